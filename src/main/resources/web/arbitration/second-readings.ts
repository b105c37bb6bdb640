import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, refusedHere } from '../access/form';
import { shownReference } from '../board/coord';
import { ask } from '../live/ask';
import { plural, t } from '../live/messages';
import type { ConsoleSeat } from '../live/console-protocol';
import { named } from './awaited';
import { askSure } from './confirm-correction';
import { slipCell, type Cell } from './slip-cell';
import { fieldOfSlip, isScore, slipBody, tableOf } from './typed-slip';

interface Reading {
  word: string;
  reference: string;
  score: number | null;
}

interface Pass {
  round: number;
  waiting: number[];
  alike: number;
  differences: { table: number; name: string; first: Reading | null; second: Reading }[];
}

/**
 * Double arbitration of one round: a second arbiter types the paper slips again without seeing the first entry; where the
 * two differ is shown on demand, and settled by the one or the other.
 */
export class SecondReadings extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    seats: { attribute: false },
    scoresAsked: { type: Boolean },
    past: { type: Boolean },
    pass: { state: true },
    said: { state: true },
    comparing: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seats: ConsoleSeat[];
  declare scoresAsked: boolean;
  /** The solution is announced: a slip that counts otherwise is confirmed first with what it would change. */
  declare past: boolean;
  declare pass: Pass | undefined;
  declare said: string;
  /** The differences are looked at; while the second arbiter types, they are not. */
  declare comparing: boolean;

  constructor() {
    super();
    this.said = '';
    this.comparing = false;
  }

  protected override fieldOf(code: string): string | undefined {
    return fieldOfSlip(code);
  }

  protected updated(changed: Map<string, unknown>): void {
    if (changed.has('round')) this.comparing = false;
    if (changed.has('seats') || changed.has('round')) void this.fetch();
  }

  private async fetch(): Promise<void> {
    const round = this.round;
    const reply = await ask<Pass>('GET', `/api/games/${this.game}/rounds/${round}/second-readings`);
    if (reply.ok && round === this.round) this.pass = reply.value;
  }

  private text(name: string): string {
    return this.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
  }

  /** Enter goes from field to field, and sends from the last one. */
  private pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const inputs = [...this.querySelectorAll<HTMLInputElement>('form input')];
    const next = inputs[inputs.indexOf(event.target) + 1];
    const nothingHandedIn = event.target.name === 'word' && this.text('word') === '-';
    if (!next || nothingHandedIn) return;
    event.preventDefault();
    next.focus();
  }

  private submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    return this.type(this.text('word') === '-');
  }

  private async type(none: boolean): Promise<void> {
    const table = tableOf(this.text('table'));
    const seat = this.seats.find((one) => one.table === table);
    if (!seat) return this.refuse(refusedHere('table', t('console.slip.no-table', this.text('table'))));
    if (!isScore(this.text('score'))) {
      return this.refuse(refusedHere('score', t('console.slip.no-score', this.text('score'))));
    }
    const [word, reference, score] = ['word', 'reference', 'score'].map((name) => this.text(name));
    const body = slipBody(this.round, { table, word, reference, score, reason: '' }, none);
    const reply = await this.send(() => ask('POST', `/api/games/${this.game}/second-readings`, { body }));
    if (!reply?.ok) return;
    this.said = t('second.kept', table, seat.name);
    this.querySelector('form')?.reset();
    this.querySelector<HTMLElement>('[name="table"]')?.focus();
    await this.fetch();
  }

  private async settle(table: number, second: boolean): Promise<void> {
    const body = { round: this.round, table, second, reason: t('second.reason') };
    const path = `/api/games/${this.game}/second-readings/settle`;
    const reply = await this.sendChange(() => askSure<Pass>(this.past && second, 'POST', path, body));
    if (!reply?.ok) return;
    this.pass = reply.value;
    this.said = t(second ? 'second.taken' : 'second.stays', table);
  }

  render() {
    return html`<p class="soft">${t('second.how')}</p>
      <form class="slip" @submit=${this.submitted} @keydown=${this.pressed} novalidate>
        ${this.cell('table', { short: true, numeric: true })} ${this.cell('word', {})}
        ${this.cell('reference', { short: true })}
        ${this.scoresAsked ? this.cell('score', { short: true, numeric: true }) : nothing}
        <div class="slip-buttons">
          <button class="primary" ?disabled=${this.held}>${t('console.slip.go')}</button>
          <button type="button" ?disabled=${this.held} @click=${() => this.type(true)}>${t('console.slip.none')}</button>
        </div>
      </form>
      ${this.problem()}
      <p class="said" role="status">${this.said}</p>
      ${this.pass ? this.state(this.pass) : nothing}`;
  }

  private problem(): TemplateResult | typeof nothing {
    const fields = ['table', 'word', 'reference', 'score'];
    const beside = this.refusal && fields.includes(this.refusal.field ?? '');
    return beside
      ? html`<p id="second-${this.round}-problem" class="problem">${this.refusal?.message}</p>`
      : this.refusalBeside();
  }

  private cell(name: string, how: Cell): TemplateResult {
    return slipCell(`second-${this.round}`, name, this.refusal?.field === name, how);
  }

  private state(pass: Pass): TemplateResult {
    const differ = pass.differences.length;
    return html`<p>
        ${stateInWords(pass)}
      </p>
      ${differ
        ? html`<button
            type="button"
            aria-expanded=${this.comparing ? 'true' : 'false'}
            @click=${() => (this.comparing = !this.comparing)}
          >
            ${plural(this.comparing ? 'second.hide' : 'second.compare', differ)}
          </button>`
        : nothing}
      ${differ && this.comparing ? this.differences(pass) : nothing}`;
  }

  private differences(pass: Pass): TemplateResult {
    return html`<table class="list differences">
      <caption class="visually-hidden">${t('second.caption', this.round)}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">${t('console.seats.table')}</th>
          <th scope="col">${t('second.first')}</th>
          <th scope="col">${t('second.second')}</th>
        </tr>
      </thead>
      <tbody>
        ${pass.differences.map(
          ({ table, name, first, second }) => html`<tr>
            <td class="number" title=${name}>${table}</td>
            <td>${this.reading(first, second)} ${this.choice(table, false)}</td>
            <td>${this.reading(second, first)} ${this.choice(table, true)}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** What differs from the other reading is marked. */
  private reading(own: Reading | null, other: Reading | null): TemplateResult {
    if (!own || !(own.word || own.reference)) return html`<i>${t('console.seats.blank')}</i>`;
    const part = (text: string, differs: boolean) => (differs ? html`<mark>${text || '–'}</mark>` : html`${text}`);
    const score = own.score === null ? '' : t('console.points', own.score);
    return html`<b class="capitals">${part(own.word, own.word.toUpperCase() !== other?.word.toUpperCase())}</b>
      ${part(shownReference(own.reference), own.reference.toUpperCase() !== other?.reference.toUpperCase())}
      ${this.scoresAsked ? part(score, own.score !== other?.score) : nothing}`;
  }

  private choice(table: number, second: boolean): TemplateResult {
    return html`<button type="button" class="quiet" ?disabled=${this.held} @click=${() => this.settle(table, second)}>
      ${t('second.this-one')}<span class="visually-hidden">
        ${t('console.seats.of', table)}, ${t(second ? 'second.second' : 'second.first')}</span
      >
    </button>`;
  }
}

/** How far the second entry is; where no paper slip was typed even once there is nothing to say. */
function stateInWords({ waiting, alike, differences }: Pass): string {
  if (!waiting.length && !alike && !differences.length) return t('second.nothing');
  return `${waiting.length ? t('second.waiting', named(waiting)) : t('second.all')} ${plural('second.alike', alike)}`;
}

customElements.define('second-readings', SecondReadings);
