import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { FormElement } from '../access/form';
import { shownReference } from '../board/coord';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import { named } from './awaited';
import { timeOfDay } from './hand';
import type { ConsoleSeat, ConsoleSnapshot, PastRound, RoundSlips } from '../live/console-protocol';
import './awaited-slips';
import { openAndFocus } from './places';
import './round-correction';
import './seat-table';
import './second-readings';
import './slip-form';
import { printed } from './solution-list';

/** The rounds played; one opens to see its slips, take a late one, or look at its solutions. */
export class PastRounds extends FormElement {
  static properties = {
    snapshot: { attribute: false },
    active: { type: Boolean },
    opened: { state: true },
    seats: { state: true },
    comparing: { state: true },
  };
  declare snapshot: ConsoleSnapshot;
  declare active: boolean;
  declare opened: number | undefined;
  declare seats: ConsoleSeat[] | undefined;
  /** The second entry of the opened round is unfolded. */
  declare comparing: boolean;

  /** What devices say of themselves changes nothing in rounds played: those come anew with each answer of the server. */
  protected updated(changed: Map<string, unknown>): void {
    const before = changed.get('snapshot') as ConsoleSnapshot | undefined;
    const answered = changed.has('snapshot') && before?.past !== this.snapshot.past;
    if (this.opened !== undefined && this.active && (answered || changed.has('active'))) void this.fetch(this.opened);
  }

  /** Opens a round and waits for the slip of a table. */
  async show(round: number): Promise<void> {
    await this.open(round);
    await this.updateComplete;
    const table = this.querySelector<HTMLElement>(`#slip-${round}-table`);
    table?.focus();
    table?.closest('tr')?.previousElementSibling?.scrollIntoView({ block: 'start' });
  }

  /** Opens a round where its letters and its word are corrected. */
  async correct(round: number): Promise<void> {
    await this.open(round);
    await this.updateComplete;
    const folded = this.querySelector<HTMLDetailsElement>('round-correction details');
    if (folded) openAndFocus(folded);
  }

  private async open(round: number | undefined): Promise<void> {
    this.opened = round;
    this.seats = undefined;
    this.comparing = false;
    this.refusal = undefined;
    if (round !== undefined) await this.fetch(round);
  }

  private async fetch(round: number): Promise<void> {
    const reply = await ask<RoundSlips>('GET', `/api/games/${this.snapshot.game}/rounds/${round}/slips`);
    if (round !== this.opened) return;
    this.refusal = reply.ok ? undefined : reply;
    if (reply.ok) this.seats = reply.value.seats;
  }

  render() {
    const past = this.snapshot.past;
    if (!past.length) return html`<p class="soft">${t('console.past.none')}</p>`;
    return html`${this.refusalBeside()}
      <div class="scroll">
        <table class="list past">
          <caption class="visually-hidden">${t('console.tab.rounds')}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">${t('console.past.number')}</th>
              <th scope="col">${t('console.past.draw')}</th>
              <th scope="col">${t('console.past.word')}</th>
              <th scope="col">${t('console.past.found')}</th>
              <th scope="col"><span class="visually-hidden">${t('console.seats.actions')}</span></th>
            </tr>
          </thead>
          <tbody>
            ${repeat([...past].reverse(), (round) => round.round, (round) => this.row(round))}
          </tbody>
        </table>
      </div>`;
  }

  private row(round: PastRound): TemplateResult {
    const open = this.opened === round.round;
    return html`<tr>
        <td class="number">${round.round}</td>
        <td class="letters">${round.draw}</td>
        <td><b>${printed(round.word)}</b> ${shownReference(round.coord)}, ${t('console.points', round.points)}</td>
        <td>${this.found(round)}</td>
        <td class="actions">
          <button
            type="button"
            class="quiet"
            aria-expanded=${open ? 'true' : 'false'}
            @click=${() => this.open(open ? undefined : round.round)}
          >
            ${t(open ? 'console.seats.close' : 'console.past.open')}<span class="visually-hidden">
              ${t('console.past.of', round.round)}</span
            >
          </button>
        </td>
      </tr>
      ${open ? html`<tr class="detail"><td colspan="5">${this.detail(round)}</td></tr>` : nothing}`;
  }

  private found(round: PastRound): TemplateResult {
    if (!this.snapshot.seats.length) return html`–`;
    return html`${round.correctedAt === null
      ? nothing
      : html`<span class="tag PENALTY">${t('correction.corrected-at', timeOfDay(round.correctedAt))}</span>`}
    ${round.found || t('console.past.nobody')}
    ${round.found ? nothing : html`<span class="tag">${t('console.past.computer')}</span>`}
    ${round.duo.length ? html`<span class="tag">${t('console.past.duo', ...round.duo)}</span>` : nothing}
    ${round.solos.map((table) => html`<span class="tag">${t('console.past.solo', table)}</span> `)}
    ${round.missing.length
      ? html`<small class="awaited">${t('console.past.missing', named(round.missing))}</small>`
      : nothing}`;
  }

  private detail(round: PastRound): TemplateResult {
    const { game } = this.snapshot;
    if (!this.seats) return html`<p role="status">${t('console.loading')}</p>`;
    return html`<round-correction .game=${game} .round=${round}></round-correction>
      <awaited-slips .game=${game} .round=${round.round} .tables=${round.missing}></awaited-slips>
      <h4>${t('console.past.late', round.round)}</h4>
      <slip-form
        .game=${game}
        .round=${round.round}
        .seats=${this.seats}
        .scoresAsked=${round.scoresAsked}
        .closed=${true}
        .past=${true}
      ></slip-form>
      <seat-table
        .game=${game}
        .round=${round.round}
        .seats=${this.seats}
        .scoresAsked=${round.scoresAsked}
        .closed=${true}
        .openable=${true}
        .past=${true}
      ></seat-table>
      <details @toggle=${(event: Event) => (this.comparing = (event.target as HTMLDetailsElement).open)}>
        <summary>${t('second.title', round.round)}</summary>
        ${this.comparing
          ? html`<second-readings
              .game=${game}
              .round=${round.round}
              .seats=${this.seats}
              .scoresAsked=${round.scoresAsked}
              .past=${true}
            ></second-readings>`
          : nothing}
      </details>
      <details>
        <summary>${t('console.past.solutions', round.round)}</summary>
        <solution-list
          .game=${game}
          .round=${round.round}
          .attempt=${1}
          .rack=${round.draw}
          .ready=${true}
          .active=${true}
        ></solution-list>
      </details>`;
  }
}

customElements.define('past-rounds', PastRounds);
