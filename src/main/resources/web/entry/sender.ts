import { ask, Refused } from "../live/ask";
import { forget, keep, kept } from "../live/keep";
import type { Receipt } from "../live/seat-protocol";
import { Seat } from "./seat";

/** One tap on Send: its key is the same on every try, so that a slip is stored once however often it travels. */
export interface Sending {
  key: string;
  round: number;
  attempt: number;
  word: string;
  reference: string;
  score: number | null;
  tapServerMs: number;
}

export type { Receipt };

export interface SenderOptions {
  received: (receipt: Receipt, sending: Sending) => void;
  refused: (refusal: Refused, sending: Sending) => void;
  /**
   * The slip waits, the next try comes by itself.
   *
   * @param failed milliseconds until then when the server could not store it; null when it was not reached at all
   */
  waiting: (failed: number | null) => void;
}

const WAITS = [500, 1000, 2000, 3000];

/** Without an answer for so long, a slip waits, in milliseconds. */
const SLOW = 2000;

/** Sends slips until the server has answered: over bad Wi-Fi, through a restart of the server, after a reload. */
export class Sender {
  declare private readonly seat: Seat;
  declare private readonly options: SenderOptions;
  declare private current: Sending | null;
  declare private timer: number | undefined;
  declare private tries: number;

  constructor(seat: Seat, options: SenderOptions) {
    this.seat = seat;
    this.options = options;
    this.current = null;
    this.tries = 0;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  get pending(): Sending | null {
    return this.current;
  }

  /** A slip that was waiting when the page was left, if it is still of this round. */
  resume(round: number, attempt: number): void {
    const left = kept<Sending>(this.place());
    if (left !== null && left.round === round && left.attempt === attempt && this.current === null) {
      this.send(left);
    } else if (left !== null && this.current === null) {
      forget(this.place());
    }
  }

  /** Takes the place of a slip still waiting: the last one written counts. */
  send(sending: Sending): void {
    this.current = sending;
    this.tries = 0;
    keep(this.place(), sending);
    this.attempt(sending);
  }

  /** Tries at once: the connection is back. */
  hurry(): void {
    if (this.current !== null && this.timer !== undefined) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.attempt(this.current);
    }
  }

  private async attempt(sending: Sending): Promise<void> {
    const slow = setTimeout(() => this.options.waiting(null), SLOW);
    const reply = await ask<Receipt>("POST", "/api/games/" + this.seat.game + "/seat/slips", {
      body: {
        round: sending.round,
        attempt: sending.attempt,
        word: sending.word,
        reference: sending.reference,
        score: sending.score,
        tapServerMs: Math.round(sending.tapServerMs),
      },
      headers: { "X-Seat-Token": this.seat.token, "Idempotency-Key": sending.key },
      timeout: 5000,
    });
    clearTimeout(slow);
    if (this.current !== sending) {
      return;
    }
    if (reply.ok) {
      this.done();
      this.options.received(reply.value, sending);
    } else if (reply.status === 0 || reply.status === 429 || reply.status >= 500) {
      this.later(sending, reply.status >= 500);
    } else {
      this.done();
      this.options.refused(reply, sending);
    }
  }

  private later(sending: Sending, failed: boolean): void {
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.options.waiting(failed ? wait : null);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.attempt(sending);
    }, wait * (0.8 + Math.random() * 0.4));
  }

  private done(): void {
    this.current = null;
    clearTimeout(this.timer);
    this.timer = undefined;
    forget(this.place());
  }

  private place(): string {
    return "sending." + this.seat.game + "." + this.seat.table;
  }
}

/** 128 bits as text; `randomUUID` is missing on plain http pages. */
export function newKey(): string {
  const bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return Array.from(bytes, (byte) => (byte < 16 ? "0" : "") + byte.toString(16)).join("");
}
