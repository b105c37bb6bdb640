/** After how long without a word from the server it is asked whether it is there, in milliseconds. */
const ASK_AFTER = 2000;

/** Without an answer for so long, the connection is slow. */
const SLOW_AFTER = 2000;

/** Nothing heard at all for so long: the connection is gone. */
const OFF_AFTER = 12000;

/** Between two beats a page that runs leaves a second; after more it slept or was busy, and may not have read its mail. */
const SLEPT_AFTER = 1800;

/**
 * What the silence of a connection means. A healthy server need not say anything for seconds, so it is asked, and only an
 * answer that does not come makes the connection slow. All times by one steady clock, in milliseconds.
 */
export class Silence {
  declare private heardAt: number;
  declare private askedAt: number | null;
  declare private beatAt: number;

  constructor(now: number) {
    this.heardAt = now;
    this.askedAt = null;
    this.beatAt = now;
  }

  /** Whatever the server says is an answer. */
  heard(now: number): void {
    this.heardAt = now;
    this.askedAt = null;
  }

  /** A connection stands: to have opened is an answer, and the first word on it is awaited. */
  opened(now: number): void {
    this.heardAt = now;
    this.askedAt = now;
  }

  /** The connection has closed: the new one that is sought is what the server must answer. */
  lost(now: number): void {
    this.askedAt = this.askedAt === null ? now : this.askedAt;
  }

  /** Once a second. @returns what to do or to show; `ask` to ask the server whether it is there */
  beat(now: number): "fine" | "ask" | "slow" | "off" {
    const slept = now - this.beatAt > SLEPT_AFTER;
    this.beatAt = now;
    if (now - this.heardAt > OFF_AFTER) {
      return "off";
    }
    if (this.askedAt === null ? now - this.heardAt >= ASK_AFTER : slept) {
      this.askedAt = now;
      return "ask";
    }
    return this.askedAt !== null && now - this.askedAt >= SLOW_AFTER ? "slow" : "fine";
  }
}
