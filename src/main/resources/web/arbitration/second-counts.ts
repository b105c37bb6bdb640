import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { ask } from '../live/ask';
import type { LiveMessage } from '../live/protocol';

interface Count {
  round: number;
  differences: number;
}

/**
 * Of each round, how many paper slips were entered twice and differently; asked for anew when somebody says that a slip
 * was read again, when such a word may have been missed, and, once there are such slips, whenever the game moves on.
 */
class SecondCounts extends EventTarget {
  private game = 0;
  private counts: Count[] = [];

  follow(game: number): void {
    this.game = game;
    void this.fetch();
  }

  heard(message: LiveMessage): void {
    if (message.reading !== undefined || this.counts.length) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const reply = await ask<Count[]>('GET', `/api/games/${this.game}/second-readings`);
    if (!reply.ok) return;
    this.counts = reply.value;
    this.dispatchEvent(new Event('changed'));
  }

  of(round: number): number {
    return this.counts.find((count) => count.round === round)?.differences ?? 0;
  }
}

/** Those of the game of this page. */
export const secondCounts = new SecondCounts();

/** Draws an element anew when the counts change. */
export class CountsDifferences implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    secondCounts.addEventListener('changed', this.changed);
  }

  hostDisconnected(): void {
    secondCounts.removeEventListener('changed', this.changed);
  }

  private changed = (): void => this.host.requestUpdate();
}
