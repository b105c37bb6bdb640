import { Refused } from "../live/ask";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { Draft, ReadDraft } from "./draft";
import { canWrite, wireSlip } from "./phase";
import { Seat } from "./seat";
import { newKey, Receipt, Sender, Sending } from "./sender";
import { Witness } from "./witness";

export interface CourierEvents {
  received: (receipt: Receipt, sending: Sending) => void;
  /** The server did not take the slip, in its words. */
  refused: (sentence: string) => void;
  /** A slip does not get through, in a sentence; once for each. */
  waits: (sentence: string) => void;
  /** A slip waits, or waits no more. */
  changed: () => void;
}

/** A draft and how it reads. */
export interface Standing {
  read: ReadDraft;
  draft: Draft;
  /** May it be the slip though it is never sent? */
  complete: boolean;
}

/** Does the server take this word though it was not sent? Nothing is taken beside a slip, nor where each guess counts. */
export function takesDraft(snapshot: SeatSnapshot, slip: Standing): boolean {
  return snapshot.received === null && snapshot.draftTaken && snapshot.topping === null && slip.complete;
}

/** The way of one seat's slips to the server, and of what stands on its desk; and what is to be said of the last one. */
export class Courier {
  declare private readonly events: CourierEvents;
  declare private readonly sender: Sender;
  declare private readonly witness: Witness;
  declare private waits: string;
  declare private late: boolean;
  declare private said: string;
  declare private notTaken: boolean;
  declare private took: boolean;
  declare private refusedRound: number;
  /** Numbers of the slips this device sent. */
  declare private readonly own: Set<number>;

  constructor(seat: Seat, tell: (message: object) => void, events: CourierEvents) {
    this.events = events;
    this.waits = "";
    this.late = false;
    this.said = "";
    this.notTaken = false;
    this.took = false;
    this.own = new Set();
    this.refusedRound = 0;
    this.witness = new Witness(tell);
    this.sender = new Sender(seat, {
      received: (receipt, sending) => this.received(receipt, sending),
      refused: (refusal, sending) => this.refused(refusal, sending.round),
      waiting: (failed) => {
        this.waits = failed === null ? "" : t("tablet.not-stored", Math.ceil(failed / 1000));
        if (!this.late && this.pending !== null) {
          this.late = true;
          events.waits(this.waiting);
        }
        events.changed();
      },
    });
  }

  get pending(): Sending | null {
    return this.sender.pending;
  }

  /** The slip on its way does not get through. */
  get stuck(): boolean {
    return this.late;
  }

  /** What keeps the slip that is on its way, in a sentence. */
  get waiting(): string {
    if (!this.late) {
      return t("tablet.held.sending");
    }
    return this.waits === "" ? t("tablet.pending") : this.waits;
  }

  /** What the server said of the last slip, when there is more to say than that it was received. */
  get notice(): string {
    return this.said;
  }

  /** Does the notice say that the last slip was not taken? */
  get failed(): boolean {
    return this.notTaken;
  }

  /** The word left unsent at the end of the time was taken as the slip. */
  get taken(): boolean {
    return this.took;
  }

  /** The player writes on: what was said of the last slip is over. */
  forgetNotice(): void {
    this.said = "";
  }

  /** A round begins; that a slip of the one before was not taken is still to be read. */
  open(snapshot: SeatSnapshot): void {
    if (!this.notTaken || this.refusedRound !== snapshot.round.number - 1) {
      this.said = "";
    }
    this.took = false;
    this.sender.resume(snapshot.round.number, snapshot.round.attempt);
  }

  /** @param at when the player sent it, by the server's clock in milliseconds */
  send(snapshot: SeatSnapshot, slip: Standing, at: number): void {
    const { number: round, attempt } = snapshot.round;
    this.said = "";
    this.waits = "";
    this.late = false;
    const written = wireSlip(slip.read, slip.draft, snapshot.scoresAsked);
    this.sender.send(Object.assign({ key: newKey(), round, attempt, tapServerMs: at }, written));
  }

  /** A complete word left unsent at the end of the time is the slip, as it would be on paper. @param deadline that end */
  timeUp(snapshot: SeatSnapshot, slip: Standing | null, deadline: number): void {
    if (this.pending === null && slip !== null && takesDraft(snapshot, slip)) {
      this.took = true;
      this.send(snapshot, slip, deadline);
    }
  }

  /** Tells the server what would be the slip now; nothing while nothing may be written. */
  tell(snapshot: SeatSnapshot, slip: Standing | null): void {
    const { number: round, attempt } = snapshot.round;
    const stands = slip !== null && canWrite(snapshot);
    const { complete } = stands ? slip : { complete: false };
    this.witness.note(stands ? Object.assign({ round, attempt, complete }, wireSlip(slip.read, slip.draft, snapshot.scoresAsked)) : null);
  }

  /** A device of this seat has sent a slip: when it was another one, this player must know that his may not count. */
  heardOf(slip: number): void {
    if (this.pending === null && !this.own.has(slip)) {
      this.said = t("tablet.two-devices");
      this.notTaken = true;
      this.events.refused(this.said);
    }
  }

  connected(): void {
    this.witness.forgotten();
  }

  hurry(): void {
    this.sender.hurry();
  }

  private received(receipt: Receipt, sending: Sending): void {
    const { replaced, cutSeconds } = receipt;
    this.own.add(receipt.id);
    this.late = false;
    const about = [
      replaced === null || replaced === receipt.word ? "" : t("tablet.replaced", replaced),
      cutSeconds === null ? "" : t("tablet.after-cut", cutSeconds),
    ];
    this.said = about.filter(Boolean).join(" ");
    this.notTaken = false;
    this.events.received(receipt, sending);
  }

  private refused(refusal: Refused, round: number): void {
    this.refusedRound = round;
    this.late = false;
    this.said = refusal.message || t("tablet.not-taken");
    this.notTaken = true;
    this.events.refused(this.said);
  }
}
