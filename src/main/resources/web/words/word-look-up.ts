import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import { ask } from '../live/ask';
import { FormElement, field } from '../access/form';
import type { WordKnown } from './protocol';

/** Is this word admitted, and what is it: one field, one answer. */
export class WordLookUp extends FormElement {
  static properties = { list: { type: Number }, language: {}, today: { attribute: false }, known: { state: true } };
  declare list: number;
  /** Of the tiles of the game that is asked about: a word of an English game has no French grammar. */
  declare language: string | undefined;
  /** What a game says of a word beside its list. */
  declare today: ((word: string) => TemplateResult | typeof nothing) | undefined;
  declare known: WordKnown | undefined;

  protected override fieldOf(code: string): string | undefined {
    return code.startsWith('words.look-up.') ? 'word' : undefined;
  }

  private async look(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = this.querySelector('input') as HTMLInputElement;
    const word = input.value.trim();
    if (!word) return;
    const game = this.language ? `?language=${this.language}` : '';
    const path = `/api/word-lists/${this.list}/words/${encodeURIComponent(word)}${game}`;
    const reply = await this.send(() => ask<WordKnown>('GET', path));
    if (!reply) return;
    this.known = reply.ok ? reply.value : undefined;
    if (reply.ok) input.select();
  }

  protected updated(changed: Map<string, unknown>): void {
    if (changed.has('list') && changed.get('list') !== undefined) this.known = undefined;
  }

  render() {
    return html`<form class="one-line" @submit=${this.look}>
        ${field({
          id: 'looked-up',
          label: t('words.look-up.word'),
          refusal: this.refusalOf('word'),
          maxlength: 30,
          capitals: true,
        })}
        <button ?disabled=${this.busy}>${t('words.look-up.go')}</button>
      </form>
      ${this.refusalBeside('word')}
      <div role="status">${this.known ? this.answer(this.known) : nothing}</div>`;
  }

  private answer(known: WordKnown): TemplateResult {
    return html`<p class=${known.valid ? 'good' : 'bad'}>
        ${t(known.valid ? 'words.look-up.valid' : 'words.look-up.invalid', known.word)}
      </p>
      ${this.today?.(known.word) ?? nothing}
      <ul class="lines meanings">
        ${known.meanings.map(
          (meaning) => html`<li><span><b>${meaning.form}</b>, ${meaning.gloss}</span> ${this.lemma(meaning)}</li>`,
        )}
      </ul>`;
  }

  private lemma(meaning: { form: string; lemma: string }): TemplateResult | typeof nothing {
    return meaning.lemma === meaning.form ? nothing : html`<small>${t('words.look-up.lemma', meaning.lemma)}</small>`;
  }
}
customElements.define('word-look-up', WordLookUp);
