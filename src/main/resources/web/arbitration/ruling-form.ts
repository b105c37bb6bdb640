import { html, nothing, type PropertyValues } from 'lit';
import { FormElement, field } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat } from '../live/protocol';

const SANCTIONS = ['NONE', 'WARNING', 'PENALTY', 'NIL'];

/** The arbiter decides otherwise than the program: points, sanction and always a reason; and may lift it again. */
export class RulingForm extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    seat: { attribute: false },
    said: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seat: ConsoleSeat;
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

  private get path(): string {
    return `/api/games/${this.game}/rulings`;
  }

  private async rule(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const body = {
      round: this.round,
      table: this.seat.table,
      points: String(form.get('points')).trim() === '' ? null : Number(form.get('points')),
      sanction: String(form.get('sanction')),
      reason: String(form.get('reason')).trim(),
    };
    await this.sent('POST', body, t('console.ruling.done', body.table, body.points === null ? 0 : body.points));
  }

  private lift(): Promise<void> {
    const table = this.seat.table;
    return this.sent('DELETE', { round: this.round, table }, t('console.ruling.lifted', table));
  }

  private async sent(method: string, body: object, done: string): Promise<void> {
    this.said = '';
    const reply = await this.send(() => ask(method, this.path, { body }));
    if (!reply?.ok) return;
    this.said = done;
    this.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
    this.dispatchEvent(new CustomEvent('ruled', { bubbles: true }));
  }

  render() {
    const verdict = this.seat.verdict;
    const id = `ruling-${this.round}-${this.seat.table}`;
    return html`<form class="ruling" @submit=${this.rule}>
      <h4>${t('console.ruling.title')}</h4>
      ${this.refusalBeside('points', 'reason', 'sanction')}
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
        ${field({
          id: `${id}-reason`,
          name: 'reason',
          label: t('console.ruling.reason'),
          refusal: this.refusalOf('reason'),
          required: true,
          maxlength: 200,
        })}
      </div>
      <div class="buttons">
        <button ?disabled=${this.held}>${t('console.ruling.go')}</button>
        ${verdict?.ruled
          ? html`<button type="button" ?disabled=${this.held} @click=${this.lift}>${t('console.ruling.lift')}</button>`
          : nothing}
      </div>
      <p class="said good" role="status">${this.said}</p>
    </form>`;
  }
}
customElements.define('ruling-form', RulingForm);
