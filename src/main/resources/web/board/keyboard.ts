import { element, fill } from "../style/element";
import { t } from "../live/messages";

export type KeyLayout = "azerty" | "qwerty" | "alphabetical";

const LAYOUTS: { [name in KeyLayout]: string[] } = {
  azerty: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
  qwerty: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  alphabetical: ["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ"],
};
const DIGITS = "1234567890";
/** The letter of the last row of the grid: letters beyond it stand in no reference. */
const LAST_ROW = "O";

export interface KeyboardOptions {
  /** `A`, `7`, `?`, `Backspace`... as a keyboard event would name it. */
  press: (key: string) => void;
}

/** Our own keys: the tablet's keyboard hides half the screen and offers words of its own. */
export class Keyboard {
  declare private readonly host: HTMLElement;
  declare private readonly options: KeyboardOptions;

  constructor(host: HTMLElement, options: KeyboardOptions) {
    this.host = host;
    this.options = options;
  }

  /** @param layout the keys to show, or null for none */
  show(layout: KeyLayout | null): void {
    this.host.hidden = layout === null;
    if (layout !== null && this.host.dataset.layout !== layout) {
      this.host.dataset.layout = layout;
      const rows = [DIGITS].concat(LAYOUTS[layout]);
      const made = rows.map((keys, row) => this.row(keys, row === rows.length - 1));
      fill(this.host, element("div", { class: "keyboard", role: "group", "aria-label": t("board.keyboard") }, ...made));
    }
  }

  private row(keys: string, last: boolean): HTMLElement {
    const made = Array.from(keys).map((key) => this.key(key, key, null));
    if (last) {
      made.push(this.key("?", t("board.key.joker-face"), t("board.key.joker")));
      made.push(this.key("Backspace", "⌫", t("board.key.backspace")));
      made.push(this.key("Close", "▾", t("board.key.close")));
    }
    return element("div", { class: "keys" }, ...made);
  }

  private key(key: string, face: string, name: string | null): HTMLElement {
    const made = element("button", { type: "button", class: kindOf(key), "aria-label": name }, face);
    // The field keeps its focus, and with it the place where the letter goes.
    made.addEventListener("pointerdown", (event) => event.preventDefault());
    made.addEventListener("click", () => this.options.press(key));
    return made;
  }
}

/** What a key is for: a phone shows only those that the field written in can use. */
function kindOf(key: string): string {
  if (key.length > 1) {
    return key.toLowerCase();
  }
  return key === "?" ? "wide" : /\d/.test(key) ? "digit" : key <= LAST_ROW ? "row-letter" : "letter";
}
