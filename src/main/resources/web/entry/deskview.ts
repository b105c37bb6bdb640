import { Misfit } from "../board/misfits";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import type { DraftAnswer } from "../live/seat-protocol";
import { Draft, isComplete, isEmpty, MISSING_SCORE, ReadDraft, readDraft } from "./draft";
import { FormState } from "./form";
import { Pad } from "./pad";
import { around, canWrite, heldBecause, OnItsWay, sameSlip, sendLabel, wireSlip } from "./phase";
import { notAdmitted, shortly } from "./words";

/** What the desk shows: the round as the server tells it, and how far its time is. */
export interface DeskView extends OnItsWay {
  snapshot: SeatSnapshot;
  ended: boolean;
  /** The last stretch, 30 seconds as a rule. */
  signal: boolean;
  /** The device keeps what is written. */
  kept: boolean;
}

/** What the form shows beyond what is written. */
interface Manner {
  insist: boolean;
  remark: Misfit | null;
  answer: DraftAnswer | null;
  writingReference: boolean;
}

/** In the last stretch, nothing complete being written, the button sends the word put by. */
export function sendsPrepared(view: DeskView, pad: Pad): boolean {
  const read = pad.read();
  return pad.prepared !== null && view.signal && read !== null && read.blocked !== null;
}

/** Why the slip cannot go just now, nothing when it can. */
export function heldNow(view: DeskView, pad: Pad): string {
  const read = pad.read();
  return read === null ? t("tablet.say.not-now") : heldBecause(view.snapshot, view, { same: sameSlip(view.snapshot, view.pending, read, pad.draft), blank: pad.isBlank });
}

/** The joker was tapped, and the letters it may stand for are open: without one it does not go into the word. */
const JOKER_UNSET = "tablet.joker-unset";

/** What a word still growing may well put right by itself: shown once the player means to send it. */
export function isEarly(doubt: Misfit): boolean {
  return ["placement.not-connected", MISSING_SCORE, JOKER_UNSET].indexOf(doubt.key) >= 0;
}

/** All that speaks against the word though it may be sent; at level 3 with its words that are not in the list. */
export function doubtsOf(view: DeskView, pad: Pad, answer: DraftAnswer | null): Misfit[] {
  const read = readDraft(pad.draft, around(view.snapshot));
  const now = wireSlip(read, pad.draft, view.snapshot.scoresAsked);
  const unset = pad.composer.jokerLetter === "" ? [{ key: JOKER_UNSET, args: [] }] : [];
  return read.warnings.concat(unset, isOf(answer, now) ? notAdmitted(answer.words || [], answer.list || "") : []);
}

/** The complete word that would take the place of the slip received, were it sent: by its shortest name, else nothing. */
export function unsentBeside(view: DeskView, pad: Pad): string {
  const { snapshot, pending } = view;
  if (snapshot.received === null || pending !== null || !canWrite(snapshot)) {
    return "";
  }
  const draft = sendsPrepared(view, pad) && pad.prepared !== null ? pad.prepared : pad.draft;
  const read = readDraft(draft, around(snapshot));
  return isComplete(draft, read, snapshot.scoresAsked) && !sameSlip(snapshot, pending, read, draft) ? shortly(read, draft) : "";
}

export function formState(view: DeskView, pad: Pad, manner: Manner): FormState {
  const { snapshot, pending } = view;
  const draft = pad.draft;
  const read = readDraft(draft, around(snapshot));
  const same = sameSlip(snapshot, pending, read, draft);
  const put = pad.prepared === null ? "" : nameOf(pad.prepared, snapshot);
  const sending = sendsPrepared(view, pad);
  const told = toldOf(manner.answer, wireSlip(read, draft, snapshot.scoresAsked), draft);
  const warnings = doubtsOf(view, pad, manner.answer).filter((one) => manner.insist || !isEarly(one));
  const doubtful = read.blocked === null ? warnings.length > 0 : manner.insist && read.blocked.yields;
  const held = heldNow(view, pad);
  return {
    draft,
    read,
    scoresAsked: snapshot.scoresAsked,
    first: snapshot.round.number === 1,
    held,
    sendLabel: sending ? t("tablet.send-prepared", put) : labelOf(view, read, draft, { same, doubtful }),
    saved: held === "" && view.kept && !isEmpty(draft),
    canPrepare: read.blocked === null && !same,
    prepared: put === "" ? "" : t(snapshot.draftTaken && snapshot.received === null ? "tablet.prepared-counts" : "tablet.prepared", put),
    canUndo: pad.canUndo,
    insist: manner.insist,
    writingReference: manner.writingReference,
    warnings,
    remarks: (manner.remark === null ? [] : [manner.remark]).concat(told, read.notes),
  };
}

/** In the last stretch the button names the slip it would send. */
function labelOf(view: DeskView, read: ReadDraft, draft: Draft, how: { same: boolean; doubtful: boolean }): string {
  const key = sendLabel(view.snapshot, view.pending, how.same, how.doubtful);
  const named = key === "tablet.send" && view.pending === null && view.signal && isComplete(draft, read, view.snapshot.scoresAsked);
  return named ? t("tablet.unsent-send", shortly(read, draft)) : t(key);
}

/** Is it the draft the server answered? */
function isOf(answer: DraftAnswer | null, now: { word: string; reference: string }): answer is DraftAnswer {
  return answer !== null && answer.word === now.word && answer.reference === now.reference;
}

/** The score of a draft, as long as it is still the one the server answered. */
function toldOf(answer: DraftAnswer | null, now: { word: string; reference: string }, draft: Draft): Misfit[] {
  if (!isOf(answer, now)) {
    return [];
  }
  const told: Misfit[] = [];
  const claimed = /^\d+$/.test(draft.score.trim()) ? Number(draft.score) : null;
  if (answer.points !== undefined) {
    const differs = claimed !== null && claimed !== answer.points;
    told.push(differs ? { key: "tablet.score-differs", args: [draft.score.trim(), answer.points] } : { key: "tablet.scores", args: [answer.points] });
  }
  return told;
}

function nameOf(draft: Draft, snapshot: SeatSnapshot): string {
  const read: ReadDraft = readDraft(draft, around(snapshot));
  return shortly(read, draft);
}
