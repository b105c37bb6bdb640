import { html, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat, PastRound, RoundSlips } from '../live/console-protocol';
import './seat-table';

/** Slips of rounds already played that still want the arbiter's eye, each with the readings to choose from. */
export class EarlierExamined extends PageElement {
  static properties = {
    game: { type: Number },
    rounds: { attribute: false },
    seats: { state: true },
  };
  declare game: number;
  declare rounds: PastRound[];
  /** Everybody's slip, by round. */
  declare seats: Map<number, ConsoleSeat[]>;

  constructor() {
    super();
    this.seats = new Map();
  }

  protected updated(changed: Map<string, unknown>): void {
    if (changed.has('rounds')) this.rounds.forEach((round) => void this.fetch(round.round));
  }

  private async fetch(round: number): Promise<void> {
    const reply = await ask<RoundSlips>('GET', `/api/games/${this.game}/rounds/${round}/slips`);
    if (reply.ok) this.seats = new Map(this.seats).set(round, reply.value.seats);
  }

  render() {
    return html`${[...this.rounds].reverse().map((round) => this.round(round))}`;
  }

  private round({ round, toExamine, scoresAsked }: PastRound): TemplateResult {
    const seats = (this.seats.get(round) ?? []).filter((seat) => toExamine.includes(seat.table));
    return html`<section class="earlier">
      <h3>${t('console.round', round)}</h3>
      <seat-table
        .game=${this.game}
        .round=${round}
        .seats=${seats}
        .scoresAsked=${scoresAsked}
        .closed=${true}
        .openable=${true}
        .past=${true}
        .examining=${true}
      ></seat-table>
    </section>`;
  }
}
customElements.define('earlier-examined', EarlierExamined);
