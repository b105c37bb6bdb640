import { html, nothing, type TemplateResult } from 'lit';
import { plural, t } from '../live/messages';
import { tablesInWords } from '../live/tables';
import { TablesAsked } from './tables-asked';

/** Tables of a round of which nothing has come in, and the word that nothing more will. */
export class AwaitedSlips extends TablesAsked {
  private async give(): Promise<void> {
    if (await this.write('none', t('console.awaited.reason'))) this.asked = undefined;
  }

  render() {
    if (!this.tables.length) return nothing;
    return html`<div class="missing">
      <p><b>${plural('console.missing', this.tables.length)}</b> ${tablesInWords(this.tables)}</p>
      ${this.refusalBeside()} ${this.asked ? this.question() : this.offer()}
    </div>`;
  }

  private offer(): TemplateResult {
    return html`<button type="button" ?disabled=${this.held} @click=${this.ask}>${t('console.awaited.none')}</button>`;
  }

  private question(): TemplateResult {
    const id = `none-${this.round}`;
    const tables = this.wanted;
    return html`<div class="note warn" role="group" aria-labelledby=${id}>
      <p id=${id}>${plural('console.awaited.sure', tables.length, tablesInWords(tables))}</p>
      <button type="button" class="danger" ?disabled=${this.held || !tables.length} @click=${this.give}>
        ${t('console.awaited.go')}
      </button>
      <button type="button" class="ask-no" @click=${() => (this.asked = undefined)}>${t('console.rest.no')}</button>
    </div>`;
  }
}
customElements.define('awaited-slips', AwaitedSlips);
