import { t } from "../live/messages";
import { byId, element, fill, setAttribute } from "../style/element";

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

export interface JokerEvents {
  choose: (letter: string) => void;
  dismiss: () => void;
}

/** The letters a joker may stand for, seven to a line; the one it stands for is marked. */
export class JokerPalette {
  declare private readonly host: HTMLElement;
  declare private readonly events: JokerEvents;
  declare private readonly keys: HTMLButtonElement[];
  declare private opener: Element | null;

  constructor(host: HTMLElement, events: JokerEvents) {
    this.host = host;
    this.events = events;
    this.opener = null;
    this.keys = LETTERS.map((letter) =>
      element("button", { type: "button", onclick: () => events.choose(letter) }, letter),
    );
    const dismiss = element("button", { type: "button", class: "dismiss", onclick: () => events.dismiss() }, t("tablet.joker-dismiss"));
    fill(host, element("p", { id: "joker-question" }, t("tablet.joker-choose")), element("div", { class: "letters" }, ...this.keys, dismiss));
    host.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param letter the joker's letter now, empty when it has none yet, null to put the letters away */
  show(letter: string | null): void {
    const opening = this.host.hidden && letter !== null;
    const closing = !this.host.hidden && letter === null;
    if (opening) {
      this.opener = document.activeElement;
    }
    const leaving = closing && this.host.contains(document.activeElement);
    this.host.hidden = letter === null;
    this.keys.forEach((key) => setAttribute(key, "aria-pressed", key.textContent === letter ? "true" : "false"));
    if (opening) {
      this.keys[Math.max(0, LETTERS.indexOf(letter || ""))].focus();
    } else if (leaving) {
      this.giveBack();
    }
  }

  /** To the square that comes next when it was asked on the grid; else to where it was asked. */
  private giveBack(): void {
    const onGrid = this.opener !== null && byId("grid").contains(this.opener);
    const back = onGrid ? byId("grid").querySelector('[tabindex="0"]') : this.opener;
    if (back instanceof HTMLElement) {
      back.focus();
    }
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const letter = event.key.toUpperCase();
    if (event.key === "Escape") {
      this.events.dismiss();
    } else if (LETTERS.indexOf(letter) >= 0) {
      this.events.choose(letter);
    } else {
      return;
    }
    event.preventDefault();
  }
}
