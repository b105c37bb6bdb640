import { Coord, readReference } from "../board/coord";
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
  | "total" | "rank" | "left" | "sheet" | "call";

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
  PREPARER: "prepare", PREPARE: "prepare",
  REPRENDRE: "take-up", "TAKE UP": "take-up",
  SCORE: "total", TOTAL: "total",
  RANG: "rank", PLACE: "rank", RANK: "rank",
  RESTE: "left", LEFT: "left",
  FEUILLE: "sheet", SHEET: "sheet",
  ARBITRE: "call", ARBITER: "call", CALL: "call",
};

/** Words before a word played without a reference, as the first round allows. */
const PLAY = ["JOUER", "PLAY"];
const SCORE = ["SCORE"];
const ROW = ["L", "LIGNE", "ROW"];
const COLUMN = ["C", "COLONNE", "COLUMN", "COL"];
const SQUARE = ["CASE", "SQUARE"];

/** Reads one line of the command field: `H2 SEMAINE`, `t`, `l H`, `c 4`, `case H8`... */
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

/** `H2 SEMAINE`, `H 2 SEMAINE`, and without a reference `jouer SEMAINE`. */
function playOf(parts: string[]): Command | null {
  for (const length of [1, 2]) {
    const reference = parts.slice(0, length).join("");
    if (parts.length > length && isReference(reference)) {
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
  const row = /^[A-O]$/.test(parts[1]) ? parts[1].charCodeAt(0) - 65 : -1;
  const column = /^([1-9]|1[0-5])$/.test(parts[1]) ? Number(parts[1]) - 1 : -1;
  if (ROW.indexOf(parts[0]) >= 0 && row >= 0) {
    return { kind: "row", row };
  }
  return COLUMN.indexOf(parts[0]) >= 0 && column >= 0 ? { kind: "column", column } : null;
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

/** A letter and one or two digits, or the other way round; digits as a French keyboard gives them without Shift, too. */
function isReference(text: string): boolean {
  return typeof readReference(text) !== "string";
}
