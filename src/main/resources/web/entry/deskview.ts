import { Misfit } from "../board/misfits";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import type { DraftAnswer } from "../live/seat-protocol";
import { Draft, ReadDraft, readDraft } from "./draft";
import { FormState } from "./form";
import { Pad } from "./pad";
import { around, heldBecause, sameSlip, sendLabel, wireSlip } from "./phase";
import { Sending } from "./sender";
import { shortly } from "./words";

/** What the desk shows: the round as the server tells it, and how far its time is. */
export interface DeskView {
  snapshot: SeatSnapshot;
  pending: Sending | null;
  ended: boolean;
  /** The last stretch, 30 seconds as a rule. */
  signal: boolean;
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
  return read === null ? t("tablet.say.not-now") : heldBecause(view.snapshot, view.pending, sameSlip(view.snapshot, read, pad.draft));
}

export function formState(view: DeskView, pad: Pad, manner: Manner): FormState {
  const { snapshot } = view;
  const draft = pad.draft;
  const read = readDraft(draft, around(snapshot));
  const same = sameSlip(snapshot, read, draft);
  const put = pad.prepared === null ? "" : nameOf(pad.prepared, snapshot);
  const sending = sendsPrepared(view, pad);
  const told = manner.answer === null ? [] : toldOf(manner.answer, wireSlip(read, draft, snapshot.scoresAsked), draft);
  return {
    draft,
    read,
    scoresAsked: snapshot.scoresAsked,
    first: snapshot.round.number === 1,
    held: heldNow(view, pad),
    sendLabel: sending ? t("tablet.send-prepared", put) : t(sendLabel(snapshot, read, same, manner.insist)),
    canPrepare: read.blocked === null && !same,
    prepared: put === "" ? "" : t(snapshot.draftTaken && snapshot.received === null ? "tablet.prepared-counts" : "tablet.prepared", put),
    canUndo: pad.canUndo,
    insist: manner.insist,
    writingReference: manner.writingReference,
    remarks: (manner.remark === null ? [] : [manner.remark]).concat(told, read.notes),
  };
}

/** The score and the words of a draft, as long as it is still the one the server answered. */
function toldOf(answer: DraftAnswer, now: { word: string; reference: string }, draft: Draft): Misfit[] {
  if (answer.word !== now.word || answer.reference !== now.reference) {
    return [];
  }
  const told: Misfit[] = [];
  const claimed = /^\d+$/.test(draft.score.trim()) ? Number(draft.score) : null;
  if (answer.points !== undefined) {
    const differs = claimed !== null && claimed !== answer.points;
    told.push(differs ? { key: "tablet.score-differs", args: [draft.score.trim(), answer.points] } : { key: "tablet.scores", args: [answer.points] });
  }
  (answer.words || []).filter((one) => !one.admitted).forEach((one) => told.push({ key: "tablet.not-admitted", args: [one.word] }));
  return told;
}

function nameOf(draft: Draft, snapshot: SeatSnapshot): string {
  const read: ReadDraft = readDraft(draft, around(snapshot));
  return shortly(read, draft);
}
