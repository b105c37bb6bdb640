/** How long what was cleared may be had back, in milliseconds. */
const OFFERED_FOR = 10000;

/** What was just cleared, and may still be had back. */
export class Undo<T> {
  declare private readonly lapsed: () => void;
  declare private before: T | null;
  declare private timer: number | undefined;

  /** @param lapsed called when the offer ends by itself */
  constructor(lapsed: () => void) {
    this.lapsed = lapsed;
    this.before = null;
  }

  get offered(): boolean {
    return this.before !== null;
  }

  offer(before: T): void {
    this.forget();
    this.before = before;
    this.timer = setTimeout(() => {
      this.forget();
      this.lapsed();
    }, OFFERED_FOR);
  }

  take(): T | null {
    const before = this.before;
    this.forget();
    return before;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.before = null;
  }
}
