import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { exampleReferences, shownReference, typedReference } from '../board/coord';
import { ask } from '../live/ask';
import { t } from '../live/messages';

interface Play {
  coord: string;
  word: string;
  points: number;
  /** What the arbiter ruled about a word this move makes. */
  today: boolean | null;
}

interface Page {
  total: number;
  plays: Play[];
}

const SIZE = 50;

/** What the letters shown are of. */
const OF = ['game', 'round', 'attempt', 'rack'];

/** Every solution of a round, best first, fifty at a time, filtered by word, place or points. */
export class SolutionList extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    attempt: { type: Number },
    rack: {},
    ready: { type: Boolean },
    active: { type: Boolean },
    hiddenWhy: {},
    filter: { state: true },
    total: { state: true },
    plays: { state: true },
  };
  declare game: number;
  declare round: number;
  declare attempt: number;
  /** The letters as shown: other letters, other solutions. */
  declare rack: string;
  declare ready: boolean;
  /** Looked at now: nothing is asked for before. */
  declare active: boolean;
  declare hiddenWhy: string;
  declare filter: string;
  declare total: number;
  declare plays: Play[] | undefined;
  private asked = 0;

  constructor() {
    super();
    this.filter = '';
    this.total = 0;
  }

  /** Another round, another rack or another filter: what is shown no longer holds. */
  protected willUpdate(changed: Map<string, unknown>): void {
    if ([...OF, 'ready', 'filter'].some((name) => changed.has(name))) {
      this.plays = undefined;
      this.refusal = undefined;
    }
    if (!this.hasUpdated || !OF.some((name) => changed.has(name))) return;
    this.filter = '';
    const input = this.querySelector('input');
    if (input) input.value = '';
  }

  protected updated(changed: Map<string, unknown>): void {
    const asked = [...OF, 'ready', 'filter', 'active'].some((name) => changed.has(name));
    if (asked && this.active && this.ready && this.plays === undefined) void this.fetch(0);
  }

  private async fetch(from: number): Promise<void> {
    const turn = ++this.asked;
    const query = `filter=${encodeURIComponent(wanted(this.filter))}&from=${from}&size=${SIZE}`;
    const reply = await ask<Page>('GET', `/api/games/${this.game}/rounds/${this.round}/solutions?${query}`);
    if (turn !== this.asked) return;
    if (!reply.ok) {
      this.refusal = reply;
      return;
    }
    this.total = reply.value.total;
    this.plays = from === 0 ? reply.value.plays : [...(this.plays ?? []), ...reply.value.plays];
  }

  private narrow(event: Event): void {
    this.filter = (event.target as HTMLInputElement).value.trim();
  }

  render() {
    if (!this.ready) return html`<p class="soft">${this.hiddenWhy}</p>`;
    const id = `filter-${this.round}`;
    return html`<div class="field">
        <label for=${id}>${t('console.solutions.filter', this.round)}</label>
        <input id=${id} class="capitals" autocomplete="off" spellcheck="false" maxlength="20" @input=${this.narrow} />
        <small class="hint">${t('console.solutions.hint', exampleReferences()[0])}</small>
      </div>
      ${this.refusalBeside()} ${this.plays ? this.show(this.plays) : html`<p role="status">${t('console.solutions.looking')}</p>`}`;
  }

  private show(plays: Play[]): TemplateResult {
    return html`<p role="status">${t('console.solutions.count', plays.length, this.total)}</p>
      <table class="list solutions">
        <caption class="visually-hidden">${t('console.solutions.caption', this.round)}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">${t('console.solutions.points')}</th>
            <th scope="col">${t('console.solutions.word')}</th>
            <th scope="col">${t('console.solutions.place')}</th>
          </tr>
        </thead>
        <tbody>
          ${plays.map(
            (play) => html`<tr>
              <td class="number">${play.points}</td>
              <td>
                ${printed(play.word)}
                ${play.today === null
                  ? nothing
                  : html`<span class="tag">${t(`correction.word.${play.today}`)}</span>`}
              </td>
              <td>${shownReference(play.coord)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${plays.length < this.total
        ? html`<button type="button" @click=${() => this.fetch(plays.length)}>${t('console.solutions.more')}</button>`
        : nothing}`;
  }
}

/** A reference as the server writes it; letters are never taken for one. */
const wanted = (filter: string): string => (/\d/.test(filter) ? typedReference(filter) : filter);

/** Jokers in parentheses, as printed everywhere. */
export function printed(word: string): string {
  return word.replace(/[a-z]/g, (joker) => `(${joker.toUpperCase()})`);
}

customElements.define('solution-list', SolutionList);
