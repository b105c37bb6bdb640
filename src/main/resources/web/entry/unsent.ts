import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, setText } from "../style/element";
import { plainly, spokenWord } from "./words";

/** How long a word must rest before it is spoken of, in milliseconds: not in the middle of its typing. */
const REST = 1500;

interface UnsentState {
  /** Round and attempt: said once in each. */
  round: string;
  /** The word of the slip the server has, as it is said. */
  sent: string;
  /** The other complete word that stands there unsent; nothing when there is none. */
  name: string;
  /** The last stretch of the time. */
  signal: boolean;
  /** The time is over, the solution not announced. */
  over: boolean;
}

/**
 * A better word written after a slip was sent counts only once it is sent too. In the last stretch the page says which of
 * the two counts, once to the ear as well, and offers to send the new one; at the end it says which one counted.
 */
export class UnsentNote {
  declare private state: UnsentState;
  declare private rested: string;
  declare private said: string;
  declare private left: string;
  declare private timer: number | undefined;

  constructor(send: () => void) {
    this.state = { round: "", sent: "", name: "", signal: false, over: false };
    this.rested = "";
    this.said = "";
    this.left = "";
    byId("unsent-send").addEventListener("click", send);
  }

  /** At the end of the time: that the word unsent did not count; nothing when there was none. */
  get sentence(): string {
    return this.left === "" ? "" : t("tablet.unsent-over", this.state.sent, plainly(this.left));
  }

  /** @param now the complete word unsent, if any, and how far the time is */
  follow(snapshot: SeatSnapshot, now: { name: string; signal: boolean; ended: boolean }): void {
    const { received, round, phase } = snapshot;
    const over = (phase === "RUNNING" && now.ended) || phase === "RECEIVING" || phase === "CONTROL";
    this.show({
      round: round.number + "." + round.attempt,
      sent: received === null ? "" : spokenWord(received.word),
      name: now.name,
      signal: now.signal,
      over: received !== null && over,
    });
  }

  private show(state: UnsentState): void {
    const before = this.state;
    this.state = state;
    if (before.round !== state.round) {
      this.left = "";
    }
    if (!state.over) {
      this.left = state.name;
    }
    this.wait(state.signal && !state.over ? state.name : "");
    this.render();
  }

  private wait(name: string): void {
    if (name === "" || name !== this.rested) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.rested = "";
    }
    if (name !== "" && name !== this.rested) {
      this.timer = setTimeout(() => this.rest(name), REST);
    }
  }

  private rest(name: string): void {
    this.rested = name;
    if (this.said !== this.state.round) {
      this.said = this.state.round;
      say(t("tablet.unsent", this.state.sent, plainly(name)) + " " + t("tablet.unsent-how"));
    }
    this.render();
  }

  private render(): void {
    const { over, sent, name } = this.state;
    const open = !over && this.rested !== "" && this.rested === name;
    const late = over && this.left !== "";
    byId("unsent").hidden = !open && !late;
    byId("unsent-send").hidden = !open;
    setText(byId("unsent-text"), late ? this.sentence : open ? t("tablet.unsent", sent, name) : "");
    setText(byId("unsent-send"), open ? t("tablet.unsent-send", name) : "");
  }
}
