import { inWords, readReference, referenceOf } from "../board/coord";
import { Keyboard } from "../board/keyboard";
import { Misfit } from "../board/placement";
import { WordLetter, writeWord } from "../board/word";
import { t } from "../live/messages";
import { deviceSettings } from "../style/device";
import { byId, element, fill, setAttribute, setText } from "../style/element";
import { Draft, ReadDraft } from "./draft";

export type Field = "reference" | "word" | "score";

export interface FormEvents {
  changed: (draft: Draft) => void;
  send: () => void;
  clear: () => void;
  turn: () => void;
  /** The letter of the word whose joker mark is to be turned round. */
  joker: (position: number) => void;
  /** A key of our keyboard while no field is being written in: it goes to the grid. */
  backspace: () => void;
  letter: (letter: string) => void;
}

export interface FormState {
  draft: Draft;
  read: ReadDraft;
  scoresAsked: boolean;
  first: boolean;
  /** Why nothing can be sent now, or nothing. */
  held: string;
  sendLabel: string;
  /** Shown only once the player has tried to send. */
  insist: boolean;
}

const MISSING = ["tablet.empty", "placement.too-short", "tablet.no-reference"];

/** The form of the slip: reference, word, score if asked, what they amount to in words, and the one button to send. */
export class SlipForm {
  declare private readonly events: FormEvents;
  declare private readonly fields: { [name in Field]: HTMLInputElement };
  declare private readonly keyboard: Keyboard;
  declare private readonly send: HTMLButtonElement;
  declare private readonly touch: boolean;

  constructor(events: FormEvents) {
    this.events = events;
    this.fields = {
      reference: byId<HTMLInputElement>("reference"),
      word: byId<HTMLInputElement>("word"),
      score: byId<HTMLInputElement>("score"),
    };
    this.send = byId<HTMLButtonElement>("send");
    this.touch = matchMedia("(pointer: coarse)").matches;
    this.keyboard = new Keyboard(byId("keyboard"), { press: (key) => this.press(key) });
    this.chooseKeyboard();
    this.listen();
  }

  /** Our keyboard on touch screens, unless the player prefers the device's own. */
  chooseKeyboard(): void {
    const ours = this.touch && !deviceSettings().ownKeyboard;
    this.keyboard.show(ours);
    for (const field of Object.values(this.fields)) {
      setAttribute(field, "inputmode", ours ? "none" : field === this.fields.score ? "numeric" : "text");
    }
  }

  draft(): Draft {
    return {
      reference: this.fields.reference.value,
      word: this.fields.word.value,
      score: this.fields.score.value,
    };
  }

  focus(field: Field): void {
    this.fields[field].focus();
  }

  show(state: FormState): void {
    for (const name of Object.keys(this.fields) as Field[]) {
      if (this.fields[name].value !== state.draft[name]) {
        this.fields[name].value = state.draft[name];
      }
    }
    byId("score-field").hidden = !state.scoresAsked;
    setText(byId("reference-hint"), t(state.first ? "tablet.reference-optional" : "tablet.reference-hint"));
    byId("tap-hint").hidden = state.first;
    this.showEcho(state);
    this.showJoker(state);
    this.showProblems(state);
    setText(this.send, state.sendLabel);
    setAttribute(this.send, "aria-disabled", state.held === "" ? null : "true");
    setText(byId("send-why"), state.held);
  }

