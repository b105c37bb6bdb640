import { t } from "../live/messages";

/** A square and a direction; rows and columns from 0. Shown in French notation: `H4` across, `4H` down. */
export interface Coord {
  row: number;
  column: number;
  across: boolean;
}

export const SIZE = 15;
const LETTERS = "ABCDEFGHIJKLMNO";
/** What the digit keys of a French keyboard give without Shift. */
const AZERTY: { [key: string]: string } = {
  "&": "1", "é": "2", '"': "3", "'": "4", "’": "4", "(": "5", "-": "6", "§": "6", "è": "7", "_": "8", "!": "8", "ç": "9", "à": "0",
};

/** The reference with every forgiveness applied: case, spaces, separators, digit keys without Shift. */
export function tidyReference(text: string): string {
  const digits = /\d/.test(text);
  let tidy = "";
  for (const sign of text.trim().toLowerCase()) {
    tidy += digits ? sign : AZERTY[sign] || sign;
  }
  return tidy.replace(/[\s/.,;-]+/g, "").toUpperCase();
}

/** @returns the coordinate, or which of the two things is wrong with the text */
export function readReference(text: string): Coord | "format" | "off-board" {
  const tidy = tidyReference(text);
  const across = /^([A-Z])(\d{1,2})$/.exec(tidy);
  const down = /^(\d{1,2})([A-Z])$/.exec(tidy);
  if (across !== null) {
    return at(across[1], across[2], true);
  }
  return down !== null ? at(down[2], down[1], false) : "format";
}

function at(letter: string, number: string, across: boolean): Coord | "off-board" {
  const row = LETTERS.indexOf(letter);
  const column = Number(number) - 1;
  return row >= 0 && column >= 0 && column < SIZE ? { row, column, across } : "off-board";
}

export function rowName(row: number): string {
  return LETTERS[row];
}

/** `H4`: the square, whatever the direction. */
export function squareName(row: number, column: number): string {
  return LETTERS[row] + (column + 1);
}

export function referenceOf(coord: Coord): string {
  const number = String(coord.column + 1);
  return coord.across ? LETTERS[coord.row] + number : number + LETTERS[coord.row];
}

/** "ligne H, colonne 4, horizontal": the echo that makes a wrong direction heard. */
export function inWords(coord: Coord): string {
  return t(coord.across ? "board.across" : "board.down", LETTERS[coord.row], coord.column + 1);
}
