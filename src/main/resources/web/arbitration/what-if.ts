import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field, refusedHere } from '../access/form';
import { exampleReferences, inWords, readWire, shownReference, typedReference } from '../board/coord';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSnapshot, ConsoleVerdict, RoundSlips } from '../live/console-protocol';
import { printed } from './solution-list';
import { solutionsShown } from './steps';
import { showReasons, showVerdict } from './verdict';

interface Supposed {
  round: number;
  word: string;
  reference: string;
  points: number | null;
  cannot: string | null;
  words: { word: string; counts: boolean }[];
  verdict: ConsoleVerdict;
  top: number | null;
}

/** Any word at any place of any round: what it would have been worth. A table's own slip can be taken as a start. */
export class WhatIf extends FormElement {
  static properties = { snapshot: { attribute: false }, supposed: { state: true } };
  declare snapshot: ConsoleSnapshot;
  declare supposed: Supposed | undefined;

  protected override fieldOf(code: string): string | undefined {
    return code.startsWith('coord.') ? 'reference' : code.startsWith('round.') ? 'round' : 'word';
  }

  /** Rounds whose letters may be looked at, the latest first. */
  private get rounds(): number[] {
    const past = this.snapshot.past.map((round) => round.round);
    const now = solutionsShown(this.snapshot) ? [this.snapshot.round.number] : [];
    return [...new Set([...now, ...past.reverse()])];
  }

  private input(name: string): HTMLInputElement {
    return this.querySelector(`[name="${name}"]`) as HTMLInputElement;
  }

  private get round(): number {
    return Number((this.querySelector('[name="round"]') as HTMLSelectElement).value);
  }

  /** What was shown was of other letters or of another word. */
  private typed = (): void => {
    this.supposed = undefined;
    this.refusal = undefined;
  };

  private async fromTable(): Promise<void> {
    const table = Number(this.input('table').value);
    if (!table) return;
    const path = `/api/games/${this.snapshot.game}/rounds/${this.round}/slips`;
    const reply = await this.send(() => ask<RoundSlips>('GET', path));
    if (!reply?.ok) return;
    const slip = reply.value.seats.find((seat) => seat.table === table)?.slip;
    if (!slip) return this.refuse(refusedHere('table', t('what-if.no-slip', table)));
    this.input('word').value = slip.word;
    this.input('reference').value = shownReference(slip.reference);
    this.typed();
  }

  private async look(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.typed();
    if (!this.input('word').value.trim() && this.input('table').value) await this.fromTable();
    if (this.refusal) return;
    const reference = typedReference(this.input('reference').value);
    const query = new URLSearchParams({ word: this.input('word').value, reference });
    const path = `/api/games/${this.snapshot.game}/rounds/${this.round}/what-if?${query}`;
    const reply = await this.send(() => ask<Supposed>('GET', path));
    this.supposed = reply?.ok ? reply.value : undefined;
  }

  render() {
    const rounds = this.rounds;
    if (!rounds.length) return nothing;
    return html`<h3 id="what-if">${t('what-if.title')}</h3>
      <form class="what-if" aria-labelledby="what-if" @submit=${this.look} @input=${this.typed}>
        <div class="field">
          <label for="what-if-round">${t('what-if.round')}</label>
          <select id="what-if-round" name="round">
            ${rounds.map((round) => html`<option value=${round}>${round}</option>`)}
          </select>
        </div>
        ${field({
          id: 'what-if-table',
          name: 'table',
          label: t('what-if.table'),
          refusal: this.refusalOf('table'),
          inputmode: 'numeric',
          maxlength: 4,
          size: 3,
        })}
        <button type="button" ?disabled=${this.busy} @click=${this.fromTable}>${t('what-if.its-word')}</button>
        ${field({
          id: 'what-if-word',
          name: 'word',
          label: t('console.slip.word'),
          refusal: this.refusalOf('word'),
          maxlength: 40,
          capitals: true,
          placeholder: t('console.slip.word-hint'),
        })}
        ${field({
          id: 'what-if-reference',
          name: 'reference',
          label: t('console.slip.reference'),
          refusal: this.refusalOf('reference'),
          maxlength: 6,
          size: 5,
          capitals: true,
          placeholder: t('console.slip.reference-hint', exampleReferences()[0]),
        })}
        <button class="primary" ?disabled=${this.busy}>${t('what-if.go')}</button>
      </form>
      ${this.refusalBeside('table', 'word', 'reference')}
      <div role="status">${this.supposed ? this.answer(this.supposed) : nothing}</div>`;
  }

  private answer(supposed: Supposed): TemplateResult {
    const place = readWire(supposed.reference);
    return html`<section class="note">
      <p>
        <b class="move">${printed(supposed.word.toUpperCase())}</b> ${shownReference(supposed.reference)}
        ${typeof place === 'string' ? nothing : html`<small>${inWords(place)}</small>`}
        · ${t('console.round', supposed.round)}
      </p>
      ${supposed.points === null
        ? html`<p>${supposed.cannot}</p>`
        : html`<p>
            ${t('what-if.scores', supposed.points)} ${supposed.top === null ? nothing : this.beside(supposed.points, supposed.top)}
          </p>`}
      ${supposed.words.length
        ? html`<p>
            ${supposed.words.map(
              ({ word, counts }) => html`<span class="tag ${counts ? '' : 'NIL'}">${word}${counts ? '' : ` : ${t('what-if.not-admitted')}`}</span> `,
            )}
          </p>`
        : nothing}
      <p>${t('what-if.paid')} ${showVerdict(supposed.verdict)} ${showReasons(supposed.verdict)}</p>
    </section>`;
  }

  private beside(points: number, top: number): string {
    return points === top ? t('what-if.is-top') : t('what-if.top', top, points - top);
  }
}
customElements.define('what-if', WhatIf);
