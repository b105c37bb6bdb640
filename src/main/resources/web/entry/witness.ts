import type { DraftWitness } from "../live/seat-protocol";

/** Long enough for a word being typed, short enough to be there before a cut. */
const QUIET = 500;

/**
 * Tells the server what stands on this tablet, half a second after each change and again after a new connection: should
 * the network be cut at the end of the time, the server knows what was written before.
 */
export class Witness {
  declare private readonly tell: (message: object) => void;
  declare private now: DraftWitness | null;
  declare private said: string;
  declare private timer: number | undefined;

  constructor(tell: (message: object) => void) {
    this.tell = tell;
    this.now = null;
    this.said = "";
    window.addEventListener("pagehide", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  /** @param draft as the slip would be sent; none while nothing may be written */
  note(draft: DraftWitness | null): void {
    this.now = draft;
    if (draft !== null && JSON.stringify(draft) !== this.said) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.say(), QUIET);
    }
  }

  /** The server may know nothing any more of what was said before. */
  forgotten(): void {
    this.said = "";
    this.say();
  }

  /** Before the page goes. */
  private hurry(): void {
    if (this.timer !== undefined) {
      this.say();
    }
  }

  private say(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.now === null) {
      return;
    }
    const text = JSON.stringify(this.now);
    if (text !== this.said) {
      this.said = text;
      this.tell({ draft: this.now });
    }
  }
}
