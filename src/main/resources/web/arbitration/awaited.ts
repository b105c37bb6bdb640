import type { PastRound } from '../live/console-protocol';

/** Tables named in one line before the others are only counted. */
const NAMED = 8;

/** Rounds played whose slips are not all there, the latest first. */
export const awaited = (past: PastRound[]): PastRound[] => past.filter((round) => round.missing.length > 0).reverse();

/** `3, 12`; of a long list the first tables and how many more. */
export function named(tables: number[]): string {
  const more = tables.length - NAMED;
  return more > 1 ? `${tables.slice(0, NAMED).join(', ')} +${more}` : tables.join(', ');
}
