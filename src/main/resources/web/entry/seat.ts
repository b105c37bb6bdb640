import { forget, keep, kept } from "../live/keep";

/** The seat this device holds: the token is its only proof, kept on the device and nowhere else. */
export interface Seat {
  game: number;
  table: number;
  name: string;
  token: string;
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
