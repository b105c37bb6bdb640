import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { ask } from '../live/ask';
import { plural, t } from '../live/messages';
import { tablesInWords } from '../live/tables';

/** Tables of a round of which nothing has come in, and the word that nothing more will. */
export class AwaitedSlips extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    tables: { attribute: false },
    asked: { state: true },
  };
  declare game: number;
  declare round: number;
  declare tables: number[];
  /** The tables named in the question. */
  declare asked: number[] | undefined;

  private async ask(): Promise<void> {
    this.asked = this.tables;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.none-no')?.focus();
  }

  private async give(): Promise<void> {
    const tables = (this.asked ?? []).filter((table) => this.tables.includes(table));
    const body = { round: this.round, tables, reason: t('console.awaited.reason') };
    const reply = await this.sendChange(() => ask('POST', `/api/games/${this.game}/slips/none`, { body }));
    if (reply?.ok) this.asked = undefined;
  }

  render() {
    if (!this.tables.length) return nothing;
    return html`<div class="missing">
      <p><b>${t('console.missing', this.tables.length)}</b> ${tablesInWords(this.tables)}</p>
      ${this.refusalBeside()} ${this.asked ? this.question(this.asked) : this.offer()}
    </div>`;
  }

  private offer(): TemplateResult {
    return html`<button type="button" ?disabled=${this.held} @click=${this.ask}>${t('console.awaited.none')}</button>`;
  }

  private question(tables: number[]): TemplateResult {
    const id = `none-${this.round}`;
    return html`<div class="note warn" role="group" aria-labelledby=${id}>
      <p id=${id}>${plural('console.awaited.sure', tables.length, tablesInWords(tables))}</p>
      <button type="button" class="danger" ?disabled=${this.held} @click=${this.give}>${t('console.awaited.go')}</button>
      <button type="button" class="none-no" @click=${() => (this.asked = undefined)}>${t('console.rest.no')}</button>
    </div>`;
  }
}
customElements.define('awaited-slips', AwaitedSlips);
