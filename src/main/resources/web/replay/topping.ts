import { clockFace } from "../live/clock";
import { plural, t } from "../live/messages";
import { element } from "../style/element";
import { PlayedMove } from "./standing";

/** Who found the top, asked where several play on one game. @param chosen the name, empty for nobody */
export function finderQuestion(names: string[], chosen: (name: string) => void): HTMLElement {
  const buttons = names.map((name) => element("button", { type: "button", class: "primary", onclick: () => chosen(name) }, name));
  return element(
    "div",
    { class: "buttons", role: "group", "aria-label": t("replay.topping.who") },
    element("strong", {}, t("replay.topping.who")),
    ...buttons,
    element("button", { type: "button", onclick: () => chosen("") }, t("replay.topping.nobody")),
  );
}

/** Time, guesses and tops of a topping, one line for each who played. */
export function toppingTable(names: string[], moves: (PlayedMove | null)[]): HTMLElement {
  const done = moves.filter((move): move is PlayedMove => move !== null);
  const time = done.reduce((sum, move) => sum + (move.seconds || 0), 0);
  const guesses = done.reduce((sum, move) => sum + (move.guesses || 0), 0);
  const found = (name: string): number => done.filter((move) => move.by === name).length;
  const lines = names.map((name) => ({ name, tops: found(name) })).sort((one, other) => other.tops - one.tops);
  return element(
    "div",
    {},
    element("p", {}, element("strong", {}, plural("replay.topping.sum", guesses, clockFace(time * 1000)))),
    lines.length > 1 && ranked(lines.map((line) => ({ points: line.tops, text: plural("replay.topping.tops", line.tops, line.name) }))),
  );
}

/** Lines with their ranks, best first; who has as many has the same rank. */
export function ranked(lines: { points: number; text: string }[]): HTMLElement {
  const rank = (points: number): number => 1 + lines.filter((one) => one.points > points).length;
  return element("ul", { class: "ranked" }, ...lines.map((line) => element("li", {}, rank(line.points) + ". " + line.text)));
}
