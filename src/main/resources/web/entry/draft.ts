import { forgetOthers, keep, kept } from "../live/keep";
import { readReference, Coord } from "../board/coord";
import { place, Misfit, Placement } from "../board/placement";
import { readWord, WordLetter } from "../board/word";

/** What the player has written so far, exactly as typed. */
export interface Draft {
  reference: string;
  word: string;
  score: string;
}

/** Which round a draft belongs to: a cancelled round begins anew with another attempt. */
export interface RoundKey {
  game: number;
  table: number;
  round: number;
  attempt: number;
}

export const NO_DRAFT: Draft = { reference: "", word: "", score: "" };

/** Is nothing written? */
export function isEmpty(draft: Draft): boolean {
  return (draft.reference + draft.word + draft.score).trim() === "";
}

function storageKey(of: RoundKey): string {
  return "draft." + of.game + "." + of.table + "." + of.round + "." + of.attempt;
}

/** @returns whether the device could keep it */
export function keepDraft(of: RoundKey, draft: Draft): boolean {
  return keep(storageKey(of), draft);
}

export function keptDraft(of: RoundKey): Draft {
  forgetOthers("draft.", storageKey(of));
  return Object.assign({}, NO_DRAFT, kept<Draft>(storageKey(of)));
}

/** A draft read: what can be shown on the grid, what keeps it from being sent, what is only worth saying. */
export interface ReadDraft {
  coord: Coord | null;
  letters: WordLetter[];
  placement: Placement;
  /** The first thing that keeps the slip from being sent, with the field it belongs to. */
  blocked: (Misfit & { field: "reference" | "word" | "score" }) | null;
  /** Said, but the player may send all the same, as on paper. */
  warnings: Misfit[];
}

export interface Circumstances {
  rows: string[];
  rack: string[];
  /** The first round: the reference may be left out. */
  first: boolean;
  scoresAsked: boolean;
}

export function readDraft(draft: Draft, around: Circumstances): ReadDraft {
  const word = readWord(draft.word);
  const reference = draft.reference.trim() === "" ? null : readReference(draft.reference);
  const coord = typeof reference === "string" ? null : reference;
  const placement = place(around.rows, coord, word.letters, around.rack);
  return {
    coord,
    letters: placement.letters,
    placement,
    blocked: blockOf(draft, word.letters, word.strange, reference, around),
    warnings: word.letters.length === 0 ? [] : placement.misfits.concat(scoreMissing(draft, around)),
  };
}

function blockOf(
  draft: Draft,
  letters: WordLetter[],
  strange: string[],
  reference: Coord | "format" | "off-board" | null,
  around: Circumstances,
): ReadDraft["blocked"] {
  if (letters.length === 0 && strange.length === 0) {
    return { field: "word", key: "tablet.empty", args: [] };
  }
  if (strange.length > 0) {
    return { field: "word", key: strangeKey(draft.word, strange), args: [strange[0]] };
  }
  if (letters.length < 2) {
    return { field: "word", key: "placement.too-short", args: [] };
  }
  if (reference === "format" || reference === "off-board") {
    return { field: "reference", key: "coord." + reference, args: [draft.reference.trim()] };
  }
  if (reference === null && !around.first) {
    return { field: "reference", key: "tablet.no-reference", args: [letters.map((one) => one.letter).join("")] };
  }
  const score = draft.score.trim();
  return around.scoresAsked && score !== "" && !/^\d{1,4}$/.test(score)
    ? { field: "score", key: "tablet.score-number", args: [] }
    : null;
}

/** A joker half written is said to be one: `?` without its letter, a parenthesis left open. */
function strangeKey(word: string, strange: string[]): string {
  if (strange.length === 1 && /[?*]\s*$/.test(word)) {
    return "tablet.joker-next";
  }
  return strange.length === 1 && /\([a-z]?\s*$/i.test(word) ? "tablet.joker-open" : "tablet.bad-character";
}

function scoreMissing(draft: Draft, around: Circumstances): Misfit[] {
  return around.scoresAsked && draft.score.trim() === "" ? [{ key: "tablet.score-missing", args: [] }] : [];
}
