import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Command } from './command';
import { countLetters, type TypedLetters } from './letters';

const sorted = (letters: string[]): string => letters.sort().join('');

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

  /** Letters that are drawn now have been sent, here or after a second word: they are no longer half typed. */
  protected willUpdate(changed: Map<string, unknown>): void {
    const draw = changed.has('snapshot') && this.typed ? this.snapshot.round.draw : null;
    if (!draw) return;
    const rack = sorted([...draw.kept, ...draw.drawn]);
    const typed = countLetters(this.typed, '').letters;
    if ([typed, this.snapshot.kept + typed].some((letters) => sorted([...letters]) === rack)) this.typed = '';
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const letters = countLetters(this.typed, '').letters;
    const reply = await this.send(() => this.command('draw/typed', { letters }));
    if (reply?.ok) this.typed = '';
  }

  /** The key of the next step draws at random, but not over letters just typed: these are meant. */
  goFirst(): boolean {
    if (!this.typed.trim()) return false;
    this.querySelector('form')?.requestSubmit();
    return true;
  }

  /** How many letters complete the kept ones. */
  private get wanted(): number {
    const there = this.snapshot.bag.size + (this.snapshot.round.draw?.drawn.length ?? 0);
    return Math.min(this.snapshot.formula.rackSize - this.snapshot.kept.length, there);
  }

  /** As many letters as are wanted, or fewer, are the new ones beside the kept; more are the whole rack. */
  private get fresh(): boolean {
    return this.snapshot.kept.length > 0 && countLetters(this.typed, '').letters.length <= this.wanted;
  }

  /** The rack that is being typed, beside what may be in it: the bag and the letters in hand. */
  private get letters(): TypedLetters {
    const { bag, round, kept } = this.snapshot;
    const inHand = round.draw ? [...round.draw.kept, ...round.draw.drawn].join('') : kept;
    return countLetters((this.fresh ? kept : '') + this.typed, bag.letters + inHand);
  }

  render() {
    const problem = this.refusal?.message;
    const { impossible } = this.snapshot;
    return html`${impossible ? html`<p class="note warn" role="alert">${t('console.draw.impossible', impossible)}</p>` : nothing}
    <form class="draw" @submit=${this.submitted}>
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
          <button ?disabled=${this.held || !this.typed.trim()}>${t('console.draw.go')}</button>
        </div>
        <small id="letters-hint" class="hint">${this.hint()}</small>
        <p id="letters-count" class="figures">${this.typed ? this.count(this.letters) : nothing}</p>
        ${problem ? html`<p id="letters-problem" class="problem" role="alert">${problem}</p>` : nothing}
      </div>
    </form>`;
  }

  private changed(typed: string): void {
    this.typed = typed;
    this.refusal = undefined;
  }

  private hint(): string {
    const kept = this.snapshot.kept;
    return kept ? t('console.draw.kept', [...kept].join(' '), this.wanted) : t('console.draw.hint');
  }

  private count(letters: TypedLetters): TemplateResult {
    const sounds = [letters.vowels, letters.consonants, letters.either];
    const size = letters.letters.length;
    return html`${this.fresh
      ? t('console.draw.count-new', size - this.snapshot.kept.length, size, ...sounds)
      : t('console.draw.count', size, ...sounds)}
    ${letters.strange.length ? html`<span class="problem">${t('console.draw.strange', letters.strange.join(' '))}</span>` : nothing}
    ${letters.short.length ? html`<span class="problem">${t('console.draw.short', letters.short.join(', '))}</span>` : nothing}`;
  }
}
customElements.define('draw-form', DrawForm);
