import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { shownReference } from '../board/coord';
import { t } from '../live/messages';
import type { ConsoleSeat } from '../live/console-protocol';
import { askSure } from './confirm-correction';
import type { ReadingPart } from '../live/slip-protocol';
import { showReason } from './verdict';

const SANCTIONS = ['NONE', 'WARNING', 'PENALTY', 'NIL'];

/**
 * The arbiter decides otherwise than the program: points and sanction, another reading, or the average of the others;
 * always with a reason, and he may lift it again.
 */
export class RulingForm extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    seat: { attribute: false },
    past: { type: Boolean },
    said: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seat: ConsoleSeat;
  /** The solution is announced: what would change is shown first. */
  declare past: boolean;
  /** What was decided last, here. */
  declare said: string;

  constructor() {
    super();
    this.said = '';
  }

  /** A refusal speaks of the slip as it was: another slip or verdict, and it is past. */
  protected willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('seat');
    if (before && JSON.stringify(before) !== JSON.stringify(this.seat)) this.refusal = undefined;
  }

  protected override fieldOf(code: string): string | undefined {
    return { 'ruling.reason-missing': 'reason', 'ruling.points': 'points', 'ruling.points-missing': 'points' }[code];
  }

  private get reason(): string {
    return this.querySelector<HTMLInputElement>('[name="reason"]')?.value.trim() ?? '';
  }

  private async rule(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const body = {
      round: this.round,
      table: this.seat.table,
      points: String(form.get('points')).trim() === '' ? null : Number(form.get('points')),
      sanction: String(form.get('sanction')),
      reason: this.reason,
    };
    const done = t('console.ruling.done', body.table, body.points === null ? 0 : body.points);
    await this.sent('POST', 'rulings', body, done);
  }

  private read(reading: ReadingPart): Promise<void> {
    const { coord, word, paid } = reading;
    const table = this.seat.table;
    const body = { round: this.round, table, coord, word, paid, reason: this.reason };
    return this.sent('POST', 'readings', body, t('console.ruling.done', table, paid));
  }

  private average(force: boolean): Promise<void> {
    const table = this.seat.table;
    const body = { round: this.round, table, force, reason: this.reason };
    return this.sent('POST', 'averages', body, t('console.ruling.averaged', table));
  }

  private lift(): Promise<void> {
    const table = this.seat.table;
    return this.sent('DELETE', 'rulings', { round: this.round, table }, t('console.ruling.lifted', table));
  }

  private async sent(method: string, path: string, body: object, done: string): Promise<void> {
    this.said = '';
    const whole = `/api/games/${this.game}/${path}`;
    const reply = await this.sendChange(() => askSure(this.past, method, whole, body));
    if (!reply?.ok) return;
    this.said = done;
    this.dispatchEvent(new CustomEvent('ruled', { bubbles: true, detail: done }));
  }

  render() {
    const verdict = this.seat.verdict;
    const id = `ruling-${this.round}-${this.seat.table}`;
    return html`<form class="ruling" @submit=${this.rule}>
      <h4>${t('console.ruling.title')}</h4>
      ${this.refusalBeside('points', 'reason', 'sanction')} ${this.unforeseen()}
      ${field({
        id: `${id}-reason`,
        name: 'reason',
        label: t('console.ruling.reason'),
        refusal: this.refusalOf('reason'),
        required: true,
        maxlength: 200,
      })}
      ${verdict?.readings.length ? this.readings(verdict.readings) : nothing}
      <div class="one-line">
        ${field({
          id: `${id}-points`,
          name: 'points',
          type: 'number',
          label: t('console.ruling.points'),
          value: String(verdict?.paid ?? 0),
          refusal: this.refusalOf('points'),
          required: true,
        })}
        <div class="field">
          <label for="${id}-sanction">${t('console.ruling.sanction')}</label>
          <select id="${id}-sanction" name="sanction">
            ${SANCTIONS.map(
              (sanction) =>
                html`<option value=${sanction} ?selected=${sanction === verdict?.sanction}>
                  ${t(`console.sanction.${sanction}`)}
                </option>`,
            )}
          </select>
        </div>
        <button ?disabled=${this.held}>${t('console.ruling.go')}</button>
      </div>
      <div class="buttons">
        <button type="button" ?disabled=${this.held} @click=${() => this.average(false)}>
          ${t('console.ruling.average')}
        </button>
        ${verdict?.ruled
          ? html`<button type="button" ?disabled=${this.held} @click=${this.lift}>${t('console.ruling.lift')}</button>`
          : nothing}
      </div>
      <p class="said good" role="status">${this.said}</p>
    </form>`;
  }

  /** An average the rule does not foresee wants a second word. */
  private unforeseen(): TemplateResult | typeof nothing {
    if (this.refusal?.code !== 'average.not-due') return nothing;
    return html`<button type="button" class="danger" ?disabled=${this.held} @click=${() => this.average(true)}>
      ${t('console.ruling.average-all-the-same')}
    </button>`;
  }

  private readings(readings: ReadingPart[]): TemplateResult {
    const id = `ruling-${this.round}-${this.seat.table}-readings`;
    return html`<p id=${id} class="readings-title">${t('console.readings.title')}</p>
      <ul class="readings" aria-labelledby=${id}>
        ${readings.map((reading) => html`<li>${this.reading(reading)}</li>`)}
      </ul>`;
  }

  private reading(reading: ReadingPart): TemplateResult {
    const key = reading.doubtful ? 'console.readings.doubtful' : 'console.readings.paid';
    return html`<span class="reading"
        ><span class="move"><b>${reading.printed}</b> ${shownReference(reading.coord)}</span>, ${t(key, reading.points, reading.paid)}
        ${reading.counts ? html`<span class="tag">${t('console.readings.counts')}</span>` : nothing}
        <small class="why ${reading.sanction}">${reading.reasons.map((reason) => showReason(reason, true))}</small></span
      >
      <button type="button" ?disabled=${this.held} @click=${() => this.read(reading)}>
        ${t('console.readings.take')}<span class="visually-hidden"> ${reading.printed} ${shownReference(reading.coord)}</span>
      </button>`;
  }
}
customElements.define('ruling-form', RulingForm);
