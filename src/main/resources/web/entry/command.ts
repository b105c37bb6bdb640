import { columnName, columnNamed, Coord, readReference, rowName, rowNamed, shownReference, squareName } from "../board/coord";
import { fold } from "../board/word";

/** What was asked for in the command field. */
export type Command =
  | { kind: Plain }
  | { kind: "play"; reference: string; word: string }
  | { kind: "score"; score: string }
  | { kind: "row"; row: number }
  | { kind: "column"; column: number }
  | { kind: "square"; row: number; column: number }
  | { kind: "unknown"; text: string };

export type Plain =
  | "nothing" | "help" | "rack" | "time" | "last" | "words" | "mine" | "send" | "clear" | "undo" | "prepare" | "take-up"
  | "total" | "rank" | "left" | "sheet" | "call" | "yes" | "no";

/** French and English words are understood whatever the page's language. */
const PLAIN: { [word: string]: Plain } = {
  "": "nothing",
  "?": "help", AIDE: "help", HELP: "help",
  T: "rack", TIRAGE: "rack", R: "rack", RACK: "rack",
  H: "time", TEMPS: "time", HEURE: "time", TIME: "time",
  D: "last", DERNIER: "last", LAST: "last", TOP: "last",
  MOTS: "words", WORDS: "words",
  "MON COUP": "mine", MOI: "mine", "MY MOVE": "mine", MINE: "mine",
  ENVOYER: "send", SEND: "send",
  EFFACER: "clear", CLEAR: "clear",
  RETABLIR: "undo", UNDO: "undo",
  PREPARER: "prepare", PREPARE: "prepare", "SET ASIDE": "prepare",
  REPRENDRE: "take-up", "BRING BACK": "take-up",
  SCORE: "total", TOTAL: "total",
  RANG: "rank", PLACE: "rank", RANK: "rank",
  RESTE: "left", LEFT: "left",
  FEUILLE: "sheet", SHEET: "sheet",
  OUI: "yes", O: "yes", YES: "yes", Y: "yes",
  NON: "no", N: "no", NO: "no",
  ARBITRE: "call", ARBITER: "call", CALL: "call",
};

/** Words before a word played without a reference, as the first round allows. */
const PLAY = ["JOUER", "PLAY"];
const SCORE = ["SCORE"];
const ROW = ["L", "LIGNE", "ROW"];
const COLUMN = ["C", "COLONNE", "COLUMN", "COL"];
const SQUARE = ["CASE", "SQUARE"];

/** Reads one line of the command field: `H2 SEMAINE`, `t`, `l H`, `c 4`, `case H8`; in an English game `8B HOLIDAY`, `row 8`... */
export function readCommand(line: string): Command {
  const text = line.trim().replace(/\s+/g, " ");
  const folded = fold(text);
  const plain = PLAIN[folded];
  if (plain !== undefined) {
    return { kind: plain };
  }
  const parts = text.split(" ");
  return (
    playOf(parts) || lineOf(parts.map(fold)) || squareOf(parts.map(fold)) || scoreOf(parts) || { kind: "unknown", text }
  );
}

/** What the help of the field shows: a reference, a row, a column, a square, as this game names them. */
export function commandExamples(): string[] {
  return [shownReference("H2"), rowName(7), columnName(3), squareName(7, 7)];
}

/** `H2 SEMAINE`, `H 2 SEMAINE`, `Z9 SEMAINE` which is off the board, and without a reference `jouer SEMAINE`. */
function playOf(parts: string[]): Command | null {
  for (const length of [1, 2]) {
    const reference = parts.slice(0, length).join("");
    if (parts.length > length && readReference(reference) !== "format") {
      return { kind: "play", reference, word: parts.slice(length).join("") };
    }
  }
  return parts.length > 1 && PLAY.indexOf(fold(parts[0])) >= 0
    ? { kind: "play", reference: "", word: parts.slice(1).join("") }
    : null;
}

function lineOf(parts: string[]): Command | null {
  if (parts.length !== 2) {
    return null;
  }
  const row = rowNamed(parts[1]);
  const column = columnNamed(parts[1]);
  if (ROW.indexOf(parts[0]) >= 0 && row !== undefined) {
    return { kind: "row", row };
  }
  return COLUMN.indexOf(parts[0]) >= 0 && column !== undefined ? { kind: "column", column } : null;
}

/** `case H8`, or the square alone. */
function squareOf(parts: string[]): Command | null {
  const named = SQUARE.indexOf(parts[0]) >= 0 ? parts.slice(1) : parts;
  const coord = readReference(named.join(""));
  return typeof coord === "string" ? null : { kind: "square", row: (coord as Coord).row, column: (coord as Coord).column };
}

function scoreOf(parts: string[]): Command | null {
  return parts.length === 2 && SCORE.indexOf(fold(parts[0])) >= 0 && /^\d{1,4}$/.test(parts[1])
    ? { kind: "score", score: parts[1] }
    : null;
}
