import { html, nothing, type TemplateResult } from 'lit';
import { cameBack } from '../access/came-back';
import { refusedHere } from '../access/form';
import { shownReference } from '../board/coord';
import type { Reply } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat, SeatSlip } from '../live/console-protocol';
import { askSure } from './confirm-correction';
import './slip-details';
import { slipCell, type Cell } from './slip-cell';
import { SlipEntry } from './slip-entry';
import { quickKey, wishOf, type QuickKey } from './quick-keys';
import { short, slipInWords, slipReceived, typedInWords } from './slip-words';
import { SlipsAhead, type AheadForm, type Kept, type Returned } from './slips-ahead';
import { keepTyped, takeTyped, whenLeft } from './typed-kept';
import { FIELDS, looksSound, slipBody, type TypedDetails } from './typed-slip';

/**
 * Paper slips typed one after the other: table, word, reference, Enter. Enter in a field that is not the last goes to
 * the next one. What is typed stays until the server has it. What only some slips show is folded away below.
 */
export class SlipForm extends SlipEntry {
  static properties = { ...SlipEntry.properties, returned: { state: true } };
  /** Slips typed on from that the server did not keep. */
  declare returned: Returned[];
  private readonly ahead = new SlipsAhead(this.seenAhead());
  /** The slip typed last, for the key that repeats it. */
  private lastTyped: { table: number; word: string; reference: string } | undefined;

  constructor() {
    super();
    this.returned = [];
    this.addController(whenLeft(() => this.keep()));
  }

  /** The form of the round in play; those of rounds played and of single lines are opened anew. */
  private get main(): boolean {
    return this.table === undefined && !this.past;
  }

  private keep(): void {
    if (!this.main || this.fields.free) return;
    const values = Object.fromEntries(this.fields.inOrder.map((input) => [input.name, input.value]));
    keepTyped(this.game, this.round, { values, field: this.fields.current });
  }

  /** The page was left with a slip half typed, to read it in another language: it stands there again. */
  protected firstUpdated(): void {
    const kept = this.main ? takeTyped(this.game, this.round) : undefined;
    if (!kept) return;
    Object.entries(kept.values).forEach(([name, value]) => this.fields.fill(name, value));
    this.tableTyped();
    this.tableChosen();
    this.referenceTyped();
    this.fields.input(kept.field)?.focus();
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' && event.target === this.fields.input('table')) this.tableBefore(event);
    if (event.key === 'Escape') this.drop();
    if (event.key !== 'Enter' || event.ctrlKey) return;
    if (event.target instanceof HTMLInputElement) this.goOn(event, event.target);
  }

  /** Leaves the slip half typed, with what was wrong or asked about it. */
  private drop(): void {
    const typed = !this.fields.free || this.refusal !== undefined;
    this.refusal = undefined;
    if (typed) this.done(t('console.slip.dropped'));
  }

  /** The table of the slip typed last, to look at it or to type it again. */
  private tableBefore(event: KeyboardEvent): void {
    if (!this.lastTyped) return;
    event.preventDefault();
    this.fields.fill('table', String(this.lastTyped.table));
    this.fields.input('table')?.select();
    this.tableTyped();
  }

  /** The key of the next step goes on with the round, but never past a slip half typed. */
  goFirst(): boolean {
    if (!this.fields.text('word') && !this.details?.decides) return false;
    if (this.round > 1 && !this.fields.text('reference') && !this.details?.open && !quickKey(this.fields.text('word'))) {
      void this.refuse(refusedHere('reference', t('console.slip.half-typed')));
      return true;
    }
    void this.sendSlip(false);
    return true;
  }

  private goOn(event: KeyboardEvent, from: HTMLInputElement): void {
    const inputs = this.fields.inOrder;
    const next = inputs[inputs.indexOf(from) + 1];
    if (!inputs.includes(from)) return;
    const done = next?.name === 'reason' && next.value.trim() !== '';
    const key = from.name === 'word' ? quickKey(from.value) : undefined;
    if (key && (!this.closed || this.fields.text('reason'))) {
      event.preventDefault();
      void this.quick(key);
    } else if (key) {
      event.preventDefault();
      this.fields.input('reason')?.focus();
    } else if (from.name === 'table' && (!this.fields.text('table') || !this.tableKnown())) {
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

  /** A slip half typed when the round changed is not one of the new round: it is shown, to be typed where it belongs. */
  protected willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('seats') && this.who) this.who = this.seatOf(this.who.table) ?? this.who;
    const before = changed.get('round');
    if (before === undefined || !this.hasUpdated) return;
    const typed = ['table', 'word', 'reference'].map((name) => this.fields.text(name)).filter(Boolean).join(' ');
    this.sayUnsent(Number(before), [...this.ahead.giveUp().map((slip) => typedInWords(slip.typed)), typed].filter(Boolean));
    this.returned = [];
    this.clear();
    this.refusal = undefined;
  }

  private sayUnsent(round: number, slips: string[]): void {
    this.said = slips.length ? t('console.slip.unsent', round, slips.join(', ')) : '';
  }

