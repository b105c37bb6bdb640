import { shownReference, wireOf } from "../board/coord";
import { lettersOf } from "../board/rack";
import { readWord, writeWord } from "../board/word";
import { t } from "../live/messages";
import { FormulaPart, RoundPart, SeatSnapshot } from "../live/protocol";
import { Circumstances, Draft, NO_DRAFT, ReadDraft } from "./draft";
import { Sending } from "./sender";

/** What a word is laid on at this moment. */
export function around(snapshot: SeatSnapshot): Circumstances {
  const draw = snapshot.round.draw;
  return {
    rows: snapshot.board.rows,
    rack: draw === null ? [] : lettersOf(draw),
    first: snapshot.round.number === 1,
    scoresAsked: snapshot.scoresAsked,
    assistance: snapshot.assistance,
    most: mostLaid(snapshot.formula),
  };
}

/** How many letters may be laid where a variant holds more: 7 of 8, or the like. */
function mostLaid(formula: FormulaPart): number | undefined {
  for (const part of formula.variant.split("+")) {
    const own = /^(\d+)-of-\d+$/.exec(part);
    if (own !== null) {
      return Number(own[1]);
    }
    if (part === "seven-of-eight") {
      return 7;
    }
  }
  return undefined;
}

/** A word may be prepared from the announcement on if the game allows it, and through a pause. */
export function canWrite(snapshot: SeatSnapshot): boolean {
  const early = snapshot.phase === "ANNOUNCED" && !snapshot.writesEarly;
  const final = snapshot.received !== null && !snapshot.replaces;
  return !isDone(snapshot) && isOpen(snapshot) && !early && !final;
}

/** Out of a sudden death, or at the top of a topping round: nothing more to write. */
function isDone(snapshot: SeatSnapshot): boolean {
  const plays = snapshot.out === null || snapshot.out >= snapshot.round.number;
  return !plays || (snapshot.topping !== null && snapshot.topping.found);
}

function isOpen(snapshot: SeatSnapshot): boolean {
  return snapshot.phase === "ANNOUNCED" || snapshot.phase === "RUNNING" || snapshot.phase === "PAUSED";
}

/** From the announcement until the solution. */
export function showsRack(snapshot: SeatSnapshot): boolean {
  return isOpen(snapshot) || snapshot.phase === "RECEIVING" || snapshot.phase === "CONTROL";
}

/** Once nothing more may be written: the slip on its way, else the one the server holds, else nothing. */
export function countingSlip(snapshot: SeatSnapshot, pending: Sending | null): Draft {
  const slip = pending === null ? snapshot.received : pending;
  return slip === null ? NO_DRAFT : Object.assign({}, NO_DRAFT, { reference: shownReference(slip.reference), word: slip.word });
}

/** A slip on its way to the server. */
export interface OnItsWay {
  pending: Sending | null;
  /** It does not get through. */
  stuck: boolean;
}

/** Why nothing can be sent at this moment; empty when it can. Another word takes the place of the one on its way. */
export function heldBecause(snapshot: SeatSnapshot, way: OnItsWay, written: { same: boolean; blank: boolean }): string {
  if (snapshot.phase === "ANNOUNCED") {
    return t(written.blank ? "tablet.held.announced-blank" : "tablet.held.announced");
  }
  if (snapshot.phase === "PAUSED") {
    return t(written.blank ? "tablet.held.paused-blank" : "tablet.held.paused");
  }
  if (way.pending !== null) {
    const another = !written.same && snapshot.replaces && snapshot.topping === null;
    return another ? "" : t(way.stuck ? "tablet.held.waiting" : "tablet.held.sending");
  }
  return written.same ? t("tablet.held.same") : "";
}

/** The round in play, or that the game is over. */
export function roundInWords(snapshot: SeatSnapshot): string {
  return snapshot.phase === "FINISHED" ? t("tablet.finished.title") : t("tablet.round", snapshot.round.number);
}

/** The key of what the button to send says of the word in the fields. @param doubtful something speaks against it */
export function sendLabel(snapshot: SeatSnapshot, pending: Sending | null, same: boolean, doubtful: boolean): string {
  if (same) {
    return pending === null ? "tablet.sent" : "tablet.send";
  }
  if (doubtful) {
    return "tablet.send-anyway";
  }
  return snapshot.received === null && pending === null ? "tablet.send" : "tablet.send-again";
}

/** Another round, or the same one begun anew after it was cancelled. */
export function roundChanged(before: RoundPart, now: RoundPart): boolean {
  return before.number !== now.number || before.attempt !== now.attempt;
}

/** The draft says what is on its way, or, when nothing is, what the server already holds. */
export function sameSlip(snapshot: SeatSnapshot, pending: Sending | null, read: ReadDraft, draft: Draft): boolean {
  const slip = pending === null ? snapshot.received : pending;
  if (slip === null || (read.blocked !== null && !read.blocked.yields)) {
    return false;
  }
  const reference = read.coord === null ? "" : wireOf(read.coord);
  const score = slip.score === null ? "" : String(slip.score);
  return (
    slip.reference === reference &&
    writeWord(readWord(slip.word).letters) === writeWord(read.letters) &&
    (!snapshot.scoresAsked || score === draft.score.trim())
  );
}

/** What goes to the server of a draft: the word with its jokers marked, the reference in the server's notation. */
export function wireSlip(read: ReadDraft, draft: Draft, scoresAsked: boolean): { word: string; reference: string; score: number | null } {
  const score = draft.score.trim();
  return {
    word: writeWord(read.letters),
    reference: read.coord === null ? "" : wireOf(read.coord),
    score: scoresAsked && /^\d+$/.test(score) ? Number(score) : null,
  };
}

