import { html, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { ask } from '../live/ask';
import { plural, t } from '../live/messages';
import { say } from '../live/say';
import { tablesInWords } from '../live/tables';
import { shortcuts, shown } from './shortcuts';

/** The top for every table of which nothing has come in, named before anything is given. */
export class RestTop extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    tables: { attribute: false },
    asked: { state: true },
  };
  declare game: number;
  declare round: number;
  declare tables: number[];
  /** The tables named in the question; those that come in meanwhile are not given the top. */
  declare asked: number[] | undefined;

  constructor() {
    super();
    this.tables = [];
  }

  protected willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('round')) this.asked = undefined;
  }

  /** Asks first; nothing to ask when nobody is missing. */
  async ask(): Promise<void> {
    if (!this.tables.length) return;
    this.asked = this.tables;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.rest-no')?.focus();
  }

  private get wanted(): number[] {
    return (this.asked ?? []).filter((table) => this.tables.includes(table));
  }

  private async give(): Promise<void> {
    const tables = this.wanted;
    const body = { round: this.round, tables, reason: t('console.quick.top.reason') };
    const reply = await this.sendChange(() => ask('POST', `/api/games/${this.game}/slips/top`, { body }));
    if (!reply?.ok) return;
    say(t('console.rest.done', tablesInWords(tables)));
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
      <button type="button" class="rest-no" @click=${this.leave}>${t('console.rest.no')}</button>
    </div>`;
  }
}
customElements.define('rest-top', RestTop);
