import { html, type TemplateResult } from 'lit';
import { plural, t } from '../live/messages';
import { say } from '../live/say';
import { tablesInWords } from '../live/tables';
import { shortcuts, shown } from './shortcuts';
import { TablesAsked } from './tables-asked';

/** The top for every table of which nothing has come in, named before anything is given. */
export class RestTop extends TablesAsked {
  private async give(): Promise<void> {
    const given = await this.write('top', t('console.quick.top.reason'));
    if (!given) return;
    say(t('console.rest.done', tablesInWords(given)));
    this.leave();
  }

  private leave(): void {
    this.asked = undefined;
    this.closest('seats-panel')?.querySelector<HTMLElement>('slip-form [name="table"]')?.focus();
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.leave();
  }

  render() {
    return html`${this.refusalBeside()} ${this.asked ? this.question() : this.offer()}`;
  }

  private offer(): TemplateResult {
    return html`<button type="button" ?disabled=${this.held} @click=${this.ask}>
      ${plural('console.rest.top', this.tables.length)} <kbd aria-hidden="true">${shown(shortcuts.keyFor('top-rest'))}</kbd>
    </button>`;
  }

  private question(): TemplateResult {
    const tables = this.wanted;
    return html`<div class="note warn" role="group" aria-labelledby="rest-${this.round}" @keydown=${this.pressed}>
      <p id="rest-${this.round}">${plural('console.rest.sure', tables.length, tablesInWords(tables))}</p>
      <button type="button" class="danger" ?disabled=${this.held || !tables.length} @click=${this.give}>
        ${t('console.rest.go')}
      </button>
      <button type="button" class="ask-no" @click=${this.leave}>${t('console.rest.no')}</button>
    </div>`;
  }
}
customElements.define('rest-top', RestTop);
