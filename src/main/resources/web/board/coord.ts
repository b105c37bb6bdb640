import { t } from "../live/messages";

/** A square and a direction; rows and columns from 0. */
export interface Coord {
  row: number;
  column: number;
  across: boolean;
}

/**
 * How references are read and shown: French games put the letter first across (`H4`), English ones the number (`8H`).
 * It follows the language of the game, never that of the page.
 */
export type Notation = "letter-first" | "number-first";

let notation: Notation = "letter-first";

export function useNotation(chosen: Notation): void {
  notation = chosen;
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
  return read(text, notation);
}

/** A reference as the server writes it, whatever the game's notation: letter first across. */
export function readWire(text: string): Coord | "format" | "off-board" {
  return read(text, "letter-first");
}

function read(text: string, by: Notation): Coord | "format" | "off-board" {
  const tidy = tidyReference(text);
  const letterFirst = /^([A-Z])(\d{1,2})$/.exec(tidy);
  const numberFirst = /^(\d{1,2})([A-Z])$/.exec(tidy);
  if (letterFirst !== null) {
    return at(letterFirst[1], letterFirst[2], by === "letter-first");
  }
  return numberFirst !== null ? at(numberFirst[2], numberFirst[1], by === "number-first") : "format";
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

/** The reference as the players of this game write it. */
export function referenceOf(coord: Coord): string {
  return written(coord, notation);
}

/** The reference as the server reads it. */
export function wireOf(coord: Coord): string {
  return written(coord, "letter-first");
}

/** A reference of the server as the players of this game write it; what is none stays as it is. */
export function shownReference(wire: string): string {
  const coord = readWire(wire);
  return typeof coord === "string" ? wire : referenceOf(coord);
}

function written(coord: Coord, by: Notation): string {
  const number = String(coord.column + 1);
  const letterFirst = coord.across === (by === "letter-first");
  return letterFirst ? LETTERS[coord.row] + number : number + LETTERS[coord.row];
}

/** "ligne H, colonne 4, horizontal": the echo that makes a wrong direction heard. */
export function inWords(coord: Coord): string {
  return t(coord.across ? "board.across" : "board.down", LETTERS[coord.row], coord.column + 1);
}
