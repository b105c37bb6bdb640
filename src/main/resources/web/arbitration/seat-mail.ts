import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { SentPart } from '../live/seat-protocol';
import { tablesInWords } from '../live/tables';

/** Players who call the arbiter, his messages to them, and who has read what. */
export class SeatMail extends FormElement {
  static properties = { snapshot: { attribute: false } };
  declare snapshot: ConsoleSnapshot;

  private get path(): string {
    return `/api/games/${this.snapshot.game}`;
  }

  private async seen(table: number): Promise<void> {
    await this.sendChange(() => ask('POST', `${this.path}/calls/${table}/seen`));
  }

  private async decide(table: number, decision: 'give' | 'refuse'): Promise<void> {
    await this.sendChange(() => ask('POST', `${this.path}/asks/${table}/${decision}`));
  }

  private async written(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const typed = String(values.get('tables')).match(/\d+/g);
    const body = { text: String(values.get('text')).trim(), tables: typed === null ? null : typed.map(Number) };
    const reply = await this.sendChange(() => ask('POST', `${this.path}/messages`, { body }));
    if (reply?.ok) form.reset();
  }

  render() {
    const { calls, asks, sent, unread } = this.snapshot.mail;
    return html`${calls.map((call) => this.call(call.table))} ${asks.map((one) => this.asked(one.table))}
      <details class="seat-mail">
        <summary>${t('mail.title')}</summary>
        <form @submit=${this.written} novalidate>
          ${this.refusalBeside('text', 'tables')}
          ${field({ id: 'mail-tables', name: 'tables', label: t('mail.to'), hint: t('mail.to-hint'), maxlength: 200 })}
          ${field({ id: 'mail-text', name: 'text', label: t('mail.text'), refusal: this.refusalOf('text'), maxlength: 300 })}
          <button ?disabled=${this.held}>${t('mail.send')}</button>
        </form>
        ${sent.length ? html`<ul class="sent">${[...sent].reverse().map(message)}</ul>` : nothing}
        ${unread.length
          ? html`<p class="soft">${t('mail.corrections-unread')} ${tablesInWords(unread.map((one) => one.table))}</p>`
          : nothing}
      </details>`;
  }

  /** Another device wants the seat: with the arbiter's consent the one that has it is turned away. */
  private asked(table: number): TemplateResult {
    const of = html`<span class="visually-hidden"> ${t('console.seats.of', table)}</span>`;
    return html`<p class="note warn seat-call seat-ask" role="group">
      <b>${t('mail.asks', table)}</b>
      <button type="button" class="give" ?disabled=${this.held} @click=${() => this.decide(table, 'give')}>${t('mail.give')}${of}</button>
      <button type="button" ?disabled=${this.held} @click=${() => this.decide(table, 'refuse')}>${t('mail.refuse')}${of}</button>
    </p>`;
  }

  private call(table: number): TemplateResult {
    return html`<p class="note warn seat-call" role="group">
      <b>${t('mail.call', table)}</b>
      <button type="button" ?disabled=${this.held} @click=${() => this.seen(table)}>
        ${t('mail.seen')}<span class="visually-hidden"> ${t('console.seats.of', table)}</span>
      </button>
    </p>`;
  }
}
customElements.define('seat-mail', SeatMail);

function message(one: SentPart): TemplateResult {
  return html`<li>
    <span>${one.text}</span>
    <small class="soft"
      >${one.unread.length ? html`${t('mail.unread')} ${tablesInWords(one.unread)}` : t('mail.all-read')}</small
    >
  </li>`;
}
