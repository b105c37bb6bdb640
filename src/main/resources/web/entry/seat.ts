import { forget, keep, kept } from "../live/keep";

/** The seat this device holds: the token is its only proof, kept on the device and nowhere else. */
export interface Seat {
  game: number;
  table: number;
  name: string;
  token: string;
}

/** A seat as the code and the number of its table name it. */
export interface Place {
  gameId: number;
  tournament: string;
  table: number;
  name: string;
  taken: boolean;
}

const KEY = "seat";

export function keptSeat(): Seat | null {
  return kept<Seat>(KEY);
}

/** @returns whether the device could keep it */
export function keepSeat(seat: Seat): boolean {
  return keep(KEY, seat);
}

export function forgetSeat(): void {
  forget(KEY);
}

/**
 * The last round that was over when this device came to its seat, 0 for none: slips of rounds before were never expected
 * of it.
 */
export function arrivedAfter(seat: Seat, results: { round: number }[]): number {
  const place = "arrived." + seat.game + "." + seat.table;
  const known = kept<number>(place);
  const round = known !== null ? known : Math.max(0, ...results.map((one) => one.round));
  if (known === null) {
    keep(place, round);
  }
  return round;
}
