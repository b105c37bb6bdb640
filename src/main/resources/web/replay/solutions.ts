import { Coord, readWire, wireOf } from "../board/coord";

/** One play of a round's solutions. */
export interface Solution {
  points: number;
  coord: string;
  /** Jokers in lower case. */
  word: string;
}

/** All plays of one word, best first. */
export interface WordGroup {
  word: string;
  best: number;
  plays: Solution[];
}

const PLAY = /^([A-O]\d{1,2}|\d{1,2}[A-O])([A-Za-z]+)$/;

/** Reads the packed text of the server: a line for each score, its plays apart by blanks. */
export function unpack(packed: string): Solution[] {
  const solutions: Solution[] = [];
  for (const line of packed.split("\n")) {
    const parts = line.split(" ");
    const points = Number(parts[0]);
    for (let at = 1; at < parts.length; at++) {
      const play = PLAY.exec(parts[at]);
      if (play !== null) {
        solutions.push({ points, coord: play[1], word: play[2] });
      }
    }
  }
  return solutions;
}

/** What a play is worth: found in the packed text as it stands, so that thousands of plays need no objects. */
export function pointsOf(packed: string, coord: Coord, spelling: string): number | null {
  const wanted = wireOf(coord) + spelling;
  for (const line of packed.split("\n")) {
    if ((line + " ").indexOf(" " + wanted + " ") >= 0) {
      return Number(line.split(" ")[0]);
    }
  }
  return null;
}

/** The most a word is worth wherever it goes: how the first round is paid. */
export function bestOf(packed: string, word: string): Solution | null {
  const found = unpack(packed).filter((play) => play.word.toUpperCase() === word);
  return found.length === 0 ? null : found[0];
}

/** Grouped by word, the words in the order of their best score, then of the alphabet. */
export function byWord(solutions: Solution[]): WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const play of solutions) {
    const word = play.word.toUpperCase();
    const group = groups.get(word);
    if (group === undefined) {
      groups.set(word, { word, best: play.points, plays: [play] });
    } else {
      group.plays.push(play);
    }
  }
  return Array.from(groups.values()).sort((one, other) => other.best - one.best || (one.word < other.word ? -1 : 1));
}

/** How many tiles a play takes from the rack. */
export function placed(rows: string[], coord: string, length: number): number {
  const at = readWire(coord);
  if (typeof at === "string") {
    return 0;
  }
  let count = 0;
  for (let position = 0; position < length; position++) {
    const row = at.row + (at.across ? 0 : position);
    const column = at.column + (at.across ? position : 0);
    count += rows[row] !== undefined && rows[row][column] === "." ? 1 : 0;
  }
  return count;
}

/** As printed in France: jokers in parentheses. */
export function printed(spelling: string): string {
  return spelling.replace(/[a-z]/g, (letter) => "(" + letter.toUpperCase() + ")");
}
