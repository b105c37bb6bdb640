import { Place } from "./drop";

/** A joker that waits for the letter it stands for: one of the word's, by its order, or one just dropped on a square. */
export class WaitingJoker {
  declare private askedOrder: number | null;
  declare private askedSquare: Place | null;

  constructor() {
    this.forget();
  }

  /** Which joker of the word, the first being 0. */
  get order(): number | null {
    return this.askedOrder;
  }

  get square(): Place | null {
    return this.askedSquare;
  }

  get none(): boolean {
    return this.askedOrder === null && this.askedSquare === null;
  }

  /** Asking again for the same joker puts its letters away. */
  ask(order: number): void {
    const again = this.askedOrder === order;
    this.forget();
    this.askedOrder = again ? null : order;
  }

  land(square: Place): void {
    this.forget();
    this.askedSquare = square;
  }

  forget(): void {
    this.askedOrder = null;
    this.askedSquare = null;
  }
}
