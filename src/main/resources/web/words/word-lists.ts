import { html, nothing, type TemplateResult } from 'lit';
import { ArbiterPage } from '../access/arbiter-page';
import { sentence } from '../access/form';
import { t } from '../live/messages';
import './list-import';
import type { WordList } from './protocol';
import './word-look-up';

/** The word lists of the club: which there are, bring another, look a word up. */
export class WordLists extends ArbiterPage {
  static properties = { lists: { state: true }, chosen: { state: true }, said: { state: true } };
  declare lists: WordList[] | undefined;
  declare chosen: number | undefined;
  declare said: string | undefined;

  protected load = async (): Promise<void> => {
    const reply = await this.ask<WordList[]>('GET', '/api/word-lists');
    if (reply.ok) this.lists = reply.value;
    else this.said = sentence(reply);
  };

  protected page(): TemplateResult | typeof nothing {
    const refusal = this.said ? html`<p class="problem" role="alert">${this.said}</p>` : nothing;
    if (!this.lists) return refusal;
    const chosen = this.chosen ?? this.lists.find((list) => list.embedded)?.id ?? this.lists[0]?.id;
    return html`<p><a href="/arbitre">← ${t('words.back')}</a></p>
      <h1>${t('words.title')}</h1>
      ${refusal}
      <div class="two-columns">
        <section class="panel" aria-labelledby="look-up">
          <h2 id="look-up">${t('words.look-up.title')}</h2>
          ${this.choose(chosen)}
          <word-look-up .list=${chosen}></word-look-up>
        </section>
        <div class="stack">
          ${this.table(this.lists)}
          <section class="panel" aria-labelledby="import">
            <h2 id="import">${t('words.import.title')}</h2>
            <list-import @imported=${this.load}></list-import>
          </section>
        </div>
      </div>`;
  }

  private choose(chosen: number | undefined): TemplateResult | typeof nothing {
    if (!this.lists || this.lists.length < 2) return nothing;
    return html`<div class="field">
      <label for="list">${t('words.look-up.list')}</label>
      <select id="list" @change=${(event: Event) => (this.chosen = Number((event.target as HTMLSelectElement).value))}>
        ${this.lists.map(
          (list) => html`<option value=${list.id} ?selected=${list.id === chosen}>${list.name}</option>`,
        )}
      </select>
    </div>`;
  }

  private table(lists: WordList[]): TemplateResult {
    return html`<section class="panel" aria-labelledby="lists">
      <h2 id="lists">${t('words.lists')}</h2>
      <table class="list">
        <thead>
          <tr>
            <th scope="col">${t('words.list.name')}</th>
            <th scope="col" class="number">${t('words.list.count')}</th>
            <th scope="col">${t('words.list.print')}</th>
          </tr>
        </thead>
        <tbody>
          ${lists.map((list) => this.row(list))}
        </tbody>
      </table>
      <p class="hint">${t('words.list.print-why')}</p>
    </section>`;
  }

  private row(list: WordList): TemplateResult {
    const language = document.documentElement.lang;
    const origin = list.importedAt
      ? t('words.list.imported', new Date(list.importedAt).toLocaleDateString(language))
      : t('words.list.embedded');
    return html`<tr>
      <td><span class="cut" title=${list.name}>${list.name}</span><small>${origin}</small></td>
      <td class="number">${list.wordCount.toLocaleString(language)}</td>
      <td><code title=${list.sha256}>${list.sha256.slice(0, 8)}</code></td>
    </tr>`;
  }
}
customElements.define('word-lists', WordLists);
