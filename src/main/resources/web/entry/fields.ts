import { readReference, referenceOf } from "../board/coord";
import { Keyboard, KeyLayout } from "../board/keyboard";
import { deviceSettings } from "../style/device";
import { byId, setAttribute } from "../style/element";
import { Draft, Field } from "./draft";

export interface FieldEvents {
  /** Something was typed in this field. */
  typed: (field: Field, text: string) => void;
  /** A key of ours pressed while no field is being written in. */
  letter: (letter: string) => void;
  backspace: () => void;
  /** This field has the focus now. */
  entered: (field: Field | "command") => void;
}

export const FIELDS: Field[] = ["reference", "word", "score"];

/** The fields of the slip and the command field, and our keys that write in them. */
export class SlipFields {
  declare private readonly events: FieldEvents;
  declare private readonly inputs: { [name in Field | "command"]: HTMLInputElement };
  declare private readonly keyboard: Keyboard;
  declare private readonly touch: boolean;

  constructor(events: FieldEvents) {
    this.events = events;
    this.inputs = {
      reference: byId<HTMLInputElement>("reference"),
      word: byId<HTMLInputElement>("word"),
      score: byId<HTMLInputElement>("score"),
      command: byId<HTMLInputElement>("command"),
    };
    this.touch = matchMedia("(pointer: coarse)").matches;
    this.keyboard = new Keyboard(byId("keyboard"), { press: (key) => this.press(key) });
    this.chooseKeyboard();
    this.listen();
  }

  /** Our keys on touch screens unless the player prefers others. */
  chooseKeyboard(): void {
    const chosen = deviceSettings().keyboard;
    const layout: KeyLayout | null =
      chosen === "azerty" || chosen === "alphabetical" ? chosen
      : chosen === "" && this.touch ? "azerty"
      : null;
    this.keyboard.show(layout);
    const own = layout !== null || chosen === "physical";
    FIELDS.forEach((name) => setAttribute(this.inputs[name], "inputmode", own ? "none" : name === "score" ? "numeric" : "text"));
  }

  show(draft: Draft): void {
    for (const name of FIELDS) {
      if (this.inputs[name].value !== draft[name]) {
        this.inputs[name].value = draft[name];
      }
    }
  }

  focus(field: Field | "command"): void {
    this.inputs[field].focus();
  }

  writingIn(field: Field): boolean {
    return document.activeElement === this.inputs[field];
  }

  private listen(): void {
    for (const name of FIELDS) {
      this.inputs[name].addEventListener("input", () => this.events.typed(name, this.inputs[name].value));
    }
    for (const name of Object.keys(this.inputs) as (Field | "command")[]) {
      this.inputs[name].addEventListener("focus", () => {
        document.body.classList.add(name === "command" ? "commanding" : "typing");
        this.events.entered(name);
      });
      this.inputs[name].addEventListener("blur", () => document.body.classList.remove("typing"));
    }
    this.inputs.reference.addEventListener("blur", () => this.tidy());
  }

  /** A reference that was understood is shown as everybody writes it. */
  private tidy(): void {
    const input = this.inputs.reference;
    const coord = readReference(input.value);
    if (typeof coord !== "string" && input.value !== referenceOf(coord)) {
      input.value = referenceOf(coord);
      this.events.typed("reference", input.value);
    }
  }

  private press(key: string): void {
    const active = document.activeElement;
    const field = (Object.keys(this.inputs) as (Field | "command")[]).filter((name) => this.inputs[name] === active)[0];
    if (key === "Close") {
      (active as HTMLElement).blur();
    } else if (field !== undefined) {
      this.typeIn(field, key);
    } else if (key === "Backspace") {
      this.events.backspace();
    } else if (/^[A-Z?]$/.test(key)) {
      this.events.letter(key);
    } else {
      this.typeIn("reference", key);
    }
  }

  private typeIn(name: Field | "command", key: string): void {
    const input = this.inputs[name];
    const end = input.selectionEnd === null ? input.value.length : input.selectionEnd;
    const start = input.selectionStart === null ? end : input.selectionStart;
    if (key === "Backspace") {
      input.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
    } else {
      input.setRangeText(key, start, end, "end");
    }
    if (name !== "command") {
      this.events.typed(name, input.value);
    }
  }
}
