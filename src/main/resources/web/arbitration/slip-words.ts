import { shownReference } from '../board/coord';
import { t } from '../live/messages';
import type { ConsoleVerdict, SeatSlip } from '../live/console-protocol';
import type { TypedSlip } from './typed-slip';
import { verdictInWords } from './verdict';

export const slipInWords = (slip: SeatSlip): string =>
  `${slip.word.toUpperCase()} ${shownReference(slip.reference)}`.trim() || t('console.seats.blank');

/** A slip as it was typed: `7 ROUTER 8D`. */
export const typedInWords = ({ table, word, reference }: TypedSlip): string =>
  [table, word.toUpperCase(), reference.toUpperCase()].filter(Boolean).join(' ');

export const short = (name: string): string => (name.length > 30 ? `${name.slice(0, 29)}…` : name);

/**
 * What is said of a slip the server has kept.
 *
 * @param none nothing was handed in
 * @param before the slip it takes the place of
 */
export function slipReceived(
  table: number,
  name: string,
  none: boolean,
  verdict: ConsoleVerdict | null,
  before?: SeatSlip | null,
): string {
  const kept = t(none ? 'console.slip.kept-none' : 'console.slip.kept', table, short(name));
  const replaced = before ? [t('console.slip.replaced', slipInWords(before))] : [];
  return [kept, ...replaced, ...(verdict ? [verdictInWords(verdict)] : [])].join(' ');
}
