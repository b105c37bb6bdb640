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
  /** Enter pressed in a field of the slip. */
  enter: () => void;
  /** This field has the focus now. */
  entered: (field: Field | "command") => void;
}

/** How long a tap takes to become a click, in milliseconds. */
const STILL = 250;

export const FIELDS: Field[] = ["reference", "word", "score"];

/** The fields of the slip and the command field, and our keys that write in them. */
export class SlipFields {
  declare private readonly events: FieldEvents;
  declare private readonly inputs: { [name in Field | "command"]: HTMLInputElement };
  declare private readonly keyboard: Keyboard;
  declare private readonly touch: boolean;
  /** When the page was last touched, in milliseconds since it was opened. */
  declare private touched: number;

  constructor(events: FieldEvents) {
    this.events = events;
    this.inputs = {
      reference: byId<HTMLInputElement>("reference"),
      word: byId<HTMLInputElement>("word"),
      score: byId<HTMLInputElement>("score"),
      command: byId<HTMLInputElement>("command"),
    };
    this.touch = matchMedia("(pointer: coarse)").matches;
    this.touched = -STILL;
    window.addEventListener("resize", () => this.chooseKeyboard());
    this.keyboard = new Keyboard(byId("keyboard"), { press: (key) => this.press(key) });
    this.chooseKeyboard();
    this.listen();
  }

  /** Our keys on touch screens unless the player prefers others. */
  chooseKeyboard(): void {
    const chosen = deviceSettings().keyboard;
    const layout: KeyLayout | null =
      chosen === "device" || chosen === "physical" ? null
      : chosen !== "" ? chosen
      : this.touch ? usualKeys()
      : null;
    this.keyboard.show(layout);
    document.body.classList.toggle("own-keys", layout !== null);
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
      this.inputs[name].addEventListener("keydown", (event) => this.enter(event));
    }
    for (const name of Object.keys(this.inputs) as (Field | "command")[]) {
      this.inputs[name].addEventListener("focus", () => {
        document.body.classList.add(name === "command" ? "commanding" : "typing");
        byId("keyboard").dataset.field = name;
        this.events.entered(name);
      });
      this.inputs[name].addEventListener("blur", () => this.left());
    }
    for (const kind of ["pointerdown", "pointerup"]) {
      document.addEventListener(kind, () => (this.touched = performance.now()), true);
    }
    this.inputs.reference.addEventListener("blur", () => this.tidy());
  }

  /** Held down, or with Control for the whole page, Enter is not for the field. */
  private enter(event: KeyboardEvent): void {
    if (event.key === "Enter" && !event.ctrlKey) {
      event.preventDefault();
      if (!event.repeat) {
        this.tidy();
        this.events.enter();
      }
    }
  }

  /** The page keeps still under a finger that leaves a field for a button: else the tap would miss it. */
  private left(): void {
    if (performance.now() - this.touched < STILL) {
      setTimeout(() => this.rest(), STILL);
    } else {
      this.rest();
    }
  }

  /** Nothing is written in any more: our keys go away. */
  private rest(): void {
    if (!FIELDS.some((name) => this.writingIn(name))) {
      document.body.classList.remove("typing");
    }
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

/** On a phone the keys stand in alphabetical order, seven to a line: ten to a line would be too narrow for a finger. */
function usualKeys(): KeyLayout {
  const phone = matchMedia("(max-width: 480px), (max-height: 480px)").matches;
  return phone ? "alphabetical" : document.documentElement.lang === "en" ? "qwerty" : "azerty";
}
