import { t } from "../live/messages";
import { say } from "../live/say";
import { byId, setText } from "../style/element";

const YES = ["O", "Y"];

/** "Il manque E. Utiliser le joker pour E ?" with its two buttons, open as long as the word needs the answer. */
export class JokerQuestion {
  declare private readonly host: HTMLElement;
  declare private readonly answer: (yes: boolean) => void;
  /** Where the focus goes once it is answered: to what was going to be sent, when it was put by sending. */
  declare private back: string;

  constructor(answer: (yes: boolean) => void) {
    this.host = byId("joker-ask");
    this.answer = answer;
    this.back = "word";
    byId("joker-yes").addEventListener("click", () => answer(true));
    byId("joker-no").addEventListener("click", () => answer(false));
    this.host.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param letter the one asked for, or null when nothing is asked */
  show(letter: string | null): void {
    const leaving = letter === null && this.host.contains(document.activeElement);
    this.host.hidden = letter === null;
    setText(byId("joker-ask-text"), letter === null ? "" : t("tablet.joker-ask", letter));
    if (leaving) {
      byId(this.back).focus();
      this.back = "word";
    }
  }

  /** Puts the question to who wants to send before it is answered. */
  put(letter: string): void {
    this.back = "send";
    say(t("tablet.joker-ask", letter));
    byId("joker-yes").focus();
  }

  /** Yes and no by their first letter, in both languages. */
  private press(event: KeyboardEvent): void {
    const key = event.key.toUpperCase();
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (plain && (YES.indexOf(key) >= 0 || key === "N")) {
      event.preventDefault();
      this.answer(key !== "N");
    }
  }
}
