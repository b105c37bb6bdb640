import { Coord } from "./coord";
import { along, signAt, taken } from "./line";
import { WordLetter } from "./word";

/** A word under way: where it starts and how it reads, letters of the board included. */
export interface Composed {
  coord: Coord;
  word: WordLetter[];
}

/** The letters of a word that come from the player, those of the board left out. */
export function ownLetters(rows: string[], coord: Coord, word: WordLetter[]): WordLetter[] {
  return word.filter((_, position) => !taken(rows, coord, position));
}

/**
 * Lays the player's letters from a square on: squares already taken are read with the word, those right before it too,
 * so that a tap and some letters always make a whole word with the right reference.
 */
export function lay(rows: string[], from: Coord, own: WordLetter[]): Composed {
  let back = 0;
  while (taken(rows, from, -back - 1)) {
    back += 1;
  }
  const coord = along(from, -back);
  const word: WordLetter[] = [];
  const absorb = (): void => {
    while (taken(rows, coord, word.length)) {
      word.push({ letter: (signAt(rows, coord, word.length) as string).toUpperCase(), joker: false });
    }
  };
  absorb();
  for (const letter of own) {
    word.push(letter);
    absorb();
  }
  return { coord, word };
}

/** The square the next letter would take, or nothing at the edge. */
export function nextSquare(rows: string[], coord: Coord, word: WordLetter[]): Coord | null {
  const next = along(coord, word.length);
  return signAt(rows, next, 0) === undefined ? null : next;
}
