import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';

interface JournalLine {
  /** 0 for a slip. */
  number: number;
  at: number;
  who: string;
  text: string;
  before: string | null;
  after: string | null;
  why: string;
}

const SIZE = 200;

/** Milliseconds after the last key before what is looked for is asked. */
const TYPED = 250;

/** Everything that happened to the game, last first: who, when, what, before, after, why; searched by words, table, round. */
export class GameJournal extends FormElement {
  static properties = {
    game: { type: Number },
    version: { type: Number },
    active: { type: Boolean },
    opened: { state: true },
    size: { state: true },
    lines: { state: true },
  };
  declare game: number;
  declare version: number;
  declare active: boolean;
  declare opened: boolean;
  declare size: number;
  declare lines: JournalLine[] | undefined;
  /** Answers of questions asked before the last one come too late. */
  private asked = 0;
  private soon: number | undefined;

  constructor() {
    super();
    this.size = SIZE;
  }

  protected updated(changed: Map<string, unknown>): void {
    const concerned = ['version', 'active', 'opened', 'size'].some((name) => changed.has(name));
    if (concerned && this.opened && this.active) void this.fetch();
  }

  private fetch = async (): Promise<void> => {
    const turn = ++this.asked;
    const reply = await ask<JournalLine[]>('GET', `/api/games/${this.game}/journal?${this.query()}`);
    if (turn !== this.asked) return;
    this.refusal = reply.ok ? undefined : reply;
    if (reply.ok) this.lines = reply.value;
  };

  private typed = (): void => {
    clearTimeout(this.soon);
    this.soon = window.setTimeout(this.fetch, TYPED);
  };

  private query(): string {
    const form = this.querySelector('form');
    const query = new URLSearchParams({ size: String(this.size) });
    for (const [name, value] of form ? new FormData(form) : []) {
      if (String(value).trim()) query.set(name, String(value).trim());
    }
    return query.toString();
  }

  render() {
    return html`<details @toggle=${(event: Event) => (this.opened = (event.target as HTMLDetailsElement).open)}>
      <summary>${t('console.journal')}</summary>
      ${this.refusalBeside()} ${this.search()}
      <ol class="lines journal" reversed>
        ${[...(this.lines ?? [])].reverse().map((line) => this.line(line))}
      </ol>
      ${this.lines && this.lines.length >= this.size
        ? html`<button type="button" @click=${() => (this.size += SIZE)}>${t('journal.more')}</button>`
        : nothing}
    </details>`;
  }

  private search(): TemplateResult {
    const cell = (name: string, numeric: boolean): TemplateResult => html`<div class="field">
      <label for="journal-${name}">${t(`journal.search.${name}`)}</label>
      <input
        id="journal-${name}"
        name=${name}
        type=${numeric ? 'number' : 'search'}
        min=${numeric ? 1 : nothing}
        autocomplete="off"
      />
    </div>`;
    return html`<form class="one-line" role="search" @input=${this.typed} @submit=${(event: Event) => event.preventDefault()}>
      ${cell('text', false)} ${cell('table', true)} ${cell('round', true)}
      <label class="choice"><input type="checkbox" name="slips" value="true" /> ${t('journal.search.slips')}</label>
    </form>`;
  }

  private line(line: JournalLine): TemplateResult {
    const at = new Date(line.at);
    const change = line.before !== null || line.after !== null;
    const why = line.why !== '' && !line.text.includes(line.why);
    return html`<li value=${line.number || nothing}>
      <time datetime=${at.toISOString()}>${at.toLocaleTimeString(document.documentElement.lang)}</time>
      <span class="soft">${line.who}</span>
      <span class="name">${line.text}</span>
      ${change
        ? html`<small>${t('journal.change', line.before ?? t('journal.nothing'), line.after ?? t('journal.nothing'))}</small>`
        : nothing}
      ${why ? html`<small>${t('journal.why', line.why)}</small>` : nothing}
    </li>`;
  }
}
customElements.define('game-journal', GameJournal);
