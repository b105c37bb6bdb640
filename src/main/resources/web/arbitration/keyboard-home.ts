import type { LitElement } from 'lit';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { ConsoleTabs } from './console-tabs';
import { takesSlips } from './steps';

/** What can hold the focus and be seen. */
export const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

/** A field somebody types in keeps the keyboard. */
const isTypedIn = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Where the keyboard rests when it is needed nowhere else. While slips may be typed that is never the button of the
 * next step: a table and Enter typed in a hurry would start or stop the clock.
 */
export class KeyboardHome {
  /** @param page everything the keyboard can reach */
  constructor(
    private readonly page: HTMLElement,
    private readonly snapshot: () => ConsoleSnapshot | undefined,
  ) {}

  /** The slip typed next, or the panel shown in its place; the next step while no slip may be typed. */
  get place(): HTMLElement | null {
    const snapshot = this.snapshot();
    const places = snapshot && takesSlips(snapshot) ? [this.table, this.find('[role="tab"][aria-selected="true"]')] : [this.find('#primary')];
    return places.find((one) => one !== null && isUsable(one)) ?? null;
  }

  private get table(): HTMLElement | null {
    return this.find('#panel-seats slip-form [name="table"]');
  }

  private find(selector: string): HTMLElement | null {
    return this.page.querySelector<HTMLElement>(selector);
  }

  /** Once all that stands on the page is drawn; a field typed in keeps it. */
  rest = async (): Promise<void> => {
    await this.drawn();
    if (!isTypedIn()) this.place?.focus();
  };

  /** The parts within parts are drawn after the page itself. */
  private async drawn(): Promise<void> {
    for (const part of ['console-tabs', 'seats-panel', 'slip-form', 'action-bar']) {
      await this.page.querySelector<LitElement>(part)?.updateComplete;
    }
  }

  /** A step was asked for by its button: the keyboard does not wait there. */
  leaveFoot = async (): Promise<void> => {
    const snapshot = this.snapshot();
    const isThere = (): boolean => document.activeElement?.closest('.foot') != null;
    if (!snapshot || !takesSlips(snapshot) || !isThere()) return;
    await this.drawn();
    if (isThere()) this.place?.focus();
  };

  /** The clock runs: paper slips come next, whichever panel is looked at. */
  typeSlips = async (): Promise<void> => {
    if (isTypedIn()) return;
    const tabs = this.page.querySelector<ConsoleTabs>('console-tabs');
    if (tabs) tabs.shown = 'seats';
    await this.rest();
  };
}
