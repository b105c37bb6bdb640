import { shownReference } from "../board/coord";
import { clockFace } from "../live/clock";
import { formulaInWords } from "../live/formula";
import { t } from "../live/messages";
import { ReceivedPart, SeatSnapshot } from "../live/protocol";
import { byId, Child, element, fill, setText } from "../style/element";
import { showsRack } from "./phase";
import { timeOfReceipt } from "./receipttime";
import { placeInWords, resultOf, writtenWord } from "./result";
import { Sending } from "./sender";

export interface Stage {
  snapshot: SeatSnapshot;
  pending: Sending | null;
  /** What keeps it, in a sentence. */
  waiting: string;
  /** What the server said of the last slip, beyond that it was received. */
  notice: string;
  /** It was not taken. */
  failed: boolean;
  /** The word left unsent at the end of the time was taken as the slip. */
  taken: boolean;
  /** The word the server is about to take as the slip; nothing when there is none. */
  awaited: string;
  ended: boolean;
  /** Something is written. */
  writing: boolean;
  /** The last round that was over when this device came. */
  arrived: number;
  /** In the practice minute nothing is said but what was sent. */
  practising: boolean;
  /** Gives the seat up, to sit in another game. */
  leave: () => void;
}

let shown = "";

/**
 * What the player reads beside the board: where the round stands, what was received, what it paid. Made anew only when
 * something of it is another: not for every letter tapped.
 */
export function showStage(stage: Stage): void {
  const { snapshot, pending, waiting, notice, failed, taken, awaited, ended, writing, practising } = stage;
  const received = snapshot.received === null ? 0 : snapshot.received.receivedAt;
  const guesses = snapshot.topping === null ? "" : snapshot.topping.guesses + "/" + snapshot.topping.found;
  const now = [snapshot.version, snapshot.phase, received, guesses, pending !== null && waiting, notice, failed, taken, awaited, ended, writing, practising].join();
  if (now === shown) {
    return;
  }
  shown = now;
  fill(byId("stage"), ...(stage.practising ? [] : phase(stage)));
  showFormula(stage.snapshot);
  const left = stage.snapshot.lettersLeft;
  byId("letters-left").hidden = left === null;
  setText(byId("letters-left"), left === null ? "" : t("tablet.left", left.length, Array.from(left).join(" ")));
  fill(byId("receipt"), ...(stage.practising ? [] : receipt(stage)));
}

/** Above the rack: how many letters there are and what becomes of the joker is no surprise to the player. */
function showFormula(snapshot: SeatSnapshot): void {
  const formula = formulaInWords(snapshot.formula);
  setText(byId("formula"), formula);
  byId("formula").hidden = formula === "";
}

function phase(stage: Stage): Child[] {
  const snapshot = stage.snapshot;
  if (snapshot.out !== null && snapshot.phase !== "FINISHED") {
    const last = snapshot.results[snapshot.results.length - 1];
    return [note("warn", t("tablet.out", snapshot.out)), last !== undefined && resultOf(last, snapshot, stage.arrived)];
  }
  switch (snapshot.phase) {
    case "ANNOUNCED":
      return [note("", t(snapshot.writesEarly ? "tablet.stage.announced" : "tablet.stage.announced-only"))];
    case "RUNNING":
      return stage.ended ? [note("bad", t("tablet.stage.ended"))] : topping(snapshot);
    case "PAUSED":
      return [note("warn", t(stage.writing ? "tablet.stage.paused" : "tablet.stage.paused-blank", clockFace(snapshot.round.clock.remaining)))];
    case "RECEIVING":
      return [note("bad", t("tablet.stage.ended"))];
    case "CONTROL":
      return [note("", t("tablet.stage.control"))];
    case "FINISHED":
      return finished(snapshot, stage);
    default:
      return between(snapshot, stage.arrived);
  }
}

/** The clock runs from rack to rack: what became of the last one is said in a line above the next. */
function topping(snapshot: SeatSnapshot): Child[] {
  const own = snapshot.topping;
  if (own === null) {
    return [];
  }
  if (own.found) {
    return [note("ok", t("tablet.topping.found"))];
  }
  if (own.guesses > 0) {
    return [note("warn", t("tablet.topping.try", own.guesses))];
  }
  const last = snapshot.last;
  return last === null ? [] : [note("", t("tablet.topping.last", last.round, last.printed, shownReference(last.coord), last.points))];
}

