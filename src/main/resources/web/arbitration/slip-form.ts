import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, refusedHere, sentence } from '../access/form';
import { inWords, readReference } from '../board/coord';
import { ask, type Refused, type Reply } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat, ConsoleVerdict, SeatSlip } from '../live/protocol';
import { askSure } from './confirm-correction';
import './slip-details';
import type { SlipDetails } from './slip-details';
import { slipCell, type Cell } from './slip-cell';
import { quickKey, wishOf, type QuickKey } from './quick-keys';
import { FIELDS, fieldOfSlip, isScore, looksSound, slipBody, tableOf, type TypedDetails, type TypedSlip } from './typed-slip';
import { short, slipInWords, slipReceived } from './slip-words';

type Typed = { verdict: ConsoleVerdict | null };

/**
 * Paper slips typed one after the other: table, word, reference, Enter. Enter in a field that is not the last goes to
 * the next one. What is typed stays until the server has it. What only some slips show is folded away below.
 */
export class SlipForm extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    seats: { attribute: false },
    scoresAsked: { type: Boolean },
    closed: { type: Boolean },
    past: { type: Boolean },
    table: { type: Number },
    said: { state: true },
    who: { state: true },
    place: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seats: ConsoleSeat[];
  declare scoresAsked: boolean;
  /** After the close a slip wants a reason. */
  declare closed: boolean;
  /** The solution is announced: a slip that takes the place of another is shown first with what it would change. */
  declare past: boolean;
  /** Set when the form stands in one player's row: the table is not asked. */
  declare table: number | undefined;
  declare said: string;
  declare who: ConsoleSeat | undefined;
  /** The reference typed, in words: a wrong direction is seen before it is sent. */
  declare place: string;
  /** Slips on their way to the server, one after the other. */
  private onTheWay: Promise<void> = Promise.resolve();
  /** The slip typed last, for the key that repeats it. */
  private lastTyped: { table: number; word: string; reference: string } | undefined;

  constructor() {
    super();
    this.said = '';
    this.place = '';
    this.seats = [];
  }

  protected override fieldOf(code: string): string | undefined {
    return fieldOfSlip(code);
  }

  private get ids(): string {
    return this.table === undefined ? `slip-${this.round}` : `slip-${this.round}-${this.table}`;
  }

  private input(name: string): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>(`[name="${name}"]`);
  }

  private text(name: string): string {
    return this.input(name)?.value.trim() ?? '';
  }

  private get details(): SlipDetails | null {
    return this.querySelector<SlipDetails>('slip-details');
  }

  private wordTyped = (): string => this.text('word');

  private placeTyped = (): string => this.text('reference');

  private typedTable(): number {
    return this.table ?? tableOf(this.text('table'));
  }

  private seatOf(table: number): ConsoleSeat | undefined {
    return this.seats.find((seat) => seat.table === table);
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' && event.target === this.input('table')) this.tableBefore(event);
    if (event.key !== 'Enter' || event.ctrlKey) return;
    if (event.target instanceof HTMLInputElement) this.goOn(event, event.target);
  }

  /** The table of the slip typed last, to look at it or to type it again. */
  private tableBefore(event: KeyboardEvent): void {
    if (!this.lastTyped) return;
    event.preventDefault();
    this.fill('table', String(this.lastTyped.table));
    this.input('table')?.select();
    this.tableTyped();
  }

  /** The key of the next step goes on with the round, but never past a slip half typed. */
  goFirst(): boolean {
    if (!this.text('word') && !this.details?.decides) return false;
    if (this.round > 1 && !this.text('reference') && !this.details?.open && !quickKey(this.text('word'))) {
      void this.refuse(refusedHere('reference', t('console.slip.half-typed')));
      return true;
    }
    void this.sendSlip(false);
    return true;
  }

  private goOn(event: KeyboardEvent, from: HTMLInputElement): void {
    const inputs = [...this.querySelectorAll<HTMLInputElement>('form > .field > input')];
    const next = inputs[inputs.indexOf(from) + 1];
    if (!inputs.includes(from)) return;
    const done = next?.name === 'reason' && next.value.trim() !== '';
    const key = from.name === 'word' ? quickKey(from.value) : undefined;
    if (key) {
      event.preventDefault();
      void this.quick(key);
    } else if (from.name === 'table' && (!this.text('table') || !this.tableKnown())) {
      event.preventDefault();
    } else if (next && !done) {
      event.preventDefault();
      next.focus();
      next.select();
    } else if (!next && this.details?.open) {
      event.preventDefault();
      this.details.focusFirst();
    }
  }

  private tableKnown(): boolean {
    const table = this.typedTable();
    this.who = this.seatOf(table);
    if (this.who) {
      if (this.refusal?.field === 'table') this.refusal = undefined;
      return true;
    }
    const typed = this.text('table');
    void this.refuse(refusedHere('table', typed ? t('console.slip.no-table', typed) : t('console.slip.which-table')));
    return false;
  }

  private tableTyped(): void {
    this.who = this.seatOf(this.typedTable());
    if (this.refusal?.field === 'table') this.refusal = undefined;
  }

  /** A slip half typed when the round changed is not one of the new round: it is shown, to be typed where it belongs. */
  protected willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('seats') && this.who) this.who = this.seatOf(this.who.table) ?? this.who;
    const before = changed.get('round');
    if (before === undefined || !this.hasUpdated) return;
    const typed = ['table', 'word', 'reference'].map((name) => this.text(name)).filter(Boolean);
    this.said = typed.length ? t('console.slip.unsent', Number(before), typed.join(' ')) : '';
    this.clear();
    this.refusal = undefined;
  }

  private clear(): void {
    this.querySelector('form')?.reset();
    this.details?.fold();
    this.who = undefined;
    this.place = '';
  }

  private referenceTyped(): void {
    const read = readReference(this.text('reference'));
    this.place = typeof read === 'string' ? '' : inWords(read);
    if (this.refusal?.field === 'reference') this.refusal = undefined;
  }

  /** One sign in place of the word: the top, the word before again, a nil, nothing handed in, a sanction. */
  private async quick(key: QuickKey): Promise<void> {
    if (this.held || !this.tableKnown()) return;
    if (key === 'none') return this.sendSlip(true);
    if (key === 'again') return this.again();
    const table = this.typedTable();
    const name = this.who?.name ?? '';
    const wish = wishOf(key, this.round, table, this.text('reason') || t(`console.quick.${key}.reason`));
    if (!wish) return;
    if (this.goesAhead) return this.sendAhead(wish.path, wish.body, () => t(`console.quick.${key}`, table, short(name)));
    const reply = await this.sendChange(() => this.ask(wish.path, wish.body));
    if (!reply?.ok) return;
    this.done(t(`console.quick.${key}`, table, short(name)));
  }

  private async again(): Promise<void> {
    if (!this.lastTyped) return this.refuse(refusedHere('word', t('console.quick.nothing-before')));
    const { word, reference } = this.lastTyped;
    this.fill('word', word);
    this.fill('reference', reference);
    this.referenceTyped();
    if (this.scoresAsked) this.input('score')?.focus();
    else await this.sendSlip(false);
  }

  private fill(name: string, value: string): void {
    const input = this.input(name);
    if (input) input.value = value;
  }

  private submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    return this.sendSlip(false);
  }

  /** @param asWritten a reference that is none is kept as it stands on the slip */
  private async sendSlip(none: boolean, asWritten = false): Promise<void> {
    if (this.held || !this.tableKnown() || !(none || (this.written() && this.scoreReadable()))) return;
    const details = none ? undefined : this.details?.read();
    if (details && 'message' in details) return this.refuse(refusedHere(details.field, details.message));
    if (this.goesAhead && !details && looksSound(this.text('word'), this.text('reference'))) return this.typedAhead(none);
    await this.sendTyped(none, details, asWritten);
  }

  /** Slips of the round in play are typed one after the other: the next does not wait for the one before to be kept. */
  private get goesAhead(): boolean {
    return this.table === undefined && !this.closed && !this.past;
  }

  private typedAhead(none: boolean): void {
    const typed = this.typed(this.typedTable());
    const held = this.who?.slip;
    const name = this.who?.name ?? '';
    if (!none) this.lastTyped = { table: typed.table, word: typed.word, reference: typed.reference };
    const kept = (reply: Typed): string => slipReceived(typed.table, name, none, reply.verdict, held);
    this.sendAhead('slips', slipBody(this.round, typed, none), kept, typed);
  }

  /** The fields are free at once; what is refused comes back into them, or is told when others are typed there by then. */
  private sendAhead(path: string, body: object, kept: (reply: Typed) => string, typed?: TypedSlip): void {
    this.refusal = undefined;
    this.done('');
    this.onTheWay = this.onTheWay.then(async () => {
      const reply = await ask<Typed>('POST', `/api/games/${this.game}/${path}`, { body });
      if (!reply.ok) return this.comeBack(reply, typed);
      this.said = kept(reply.value);
      this.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
    });
  }

  private async comeBack(refusal: Refused, typed: TypedSlip | undefined): Promise<void> {
    const free = !['table', 'word', 'reference'].some((name) => this.text(name));
    if (free && typed) {
      for (const name of ['word', 'reference', 'score', 'reason'] as const) this.fill(name, typed[name]);
      this.fill('table', String(typed.table));
      this.tableTyped();
      return this.refuse(refusal);
    }
    const what = typed ? `${t('console.slip.table')} ${typed.table} ${typed.word} ${typed.reference}`.trim() : '';
    return this.refuse({ ...refusal, field: 'slip', message: `${what} : ${sentence(refusal)}` });
  }

  private async sendTyped(none: boolean, details: TypedDetails | undefined, asWritten: boolean): Promise<void> {
    const table = this.typedTable();
    const body = { ...slipBody(this.round, this.typed(table), none, details), force: asWritten };
    const reply = await this.sendChange(() => this.ask<Typed>('slips', body));
    if (!reply?.ok) return;
    const name = this.who?.name ?? '';
    if (!none) this.lastTyped = { table, word: this.text('word'), reference: this.text('reference') };
    this.done(slipReceived(table, name, none, reply.value.verdict));
  }

  private ask<T>(path: string, body: object): Promise<Reply<T> | undefined> {
    const replaces = this.past && !!this.seatOf(this.typedTable())?.slip;
    return askSure<T>(replaces, 'POST', `/api/games/${this.game}/${path}`, body);
  }

  /** Said, and ready for the next slip. */
  private done(said: string): void {
    this.said = said;
    this.clear();
    if (this.table === undefined) this.input('table')?.focus();
  }

  private typed(table: number): TypedSlip {
    const [word, reference, score, reason] = ['word', 'reference', 'score', 'reason'].map((name) => this.text(name));
    return { table, word, reference, score, reason };
  }

  /** Nothing typed at all is not a slip; that nothing was handed in is said with its own button. */
  private written(): boolean {
    if (this.text('word') || this.text('reference') || this.details?.decides) return true;
    void this.refuse(refusedHere('word', t('console.slip.empty')));
    return false;
  }

  private scoreReadable(): boolean {
    const typed = this.text('score');
    if (isScore(typed)) return true;
    void this.refuse(refusedHere('score', t('console.slip.no-score', typed)));
    return false;
  }

  render() {
    const own = this.table !== undefined;
    const slip = own ? this.seatOf(this.table as number)?.slip : undefined;
    return html`<form class="slip" @submit=${this.submitted} @keydown=${this.pressed} novalidate>
        ${own ? nothing : this.cell('table', { short: true, numeric: true, changed: () => this.tableTyped() })}
        ${this.cell('word', { value: slip?.word })}
        ${this.cell('reference', { short: true, value: slip?.reference, changed: () => this.referenceTyped() })}
        ${this.scoresAsked
          ? this.cell('score', { short: true, numeric: true, value: slip?.score == null ? '' : String(slip.score) })
          : nothing}
        ${this.closed ? this.cell('reason', { wide: true }) : nothing}
        <div class="slip-buttons">
          <button class="primary" ?disabled=${this.held}>${t('console.slip.go')}</button>
          ${this.refusal?.code.startsWith('coord.') ? this.asWritten() : nothing}
          <button type="button" ?disabled=${this.held} @click=${() => this.sendSlip(true)}>${t('console.slip.none')}</button>
        </div>
        <slip-details
          .ids=${this.ids}
          .details=${slip?.details ?? null}
          .word=${this.wordTyped}
          .reference=${this.placeTyped}
          .scoresAsked=${this.scoresAsked}
          .wrong=${this.refusal?.field ?? undefined}
        ></slip-details>
      </form>
      ${this.refusal ? this.problem() : nothing}
      ${this.who?.slip && !own ? this.replaces(this.who, this.who.slip) : nothing}
      <p class="said" role="status">${this.who && !own ? this.whose(this.who) : this.place || this.said}</p>`;
  }

  /** No such place: the arbiter mistyped it, or the player wrote it so. */
  private asWritten(): TemplateResult {
    return html`<button type="button" class="as-written" ?disabled=${this.held} @click=${() => this.sendSlip(false, true)}>
      ${t('console.slip.as-written')}
    </button>`;
  }

  private problem(): TemplateResult {
    const known = FIELDS.includes(this.refusal?.field ?? '');
    return known
      ? html`<p id="${this.ids}-problem" class="problem">${this.refusal?.message}</p>`
      : html`${this.refusalBeside()}`;
  }

  private whose(seat: ConsoleSeat): TemplateResult {
    return html`<b class="name">${seat.name}</b> ${this.place}`;
  }

  private replaces(seat: ConsoleSeat, slip: SeatSlip): TemplateResult {
    return html`<p class="note warn replaces" role="alert">${t('console.slip.replaces', seat.name, slipInWords(slip))}</p>`;
  }

  private cell(name: string, how: Cell): TemplateResult {
    return slipCell(this.ids, name, this.refusal?.field === name, how);
  }
}

customElements.define('slip-form', SlipForm);