  /** One sign in place of the word: the top, the word before again, a nil, nothing handed in, a sanction. */
  private async quick(key: QuickKey): Promise<void> {
    if (this.held || !this.tableKnown()) return;
    if (key === 'none') return this.sendSlip(true);
    if (key === 'again') return this.again();
    const table = this.typedTable();
    const name = this.who?.name ?? '';
    const wish = wishOf(key, this.round, table, this.fields.text('reason') || t(`console.quick.${key}.reason`));
    if (!wish) return;
    if (this.goesAhead) return this.sendAhead(wish.path, wish.body, () => t(`console.quick.${key}`, table, short(name)));
    const reply = await this.sendChange(() => this.ask(wish.path, wish.body));
    if (!reply?.ok) return;
    this.done(t(`console.quick.${key}`, table, short(name)));
  }

  private async again(): Promise<void> {
    if (!this.lastTyped) return this.refuse(refusedHere('word', t('console.quick.nothing-before')));
    const { word, reference } = this.lastTyped;
    this.fields.fill('word', word);
    this.fields.fill('reference', reference);
    this.referenceTyped();
    if (this.scoresAsked) this.fields.input('score')?.focus();
    else await this.sendSlip(false);
  }

  private submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    return this.sendSlip(false);
  }

  /** @param asWritten a reference that is none is kept as it stands on the slip */
  private async sendSlip(none: boolean, asWritten = false): Promise<void> {
    const key = quickKey(this.fields.text('word'));
    if (key && !none && !this.details?.open) return this.quick(key);
    if (this.held || !this.tableKnown() || !(none || (this.written() && this.scoreReadable()))) return;
    const details = none ? undefined : this.details?.read();
    if (details && 'message' in details) return this.refuse(refusedHere(details.field, details.message));
    if (this.goesAhead && !details && looksSound(this.fields.text('word'), this.fields.text('reference'))) return this.typedAhead(none);
    await this.sendTyped(none, details, asWritten);
  }

  /** Slips of the round in play are typed one after the other: the next does not wait for the one before to be kept. */
  private get goesAhead(): boolean {
    return this.table === undefined && !this.closed && !this.past;
  }

  private typedAhead(none: boolean): void {
    const typed = this.fields.typed(this.typedTable());
    const held = this.who?.slip;
    const name = this.who?.name ?? '';
    if (!none) this.lastTyped = { table: typed.table, word: typed.word, reference: typed.reference };
    const kept = (reply: Kept): string => slipReceived(typed.table, name, none, reply.verdict, held);
    this.sendAhead('slips', slipBody(this.round, typed, none), kept);
  }

  /** The fields are free at once. */
  private sendAhead(path: string, body: object, said: (kept: Kept) => string): void {
    const typed = this.fields.typed(this.typedTable());
    this.refusal = undefined;
    this.done('');
    this.ahead.send(`/api/games/${this.game}/${path}`, body, typed, said);
  }

  private seenAhead(): AheadForm {
    const round = (): number => this.round;
    return {
      get round() {
        return round();
      },
      free: () => this.fields.free,
      tooLate: (slip) => this.sayUnsent(slip.round, [typedInWords(slip.typed)]),
      takeBack: ({ typed, refusal }) => {
        this.fields.put(typed);
        this.tableTyped();
        this.referenceTyped();
        void this.refuse(refusal);
      },
      waiting: (slips) => (this.returned = slips),
      kept: (said) => {
        this.said = said;
        this.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
      },
    };
  }

  private async sendTyped(none: boolean, details: TypedDetails | undefined, asWritten: boolean): Promise<void> {
    const table = this.typedTable();
    const body = { ...slipBody(this.round, this.fields.typed(table), none, details), force: asWritten };
    const reply = await this.sendChange(() => this.ask<Kept>('slips', body));
    if (!reply?.ok) return;
    const name = this.who?.name ?? '';
    if (!none) this.lastTyped = { table, word: this.fields.text('word'), reference: this.fields.text('reference') };
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
    if (this.table === undefined) this.fields.input('table')?.focus();
  }

  render() {
    const own = this.table !== undefined;
    const slip = own ? this.seatOf(this.table as number)?.slip : undefined;
    return html`<form class="slip" @submit=${this.submitted} @keydown=${this.pressed} novalidate>
        ${own ? nothing : this.cell('table', { short: true, numeric: true, changed: () => this.tableTyped(), chosen: () => this.tableChosen() })}
        ${this.cell('word', { value: slip?.word })}
        ${this.cell('reference', { short: true, value: shownReference(slip?.reference ?? ''), changed: () => this.referenceTyped() })}
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
        <p class="said" role="status">${this.who && !own ? html`<b class="name">${this.who.name}</b> ${this.place}` : this.place || this.said}</p>
        ${own || this.place || this.said ? nothing : html`<small class="soft typed-signs">${t('console.slip.signs')}</small>`}
      </form>
      ${this.refusal ? this.problem() : nothing}
      ${this.who?.slip && !own ? this.replaces(this.who, this.who.slip) : nothing}
      ${cameBack(this.returned, 'console.slip', ({ typed }) => typedInWords(typed), (slip) => this.takeUp(slip))}`;
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

  private replaces(seat: ConsoleSeat, slip: SeatSlip): TemplateResult {
    return html`<p class="note warn replaces" role="alert">${t('console.slip.replaces', seat.name, slipInWords(slip))}</p>`;
  }

  /** Never over another slip that is being typed. */
  private takeUp(slip: Returned): void {
    if (this.fields.free) this.ahead.takeUp(slip);
    else void this.refuse(refusedHere('slip', t('console.slip.first-this')));
  }

  private cell(name: string, how: Cell): TemplateResult {
    return slipCell(this.ids, name, this.refusal?.field === name, how);
  }
}

customElements.define('slip-form', SlipForm);
