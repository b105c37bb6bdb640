import { plural, t } from "../live/messages";
import { columnName, Coord, rowName, SIZE, squareName } from "./coord";
import { signAt } from "./line";

/** A word standing on the board, of two letters or more. */
export interface StandingWord {
  coord: Coord;
  word: string;
}

/** The words of one row or one column, in order. */
export function wordsAlong(rows: string[], line: number, across: boolean): StandingWord[] {
  const start = { row: across ? line : 0, column: across ? 0 : line, across };
  const words: StandingWord[] = [];
  let word = "";
  for (let at = 0; at <= SIZE; at++) {
    const sign = at < SIZE ? (signAt(rows, start, at) as string) : ".";
    if (sign !== ".") {
      word += sign.toUpperCase();
      continue;
    }
    const from = at - word.length;
    if (word.length > 1) {
      words.push({ coord: { row: across ? line : from, column: across ? from : line, across }, word });
    }
    word = "";
  }
  return words;
}

/** Every word of the board: those across by rows, then those down by columns. */
export function wordsOf(rows: string[]): StandingWord[] {
  const lines = Array.from({ length: SIZE }, (_, line) => line);
  const across = lines.map((line) => wordsAlong(rows, line, true));
  const down = lines.map((line) => wordsAlong(rows, line, false));
  return ([] as StandingWord[]).concat(...across, ...down);
}

/** "Ligne H : colonnes 2 à 8, SEMAINE." */
export function sayRow(rows: string[], row: number): string {
  const said = runs(rows, row, true).map((run) =>
    run.word.length > 1
      ? t("board.read.columns", columnName(run.from), columnName(run.from + run.word.length - 1), run.word)
      : t("board.read.column-one", columnName(run.from), run.word),
  );
  return t("board.read.row", rowName(row), said.length === 0 ? t("board.empty") : said.join(" ; "));
}

/** "Colonne 8 : lignes F à J, PIANO." */
export function sayColumn(rows: string[], column: number): string {
  const said = runs(rows, column, false).map((run) =>
    run.word.length > 1
      ? t("board.read.rows", rowName(run.from), rowName(run.from + run.word.length - 1), run.word)
      : t("board.read.row-one", rowName(run.from), run.word),
  );
  return t("board.read.column", columnName(column), said.length === 0 ? t("board.empty") : said.join(" ; "));
}

interface Run {
  from: number;
  word: string;
}

/** Letters in a row without a gap, single ones too. */
function runs(rows: string[], line: number, across: boolean): Run[] {
  const start = { row: across ? line : 0, column: across ? 0 : line, across };
  const found: Run[] = [];
  for (let at = 0; at < SIZE; at++) {
    const sign = signAt(rows, start, at) as string;
    const last = found[found.length - 1];
    if (sign === ".") {
      continue;
    }
    if (last !== undefined && last.from + last.word.length === at) {
      last.word += sign.toUpperCase();
    } else {
      found.push({ from: at, word: sign.toUpperCase() });
    }
  }
  return found;
}

/** All words of the board, or that there are none: "SEMAINE, ligne H, colonne 2, horizontal." */
export function sayWords(rows: string[]): string {
  const words = wordsOf(rows);
  if (words.length === 0) {
    return t("board.read.no-word");
  }
  return words.map((one) => one.word + ", " + squareName(one.coord.row, one.coord.column) + " " + t(one.coord.across ? "board.way.across" : "board.way.down")).join(" ; ") + ".";
}

/** "1 point", "44 points". */
export function inPoints(points: number): string {
  return plural("board.points", points);
}
