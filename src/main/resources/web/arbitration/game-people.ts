import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { ask } from '../live/ask';
import { plural, t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import '../tournament/player-table';
import type { PlayerTable } from '../tournament/player-table';
import type { Tournament } from '../tournament/protocol';
import { tournamentOf } from './own-tournament';

/** The players of a game under way: late ones come, others leave, names and tables are put right. */
export class GamePeople extends FormElement {
  static properties = {
    snapshot: { attribute: false },
    active: { type: Boolean },
    opened: { state: true },
    tournament: { state: true },
  };
  declare snapshot: ConsoleSnapshot;
  declare active: boolean;
  declare opened: boolean;
  declare tournament: Tournament | undefined;
  /** The seats the list was asked for with. */
  private known = '';

  protected updated(): void {
    const seats = this.snapshot.seats.map((seat) => `${seat.table} ${seat.name}`).join();
    if (!this.opened || !this.active || seats === this.known) return;
    this.known = seats;
    void this.fetch();
  }

  /** Unfolds the list, ready for a name. */
  async open(): Promise<void> {
    const folded = this.querySelector('details') as HTMLDetailsElement;
    this.opened = folded.open = true;
    if (!this.tournament) await this.fetch();
    await this.updateComplete;
    await this.querySelector<PlayerTable>('player-table')?.updateComplete;
    folded.scrollIntoView({ block: 'start' });
    this.querySelector<HTMLElement>('#add-name')?.focus();
  }

  private async fetch(): Promise<void> {
    const reply = await tournamentOf(this.snapshot.game, ask);
    if (reply?.ok) this.tournament = reply.value;
    else if (reply) this.refusal = reply;
  }

  private changed(): void {
    void this.fetch();
    this.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
  }

  render() {
    const toggled = (event: Event): void => void (this.opened = (event.target as HTMLDetailsElement).open);
    return html`<details class="decision" @toggle=${toggled}>
      <summary>${t('console.people.title')}</summary>
      ${this.opened ? this.list() : nothing}
    </details>`;
  }

  private list(): TemplateResult {
    const played = this.snapshot.past.length;
    return html`<p>${t('console.people.how')} ${played ? plural('console.people.late', played) : nothing}</p>
      ${this.refusalBeside()}
      ${this.tournament
        ? html`<player-table
            .players=${this.tournament.players}
            .path=${`/api/tournaments/${this.tournament.id}`}
            .underWay=${true}
            @changed=${this.changed}
          ></player-table>`
        : html`<p role="status">${t('console.loading')}</p>`}`;
  }
}
customElements.define('game-people', GamePeople);
