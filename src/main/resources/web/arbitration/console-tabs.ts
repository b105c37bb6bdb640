import { html, type PropertyValues, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Tournament } from '../tournament/protocol';
import type { Command } from './command';
import './game-menu';
import './past-rounds';
import type { PastRounds } from './past-rounds';
import './rack-correction';
import './ranking-table';
import './tie-settling';
import './seats-panel';
import './solution-list';
import { solutionsShown } from './steps';
import './what-if';
import { today } from './word-today';

export const TABS = ['seats', 'solutions', 'ranking', 'rounds', 'word', 'game'] as const;
export type Tab = (typeof TABS)[number];

/** The right of the console: one panel at a time, all kept alive, so that nothing typed in one is lost by a look at another. */
export class ConsoleTabs extends PageElement {
  static properties = {
    snapshot: { attribute: false },
    tournament: { attribute: false },
    command: { attribute: false },
    shown: { state: true },
  };
  declare snapshot: ConsoleSnapshot;
  declare tournament: Tournament | undefined;
  declare command: Command;
  declare shown: Tab;

  constructor() {
    super();
    this.shown = 'seats';
  }

  /**
   * A new round begins with its slips, unless something is being typed elsewhere. A game already over is looked at for its ranking, or for its rounds when nobody
   * played it here.
   */
  protected willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('snapshot');
    const other = before !== undefined && before.round.number !== this.snapshot.round.number;
    if (other && !this.isTypedIn()) this.shown = 'seats';
    if (this.hasUpdated || this.snapshot.phase !== 'FINISHED') return;
    this.shown = this.snapshot.ranking.length ? 'ranking' : 'rounds';
  }

  private isTypedIn(): boolean {
    const focused = document.activeElement;
    return focused !== null && this.contains(focused) && focused.matches('input, textarea, select');
  }

  /** A round played before, ready for a slip that comes late. */
  async openRound(round: number): Promise<void> {
    await this.turnTo('rounds');
    await this.querySelector<PastRounds>('past-rounds')?.show(round);
  }

  /** A round played before, ready to have its letters or its word corrected. */
  async correctRound(round: number): Promise<void> {
    await this.turnTo('rounds');
    await this.querySelector<PastRounds>('past-rounds')?.correct(round);
  }

  /** Another panel, by a key. */
  async turnTo(tab: Tab): Promise<void> {
    this.shown = tab;
    await this.updateComplete;
    this.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  }

  private turn(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.shown = TABS[(TABS.indexOf(this.shown) + step + TABS.length) % TABS.length];
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
  }

  render() {
    return html`<div class="tabs" role="tablist" aria-label=${t('console.tabs')} @keydown=${this.turn}>
        ${TABS.map((tab) => this.tab(tab))}
      </div>
      ${TABS.map(
        (tab) => html`<div
          id="panel-${tab}"
          class="tab-panel"
          role="tabpanel"
          aria-labelledby="tab-${tab}"
          ?hidden=${tab !== this.shown}
        >
          ${this.panel(tab)}
        </div>`,
      )}`;
  }

  private tab(tab: Tab): TemplateResult {
    const chosen = tab === this.shown;
    return html`<button
      type="button"
      role="tab"
      id="tab-${tab}"
      aria-selected=${chosen ? 'true' : 'false'}
      aria-controls="panel-${tab}"
      tabindex=${chosen ? 0 : -1}
      @click=${() => (this.shown = tab)}
    >
      ${t(`console.tab.${tab}`)}
    </button>`;
  }

  private panel(tab: Tab): TemplateResult {
    const { snapshot, command } = this;
    switch (tab) {
      case 'seats':
        return html`<seats-panel .snapshot=${snapshot}></seats-panel>`;
      case 'solutions':
        return html`<solution-list
          .game=${snapshot.game}
          .round=${snapshot.round.number}
          .attempt=${snapshot.round.attempt}
          .rack=${snapshot.round.draw?.text ?? ''}
          .ready=${solutionsShown(snapshot)}
          .hiddenWhy=${t(snapshot.round.draw ? 'console.solutions.playing' : 'console.solutions.no-draw')}
          .active=${this.shown === 'solutions'}
        ></solution-list>`;
      case 'ranking':
        return html`<ranking-table
            .rows=${snapshot.ranking}
            .topTotal=${snapshot.topTotal}
            .form=${snapshot.formula.form}
            .active=${this.shown === 'ranking'}
          ></ranking-table>
          <tie-settling .snapshot=${snapshot} .command=${command}></tie-settling>`;
      case 'rounds':
        return html`<rack-correction .snapshot=${snapshot} .command=${command}></rack-correction>
          <past-rounds .snapshot=${snapshot} .active=${this.shown === 'rounds'}></past-rounds>`;
      case 'word':
        return html`<word-look-up
            .list=${this.tournament?.wordList?.id}
            .language=${snapshot.language}
            .today=${(word: string) => today(word, snapshot.words)}
          ></word-look-up>
          <words-today .snapshot=${snapshot}></words-today>
          <what-if .snapshot=${snapshot}></what-if>`;
      case 'game':
        return html`<game-menu
          .snapshot=${snapshot}
          .command=${command}
          .active=${this.shown === 'game'}
        ></game-menu>`;
    }
  }
}
customElements.define('console-tabs', ConsoleTabs);
