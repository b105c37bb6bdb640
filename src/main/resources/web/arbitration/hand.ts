import type { LiveMessage } from '../live/protocol';

export type Hand = NonNullable<LiveMessage['hand']>;

const KEPT = 'chevalet.window';

/**
 * The name of this window. A reload keeps it; a window opened as a copy of this one gets a name of its own, since it is
 * kept only while the page is being left.
 */
function ownName(): string {
  const left = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  const random = crypto.getRandomValues(new Uint32Array(4));
  const name = left ?? Array.from(random, (part) => part.toString(36).padStart(7, '0')).join('');
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEPT, name));
  window.addEventListener('pageshow', () => sessionStorage.removeItem(KEPT));
  return name;
}

/** Whether this window conducts the game: draws, runs the clock, closes, announces. */
export class ConsoleHand {
  known: Hand | undefined;
  private readonly window = ownName();

  hear(hand: Hand): void {
    this.known = hand;
  }

  /** Another window conducts, or did until its connection was lost. */
  get watching(): boolean {
    return this.known !== undefined && this.known.window !== this.window;
  }

  /** What the window says of itself when it connects: one that watched does not conduct for having lost the server. */
  itself(): string {
    return `&window=${this.window}${this.watching ? '&watching=1' : ''}`;
  }

  /** Beside every command that conducts. */
  headers(): { [name: string]: string } {
    return { 'X-Console': this.window };
  }
}

/** `14:32`, as the page's language writes it. */
export const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
