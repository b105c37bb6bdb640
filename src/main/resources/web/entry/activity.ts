import { Activity, RoundPart } from "../live/protocol";

/**
 * Tells the arbiter's list whether this device shows the letters and whether its player writes; never what. Said once
 * for each change, and again after a new connection.
 */
export class SeatActivity {
  declare private readonly tell: (message: object) => void;
  declare private now: { round: number; attempt: number; activity: Activity } | null;
  declare private said: string;

  constructor(tell: (message: object) => void) {
    this.tell = tell;
    this.now = null;
    this.said = "";
    document.addEventListener("visibilitychange", () => this.say());
  }

  /** @param shown the letters of the round are on the page */
  note(round: RoundPart, shown: boolean, writing: boolean): void {
    const activity: Activity = writing ? "WRITING" : "SEEN";
    this.now = shown ? { round: round.number, attempt: round.attempt, activity } : null;
    this.say();
  }

  /** The server knows nothing any more of what was said before. */
  forgotten(): void {
    this.said = "";
    this.say();
  }

  /** Letters on a dark screen, or behind another page, have not been seen. */
  private say(): void {
    if (this.now === null || document.visibilityState !== "visible") {
      return;
    }
    const text = JSON.stringify(this.now);
    if (text !== this.said) {
      this.said = text;
      this.tell(this.now);
    }
  }
}
