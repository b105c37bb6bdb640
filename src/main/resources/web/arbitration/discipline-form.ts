import { html, nothing } from 'lit';
import { FormElement, field } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat } from '../live/console-protocol';

/** Disciplinary warnings of one player on one round: given at any moment, beside whatever his slip gets. */
export class DisciplineForm extends FormElement {
  static properties = { game: { type: Number }, round: { type: Number }, seat: { attribute: false } };
  declare game: number;
  declare round: number;
  declare seat: ConsoleSeat;

  private async warn(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const reason = String(new FormData(form).get('reason')).trim();
    if (await this.sent('POST', { reason })) form.reset();
  }

  private async sent(method: string, more: object): Promise<boolean> {
    const body = { round: this.round, table: this.seat.table, ...more };
    const reply = await this.sendChange(() => ask(method, `/api/games/${this.game}/warnings`, { body }));
    return reply?.ok ?? false;
  }

  render() {
    const warned = this.seat.warned;
    return html`<form class="discipline" @submit=${this.warn} novalidate>
      <h4>${t('console.discipline.title')}</h4>
      ${this.refusalBeside('reason')}
      <div class="one-line">
        ${field({
          id: `discipline-${this.round}-${this.seat.table}-reason`,
          name: 'reason',
          label: t('console.ruling.reason'),
          refusal: this.refusalOf('reason'),
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('console.discipline.go')}</button>
      </div>
      <p class="said" role="status">${warned.length ? warned.join(' · ') : nothing}</p>
      ${warned.length
        ? html`<button type="button" ?disabled=${this.held} @click=${() => this.sent('DELETE', {})}>
            ${t('console.discipline.lift')}
          </button>`
        : nothing}
    </form>`;
  }
}
customElements.define('discipline-form', DisciplineForm);
