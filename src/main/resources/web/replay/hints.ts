import { readWire, squareName } from "../board/coord";
import { lettersOf } from "../board/rack";
import { t } from "../live/messages";
import { byId, element, fill } from "../style/element";
import { ReplayGame, ReplayRound } from "./protocol";
import { placed, unpack } from "./solutions";
import { scrabbleFrom, topOf } from "./standing";

export const HINTS = ["scrabble", "length", "square"];

/** What a hint tells of a round; it is counted whatever it tells. */
export function hintOf(hint: string, game: ReplayGame, round: ReplayRound): string {
  const plays = unpack(round.solutions);
  const move = topOf(round) || plays[0];
  if (hint === "scrabble") {
    const least = scrabbleFrom(game);
    const exists = least > 0 && plays.some((play) => placed(round.board, play.coord, play.word.length) >= least);
    return t(exists ? "replay.hint.scrabble-yes" : "replay.hint.scrabble-no", least, lettersOf(round.draw).length);
  }
  if (move === undefined) {
    return t("replay.hint.nothing");
  }
  return hint === "length" ? t("replay.hint.length-is", move.word.length) : t("replay.hint.square-is", squareOf(move.coord));
}

/** Each question is asked once and counted once. @param given those asked so far @returns what it tells */
export function askHint(hint: string, given: string[], game: ReplayGame, round: ReplayRound): string {
  if (given.indexOf(hint) < 0) {
    given.push(hint);
  }
  showHints(given, game, round);
  return hintOf(hint, game, round);
}

/** Those asked for on the round are told below their buttons, which are used up. */
export function showHints(given: string[], game: ReplayGame, round: ReplayRound): void {
  for (const hint of HINTS) {
    byId<HTMLButtonElement>("hint-" + hint).disabled = given.indexOf(hint) >= 0;
  }
  fill(byId("hints-given"), ...given.map((hint) => element("li", {}, hintOf(hint, game, round))));
}

/** The square alone: the direction is left to find. */
function squareOf(coord: string): string {
  const at = readWire(coord);
  return typeof at === "string" ? coord : squareName(at.row, at.column);
}
