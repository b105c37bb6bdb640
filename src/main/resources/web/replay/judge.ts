import { Coord, readWire, wireOf } from "../board/coord";
import { isMisfit, wordOfTiles } from "../board/laid";
import { pointsOfTiles } from "../board/points";
import { inPoints } from "../board/reading";
import { ReadDraft } from "../entry/draft";
import { sentenceOf } from "../entry/words";
import { t } from "../live/messages";
import { Help } from "./progress";
import { ReplayGame, ReplayRound } from "./protocol";
import { bestOf, pointsOf } from "./solutions";

/** What a word is worth on a round, and why nothing when it is nothing. */
export interface Judged {
  /** Jokers in lower case. */
  word: string;
  coord: string;
  points: number;
  why: string;
  /** The list of solutions tells that it does not count, not which of its words is the reason. */
  vague?: boolean;
}

/** No word at all. */
export const NOTHING: Judged = { word: "", coord: "", points: 0, why: "" };

/**
 * Looks the word up among the round's solutions, which the game brought along: no rule is needed, nor the server.
 *
 * @param list the name of the game's word list
 */
export function judge(round: ReplayRound, read: ReadDraft, list: string): Judged {
  const spelling = read.letters.map((one) => (one.joker ? one.letter.toLowerCase() : one.letter)).join("");
  const coord = read.coord === null ? "" : wireOf(read.coord);
  const firstRound = round.board.every((row) => /^\.+$/.test(row));
  if (firstRound) {
    const best = bestOf(round.solutions, spelling.toUpperCase());
    return best === null ? refused(spelling, coord, read, list, true) : { word: best.word, coord: best.coord, points: best.points, why: "" };
  }
  const points = read.coord === null ? null : worth(round, read.coord, spelling, read);
  return points === null ? refused(spelling, coord, read, list, false) : { word: spelling, coord, points, why: "" };
}

/** What is said of the word under way, as far as that help was chosen: its points as it lies, or those it would be paid. */
export function previewOf(game: ReplayGame, round: ReplayRound, read: ReadDraft, help: Help): string {
  const word = read.letters.map((one) => one.letter).join("");
  if (help === 3) {
    const mine = judge(round, read, game.words.name);
    return mine.why !== "" ? mine.why : t("replay.preview", word, inPoints(mine.points));
  }
  const lies = help === 2 && read.coord !== null && read.placement.misfits.length === 0;
  return lies ? t("replay.preview", word, inPoints(pointsOfTiles(round.board, read.coord as Coord, read.placement.tiles, game))) : "";
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

/** @param alone it is the only word, so it is the reason */
function refused(word: string, coord: string, read: ReadDraft, list: string, alone: boolean): Judged {
  const misfit = read.placement.misfits[0];
  const place = typeof readWire(coord) === "string" ? "" : coord;
  const text = word.toUpperCase();
  if (misfit !== undefined) {
    return { word, coord: place, points: 0, why: sentenceOf(misfit) };
  }
  const why = t(alone ? "tablet.not-admitted" : "replay.not-admitted", text, list);
  return { word, coord: place, points: 0, why, vague: !alone };
}
