import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import { TABS } from './console-tabs';
import { entriesOf, search, type Entry } from './palette-entries';

/** Lines shown at once. */
const MOST = 9;

/** One field that finds commands, panels, tables and rounds by name or number. */
export class CommandPalette extends PageElement {
  static properties = {
    snapshot: { attribute: false },
    conducts: { type: Boolean },
    typed: { state: true },
    marked: { state: true },
    opened: { state: true },
  };
  declare snapshot: ConsoleSnapshot;
  declare conducts: boolean;
  declare typed: string;
  declare marked: number;
  declare opened: boolean;

  constructor() {
    super();
    this.typed = '';
    this.marked = 0;
    this.opened = false;
  }

  private get dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  open(): void {
    const input = this.querySelector('input');
    if (this.dialog?.open || !input) return;
    input.value = '';
    this.typed = '';
    this.marked = 0;
    this.opened = true;
    this.dialog?.showModal();
  }

  /** Told late by the browser: it may be open again by then. */
  private closed = (): void => {
    this.opened = this.dialog?.open ?? false;
  };

  private get found(): Entry[] {
    return this.opened ? search(entriesOf(this.snapshot, TABS, this.conducts), this.typed, MOST) : [];
  }

  private write(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.marked = 0;
  }

  private pressed(event: KeyboardEvent): void {
    const found = this.found;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) this.marked = (this.marked + step + found.length) % found.length;
    else if (event.key === 'Enter' && found[this.marked]) this.choose(found[this.marked]);
    else return;
    event.preventDefault();
  }

  private choose(entry: Entry): void {
    this.dialog?.close();
    this.dispatchEvent(new CustomEvent('chosen', { detail: entry }));
  }

  render() {
    const found = this.found;
    return html`<dialog class="palette" aria-label=${t('palette.title')} @close=${this.closed}>
      <label for="palette">${t('palette.title')}</label>
      <input
        id="palette"
        role="combobox"
        aria-expanded=${found.length ? 'true' : 'false'}
        aria-controls="palette-found"
        aria-activedescendant=${found.length ? `found-${this.marked}` : nothing}
        autocomplete="off"
        spellcheck="false"
        maxlength="60"
        placeholder=${t('palette.hint')}
        @input=${this.write}
        @keydown=${this.pressed}
      />
      <ul id="palette-found" role="listbox" aria-label=${t('palette.found')}>
        ${found.map((entry, index) => this.line(entry, index))}
      </ul>
      ${found.length ? nothing : html`<p role="status">${t('palette.nothing')}</p>`}
    </dialog>`;
  }

  private line(entry: Entry, index: number): TemplateResult {
    return html`<li
      id="found-${index}"
      role="option"
      aria-selected=${index === this.marked ? 'true' : 'false'}
      @click=${() => this.choose(entry)}
    >
      <span class="name">${entry.label}</span> ${entry.keys ? html`<kbd>${entry.keys}</kbd>` : nothing}
    </li>`;
  }
}
customElements.define('command-palette', CommandPalette);
