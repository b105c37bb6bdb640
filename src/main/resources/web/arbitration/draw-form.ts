import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/protocol';
import type { Command } from './console';
import { countLetters, type TypedLetters } from './letters';

/** Letters drawn by hand from a real bag, typed and counted as they are typed. */
export class DrawForm extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false }, typed: { state: true } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;
  declare typed: string;

  constructor() {
    super();
    this.typed = '';
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const reply = await this.command('draw/typed', { letters: countLetters(this.typed, '').letters });
    if (reply?.ok) this.typed = '';
    else if (reply) await this.refuse(reply);
  }

  /** Ctrl+Enter draws at random, but not over letters just typed: these are meant. */
  private pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !event.ctrlKey || !this.typed.trim()) return;
    event.preventDefault();
    event.stopPropagation();
    this.querySelector('form')?.requestSubmit();
  }

  /** What may be drawn: the bag and the letters in hand, which the arbiter may type again or leave out. */
  private get letters(): TypedLetters {
    const draw = this.snapshot.round.draw;
    const inHand = draw ? [...draw.kept, ...draw.drawn].join('') : '';
    return countLetters(this.typed, this.snapshot.bag.letters + inHand);
  }

  render() {
    const problem = this.refusal?.message;
    return html`<form class="draw" @submit=${this.submitted} @keydown=${this.pressed}>
      <div class="field">
        <label for="letters">${t(this.snapshot.round.draw ? 'console.draw.other' : 'console.draw.typed')}</label>
        <div class="one-line">
          <input
            id="letters"
            class="capitals"
            maxlength="20"
            autocomplete="off"
            spellcheck="false"
            .value=${this.typed}
            @input=${(event: Event) => this.changed((event.target as HTMLInputElement).value)}
            aria-invalid=${problem ? 'true' : nothing}
            aria-describedby="letters-hint letters-count ${problem ? 'letters-problem' : ''}"
          />
          <button ?disabled=${this.busy || !this.typed.trim()}>${t('console.draw.go')}</button>
        </div>
        <small id="letters-hint" class="hint">${t('console.draw.hint')}</small>
        <p id="letters-count" class="figures">${this.typed ? this.count(this.letters) : nothing}</p>
        ${problem ? html`<p id="letters-problem" class="problem" role="alert">${problem}</p>` : nothing}
      </div>
    </form>`;
  }

  private changed(typed: string): void {
    this.typed = typed;
    this.refusal = undefined;
  }

  private count(letters: TypedLetters): TemplateResult {
    return html`${t('console.draw.count', letters.letters.length, letters.vowels, letters.consonants, letters.either)}
    ${letters.strange.length ? html`<span class="problem">${t('console.draw.strange', letters.strange.join(' '))}</span>` : nothing}
    ${letters.short.length ? html`<span class="problem">${t('console.draw.short', letters.short.join(', '))}</span>` : nothing}`;
  }
}
customElements.define('draw-form', DrawForm);
