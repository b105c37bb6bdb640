import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { readReference, shownReference, tidyReference, typedReference } from '../board/coord';
import { t } from '../live/messages';
import type { DetailsPart, SlipMark, SolutionPart } from '../live/slip-protocol';
import { drawWord, readLetters } from './copied-letters';
import { slipCell } from './slip-cell';
import { isScore, type TypedDetails, type TypedSolution } from './typed-slip';

/** Marks in the order in which they are looked for; a disciplinary warning is given to the player, not to the slip. */
const MARKS: SlipMark[] = [
  'HARD_TO_READ',
  'CROSSED_OUT',
  'ILLEGIBLE',
  'SEVERAL_SLIPS',
  'AFTER_TIME',
  'MISCONDUCT',
  'PLAUSIBLE_CROSS_WORD',
];

/** Marks that decide alone: the word need not be readable. */
const DECIDING: SlipMark[] = ['ILLEGIBLE', 'SEVERAL_SLIPS', 'AFTER_TIME', 'MISCONDUCT'];

const MOST_SOLUTIONS = 5;

/** Why the details cannot be sent, and the field it speaks of. */
export interface Unreadable {
  field: string;
  message: string;
}

/** What only some paper slips show, folded away: direction, copied letters, further solutions, marks. */
export class SlipDetails extends PageElement {
  static properties = {
    ids: { type: String },
    details: { attribute: false },
    word: { attribute: false },
    reference: { attribute: false },
    scoresAsked: { type: Boolean },
    wrong: { type: String },
    solutions: { state: true },
  };
  declare ids: string;
  /** What was noted before, when the slip is retyped. */
  declare details: DetailsPart | null;
  /** The word and the reference in the form, asked when they are needed. */
  declare word: () => string;
  declare reference: () => string;
  declare scoresAsked: boolean;
  /** The field a refusal speaks of. */
  declare wrong: string | undefined;
  declare solutions: SolutionPart[];

  constructor() {
    super();
    this.details = null;
    this.solutions = [];
  }

  protected willUpdate(changed: Map<string, unknown>): void {
    const same = JSON.stringify(changed.get('details') ?? null) === JSON.stringify(this.details);
    if (changed.has('details') && !same) this.solutions = this.details?.others ?? [];
  }

  private get disclosure(): HTMLDetailsElement {
    return this.querySelector('details') as HTMLDetailsElement;
  }

  get open(): boolean {
    return this.querySelector('details')?.open ?? false;
  }

  /** Folds it again, as for the next slip. */
  fold(): void {
    this.solutions = this.details?.others ?? [];
    this.disclosure.open = false;
    this.stretch();
  }

  /** Folded away it stands in a line with others, open it takes the whole width. */
  private unfolded(): void {
    this.classList.toggle('unfolded', this.open);
  }

  focusFirst(): void {
    this.querySelector<HTMLElement>('select')?.focus();
  }

  private get drawing(): HTMLTextAreaElement {
    return this.querySelector('textarea') as HTMLTextAreaElement;
  }

  private checked(): SlipMark[] {
    const boxes = [...this.querySelectorAll<HTMLInputElement>('.marks input')];
    return boxes.filter((box) => box.checked).map((box) => box.value as SlipMark);
  }

  /** The slip is decided by a mark alone. */
  get decides(): boolean {
    return this.checked().some((mark) => DECIDING.includes(mark));
  }

  /** What is typed; nothing typed is undefined. */
  read(): TypedDetails | Unreadable | undefined {
    const connecting = readLetters(this.drawing.value, this.word());
    if (!connecting) return { field: 'connecting', message: t('console.details.connecting-word') };
    const others = this.typedSolutions();
    if (others.some((one) => !one.word)) return { field: 'others', message: t('console.details.solution-word') };
    if (others.some((one) => !isScore(one.score))) return { field: 'others', message: t('console.details.solution-score') };
    const direction = this.querySelector('select')?.value || undefined;
    const marks = this.checked();
    const empty = !direction && !connecting.length && !marks.length && !others.length;
    return empty ? undefined : { direction, connecting, marks, others: others.map(solutionBody) };
  }

  private typedSolutions(): TypedSolution[] {
    const rows = [...this.querySelectorAll('.solution')];
    const text = (row: Element, name: string): string =>
      row.querySelector<HTMLInputElement>(`[name="other-${name}"]`)?.value.trim() ?? '';
    return rows
      .map((row) => ({
        word: text(row, 'word'),
        reference: text(row, 'reference'),
        score: text(row, 'score'),
        crossedOut: row.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked ?? false,
      }))
      .filter((one) => one.word || one.reference || one.score);
  }

