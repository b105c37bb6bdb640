import { clockFace } from "../live/clock";
import { keep, kept } from "../live/keep";
import { ClockPart, ReceivedPart } from "../live/protocol";

const KEY = "received";

/** What the clock of the round said when a slip came, in milliseconds. */
interface Noted {
  receivedAt: number;
  left: number;
}

/** Read off while the slip comes: a pause afterwards moves the end of the time, and with it what could be worked out. */
export function noteReceipt(receivedAt: number, clock: ClockPart): void {
  if (clock.state === "RUNNING" && clock.deadline !== null && clock.deadline > receivedAt) {
    keep(KEY, { receivedAt, left: clock.deadline - receivedAt });
  }
}

/** @returns what the clock said when this slip came, such as `1:42`; nothing for one that came otherwise */
export function timeOfReceipt(received: ReceivedPart): string {
  const noted = kept<Noted>(KEY);
  return noted !== null && noted.receivedAt === received.receivedAt && received.source === "TABLET" ? clockFace(noted.left) : "";
}
