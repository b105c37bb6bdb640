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

/**
 * Sends slips until the server has answered: over bad Wi-Fi, through a restart of the server, after a reload. One written
 * while another is on its way leaves after it, so that the last one written is the last one received.
 */
export class Sender {
  declare private readonly seat: Seat;
  declare private readonly options: SenderOptions;
  declare private current: Sending | null;
  declare private next: Sending | null;
  declare private timer: number | undefined;
  declare private tries: number;

  constructor(seat: Seat, options: SenderOptions) {
    this.seat = seat;
    this.options = options;
    this.current = null;
    this.next = null;
    this.tries = 0;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  /** The one written last of those the server has not answered. */
  get pending(): Sending | null {
    return this.next === null ? this.current : this.next;
  }

  /** Slips that were waiting when the page was left, if they are still of this round. */
  resume(round: number, attempt: number): void {
    const left = kept<Sending[]>(this.place()) || [];
    if (this.current !== null) {
      return;
    }
    forget(this.place());
    left.filter((one) => one.round === round && one.attempt === attempt).forEach((one) => this.send(one));
  }

  /** Takes the place of a slip that still waits behind the one on its way. */
  send(sending: Sending): void {
    if (this.current === null) {
      this.current = sending;
      this.begin(sending);
    } else {
      this.next = sending;
      this.note();
      this.hurry();
    }
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
      this.proceed();
    } else if (reply.status === 0 || reply.status === 429 || reply.status >= 500) {
      this.later(sending, reply.status >= 500);
    } else {
      this.done();
      this.options.refused(reply, sending);
      this.proceed();
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
    this.current = this.next;
    this.next = null;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.note();
  }

  private proceed(): void {
    if (this.current !== null && this.timer === undefined) {
      this.begin(this.current);
    }
  }

  private begin(sending: Sending): void {
    this.tries = 0;
    this.note();
    this.attempt(sending);
  }

  /** What has not been answered survives the page. */
  private note(): void {
    const waiting = [this.current, this.next].filter((one) => one !== null);
    if (waiting.length === 0) {
      forget(this.place());
    } else {
      keep(this.place(), waiting);
    }
  }

  private place(): string {
    return "slips." + this.seat.game + "." + this.seat.table;
  }
}

/** 128 bits as text; `randomUUID` is missing on plain http pages. */
export function newKey(): string {
  const bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return Array.from(bytes, (byte) => (byte < 16 ? "0" : "") + byte.toString(16)).join("");
}