  /** The word is drawn for the arbiter, who only adds the letters. */
  private draw(): void {
    if (this.drawing.value.trim() || !this.word()) return;
    this.drawing.value = drawWord(this.word(), this.down());
    this.stretch();
  }

  /** A word drawn down is seen whole. */
  private stretch(): void {
    this.drawing.rows = linesOf(this.drawing.value);
  }

  private down(): boolean {
    const chosen = this.querySelector('select')?.value;
    const read = readReference(this.reference());
    return chosen ? chosen === 'DOWN' : typeof read !== 'string' && !read.across;
  }

  private kept(): string {
    const copied = this.details?.connecting ?? [];
    return copied.length ? drawWord(this.word(), this.details?.direction === 'DOWN', copied) : '';
  }

  render() {
    return html`<details class="slip-details" ?open=${this.details !== null} @toggle=${this.unfolded}>
      <summary>${t('console.details.title')}</summary>
      <div class="noted">
        ${this.direction()} ${this.letters()} ${this.marks()} ${this.others()}
      </div>
    </details>`;
  }

  private direction(): TemplateResult {
    const id = `${this.ids}-direction`;
    const option = (value: string): TemplateResult =>
      html`<option value=${value} .defaultSelected=${(this.details?.direction ?? '') === value}>
        ${t(`console.details.direction.${value || 'NONE'}`)}
      </option>`;
    return html`<div class="field direction">
      <label for=${id}>${t('console.details.direction')}</label>
      <select id=${id}>
        ${['', 'ACROSS', 'DOWN'].map(option)}
      </select>
    </div>`;
  }

  private letters(): TemplateResult {
    const id = `${this.ids}-connecting`;
    const wrong = this.wrong === 'connecting';
    return html`<div class="field connecting">
      <label for=${id}>${t('console.details.connecting')}</label>
      <textarea
        id=${id}
        class="capitals"
        rows=${linesOf(this.kept())}
        spellcheck="false"
        autocomplete="off"
        .defaultValue=${this.kept()}
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby="${id}-hint${wrong ? ` ${this.ids}-problem` : ''}"
        @focus=${this.draw}
        @input=${this.stretch}
      ></textarea>
      <small id="${id}-hint" class="hint">${t('console.details.connecting-hint')}</small>
    </div>`;
  }

  private marks(): TemplateResult {
    return html`<fieldset class="marks">
      <legend>${t('console.details.marks')}</legend>
      ${this.offered().map(
        (mark) =>
          html`<label class="choice"
            ><input type="checkbox" value=${mark} .defaultChecked=${this.details?.marks?.includes(mark) ?? false} />
            ${t(`console.mark.${mark}`)}</label
          >`,
      )}
    </fieldset>`;
  }

  /** With what was noted some other way, so that retyping a slip loses nothing. */
  private offered(): SlipMark[] {
    return [...MARKS, ...(this.details?.marks ?? []).filter((mark) => !MARKS.includes(mark))];
  }

  private others(): TemplateResult {
    return html`<fieldset class="others">
      <legend>${t('console.details.others')}</legend>
      ${this.solutions.map((solution, index) => this.solution(solution, index))}
      ${this.solutions.length < MOST_SOLUTIONS
        ? html`<button type="button" class="quiet" @click=${this.add}>${t('console.details.add')}</button>`
        : nothing}
    </fieldset>`;
  }

  private async add(): Promise<void> {
    this.solutions = [...this.solutions, { word: '', reference: '', score: null }];
    await this.updateComplete;
    const words = this.querySelectorAll<HTMLElement>('[name="other-word"]');
    words[words.length - 1]?.focus();
  }

  private solution(solution: SolutionPart, index: number): TemplateResult {
    const crossed = solution.details?.marks?.includes('CROSSED_OUT') ?? false;
    return html`<div class="solution">
      ${this.cell('word', index, solution.word)} ${this.cell('reference', index, shownReference(solution.reference))}
      ${this.scoresAsked ? this.cell('score', index, String(solution.score ?? '')) : nothing}
      <label class="choice"
        ><input type="checkbox" .defaultChecked=${crossed} /> ${t('console.details.crossed-out')}</label
      >
    </div>`;
  }

  private cell(name: string, index: number, value: string): TemplateResult {
    const how = { short: name !== 'word', numeric: name === 'score', value, other: index };
    return slipCell(this.ids, name, this.wrong === 'others', how);
  }
}
customElements.define('slip-details', SlipDetails);

const linesOf = (drawing: string): number => Math.min(15, Math.max(3, drawing.split('\n').length));

function solutionBody(typed: TypedSolution): object {
  const score = typed.score ? { score: Number(typed.score) } : {};
  return { word: typed.word, reference: typedReference(tidyReference(typed.reference)), ...score, crossedOut: typed.crossedOut };
}
