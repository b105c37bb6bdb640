import { element, fill } from "../style/element";
import { t } from "../live/messages";

const LETTERS = ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"];
const DIGITS = "1234567890";

export interface KeyboardOptions {
  /** `A`, `7`, `?`, `Backspace`... as a keyboard event would name it. */
  press: (key: string) => void;
}

/** Our own keys: the tablet's keyboard hides half the screen and offers words of its own. */
export class Keyboard {
  declare private readonly host: Element;
  declare private readonly options: KeyboardOptions;

  constructor(host: Element, options: KeyboardOptions) {
    this.host = host;
    this.options = options;
    const rows = [DIGITS].concat(LETTERS).map((keys, row) => this.row(keys, row === LETTERS.length));
    fill(host, element("div", { class: "keyboard", role: "group", "aria-label": t("board.keyboard") }, ...rows));
  }

  private row(keys: string, last: boolean): HTMLElement {
    const made = Array.from(keys).map((key) => this.key(key, key, null));
    if (last) {
      made.push(this.key("?", "Joker", t("board.key.joker")));
      made.push(this.key("Backspace", "⌫", t("board.key.backspace")));
      made.push(this.key("Close", "▾", t("board.key.close")));
    }
    return element("div", { class: "keys" }, ...made);
  }

  private key(key: string, face: string, name: string | null): HTMLElement {
    const made = element("button", { type: "button", class: face.length > 1 ? "wide" : key === "Close" ? "close" : "", "aria-label": name }, face);
    // The field keeps its focus, and with it the place where the letter goes.
    made.addEventListener("pointerdown", (event) => event.preventDefault());
    made.addEventListener("click", () => this.options.press(key));
    return made;
  }

  show(visible: boolean): void {
    (this.host as HTMLElement).hidden = !visible;
  }
}
