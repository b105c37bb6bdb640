import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { plural, t } from '../live/messages';
import type { ConsoleSeat, ConsoleSnapshot, PastRound } from '../live/console-protocol';
import { tablesInWords } from '../live/tables';
import './earlier-examined';
import './rest-top';
import './seat-mail';
import './seat-table';
import type { SeatTable } from './seat-table';
import { CountsDifferences, secondCounts } from './second-counts';
import './second-readings';
import './slip-form';
import { isClosed, solutionsShown, takesSlips } from './steps';
import { isLitigious } from './verdict';

const VIEWS = ['all', 'missing', 'litigious', 'second'] as const;
export type View = (typeof VIEWS)[number];

/** Before the next letters are announced only slips of earlier rounds can be looked at. */
const EARLIER_VIEWS: View[] = ['all', 'litigious'];

const count = (rounds: PastRound[]): number => rounds.reduce((sum, round) => sum + round.toExamine.length, 0);

/** The players of the round in play: paper slips typed on top, everybody's slip below, or only those still to be seen to. */
export class SeatsPanel extends PageElement {
  static properties = { snapshot: { attribute: false }, view: { state: true } };
  declare snapshot: ConsoleSnapshot;
  declare view: View;
  constructor() {
    super();
    new CountsDifferences(this);
    this.view = 'all';
  }

  /** A new round is looked at whole. */
  protected willUpdate(changed: Map<string, unknown>): void {
    const before = changed.get('snapshot') as ConsoleSnapshot | undefined;
    if (before && before.round.number !== this.snapshot.round.number) this.view = 'all';
  }

  /** Only what the arbiter must look at: no slip yet, or a verdict that is not plain. */
  show(view: View): void {
    this.view = view;
  }

  /** One table among all of them. */
  async showTable(table: number): Promise<void> {
    this.view = 'all';
    await this.updateComplete;
    await this.querySelector<SeatTable>('seat-table')?.show(table);
  }

  private seen(litigious: ConsoleSeat[]): ConsoleSeat[] {
    const { seats, missing } = this.snapshot;
    if (this.view !== 'missing') return this.view === 'litigious' ? litigious : seats;
    const wanting = new Set(missing);
    return seats.filter((seat) => wanting.has(seat.table));
  }

  render() {
    const { round, seats, game } = this.snapshot;
    const typing = takesSlips(this.snapshot);
    const litigious = typing ? seats.filter(isLitigious) : [];
    const second = typing && this.view === 'second';
    const earlier = this.snapshot.past.filter((past) => past.toExamine.length);
    const examining = this.view === 'litigious';
    return html`<seat-mail .snapshot=${this.snapshot}></seat-mail>
      <section ?hidden=${!typing || second} aria-labelledby="type">
        <h3 id="type">${t('console.slip.title', round.number)}</h3>
        <slip-form
          .game=${game}
          .round=${round.number}
          .seats=${seats}
          .gone=${this.snapshot.ranking.filter((row) => row.left !== null)}
          .scoresAsked=${round.scoresAsked}
          .closed=${isClosed(round.phase)}
        ></slip-form>
        ${this.missing()}
      </section>
      ${typing || earlier.length ? this.aboveList(litigious.length + count(earlier)) : nothing}
      ${typing ? nothing : this.later()}
      ${second ? this.secondReadings() : nothing}
      <seat-table
        ?hidden=${second || (examining && !litigious.length && earlier.length > 0)}
        .game=${game}
        .round=${round.number}
        .seats=${typing || examining ? this.seen(litigious) : seats}
        .scoresAsked=${round.scoresAsked}
        .closed=${isClosed(round.phase)}
        .openable=${typing}
        .examining=${examining}
      ></seat-table>
      ${examining && earlier.length
        ? html`<earlier-examined .game=${game} .rounds=${earlier}></earlier-examined>`
        : nothing}`;
  }

  /** Typed without sight of the first slips: their list is not shown meanwhile. */
  private secondReadings(): TemplateResult {
    const { round, seats, game } = this.snapshot;
    return html`<second-readings
      .game=${game}
      .round=${round.number}
      .seats=${seats}
      .scoresAsked=${round.scoresAsked}
    ></second-readings>`;
  }

  private missing(): TemplateResult {
    const { missing } = this.snapshot;
    if (!missing.length) return html`<p class="missing all">${t('console.missing.none')}</p>`;
    return html`<div class="missing">
      <p><b>${plural('console.missing', missing.length)}</b> ${tablesInWords(missing)}</p>
    </div>`;
  }

  private aboveList(litigious: number): TemplateResult {
    const { missing, round, game } = this.snapshot;
    const offered = takesSlips(this.snapshot) && missing.length > 0 && this.view !== 'second' && solutionsShown(this.snapshot);
    return html`<div class="above-list">
      ${this.views(litigious)}
      ${offered ? html`<rest-top .game=${game} .round=${round.number} .tables=${missing}></rest-top>` : nothing}
    </div>`;
  }

  private later(): TemplateResult {
    return html`<p class="soft">
      ${t(this.snapshot.phase === 'FINISHED' ? 'console.slip.over' : 'console.slip.later')}
    </p>`;
  }

  private labelOf(view: View, litigious: number): string {
    const differ = view === 'second' ? secondCounts.of(this.snapshot.round.number) : 0;
    return differ ? plural('console.show.second', differ) : t(`console.show.${view}`, litigious);
  }

  private views(litigious: number): TemplateResult {
    return html`<fieldset class="views">
      <legend class="visually-hidden">${t('console.show')}</legend>
      ${(takesSlips(this.snapshot) ? VIEWS : EARLIER_VIEWS).map(
        (view) => html`<label
          ><input type="radio" name="view" .checked=${view === this.view} @change=${() => this.show(view)} />
          ${this.labelOf(view, litigious)}</label
        >`,
      )}
    </fieldset>`;
  }
}
customElements.define('seats-panel', SeatsPanel);
