import { timeLeft } from "../live/clock";
import { t } from "../live/messages";
import { ClockPart, SeatSnapshot } from "../live/protocol";
import { Courier, Standing, takesDraft } from "./courier";
import { placeInWords } from "./result";
import { Signals } from "./signals";
import { shortly, spokenWord } from "./words";

/** A clock stopped with more than this left was stopped by the arbiter, in milliseconds; with less it had run out. */
const EARLY = 2000;

/** How the time of a round ends on this tablet: by itself or by the arbiter, and what is said then of the slip. */
export class RoundEnd {
  declare private readonly courier: Courier;
  declare private readonly signals: Signals;
  /** The clock of the round as long as it was going. */
  declare private clock: ClockPart | null;
  declare private taking: string;
  /** When the slip spoken of last was received. */
  declare private told: number;

  constructor(courier: Courier, signals: Signals) {
    this.courier = courier;
    this.signals = signals;
    this.clock = null;
    this.taking = "";
    this.told = 0;
  }

  /** The word the server is about to take as the slip, by its shortest name; nothing when there is none. */
  get awaited(): string {
    return this.taking;
  }

  /**
   * The clock has just come to its end.
   *
   * @param unsent that another word stood unsent beside the slip, in a sentence
   */
  over(snapshot: SeatSnapshot, standing: Standing | null, unsent: string): void {
    if (["RUNNING", "RECEIVING", "CONTROL"].indexOf(snapshot.phase) < 0) {
      return;
    }
    const clock = this.clock === null ? snapshot.round.clock : this.clock;
    const stopped = snapshot.phase !== "RUNNING" && timeLeft(clock, snapshot.serverNow) > EARLY;
    if (!stopped) {
      this.courier.timeUp(snapshot, standing, clock.deadline || snapshot.serverNow);
    } else if (snapshot.phase === "RECEIVING" && standing !== null && takesDraft(snapshot, standing)) {
      this.taking = shortly(standing.read, standing.draft);
    }
    const what = [t(stopped ? "tablet.say.stopped" : "tablet.say.ended"), this.slipInWords(snapshot), unsent];
    this.signals.ended(what.filter(Boolean).join(" "));
  }

  /** Another state of the round: a draft the server took is said like a slip sent, and so is that it took none. */
  follow(before: SeatSnapshot | undefined, now: SeatSnapshot): void {
    const { clock } = now.round;
    this.clock = clock.state === "RUNNING" || clock.state === "PAUSED" ? clock : null;
    if (before === undefined) {
      return;
    }
    const { received } = now;
    const came = before.received === null && received !== null && received.source === "DRAFT";
    if (came && this.courier.pending === null && received.receivedAt !== this.told) {
      this.taking = "";
      this.told = received.receivedAt;
      this.signals.received(received.word, received.reference === "" ? "" : placeInWords(received.reference), false);
    } else if (this.taking !== "" && now.phase !== "RECEIVING" && now.phase !== "RUNNING") {
      this.taking = "";
      this.signals.refused(t("tablet.none-received"));
    }
  }

  private slipInWords(snapshot: SeatSnapshot): string {
    const { pending } = this.courier;
    if (snapshot.received !== null) {
      this.told = snapshot.received.receivedAt;
      return t("tablet.received") + " " + spokenWord(snapshot.received.word) + ".";
    }
    return pending !== null ? t("tablet.say.goes", spokenWord(pending.word)) : this.taking === "" ? t("tablet.none-received") : "";
  }
}
