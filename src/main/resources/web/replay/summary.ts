import { shownReference } from "../board/coord";
import { plural, t } from "../live/messages";
import { byId, Child, element, fill } from "../style/element";
import { curve, CurveLine } from "./curve";
import { ReplayGame } from "./protocol";
import { rankInWords } from "./print";
import { printed } from "./solutions";
import { cumulated, fieldLosses, PlayedMove, Standing, standingOf, topOf } from "./standing";
import { toppingTable } from "./topping";

export interface SummaryEvents {
  /** Rounds to play again, by their places. */
  again: (rounds: number[]) => void;
  /** To read a round, by its place. */
  read: (at: number) => void;
  print: () => void;
}

/** How the replay went, once all rounds are played. */
export function showSummary(game: ReplayGame, moves: (PlayedMove | null)[], topping: string[] | null, events: SummaryEvents): void {
  const standing = standingOf(game, moves);
  const missed = game.rounds.map((round, at) => ({ round, at })).filter(({ round, at }) => {
    const move = moves[at];
    return !!move && move.points < round.points;
  });
  fill(
    byId("summary-body"),
    element("p", { class: "soft" }, game.title),
    figures(standing),
    topping !== null && toppingTable(topping, moves),
    element("h2", {}, t("replay.curve")),
    ...curvePart(game, moves),
    element(
      "p",
      { class: "buttons" },
      missed.length > 0 && element("button", { type: "button", id: "again", class: "primary", onclick: () => events.again(missed.map(({ at }) => at)) }, plural("replay.again-missed", missed.length)),
      element("button", { type: "button", onclick: () => events.read(0) }, t("replay.read")),
      element("button", { type: "button", id: "print-result", onclick: () => events.print() }, t("replay.print-result")),
    ),
    element("h2", {}, t("replay.rounds")),
    table(game, moves, events),
  );
}

function figures(standing: Standing): HTMLElement {
  const percent = standing.percent.toFixed(1).replace(".", t("replay.decimal"));
  const parts: [string, string][] = [
    [t("replay.total"), t("replay.total-of", standing.total, standing.top, percent)],
    [t("replay.tops"), t("replay.of", standing.topsFound, standing.rounds)],
    [t("replay.missed-scrabbles"), String(standing.missedScrabbles)],
    [t("replay.hints-used"), String(standing.hints)],
  ];
  if (standing.rank !== null) {
    parts.unshift([t("replay.rank"), rankInWords(standing.rank, standing.among)]);
  }
  return element("dl", { class: "figures-list" }, ...parts.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
}

function curvePart(game: ReplayGame, moves: (PlayedMove | null)[]): Child[] {
  const mine = game.rounds.map((round, at) => {
    const move = moves[at];
    return move ? round.points - move.points : 0;
  });
  const lines: CurveLine[] = [{ name: t("replay.curve-mine"), values: cumulated(mine), kind: "mine" }];
  if (game.players.length > 0) {
    lines.push({ name: t("replay.curve-field"), values: cumulated(fieldLosses(game)), kind: "field" });
    const best = game.players.map((player) => player.total).reduce((one, other, at, all) => (all[one] >= other ? one : at), 0);
    lines.push({ name: t("replay.curve-best"), values: cumulated(game.rounds.map((round) => round.points - round.field[best].points)), kind: "best" });
  }
  const legend = element("ul", { class: "curve-legend" }, ...lines.map((line) => element("li", { class: "key-" + line.kind }, line.name)));
  return [curve(lines), legend];
}

function table(game: ReplayGame, moves: (PlayedMove | null)[], events: SummaryEvents): HTMLElement {
  const names = ["replay.round-column", "replay.rack-column", "replay.mine", "replay.top-column", "replay.loss"];
  const head = element("tr", { role: "row" }, ...names.map((key) => element("th", { scope: "col", role: "columnheader" }, t(key))));
  const lines = game.rounds.map((round, at) => {
    const move = moves[at];
    const loss = move ? round.points - move.points : null;
    const mine = !move ? "–" : move.word === "" ? t("replay.no-word") : printed(move.word) + " " + shownReference(move.coord) + " " + move.points;
    const best = topOf(round);
    const top = best === null ? "–" : best.printed + " " + shownReference(best.coord) + " " + round.points;
    return element(
      "tr",
      { role: "row" },
      element("th", { scope: "row", role: "rowheader" }, element("button", { type: "button", class: "quiet", "aria-label": t("replay.read-round", round.number), onclick: () => events.read(at) }, round.number)),
      element("td", { role: "cell" }, round.draw.text),
      element("td", { role: "cell", "data-column": t("replay.mine") }, mine),
      element("td", { role: "cell", "data-column": t("replay.top-column") }, top),
      element("td", { role: "cell", class: "number" }, loss === null ? "–" : loss === 0 ? "0" : loss > 0 ? "−" + loss : "+" + -loss),
    );
  });
  return element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("replay.rounds") }, element("table", { class: "list round-by-round", role: "table" }, element("thead", { role: "rowgroup" }, head), element("tbody", { role: "rowgroup" }, ...lines)));
}
