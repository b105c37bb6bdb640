import { shownReference } from "../board/coord";
import { inPoints } from "../board/reading";
import { plural, t } from "../live/messages";
import { Child, element } from "../style/element";
import { Explainer, lookedUp, readings } from "./explain";
import { Judged } from "./judge";
import { ReplayGame, ReplayMove, ReplayRound } from "./protocol";
import { nameReason } from "./reason";
import { remarksOn } from "./remarks";
import { solutionList } from "./solutionlist";
import { printed, unpack } from "./solutions";
import { fieldOn, isMisplaced, topOf } from "./standing";

const MOST_TOPS = 12;

/** What a round shows once it is played: one's own move, the tops, the field, why the word is valid, all solutions. */
export function outcome(game: ReplayGame, round: ReplayRound, mine: Judged, next: HTMLElement): Child[] {
  const explainer = new Explainer(game, round.meanings);
  const why = element("p", { class: "note warn" }, mine.why);
  nameReason(why, game, round, mine);
  return [
    element("h2", { id: "outcome-title", tabindex: -1 }, verdict(round, mine)),
    mine.why !== "" && why,
    ownWord(game, round, mine),
    element("p", {}, next),
    ...tops(game, round),
    remarksOn(game, round),
    field(round, mine),
    changed(round),
    explainer.host,
    allSolutions(round, explainer),
  ];
}

/** "KETCH 44 points : c’est le top." or "NO 12 points, 32 de perdus." */
function verdict(round: ReplayRound, mine: Judged): string {
  const word = mine.word === "" ? t("replay.no-word") : printed(mine.word);
  const loss = round.points - mine.points;
  if (loss < 0) {
    return t("replay.verdict.beyond", word, inPoints(mine.points), -loss);
  }
  return loss === 0 ? t("replay.verdict.top", word, inPoints(mine.points)) : t("replay.verdict.loss", word, inPoints(mine.points), loss);
}

function tops(game: ReplayGame, round: ReplayRound): Child[] {
  const top = topOf(round);
  const others = unpack(round.solutions.split("\n")[0])
    .filter((play) => play.points === round.points)
    .filter((play) => top === null || play.coord !== top.coord || play.word !== top.word);
  const shown = others.slice(0, MOST_TOPS).map((play) => printed(play.word) + " " + shownReference(play.coord));
  return [
    top !== null && element("p", { class: "top-line" }, t("replay.top", moveText(top), inPoints(round.points))),
    top !== null && game.words.checked && explained(round, top.word),
    isMisplaced(round) && element("p", { class: "note" }, t("replay.misplaced", moveText(round.move as ReplayMove))),
    shown.length > 0 && element("p", {}, t("replay.same-score", shown.join(", ") + (others.length > shown.length ? "…" : ""))),
    round.better !== null && element("p", { class: "note" }, t("replay.better", round.better.printed, shownReference(round.better.coord), inPoints(round.better.points), game.words.name)),
  ];
}

/** Why one's own word is valid, where it is another than the top and pays. */
function ownWord(game: ReplayGame, round: ReplayRound, mine: Judged): HTMLElement | false {
  const top = topOf(round);
  const other = mine.points > 0 && (top === null || top.word.toUpperCase() !== mine.word.toUpperCase());
  if (!other || !game.words.checked) {
    return false;
  }
  const known = round.meanings[mine.word.toUpperCase()];
  return known === undefined ? lookedUp(game, mine.word) : explained(round, mine.word);
}

/** Readings of a word, or that none are known. */
function explained(round: ReplayRound, spelling: string): HTMLElement {
  const word = spelling.toUpperCase();
  return readings(round.meanings[word] || []) || element("p", { class: "soft" }, t("replay.no-reading", word));
}

export function moveText(move: ReplayMove): string {
  return move.printed + " " + shownReference(move.coord);
}

function field(round: ReplayRound, mine: Judged): HTMLElement | false {
  if (round.field.length === 0) {
    return false;
  }
  const on = fieldOn(round, mine.points);
  return element("p", {}, plural("replay.field", on.found, on.all) + " " + t(on.better === 0 ? "replay.field-rank-first" : "replay.field-rank", on.better + 1, on.all + 1));
}

function changed(round: ReplayRound): HTMLElement | false {
  return round.changed.length > 0 && element("p", { class: "note" }, t("replay.changed", round.changed.join(", ")));
}

/** Made when it is opened: most rounds are played on without looking at thousands of moves. */
export function allSolutions(round: ReplayRound, explainer: Explainer, opened = false): HTMLElement {
  const details = element("details", { class: "all-solutions" }, element("summary", {}, t("replay.solutions")));
  details.addEventListener("toggle", () => {
    if (details.open && details.childElementCount === 1) {
      details.append(solutionList(round.solutions, round.changed, (word) => explainer.explain(word)));
    }
  });
  details.open = opened;
  return details;
}
