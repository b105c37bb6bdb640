import { Coord, exampleReferences, readReference } from "../board/coord";
import { DraftTile } from "../board/grid";
import { isMisfit, wordOfTiles } from "../board/laid";
import { taken } from "../board/line";
import { Misfit } from "../board/misfits";
import { place, Placement } from "../board/placement";
import { ReadWord, readWord, WordLetter, writeWord } from "../board/word";

/** What the player has written so far, exactly as typed. */
export interface Draft {
  reference: string;
  word: string;
  score: string;
  /** Tiles laid here and there that make no word yet; without them the reference and the word say all. */
  loose: DraftTile[];
  /** Letters he does not hold, and for which he said the joker does not stand. */
  declined?: string[];
}

export type Field = "reference" | "word" | "score";

export const NO_DRAFT: Draft = { reference: "", word: "", score: "", loose: [] };

/** Costs a warning: no slip leaves without a score before this was said. */
export const MISSING_SCORE = "tablet.score-missing";

/** A score on a slip beyond which one asks whether it is meant. */
const LIKELY_SCORE = 200;

/** The highest a slip may carry, as the server has it. */
const HIGHEST_SCORE = 2000;

/** Is nothing written? */
export function isEmpty(draft: Draft): boolean {
  return (draft.reference + draft.word + draft.score).trim() === "";
}

/** The draft after a change: what was said of the joker holds as long as the letter is written. */
export function stillDeclined(draft: Draft): Draft {
  const written = readWord(draft.word).letters.filter((one) => !one.joker).map((one) => one.letter);
  return Object.assign({}, draft, { declined: (draft.declined || []).filter((letter) => written.indexOf(letter) >= 0) });
}

/**
 * The draft after the answer to whether the joker stands for a letter that is not held.
 *
 * @param read the draft as it reads on the board
 */
export function withJokerAnswered(draft: Draft, read: ReadDraft, letter: string, yes: boolean): Draft {
  if (!yes) {
    return Object.assign({}, draft, { declined: (draft.declined || []).concat([letter]) });
  }
  const word = readWord(draft.word).letters.map((one, at) => (one.letter === letter ? read.letters[at] : one));
  return Object.assign({}, draft, { word: writeWord(word) });
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
  /** The letter that is not held while a joker is free: the player is asked whether the joker stands for it. */
  asked: string | null;
}

/**
 * May this be the slip though it was never sent? A word of two letters at least, from the second round on its place, and
 * the score where scores are asked: the rule the server takes drafts by at the end of the time.
 */
export function isComplete(draft: Draft, read: ReadDraft, scoresAsked: boolean): boolean {
  const score = draft.score.trim();
  const scored = !scoresAsked || (score !== "" && Number(score) <= HIGHEST_SCORE);
  return read.blocked === null && draft.loose.length === 0 && scored;
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

type ReadPlace = Coord | "format" | "off-board" | null;

export function readDraft(draft: Draft, around: Circumstances): ReadDraft {
  const word = readWord(draft.word);
  const reference: ReadPlace = draft.reference.trim() === "" ? null : readReference(draft.reference);
  const coord = typeof reference === "string" ? null : reference;
  const bounds = { most: around.most, centre: around.first && around.assistance > 1, declined: draft.declined };
  const placement = place(around.rows, coord, word.letters, around.rack, bounds);
  const asPaper = around.assistance === 0;
  return {
    coord,
    letters: placement.letters,
    placement: draft.loose.length > 0 ? Object.assign({}, placement, { tiles: draft.loose }) : placement,
    blocked: blockOf(draft, word.letters, word.strange, reference, around),
    warnings: word.letters.length === 0 ? [] : (asPaper ? [] : placement.misfits).concat(scoreDoubts(draft, around)),
    notes: notesOf(word.folded, coord, placement, around),
    asked: asPaper ? null : askedOf(placement),
  };
}

/** The joker is asked for where it makes the word whole, and where it can stand for one letter only. */
function askedOf(placement: Placement): string | null {
  const lacks = placement.misfits.some((one) => one.key === "board.missing" || one.key === "board.too-few");
  return lacks || placement.ambiguous || placement.offered.length === 0 ? null : placement.offered[0];
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
      ? block("reference", "tablet.reference-format", [written, ...exampleReferences()])
      : block("reference", "coord.off-board", [written]);
  }
  if (reference === null && !around.first) {
    const text = letters.map((one) => one.letter).join("");
    return Object.assign(block("reference", "tablet.no-reference", [text, exampleReferences()[0]]), { yields: around.assistance === 0 });
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
    return [{ key: MISSING_SCORE, args: [] }];
  }
  return Number(score) > LIKELY_SCORE ? [{ key: "tablet.score-doubt", args: [score] }] : [];
}

function notesOf(
  folded: ReadWord["folded"],
  coord: Coord | null,
  placement: Placement,
  around: Circumstances,
): Misfit[] {
  const notes: Misfit[] = [];
  if (folded !== null) {
    notes.push({ key: "tablet.accent", args: [folded.sign, folded.letters] });
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
