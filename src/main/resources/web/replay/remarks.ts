import { plural, t } from "../live/messages";
import { element } from "../style/element";
import { Finding, ReplayGame, ReplayRound } from "./protocol";

/** Said at the round in words of its own, with the points. */
const TOLD_APART = ["word.unknown", "cross-word.unknown", "top.beaten"];

/** What contradicts itself, said before the game is played without a word of it. */
export function contradictionsOf(game: ReplayGame): HTMLElement | false {
  const whole = game.findings.filter((finding) => finding.round === 0);
  const wrong = game.findings.filter((finding) => finding.round > 0 && finding.contradiction);
  const count = wrong.length + whole.filter((finding) => finding.contradiction).length;
  const open = whole.map((finding) => line(finding, finding.text));
  if (wrong.length > 0) {
    open.push(element("li", { class: "contradiction" }, plural("replay.contradictions-at", roundsOf(wrong).length, roundsOf(wrong).join(", "))));
  }
  const head = count > 0 && element("p", {}, element("strong", {}, plural("replay.contradictions", count)));
  return open.length > 0 && element("div", { class: count > 0 ? "note warn" : "note", id: "contradictions" }, head, element("ul", {}, ...open));
}

/** What gives words away, folded for after the game. */
export function remarksOf(game: ReplayGame): HTMLElement | false {
  const apart = game.findings.filter((finding) => finding.round > 0);
  const telling = game.notes.filter((note) => note.indexOf("note:") === 0).map((note) => element("li", {}, note.slice(5).trim()));
  const folded = apart.map((finding) => line(finding, t("replay.round-of", finding.round) + " " + finding.text)).concat(telling);
  const title = game.manner === "DUPLICATE" ? t("replay.remarks-telling") : plural("replay.remarks", folded.length);
  return folded.length > 0 && element("details", { id: "remarks" }, element("summary", {}, title), element("ul", {}, ...folded));
}

/** What is to be said of a round once it is played. */
export function remarksOn(game: ReplayGame, round: ReplayRound): HTMLElement | false {
  const lines = game.findings
    .filter((finding) => finding.round === round.number && TOLD_APART.indexOf(finding.code) < 0)
    .map((finding) => line(finding, capital(finding.text)));
  return lines.length > 0 && element("ul", { class: "note warn remarks" }, ...lines);
}

function line(finding: Finding, text: string): HTMLElement {
  return element("li", { class: finding.contradiction ? "contradiction" : "" }, text);
}

function roundsOf(findings: Finding[]): number[] {
  return findings.map((finding) => finding.round).filter((round, at, all) => all.indexOf(round) === at);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
