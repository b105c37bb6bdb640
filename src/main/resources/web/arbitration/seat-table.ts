import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { shownReference } from '../board/coord';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSeat, ConsoleSlip } from '../live/console-protocol';
import { Blocks } from './blocks';
import './discipline-form';
import './extra-time';
import { arrivedHow } from './late-slip';
import './ruling-form';
import { stateOf } from './seat-news';
import './slip-form';
import type { SlipForm } from './slip-form';
import { detailsInWords, showReasons, showVerdict, wroteNothing } from './verdict';

/** Everybody's slip of one round; a line opens to retype the slip or to decide otherwise. */
export class SeatTable extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    seats: { attribute: false },
    scoresAsked: { type: Boolean },
    closed: { type: Boolean },
    openable: { type: Boolean },
    past: { type: Boolean },
    examining: { type: Boolean },
    opened: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seats: ConsoleSeat[];
  declare scoresAsked: boolean;
  declare closed: boolean;
  declare openable: boolean;
  /** A round whose solution is announced. */
  declare past: boolean;
  /** Below every slip that can be read in more than one way, the readings to choose from. */
  declare examining: boolean;
  declare opened: number | undefined;
  private readonly blocks = new Blocks(this);
  /** The line that was asked for: it is drawn before it can be brought into sight. */
  private wanted: number | undefined;

  constructor() {
    super();
    this.seats = [];
  }

  protected willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('round')) this.opened = undefined;
  }

  /** Paper and tablets in one room: the list says which slip is of paper. */
  private get mixed(): boolean {
    return this.seats.some((seat) => seat.input === 'TABLET');
  }

  /** Opens the line of a table, where lines open; brings it into sight otherwise. */
  async show(table: number): Promise<void> {
    if (this.openable) this.opened = table;
    this.wanted = table;
    this.requestUpdate();
    await this.updateComplete;
    const row = this.querySelector<HTMLElement>(`#seat-${this.round}-${table}`);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('.actions button')?.focus();
  }

  /** What opens below a line comes into sight with it, the keyboard in its first field. */
  private async turn(table: number, open: boolean): Promise<void> {
    this.opened = open ? table : undefined;
    if (!open) return;
    await this.updateComplete;
    const row = this.querySelector<HTMLElement>(`#seat-${this.round}-${table}`);
    const detail = row?.nextElementSibling?.closest('.detail') ?? row?.nextElementSibling?.nextElementSibling;
    const form = detail?.querySelector<SlipForm>('slip-form');
    await form?.updateComplete;
    row?.scrollIntoView({ block: 'start' });
    form?.querySelector('input')?.focus({ preventScroll: true });
  }

  render() {
    const judged = this.seats.some((seat) => seat.verdict !== null);
    return html`${this.refusalBeside()}
      <table class="list seats ${judged ? 'judged' : ''}" aria-rowcount=${this.seats.length + 1}>
        <caption class="visually-hidden">${t('console.seats.caption', this.round)}</caption>
        <thead>
          <tr>
            <th scope="col" class="number of-table">${t('console.seats.table')}</th>
            <th scope="col" class="of-name">${t('console.seats.name')}</th>
            <th scope="col" class="of-slip">${t('console.seats.slip')}</th>
            ${judged ? html`<th scope="col" class="of-points">${t('console.seats.verdict')}</th>` : nothing}
            ${this.openable
              ? html`<th scope="col" class="of-actions">
                  <span class="visually-hidden">${t('console.seats.actions')}</span>
                </th>`
              : nothing}
          </tr>
        </thead>
        ${this.blocks.render(
          this.seats,
          (seat) => seat.table,
          (seat) => html`${this.row(seat, judged)} ${this.below(seat)}`,
          (seat) => seat.table === this.opened || seat.table === this.wanted,
        )}
      </table>`;
  }

  private below(seat: ConsoleSeat): TemplateResult | typeof nothing {
    if (this.opened === seat.table) return this.detail(seat);
    const several = (seat.verdict?.readings.length ?? 0) > 1 && !seat.verdict?.ruled;
    if (!this.examining || !this.closed || !several) return nothing;
    return html`<tr class="detail"><td colspan="5">${this.ruling(seat)}</td></tr>`;
  }

  private row(seat: ConsoleSeat, judged: boolean): TemplateResult {
    const open = this.opened === seat.table;
    const unwritten = !seat.slip && seat.verdict !== null && !seat.verdict.ruled ? seat.verdict : undefined;
    const why = seat.verdict && !unwritten ? showReasons(seat.verdict) : nothing;
    return html`<tr id="seat-${this.round}-${seat.table}" class="seat ${why === nothing ? '' : 'explained'}">
      <td class="number">${seat.table}</td>
      <td><span class="name">${seat.name}</span> ${this.warned(seat)} ${this.extra(seat)}</td>
      <td>
        ${seat.slip ? this.slip(seat.slip, seat.input === 'PAPER' && this.mixed) : unwritten ? wroteNothing(unwritten) : this.presence(seat)} ${this.undecided(seat)}
      </td>
      ${judged ? html`<td>${seat.verdict ? showVerdict(seat.verdict) : nothing}</td>` : nothing}
      ${this.openable ? html`<td class="actions">${this.opener(seat, open)}</td>` : nothing}
      </tr>
      ${why === nothing ? nothing : html`<tr class="reasons"><td></td><td colspan="4">${why}</td></tr>`}`;
  }

  private warned(seat: ConsoleSeat): TemplateResult | typeof nothing {
    return seat.warned.length
      ? html`<span class="tag WARNING" title=${seat.warned.join(' · ')}>${t('console.warned', seat.warned.length)}</span>`
      : nothing;
  }

  private extra(seat: ConsoleSeat): TemplateResult | typeof nothing {
    return seat.extraSeconds ? html`<span class="tag">${t('extra.tag', seat.extraSeconds)}</span>` : nothing;
  }

  /** Late slips not yet decided about, beside one that counts or none. */
  private undecided(seat: ConsoleSeat): TemplateResult | typeof nothing {
    const waiting = seat.waiting.filter((slip) => slip.decided === null && slip.id !== seat.slip?.id);
    return waiting.length ? html`<span class="tag PENALTY">${t('late.waiting', waiting.length)}</span>` : nothing;
  }

  private opener(seat: ConsoleSeat, open: boolean): TemplateResult {
    return html`<button
      type="button"
      class="quiet"
      aria-expanded=${open ? 'true' : 'false'}
      @click=${() => this.turn(seat.table, !open)}
    >
      ${t(open ? 'console.seats.close' : 'console.seats.open')}<span class="visually-hidden">
        ${t('console.seats.of', seat.table)}</span
      >
    </button>`;
  }

  /** Where the player stands as long as no slip has come; a tablet that fails is given up in one press. */
  private presence(seat: ConsoleSeat): TemplateResult {
    const state = stateOf(seat);
    return html`<span class="presence ${state === 'offline' ? 'gone' : 'soft'}">${t(`console.seats.${state}`)}</span>
      ${seat.input === 'TABLET' && !this.closed
        ? html`<button
            type="button"
            class="quiet"
            title=${t('console.seats.to-paper-why')}
            ?disabled=${this.held}
            @click=${() => this.free(seat)}
          >
            ${t('console.seats.to-paper')}<span class="visually-hidden"> ${t('console.seats.of', seat.table)}</span>
          </button>`
        : nothing}`;
  }

  private slip(slip: ConsoleSlip, onPaper: boolean): TemplateResult {
    const written = slip.word || slip.reference;
    return html`<span class="move">${written ? html`<b class="capitals">${slip.word}</b> ${shownReference(slip.reference)}` : t('console.seats.blank')}</span>
      ${slip.score !== null ? html`<span class="figures">${t('console.seats.wrote', slip.score)}</span>` : nothing}
      ${onPaper ? html`<small class="soft">${t('console.seats.PAPER')}</small>` : nothing}
      ${slip.late ? html`<span class="tag PENALTY">${t('console.seats.late')}</span>` : nothing}
      ${arrivedHow(slip.evidence, slip.source) ? html`<small class="soft">${arrivedHow(slip.evidence, slip.source)}</small>` : nothing}
      ${slip.details ? html`<small class="soft noted-in-words">${detailsInWords(slip.details)}</small>` : nothing}`;
  }

  private detail(seat: ConsoleSeat): TemplateResult {
    return html`<tr class="detail">
      <td colspan="5">
        ${seat.waiting.map(
          (slip) => html`<late-slip .game=${this.game} .round=${this.round} .table=${seat.table} .slip=${slip}></late-slip>`,
        )}
        <h4>${t('console.seats.retype')}</h4>
        <slip-form
          .game=${this.game}
          .round=${this.round}
          .seats=${this.seats}
          .scoresAsked=${this.scoresAsked}
          .closed=${this.closed}
          .past=${this.past}
          .table=${seat.table}
        ></slip-form>
        ${seat.verdict && this.closed ? this.ruling(seat) : nothing}
        <discipline-form .game=${this.game} .round=${this.round} .seat=${seat}></discipline-form>
        ${this.past ? nothing : html`<extra-time .game=${this.game} .seat=${seat}></extra-time>`}
        ${seat.input === 'TABLET' ? this.release(seat) : nothing}
      </td>
    </tr>`;
  }

  private ruling(seat: ConsoleSeat): TemplateResult {
    return html`<ruling-form
      .game=${this.game}
      .round=${this.round}
      .seat=${seat}
      .past=${this.past}
      @ruled=${() => this.backTo(seat.table)}
    ></ruling-form>`;
  }

  /** What was decided is seen in the line it changed. */
  private backTo(table: number): void {
    this.querySelector(`#seat-${this.round}-${table}`)?.scrollIntoView({ block: 'nearest' });
  }

  private release(seat: ConsoleSeat): TemplateResult {
    return html`<p>
      <button type="button" ?disabled=${this.held} @click=${() => this.free(seat)}>${t('console.seats.release')}</button>
      <small>${t('console.seats.release-why')}</small>
    </p>`;
  }

  private async free(seat: ConsoleSeat): Promise<void> {
    await this.sendChange(() => ask('POST', `/api/games/${this.game}/seats/${seat.table}/release`));
  }
}
customElements.define('seat-table', SeatTable);
