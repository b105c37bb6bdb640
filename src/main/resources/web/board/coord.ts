import { t } from "../live/messages";

/** A square and a direction; rows and columns from 0. */
export interface Coord {
  row: number;
  column: number;
  across: boolean;
}

/**
 * How references are read and shown. French games name rows by letters and columns by numbers, English ones the other way
 * round; both put the row first across: `H4` there, `8D` here. It follows the language of the game, never that of the page.
 */
export type Notation = "letter-first" | "number-first";

let notation: Notation = "letter-first";

/** @param language of the game's tiles */
export function notationOf(language: string | undefined): Notation {
  return language === "en" ? "number-first" : "letter-first";
}

export function useNotation(chosen: Notation): void {
  notation = chosen;
}

/** The notation of the game on the page. */
export function currentNotation(): Notation {
  return notation;
}

export const SIZE = 15;
const LETTERS = "ABCDEFGHIJKLMNO";
const LINES = Array.from({ length: SIZE }, (_, line) => line);
/** What the digit keys of a French keyboard give without Shift. */
const AZERTY: { [key: string]: string } = {
  "&": "1", "é": "2", '"': "3", "'": "4", "’": "4", "(": "5", "-": "6", "§": "6", "è": "7", "_": "8", "!": "8", "ç": "9", "à": "0",
};

/** The reference with every forgiveness applied: case, spaces, separators, digit keys without Shift. */
export function tidyReference(text: string): string {
  return plainDigits(text.trim().toLowerCase()).replace(/[\s/.,;-]+/g, "").toUpperCase();
}

/** A text without a digit, its digit keys of a French keyboard pressed without Shift read as the digits they are. */
export function plainDigits(text: string): string {
  return /\d/.test(text) ? text : Array.from(text, (sign) => AZERTY[sign] || sign).join("");
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
    return at(letterFirst[1], letterFirst[2], by === "letter-first", by);
  }
  return numberFirst !== null ? at(numberFirst[2], numberFirst[1], by === "number-first", by) : "format";
}

function at(letter: string, number: string, across: boolean, by: Notation): Coord | "off-board" {
  const lettered = LETTERS.indexOf(letter);
  const numbered = Number(number) - 1;
  const [row, column] = by === "letter-first" ? [lettered, numbered] : [numbered, lettered];
  return lettered >= 0 && numbered >= 0 && numbered < SIZE ? { row, column, across } : "off-board";
}

export function rowName(row: number): string {
  return nameOfRow(row, notation);
}

export function columnName(column: number): string {
  return nameOfColumn(column, notation);
}

/** The row of a name typed in capitals, undefined for none. */
export function rowNamed(name: string): number | undefined {
  return LINES.find((row) => rowName(row) === name);
}

/** The column of a name typed in capitals, undefined for none. */
export function columnNamed(name: string): number | undefined {
  return LINES.find((column) => columnName(column) === name);
}

function nameOfRow(row: number, by: Notation): string {
  return by === "letter-first" ? LETTERS[row] : String(row + 1);
}

function nameOfColumn(column: number, by: Notation): string {
  return by === "letter-first" ? String(column + 1) : LETTERS[column];
}

/** The square, whatever the direction, as a word across that begins on it: `H4`, in an English game `8D`. */
export function squareName(row: number, column: number): string {
  return rowName(row) + columnName(column);
}

/** A square as the server names it, whatever the game's notation. */
export function wireSquare(row: number, column: number): string {
  return written({ row, column, across: true }, "letter-first");
}

/** One reference across, one down, for sentences that need an example. */
export function exampleReferences(): [string, string] {
  const square = { row: 7, column: 3 };
  return [referenceOf(Object.assign({ across: true }, square)), referenceOf(Object.assign({ across: false }, square))];
}

/** The reference as the players of this game write it. */
export function referenceOf(coord: Coord): string {
  return written(coord, notation);
}

/** The reference as the server reads it. */
export function wireOf(coord: Coord): string {
  return written(coord, "letter-first");
}

/** A reference of the server as the players of a game write it, of the one on the page by default; what is none stays as it is. */
export function shownReference(wire: string, by: Notation = notation): string {
  const coord = readWire(wire);
  return typeof coord === "string" ? wire : written(coord, by);
}

/** What somebody typed as the server reads it; what is no reference stays as it is. */
export function typedReference(text: string): string {
  const coord = readReference(text);
  return typeof coord === "string" ? text : wireOf(coord);
}

/** The row's name before the column's across, behind it down. */
export function written(coord: Coord, by: Notation): string {
  const row = nameOfRow(coord.row, by);
  const column = nameOfColumn(coord.column, by);
  return coord.across ? row + column : column + row;
}

/** "ligne H, colonne 4, horizontal": the echo that makes a wrong direction heard. */
export function inWords(coord: Coord): string {
  return t(coord.across ? "board.across" : "board.down", rowName(coord.row), columnName(coord.column));
}
