import { readReference, referenceOf, Coord } from "../board/coord";
import { DraftTile } from "../board/grid";
import { isMisfit, wordOfTiles } from "../board/laid";
import { taken } from "../board/line";
import { Misfit } from "../board/misfits";
import { place, Placement } from "../board/placement";
import { readWord, WordLetter } from "../board/word";

/** What the player has written so far, exactly as typed. */
export interface Draft {
  reference: string;
  word: string;
  score: string;
  /** Tiles laid here and there that make no word yet; without them the reference and the word say all. */
  loose: DraftTile[];
}

export type Field = "reference" | "word" | "score";

export const NO_DRAFT: Draft = { reference: "", word: "", score: "", loose: [] };

/** A score on a slip beyond which one asks whether it is meant. */
const LIKELY_SCORE = 200;

/** Is nothing written? */
export function isEmpty(draft: Draft): boolean {
  return (draft.reference + draft.word + draft.score).trim() === "";
}

/** What keeps a slip from being sent, with the field it belongs to. */
export interface Block extends Misfit {
  field: Field;
  /** Said once; whoever insists may send all the same, as on paper. */
  yields: boolean;
}

/** A draft read: what can be shown on the grid, what keeps it from being sent, what is only worth saying. */
export interface ReadDraft {
  coord: Coord | null;
  letters: WordLetter[];
  placement: Placement;
  /** The first thing that keeps the slip from being sent. */
  blocked: Block | null;
  /** Said, but the player may send all the same, as on paper. */
  warnings: Misfit[];
  /** What the program understood for the player. */
  notes: Misfit[];
}

export interface Circumstances {
  rows: string[];
  rack: string[];
  /** The first round: the reference may be left out. */
  first: boolean;
  scoresAsked: boolean;
  /** 0 as paper, 1 placement, 2 score too, 3 words too. */
  assistance: number;
  /** How many letters may be laid, where the variant sets fewer than the rack holds. */
  most?: number;
}

/** The same square across and down, as this game writes them. */
export function examples(): [string, string] {
  const square = { row: 7, column: 3 };
  return [referenceOf(Object.assign({ across: true }, square)), referenceOf(Object.assign({ across: false }, square))];
}

type ReadPlace = Coord | "format" | "off-board" | null;

export function readDraft(draft: Draft, around: Circumstances): ReadDraft {
  const word = readWord(draft.word);
  const reference: ReadPlace = draft.reference.trim() === "" ? null : readReference(draft.reference);
  const coord = typeof reference === "string" ? null : reference;
  const bounds = { most: around.most, centre: around.first && around.assistance > 1 };
  const placement = place(around.rows, coord, word.letters, around.rack, bounds);
  const asPaper = around.assistance === 0;
  return {
    coord,
    letters: placement.letters,
    placement: draft.loose.length > 0 ? Object.assign({}, placement, { tiles: draft.loose }) : placement,
    blocked: blockOf(draft, word.letters, word.strange, reference, around),
    warnings: word.letters.length === 0 ? [] : (asPaper ? [] : placement.misfits).concat(scoreDoubts(draft, around)),
    notes: notesOf(draft, word.folded, coord, placement, around),
  };
}

function blockOf(
  draft: Draft,
  letters: WordLetter[],
  strange: string[],
  reference: ReadPlace,
  around: Circumstances,
): Block | null {
  const block = (field: Field, key: string, args: (string | number)[] = []): Block => ({ field, key, args, yields: false });
  if (letters.length === 0 && strange.length === 0) {
    return block("word", "tablet.empty");
  }
  if (strange.length > 0) {
    return block("word", strangeKey(draft.word, strange), [strange[0]]);
  }
  if (draft.loose.length > 0) {
    const made = wordOfTiles(around.rows, draft.loose, true);
    return isMisfit(made) ? block("word", made.key, made.args) : null;
  }
  if (letters.length < 2) {
    return block("word", "placement.too-short");
  }
  if (reference === "format" || reference === "off-board") {
    const written = draft.reference.trim();
    return reference === "format"
      ? block("reference", "tablet.reference-format", [written, ...examples()])
      : block("reference", "coord.off-board", [written]);
  }
  if (reference === null && !around.first) {
    const text = letters.map((one) => one.letter).join("");
    return Object.assign(block("reference", "tablet.no-reference", [text, examples()[0]]), { yields: around.assistance === 0 });
  }
  const score = draft.score.trim();
  const wrong = around.scoresAsked && score !== "" && !/^\d{1,4}$/.test(score);
  return wrong ? block("score", "tablet.score-number") : null;
}

/** A joker half written is said to be one: `?` without its letter, a parenthesis left open. */
function strangeKey(word: string, strange: string[]): string {
  if (strange.length === 1 && /[?*]\s*$/.test(word)) {
    return "tablet.joker-next";
  }
  return strange.length === 1 && /\([a-z]?\s*$/i.test(word) ? "tablet.joker-open" : "tablet.bad-character";
}

function scoreDoubts(draft: Draft, around: Circumstances): Misfit[] {
  const score = draft.score.trim();
  if (!around.scoresAsked) {
    return [];
  }
  if (score === "") {
    return [{ key: "tablet.score-missing", args: [] }];
  }
  return Number(score) > LIKELY_SCORE ? [{ key: "tablet.score-doubt", args: [score] }] : [];
}

function notesOf(
  draft: Draft,
  folded: boolean,
  coord: Coord | null,
  placement: Placement,
  around: Circumstances,
): Misfit[] {
  const notes: Misfit[] = [];
  const accent = folded ? /[^\u0020-\u007e]/.exec(draft.word) : null;
  if (accent !== null) {
    notes.push({ key: "tablet.accent", args: [accent[0].toUpperCase(), readWord(accent[0]).letters.map((one) => one.letter).join("")] });
  }
  if (coord !== null && placement.tiles.length === 1 && goesBothWays(around.rows, placement.tiles[0])) {
    notes.push({ key: "tablet.one-tile", args: [] });
  }
  return notes;
}

/** A single tile beside letters of the board in both directions: the direction must be the player's choice. */
function goesBothWays(rows: string[], tile: DraftTile): boolean {
  return [true, false].every((across) => {
    const coord = { row: tile.row, column: tile.column, across };
    return taken(rows, coord, -1) || taken(rows, coord, 1);
  });
}