  private listen(): void {
    for (const field of Object.values(this.fields)) {
      field.addEventListener("input", () => this.events.changed(this.draft()));
      field.addEventListener("focus", () => document.body.classList.add("typing"));
      field.addEventListener("blur", () => document.body.classList.remove("typing"));
    }
    this.fields.reference.addEventListener("blur", () => this.tidy());
    byId("slip").addEventListener("submit", (event) => {
      event.preventDefault();
      this.events.send();
    });
    byId("turn").addEventListener("click", () => this.events.turn());
    byId("clear").addEventListener("click", () => this.events.clear());
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey && event.key === "Enter") {
        event.preventDefault();
        this.events.send();
      }
    });
  }

  /** A reference that was understood is shown as everybody writes it. */
  private tidy(): void {
    const coord = readReference(this.fields.reference.value);
    if (typeof coord !== "string" && this.fields.reference.value !== referenceOf(coord)) {
      this.fields.reference.value = referenceOf(coord);
      this.events.changed(this.draft());
    }
  }

  private showEcho(state: FormState): void {
    const parts: string[] = [];
    if (state.read.letters.length > 0) {
      parts.push(writeWord(state.read.letters));
    }
    if (state.read.coord !== null) {
      parts.push(inWords(state.read.coord));
    }
    setText(byId("echo"), parts.join(" – "));
    const across = state.read.coord === null || state.read.coord.across;
    setText(byId("turn"), across ? "→" : "↓");
    setAttribute(byId("turn"), "aria-label", t(across ? "tablet.turn-across" : "tablet.turn-down"));
  }

  /** Once the joker is used: the word as tiles, so that a tap says which letter it stands for. */
  private showJoker(state: FormState): void {
    const host = byId("joker");
    const jokers = state.read.letters.filter((one) => one.joker).map((one) => one.letter);
    host.hidden = jokers.length === 0;
    if (jokers.length > 0) {
      const tiles = state.read.letters.map((one, position) => this.jokerTile(one, position));
      fill(byId("joker-letters"), ...tiles);
      const key = state.read.placement.ambiguous ? "tablet.joker-which" : "tablet.joker-used";
      setText(byId("joker-text"), t(key, jokers.join(", ")));
    }
  }

  private jokerTile(one: WordLetter, position: number): HTMLElement {
    const name = one.letter + (one.joker ? ", " + t("board.joker") : "");
    return element(
      "button",
      {
        type: "button",
        class: "tile" + (one.joker ? " joker" : ""),
        "aria-pressed": one.joker ? "true" : "false",
        "aria-label": name,
        onclick: () => this.events.joker(position),
      },
      element("span", { class: "letter" }, one.letter),
    );
  }

  private showProblems(state: FormState): void {
    const blocked = state.read.blocked;
    const shown = blocked !== null && !this.unfinished(blocked, state);
    for (const name of Object.keys(this.fields) as Field[]) {
      const bad = shown && blocked !== null && blocked.field === name;
      setAttribute(this.fields[name], "aria-invalid", bad ? "true" : null);
      setText(byId(name + "-problem"), bad && blocked !== null ? sentenceOf(blocked) : "");
    }
    const warnings = blocked === null ? state.read.warnings : state.read.warnings.filter((one) => one.key !== "tablet.score-missing");
    fill(byId("warnings"), ...warnings.map((one) => element("li", {}, sentenceOf(one))));
    byId("warnings").hidden = warnings.length === 0;
  }

  /** What is half typed is no mistake yet, and what is missing is asked for only when sending. */
  private unfinished(blocked: Misfit & { field: Field }, state: FormState): boolean {
    const writing = document.activeElement === this.fields.reference;
    return !state.insist && (MISSING.indexOf(blocked.key) >= 0 || (writing && blocked.key === "coord.format"));
  }

  private press(key: string): void {
    const field = this.written();
    if (key === "Close") {
      (document.activeElement as HTMLElement).blur();
    } else if (field === null) {
      if (key === "Backspace") {
        this.events.backspace();
      } else if (/^[A-Z?]$/.test(key)) {
        this.events.letter(key);
      } else {
        this.typeIn(this.fields.word, key);
      }
    } else {
      this.typeIn(field, key);
    }
  }

  private written(): HTMLInputElement | null {
    const active = document.activeElement;
    return active instanceof HTMLInputElement && Object.values(this.fields).indexOf(active) >= 0 ? active : null;
  }

  private typeIn(field: HTMLInputElement, key: string): void {
    const end = field.selectionEnd === null ? field.value.length : field.selectionEnd;
    const start = field.selectionStart === null ? end : field.selectionStart;
    if (key === "Backspace") {
      field.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
    } else {
      field.setRangeText(key, start, end, "end");
    }
    this.events.changed(this.draft());
  }
}

export function sentenceOf(misfit: Misfit): string {
  return t(misfit.key, ...misfit.args);
}
