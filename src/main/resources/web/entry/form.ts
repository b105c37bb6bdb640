import { exampleReferences } from "../board/coord";
import { Misfit } from "../board/misfits";
import { WordLetter } from "../board/word";
import { t } from "../live/messages";
import { byId, Child, element, fill, setAttribute, setText } from "../style/element";
import { Block, Draft, MISSING_SCORE, ReadDraft } from "./draft";
import { FIELDS } from "./fields";
import { JokerQuestion } from "./jokerquestion";
import { reviewOf, sentenceOf } from "./words";

export interface FormEvents {
  send: () => void;
  prepare: () => void;
  takeUp: () => void;
  clear: () => void;
  undoClear: () => void;
  turn: () => void;
  /** The letter of the word whose joker mark is to be turned round. */
  joker: (position: number) => void;
  /** Whether the joker stands for the letter asked for. */
  answerJoker: (yes: boolean) => void;
  /** What the player most likely meant is taken. */
  mend: (meant: Misfit["meant"]) => void;
}

export interface FormState {
  draft: Draft;
  read: ReadDraft;
  scoresAsked: boolean;
  first: boolean;
  /** Why nothing can be sent now, or nothing. */
  held: string;
  sendLabel: string;
  /** What is written is kept on the device, and is not the slip yet. */
  saved: boolean;
  /** May this word be put by? */
  canPrepare: boolean;
  /** The word put by, as text, or nothing. */
  prepared: string;
  canUndo: boolean;
  /** Shown only once the player has tried to send. */
  insist: boolean;
  /** Is the reference being written just now? */
  writingReference: boolean;
  /** What speaks against the word though it may be sent. */
  warnings: Misfit[];
  /** What is worth knowing of the word: a tile on a square taken, what was understood, what the server tells. */
  remarks: Misfit[];
}

const MISSING = ["tablet.empty", "placement.too-short", "tablet.no-reference"];

/** What stands around the fields of the slip: its review in one line, what is wrong with it, and its buttons. */
export class SlipForm {
  declare private readonly events: FormEvents;
  declare private readonly question: JokerQuestion;

  constructor(events: FormEvents) {
    this.events = events;
    this.question = new JokerQuestion(events.answerJoker);
    byId("slip").addEventListener("submit", (event) => {
      event.preventDefault();
      events.send();
    });
    const buttons: [string, () => void][] = [
      ["turn", events.turn],
      ["clear", events.clear],
      ["undo-clear", events.undoClear],
      ["prepare", events.prepare],
      ["take-up", events.takeUp],
    ];
    buttons.forEach(([id, press]) => byId(id).addEventListener("click", press));
  }

  show(state: FormState): void {
    byId("score-field").hidden = !state.scoresAsked;
    setText(byId("reference-hint"), state.first ? t("tablet.reference-optional") : t("tablet.reference-hint", ...exampleReferences()));
    byId("tap-hint").hidden = state.first;
    setText(byId("echo"), reviewOf(state.read, state.draft, state.scoresAsked));
    this.showTurn(state);
    this.showJoker(state);
    this.showProblems(state);
    this.showNotes(state);
    this.showButtons(state);
  }

  /** Puts the question of the joker to who wants to send. */
  ask(letter: string): void {
    this.question.put(letter);
  }

  private showTurn(state: FormState): void {
    const across = state.read.coord === null || state.read.coord.across;
    setText(byId("turn"), across ? "→" : "↓");
    setAttribute(byId("turn"), "aria-label", t(across ? "tablet.turn-across" : "tablet.turn-down"));
  }

  private showButtons(state: FormState): void {
    setText(byId("send"), state.sendLabel);
    setAttribute(byId("send"), "aria-disabled", state.held === "" ? null : "true");
    setText(byId("send-why"), state.held);
    byId("saved").hidden = !state.saved;
    setAttribute(byId("prepare"), "aria-disabled", state.canPrepare ? null : "true");
    byId("prepared").hidden = state.prepared === "";
    setText(byId("prepared-text"), state.prepared);
    const undoing = byId("undo-line").contains(document.activeElement);
    byId("undo-line").hidden = !state.canUndo;
    if (undoing && !state.canUndo) {
      byId("word").focus();
    }
  }

  /** Once the joker is used: the word as tiles, so that a tap says which letter it stands for. */
  private showJoker(state: FormState): void {
    const host = byId("joker");
    const jokers = state.read.letters.filter((one) => one.joker).map((one) => one.letter);
    this.question.show(state.read.asked);
    host.hidden = jokers.length === 0 || state.read.asked !== null;
    if (!host.hidden) {
      fill(byId("joker-letters"), ...state.read.letters.map((one, position) => this.jokerTile(one, position)));
      const key = state.read.placement.ambiguous ? "tablet.joker-which" : "tablet.joker-used";
      setText(byId("joker-text"), t(key, jokers.join(", ")));
    }
  }

  private jokerTile(one: WordLetter, position: number): HTMLElement {
    const name = one.letter + (one.joker ? ", " + t("board.joker") : "");
    const properties = {
      type: "button",
      class: "tile" + (one.joker ? " joker" : ""),
      "aria-pressed": one.joker ? "true" : "false",
      "aria-label": name,
      onclick: () => this.events.joker(position),
    };
    return element("button", properties, element("span", { class: "letter" }, one.letter));
  }

  private showProblems(state: FormState): void {
    const blocked = state.read.blocked;
    const shown = blocked !== null && !unfinished(blocked, state);
    for (const name of FIELDS) {
      const bad = shown && blocked !== null && blocked.field === name;
      setAttribute(byId(name), "aria-invalid", bad ? "true" : null);
      setText(byId(name + "-problem"), bad && blocked !== null ? sentenceOf(blocked) : "");
    }
    const scoreToo = blocked === null;
    const warnings = state.warnings.filter((one) => scoreToo || one.key !== MISSING_SCORE);
    list("warnings", warnings.map((one) => this.line(one)));
  }

  private showNotes(state: FormState): void {
    list("notes", state.remarks.map((one) => this.line(one)));
  }

  /** A sentence, with the button that puts it right when it is plain what was meant. */
  private line(misfit: Misfit): HTMLElement {
    const meant = misfit.meant;
    const mend: Child =
      meant !== undefined &&
      element("button", { type: "button", class: "mend", onclick: () => this.events.mend(meant) }, t("tablet.mend"));
    return element("li", {}, sentenceOf(misfit), mend !== false && " ", mend);
  }
}

/** What is half typed is no mistake yet, and what is missing is asked for only when sending. */
function unfinished(blocked: Block, state: FormState): boolean {
  return !state.insist && (MISSING.indexOf(blocked.key) >= 0 || (state.writingReference && blocked.key === "tablet.reference-format"));
}

/** Written anew only when it reads differently: a button under the finger stays. */
function list(id: string, lines: HTMLElement[]): void {
  const host = byId(id);
  const text = lines.map((line) => line.outerHTML).join("");
  host.hidden = lines.length === 0;
  if (host.dataset.text !== text) {
    host.dataset.text = text;
    fill(host, ...lines);
  }
}

