import { readReference, tidyReference, typedReference } from '../board/coord';

/** What stands in the fields of a paper slip, as typed. */
export interface TypedSlip {
  table: number;
  word: string;
  reference: string;
  score: string;
  reason: string;
}

/** A further solution on the slip, as typed. */
export interface TypedSolution {
  word: string;
  reference: string;
  score: string;
  crossedOut: boolean;
}

/** What else is noted about the slip, as the server takes it. */
export interface TypedDetails {
  direction?: string;
  connecting: object[];
  marks: string[];
  others: object[];
}

export const FIELDS: string[] = ['table', 'word', 'reference', 'score', 'reason', 'connecting', 'others'];

/** The beginning of a refusal's code says which field it speaks of. */
const FIELD_OF: [string, string][] = [
  ['table.', 'table'],
  ['slip.word', 'word'],
  ['word.', 'word'],
  ['slip.reference', 'reference'],
  ['coord.', 'reference'],
  ['slip.score', 'score'],
  ['slip.connecting', 'connecting'],
  ['slip.solutions', 'others'],
];

export function fieldOfSlip(code: string): string | undefined {
  return FIELD_OF.find(([beginning]) => code.startsWith(beginning))?.[1];
}

/** The number typed, also with the digit keys of a French keyboard without Shift; NaN when it is none. */
export const tableOf = (typed: string): number => Number(tidyReference(typed) || NaN);

/** Nothing in it that the server is known to ask about. */
export function looksSound(word: string, reference: string): boolean {
  const readable = !reference || typeof readReference(reference) !== 'string';
  return readable && /^[\p{L}()[\]?*'’\s-]*$/u.test(word);
}

export const isScore = (typed: string): boolean => /^\d{0,4}$/.test(typed.trim());

/** @param none the player handed in nothing */
export function slipBody(round: number, typed: TypedSlip, none: boolean, details?: TypedDetails): object {
  const reason = typed.reason ? { reason: typed.reason } : {};
  const score = typed.score ? { score: Number(typed.score) } : {};
  const written = none
    ? { word: '', reference: '', none }
    : { word: typed.word, reference: typedReference(tidyReference(typed.reference)), ...score, ...(details ? { details } : {}) };
  return { round, table: typed.table, ...written, ...reason };
}
