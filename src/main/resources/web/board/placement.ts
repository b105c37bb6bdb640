import { Coord, referenceOf, SIZE, squareName } from "./coord";
import { DraftTile } from "./grid";
import { WordLetter } from "./word";

/** Something that does not fit, by message key and blanks. */
export interface Misfit {
  key: string;
  args: (string | number)[];
}

export interface Placement {
  /** The tiles that come from the rack, where they fit on the grid. */
  tiles: DraftTile[];
  /** The word with every joker designated. */
  letters: WordLetter[];
  misfits: Misfit[];
  /** Letters the joker was given without having been asked for. */
  offered: string[];
  /** The joker could as well stand at another place of the word. */
  ambiguous: boolean;
}

/**
 * Lays a word on the grid as paper and pencil would: letters held, squares free, inside the grid, touching another word.
 * It knows no dictionary and no score. Without a coordinate only the letters are looked at.
 */
export function place(rows: string[], coord: Coord | null, word: WordLetter[], rack: string[]): Placement {
  const empty = rows.every((row) => /^\.*$/.test(row));
  const fromRack = word.map((_, position) => coord === null || signAt(rows, coord, position) === ".");
  const known = coord !== null || empty;
  const dealt = deal(word, fromRack, known ? rack : null);
  const misfits = coord === null ? [] : misfitsOf(rows, coord, word, fromRack, empty);
  if (known && dealt.missing.length > 0) {
    misfits.unshift({ key: "board.missing", args: [dealt.missing.join(", ")] });
  }
  if (dealt.noJoker) {
    misfits.unshift({ key: "board.no-joker", args: [] });
  }
  const tiles = coord === null ? [] : tilesOf(coord, dealt.letters, fromRack);
  return { tiles, letters: dealt.letters, misfits, offered: dealt.offered, ambiguous: dealt.ambiguous };
}

/** The sign under a letter of the word: `.` free, a letter, or nothing beyond the edge. */
export function signAt(rows: string[], coord: Coord, position: number): string | undefined {
  const row = coord.row + (coord.across ? 0 : position);
  const column = coord.column + (coord.across ? position : 0);
  return row >= 0 && column >= 0 && row < SIZE && column < SIZE ? rows[row][column] : undefined;
}

interface Dealt {
  letters: WordLetter[];
  missing: string[];
  offered: string[];
  noJoker: boolean;
  ambiguous: boolean;
}

/** Takes the word's letters from the rack: marked jokers first, real tiles next, a joker for what is still missing. */
function deal(word: WordLetter[], fromRack: boolean[], rack: string[] | null): Dealt {
  const letters = word.map((one) => ({ letter: one.letter, joker: one.joker }));
  const dealt: Dealt = { letters, missing: [], offered: [], noJoker: false, ambiguous: false };
  if (rack === null) {
    return dealt;
  }
  const left = rack.slice();
  const take = (sign: string): boolean => {
    const at = left.indexOf(sign);
    return at >= 0 && left.splice(at, 1).length === 1;
  };
  const needed = letters.filter((_, position) => fromRack[position]);
  needed.filter((one) => one.joker).forEach(() => {
    dealt.noJoker = !take("?") || dealt.noJoker;
  });
  for (const one of needed.filter((letter) => !letter.joker)) {
    if (take(one.letter)) {
      continue;
    }
    if (take("?")) {
      one.joker = true;
      dealt.offered.push(one.letter);
      dealt.ambiguous = needed.filter((other) => other.letter === one.letter).length > 1 || dealt.ambiguous;
    } else {
      dealt.missing.push(one.letter);
    }
  }
  return dealt;
}

function tilesOf(coord: Coord, letters: WordLetter[], fromRack: boolean[]): DraftTile[] {
  const tiles: DraftTile[] = [];
  letters.forEach((one, position) => {
    const row = coord.row + (coord.across ? 0 : position);
    const column = coord.column + (coord.across ? position : 0);
    if (fromRack[position] && row < SIZE && column < SIZE) {
      tiles.push({ row, column, letter: one.letter, joker: one.joker });
    }
  });
  return tiles;
}

function misfitsOf(
  rows: string[],
  coord: Coord,
  word: WordLetter[],
  fromRack: boolean[],
  empty: boolean,
): Misfit[] {
  const text = word.map((one) => one.letter).join("");
  const beyond = word.filter((_, position) => signAt(rows, coord, position) === undefined).length;
  if (beyond > 0) {
    return [{ key: "placement.off-edge", args: [text, beyond, referenceOf(coord)] }];
  }
  const clash = conflict(rows, coord, word);
  if (clash !== null) {
    return [clash];
  }
  const whole = wholeWord(rows, coord, text);
  if (whole !== text) {
    return [{ key: "placement.incomplete", args: [text, whole] }];
  }
  if (fromRack.indexOf(true) < 0) {
    return [{ key: "placement.no-new-tile", args: [] }];
  }
  return empty || touches(rows, coord, word.length) ? [] : [{ key: "placement.not-connected", args: [] }];
}

function conflict(rows: string[], coord: Coord, word: WordLetter[]): Misfit | null {
  for (let position = 0; position < word.length; position++) {
    const sign = signAt(rows, coord, position);
    if (sign !== undefined && sign !== "." && sign.toUpperCase() !== word[position].letter) {
      const row = coord.row + (coord.across ? 0 : position);
      const column = coord.column + (coord.across ? position : 0);
      const args = [squareName(row, column), sign.toUpperCase(), word[position].letter];
      return { key: "placement.conflict", args };
    }
  }
  return null;
}

/** The word with the letters of the board that stand right before and right after it. */
function wholeWord(rows: string[], coord: Coord, text: string): string {
  let whole = text;
  for (let before = -1; taken(rows, coord, before); before--) {
    whole = (signAt(rows, coord, before) as string).toUpperCase() + whole;
  }
  for (let after = text.length; taken(rows, coord, after); after++) {
    whole += (signAt(rows, coord, after) as string).toUpperCase();
  }
  return whole;
}

export function taken(rows: string[], coord: Coord, position: number): boolean {
  const sign = signAt(rows, coord, position);
  return sign !== undefined && sign !== ".";
}

function touches(rows: string[], coord: Coord, length: number): boolean {
  for (let position = 0; position < length; position++) {
    const square = {
      row: coord.row + (coord.across ? 0 : position),
      column: coord.column + (coord.across ? position : 0),
      across: !coord.across,
    };
    if (taken(rows, square, -1) || taken(rows, square, 0) || taken(rows, square, 1)) {
      return true;
    }
  }
  return false;
}
