import { shownReference } from "../board/coord";
import { lettersOf } from "../board/rack";
import { t } from "../live/messages";
import { ReplayGame, ReplayRound } from "./protocol";
import { placed, unpack } from "./solutions";

export const HINTS = ["scrabble", "length", "square"];

/** What a hint tells of a round; it is counted whatever it tells. */
export function hintOf(hint: string, game: ReplayGame, round: ReplayRound): string {
  const plays = unpack(round.solutions);
  const move = round.move !== null ? round.move : plays[0];
  if (hint === "scrabble") {
    const exists = game.bonusFrom > 0 && plays.some((play) => placed(round.board, play.coord, play.word.length) >= game.bonusFrom);
    return t(exists ? "replay.hint.scrabble-yes" : "replay.hint.scrabble-no", game.bonusFrom, lettersOf(round.draw).length);
  }
  if (move === undefined) {
    return t("replay.hint.nothing");
  }
  return hint === "length" ? t("replay.hint.length-is", move.word.length) : t("replay.hint.square-is", squareOf(move.coord));
}

/** The square alone: the direction is left to find. */
function squareOf(coord: string): string {
  const shown = shownReference(coord);
  return /^\d/.test(shown) ? shown.replace(/^(\d+)(.)$/, "$2$1") : shown;
}
