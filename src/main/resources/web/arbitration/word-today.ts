import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot, WordToday } from '../live/console-protocol';
import { askConfirmed } from './confirm-correction';

/** Words that count today, or do not, whatever the list says: those ruled about, and another one. */
export class WordsToday extends FormElement {
  static properties = { snapshot: { attribute: false } };
  declare snapshot: ConsoleSnapshot;

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const word = String(values.get('word')).trim().toUpperCase();
    const counts = values.get('counts') === 'true';
    const reply = await this.rule(word, counts, String(values.get('reason')).trim());
    if (reply?.ok) form.reset();
  }

  private rule(word: string, counts: boolean | null, reason: string) {
    const key = counts === null ? 'listed' : String(counts);
    return this.sendChange(() =>
      askConfirmed('POST', `/api/games/${this.snapshot.game}/words`, { word, counts, reason }, {
        title: t(`correction.word.sure.${key}`, word),
      }),
    );
  }

  render() {
    return html`<section class="words-today">
      <h3>${t('correction.word.title')}</h3>
      <ul class="lines">
        ${this.snapshot.words.map((word) => this.ruled(word))}
      </ul>
      <form class="stack" @submit=${this.submitted}>
        ${this.refusalBeside('word', 'reason')}
        <div class="one-line">
          ${field({
            id: 'today-word',
            name: 'word',
            label: t('correction.word.word'),
            refusal: this.refusalOf('word'),
            required: true,
            capitals: true,
            maxlength: 30,
          })}
          <div class="field">
            <label for="today-counts">${t('correction.word.today')}</label>
            <select id="today-counts" name="counts">
              <option value="true">${t('correction.word.true')}</option>
              <option value="false">${t('correction.word.false')}</option>
            </select>
          </div>
        </div>
        ${field({
          id: 'today-reason',
          name: 'reason',
          label: t('correction.round.reason'),
          refusal: this.refusalOf('reason'),
          required: true,
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('correction.word.go')}</button>
      </form>
    </section>`;
  }

  private ruled(word: WordToday): TemplateResult {
    return html`<li>
      <span><b>${word.word}</b> ${t(`correction.word.${word.counts}`)}</span>
      <button type="button" class="quiet" ?disabled=${this.held} @click=${() => this.rule(word.word, null, t('correction.word.lift'))}>
        ${t('correction.word.lift')}<span class="visually-hidden"> ${word.word}</span>
      </button>
    </li>`;
  }
}
customElements.define('words-today', WordsToday);

/** What was ruled about a word in this game, in words; nothing when the list decides. */
export function today(word: string, ruled: WordToday[]): TemplateResult | typeof nothing {
  const found = ruled.find((one) => one.word === word.toUpperCase());
  return found ? html`<p class=${found.counts ? 'good' : 'bad'}>${t('correction.word.said', found.word, t(`correction.word.${found.counts}`))}</p>` : nothing;
}
