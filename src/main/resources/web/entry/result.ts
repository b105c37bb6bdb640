import { inWords, readWire, shownReference } from "../board/coord";
import { inPoints } from "../board/reading";
import { fold, ofSpelling, readWord, WordLetter } from "../board/word";
import { plural, t } from "../live/messages";
import { ResultPart, SeatSnapshot, VerdictPart } from "../live/protocol";
import { Child, element } from "../style/element";

/** "ligne H, colonne 4, horizontal", or the reference as it was written when it is none. */
export function placeInWords(reference: string): string {
  const coord = readWire(reference);
  return typeof coord === "string" ? reference : inWords(coord);
}

/** A word whose joker letters are circled for the eye and said for the ear. */
export function wordOf(letters: WordLetter[]): HTMLElement {
  const shown = letters.map((one) =>
    one.joker
      ? element("span", { class: "joker" }, one.letter, element("span", { class: "visually-hidden" }, " (" + t("board.joker") + ") "))
      : one.letter,
  );
  return element("strong", { class: "word" }, ...shown);
}

/** A word as it was written on a slip: in capitals, jokers circled; signs that are no letters stay. */
export function writtenWord(text: string): Child {
  const read = readWord(text);
  return read.strange.length > 0 || read.letters.length === 0 ? fold(text) : wordOf(read.letters);
}

/** What a round paid and why, the top and where it goes. @param arrived the last round that was over when the device came */
export function resultOf(result: ResultPart, snapshot: SeatSnapshot, arrived = 0): HTMLElement {
  const verdict = result.verdict;
  const top = result.master;
  const before = result.round <= arrived && noSlip(result);
  const reasons = verdict === null || before ? [] : verdict.reasons.filter((one) => one.code !== "VALID" && one.code !== "NO_SLIP");
  return element(
    "section",
    { class: "panel result" },
    element("h2", {}, t("tablet.result.title", result.round)),
    element("p", { class: "paid" }, ...(before && verdict !== null ? [t("tablet.result.before")] : paid(verdict))),
    !before && element("p", {}, ...mine(result)),
    verdict !== null && verdict.solo && element("p", { class: "soft" }, t("tablet.result.solo-why")),
    verdict !== null && verdict.sanction === "WARNING" && element("p", {}, warned(snapshot)),
    reasons.length > 0 && element("ul", { class: "reasons" }, ...reasons.map((one) => element("li", {}, one.text))),
    element(
      "p",
      { class: "top" },
      t("tablet.result.top") + " ",
      wordOf(ofSpelling(top.word)),
      " " + shownReference(top.coord) + ", " + inPoints(top.top) + " – " + placeInWords(top.coord),
    ),
    element("p", { class: "soft" }, foundBy(result)),
    element("p", { class: "total" }, ...total(snapshot)),
  );
}

function paid(verdict: VerdictPart | null): Child[] {
  if (verdict === null) {
    return [t("tablet.result.absent")];
  }
  const points = plural("tablet.result.paid", verdict.paid);
  const note =
    verdict.sanction === "WARNING"
      ? " – " + t("tablet.result.warning")
      : verdict.sanction === "PENALTY"
        ? " – " + t("tablet.result.penalty")
        : "";
  return [points + note, verdict.solo && element("span", { class: "tag" }, t("tablet.result.solo"))];
}

/** "C’est votre 2e avertissement ; à partir du 4e, chacun coûte 5 points." */
function warned(snapshot: SeatSnapshot): string {
  const { given, firstCostly, each } = snapshot.warnings;
  return plural("tablet.result.warned", given, firstCostly, each);
}

function mine(result: ResultPart): Child[] {
  const own = result.own;
  if (own === null || noSlip(result)) {
    return [t("tablet.result.no-slip")];
  }
  return [t("tablet.result.mine") + " ", writtenWord(own.word), own.reference === "" ? "" : " " + shownReference(own.reference)];
}

function noSlip(result: ResultPart): boolean {
  return result.own === null || (result.own.word === "" && result.own.reference === "");
}

function foundBy(result: ResultPart): string {
  return result.master.found === 0 ? t("tablet.result.found.none") : plural("tablet.result.found", result.master.found);
}

function total(snapshot: SeatSnapshot): Child[] {
  const sum = t("tablet.result.total", snapshot.total, snapshot.topTotal);
  return snapshot.rank === null ? [sum] : [sum + " ", element("span", { class: "unbroken" }, t("tablet.result.rank", snapshot.rank))];
}

/** The player's own sheet of rounds. On a phone its rows are blocks, so every cell knows its heading and its role. */
export function sheetOf(snapshot: SeatSnapshot): HTMLElement {
  const heads = SHEET.map((name) =>
    element("th", { scope: "col", class: name === "points" || name === "sum" ? "number" : "" }, t("tablet.sheet." + name)),
  );
  const rows = snapshot.results.map((result) => sheetRow(result));
  return element(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": t("tablet.sheet") },
    element("table", { class: "list sheet", role: "table" }, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows)),
  );
}

const SHEET = ["round", "draw", "top", "mine", "points", "sum"];

function sheetRow(result: ResultPart): HTMLElement {
  const own = result.own;
  const master = result.master;
  const cell = (name: string, kind: string, ...inside: Child[]): HTMLElement =>
    element("td", { class: kind, role: "cell", "data-label": t("tablet.sheet." + name) }, ...inside);
  return element(
    "tr",
    { role: "row" },
    element("th", { scope: "row", role: "rowheader", "data-label": t("tablet.sheet.round") }, result.round),
    cell("draw", "", result.draw),
    cell("top", "whole", master.printed + " " + shownReference(master.coord) + " " + master.top),
    cell("mine", "whole", ...(own === null || own.word === "" ? ["–"] : [writtenWord(own.word), " " + shownReference(own.reference)])),
    cell("points", "number", result.verdict === null ? "–" : result.verdict.paid),
    cell("sum", "number", result.total),
  );
}
