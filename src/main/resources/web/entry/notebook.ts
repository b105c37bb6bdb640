import { forgetOthers, keep, kept } from "../live/keep";
import { Draft, Field, NO_DRAFT } from "./draft";

/** What one player keeps for one round: a reload, or a tablet that falls asleep, loses none of it. */
export interface Notebook {
  draft: Draft;
  /** A word put by while the search goes on. */
  prepared: Draft | null;
  /** The player's own order of the rack, by places of the draw; empty for the order announced. */
  order: number[];
  /** The field written in last. */
  field: Field | "command" | null;
}

/** Which round a notebook belongs to: a cancelled round begins anew with another attempt. */
export interface RoundKey {
  game: number;
  table: number;
  round: number;
  attempt: number;
}

export const BLANK: Notebook = { draft: NO_DRAFT, prepared: null, order: [], field: null };

function storageKey(of: RoundKey): string {
  return "round." + of.game + "." + of.table + "." + of.round + "." + of.attempt;
}

/** @returns whether the device could keep it */
export function keepNotebook(of: RoundKey, notebook: Notebook): boolean {
  return keep(storageKey(of), notebook);
}

/** The notebook of this round; those of other rounds are thrown away. */
export function keptNotebook(of: RoundKey): Notebook {
  forgetOthers("round.", storageKey(of));
  return Object.assign({}, BLANK, kept<Notebook>(storageKey(of)));
}
