import { Coord, readWire, wireOf } from "../board/coord";
import { isMisfit, wordOfTiles } from "../board/laid";
import { ReadDraft } from "../entry/draft";
import { sentenceOf } from "../entry/words";
import { t } from "../live/messages";
import { ReplayRound } from "./protocol";
import { bestOf, pointsOf } from "./solutions";

/** What a word is worth on a round, and why nothing when it is nothing. */
export interface Judged {
  /** Jokers in lower case. */
  word: string;
  coord: string;
  points: number;
  why: string;
}

/** Looks the word up among the round's solutions, which the game brought along: no rule is needed, nor the server. */
export function judge(round: ReplayRound, read: ReadDraft): Judged {
  const spelling = read.letters.map((one) => (one.joker ? one.letter.toLowerCase() : one.letter)).join("");
  const coord = read.coord === null ? "" : wireOf(read.coord);
  const firstRound = round.board.every((row) => /^\.+$/.test(row));
  if (firstRound) {
    const best = bestOf(round.solutions, spelling.toUpperCase());
    return best === null ? refused(round, spelling, coord, read) : { word: best.word, coord: best.coord, points: best.points, why: "" };
  }
  const points = read.coord === null ? null : worth(round, read.coord, spelling, read);
  return points === null ? refused(round, spelling, coord, read) : { word: spelling, coord, points, why: "" };
}

function worth(round: ReplayRound, coord: Coord, spelling: string, read: ReadDraft): number | null {
  const found = pointsOf(round.solutions, coord, spelling);
  return found === null && read.placement.tiles.length === 1 ? theOtherWay(round, coord, read) : found;
}

/** A single tile that makes words both ways stands in the list once. */
function theOtherWay(round: ReplayRound, coord: Coord, read: ReadDraft): number | null {
  const other = wordOfTiles(round.board, read.placement.tiles, !coord.across);
  if (isMisfit(other) || other.word.length < 2) {
    return null;
  }
  const letters = other.word.map((one, at) => {
    const row = other.coord.row + (other.coord.across ? 0 : at);
    const column = other.coord.column + (other.coord.across ? at : 0);
    const there = round.board[row][column];
    return there === "." ? (one.joker ? one.letter.toLowerCase() : one.letter) : there;
  });
  return pointsOf(round.solutions, other.coord, letters.join(""));
}

function refused(round: ReplayRound, word: string, coord: string, read: ReadDraft): Judged {
  const misfit = read.placement.misfits[0];
  const why = misfit !== undefined ? sentenceOf(misfit) : t("replay.not-admitted", word.toUpperCase());
  return { word, coord: typeof readWire(coord) === "string" ? "" : coord, points: 0, why };
}
