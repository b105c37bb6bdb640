import { t } from "../live/messages";
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

export function minutes(seconds: number): string {
  const rest = Math.max(0, seconds) % 60;
  return Math.floor(Math.max(0, seconds) / 60) + ":" + (rest < 10 ? "0" : "") + rest;
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
    element("p", {}, element("strong", {}, t("replay.topping.sum", minutes(time), guesses))),
    lines.length > 1 && element("ol", {}, ...lines.map((line) => element("li", {}, t("replay.topping.tops", line.name, line.tops)))),
  );
}