function between(snapshot: SeatSnapshot, arrived: number): Child[] {
  const last = snapshot.results[snapshot.results.length - 1];
  if (last === undefined) {
    return [
      element(
        "section",
        { class: "panel waiting" },
        element("h2", { class: "name" }, snapshot.tournament),
        element("p", { class: "who name" }, t("tablet.waiting.seat", snapshot.seat.table, snapshot.seat.name)),
        formulaInWords(snapshot.formula) !== "" && element("p", {}, formulaInWords(snapshot.formula)),
        snapshot.extra > 0 && element("p", {}, t("tablet.extra", Math.round(snapshot.extra / 1000))),
        element("p", {}, t("tablet.waiting.nothing")),
      ),
    ];
  }
  const next = snapshot.phase === "SOLUTION" ? snapshot.round.number + 1 : snapshot.round.number;
  return [note("", t("tablet.stage.next", next)), resultOf(last, snapshot, arrived)];
}

function finished(snapshot: SeatSnapshot, stage: Stage): Child[] {
  const last = snapshot.results[snapshot.results.length - 1];
  const rank = snapshot.rank === null ? [] : [element("p", { class: "rank" }, t("tablet.finished.rank", snapshot.rank))];
  return [
    element(
      "section",
      { class: "panel finished" },
      element("h2", {}, t("tablet.finished.title")),
      element("p", { class: "paid" }, t("tablet.result.total", snapshot.total, snapshot.topTotal)),
      ...rank,
      element("p", {}, t("tablet.finished.thanks")),
      element("p", {}, element("button", { type: "button", onclick: stage.leave }, t("tablet.finished.another"))),
    ),
    last !== undefined && resultOf(last, snapshot, stage.arrived),
  ];
}

function receipt(stage: Stage): Child[] {
  const snapshot = stage.snapshot;
  const shown: Child[] = [];
  if (stage.notice !== "") {
    shown.push(note(stage.failed ? "bad" : "", stage.notice));
  }
  const { received } = snapshot;
  if (stage.taken || (received !== null && received.source === "DRAFT" && showsRack(snapshot))) {
    shown.push(note("", t("tablet.taken")));
  }
  if (stage.pending !== null) {
    shown.push(note("warn", stage.waiting));
  }
  const inRound = ["RUNNING", "PAUSED", "RECEIVING", "CONTROL", "ANNOUNCED"].indexOf(snapshot.phase) >= 0;
  if (snapshot.out !== null || snapshot.topping !== null) {
    return shown;
  }
  if (inRound && received !== null) {
    shown.push(receiptOf(received, stage));
  } else if (inRound && stage.pending === null && !stage.failed && over(stage)) {
    shown.push(stage.awaited === "" ? note("bad", t("tablet.none-received")) : note("", t("tablet.taking", stage.awaited)));
  }
  return shown;
}

function receiptOf(received: ReceivedPart, stage: Stage): HTMLElement {
  const time = timeOfReceipt(received);
  const title = time !== "" ? t("tablet.received-at", time) : t(received.source === "PAPER" ? "tablet.received-paper" : "tablet.received");
  const score = received.score === null ? "" : ", " + t("tablet.received-score", received.score);
  const place = received.reference === "" ? "" : ", " + shownReference(received.reference) + " (" + placeInWords(received.reference) + ")";
  return element(
    "div",
    { class: "note ok receipt" },
    element("p", {}, "✔ " + title + " ", writtenWord(received.word), place + score + "."),
    !over(stage) && element("p", {}, t(stage.snapshot.replaces ? "tablet.received-change" : "tablet.received-final")),
  );
}

function over(stage: Stage): boolean {
  return stage.ended || stage.snapshot.phase === "RECEIVING" || stage.snapshot.phase === "CONTROL";
}

function note(kind: string, text: string): HTMLElement {
  return element("p", { class: "note " + kind }, text);
}
