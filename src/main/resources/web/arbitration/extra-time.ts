import { html } from 'lit';
import { FormElement, field } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat } from '../live/console-protocol';

/** Adapted time: one player has more seconds than the others in each round. */
export class ExtraTime extends FormElement {
  static properties = { game: { type: Number }, seat: { attribute: false } };
  declare game: number;
  declare seat: ConsoleSeat;

  private async give(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    const body = {
      table: this.seat.table,
      seconds: Number(values.get('seconds')),
      reason: String(values.get('reason')).trim(),
    };
    await this.sendChange(() => ask('POST', `/api/games/${this.game}/extra-time`, { body }));
  }

  render() {
    return html`<form class="discipline" @submit=${this.give} novalidate>
      <h4>${t('extra.title')}</h4>
      ${this.refusalBeside('seconds', 'reason')}
      <div class="one-line">
        ${field({
          id: `extra-${this.seat.table}-seconds`,
          name: 'seconds',
          type: 'number',
          label: t('extra.label'),
          value: String(this.seat.extraSeconds),
          refusal: this.refusalOf('seconds'),
          size: 5,
        })}
        ${field({
          id: `extra-${this.seat.table}-reason`,
          name: 'reason',
          label: t('console.ruling.reason'),
          refusal: this.refusalOf('reason'),
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('extra.go')}</button>
      </div>
    </form>`;
  }
}
customElements.define('extra-time', ExtraTime);
