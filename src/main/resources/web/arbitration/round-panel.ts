import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { showRack } from '../board/rack';
import type { ServerClock } from '../live/clock';
import { plural, t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Phase } from '../live/protocol';
import type { Command } from './command';
import '../tournament/replay-publishing';
import '../tournament/sheet-links';
import { named } from './awaited';
import './awaited-rounds';
import './draw-form';
import './master-move';
import './round-clock';
import { foundInWords, readAloud } from './read-aloud';
import { without } from './seat-news';
import { isAnnounced, isClosed, takesSlips } from './steps';

const CLOCKED: Phase[] = ['ANNOUNCED', 'RUNNING', 'PAUSED', 'RECEIVING'];

/** The middle of the console: the round, its clock, its letters, and what the phase asks for. */
export class RoundPanel extends PageElement {
  static properties = { snapshot: { attribute: false }, server: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare server: ServerClock;
  declare command: Command;

  protected updated(): void {
    const draw = this.snapshot.round.draw;
    const host = this.querySelector('.letters-drawn') as HTMLElement;
    host.hidden = draw === null;
    if (draw) showRack(host, draw, { tiles: this.snapshot.tiles });
  }

  render() {
    const round = this.snapshot.round;
    return html`<section class="round" aria-labelledby="round">
      <h2 id="round">
        ${t(this.snapshot.phase === 'FINISHED' ? 'console.over' : 'console.round', round.number)}
        <span class="tag">${t(`console.phase.${this.snapshot.phase}`)}</span>
      </h2>
      <awaited-rounds .past=${this.snapshot.past}></awaited-rounds>
      ${round.attempt > 1 ? html`<p class="soft">${t('console.attempt', round.attempt)}</p>` : nothing}
      <round-clock
        ?hidden=${this.snapshot.phase === 'FINISHED'}
        .clock=${round.clock}
        .server=${this.server}
        .small=${!CLOCKED.includes(round.phase)}
      ></round-clock>
      ${CLOCKED.includes(round.phase) ? this.counter() : nothing}
      <div class="letters-drawn"></div>
      ${takesSlips(this.snapshot) ? this.wrongLetters() : nothing}
      ${round.draw?.rejected ? html`<p class="soft">${t('console.rejected')}</p>` : nothing} ${this.forPhase(round.phase)}
    </section>`;
  }

  /** Where one sees that the letters are wrong. */
  private wrongLetters(): TemplateResult {
    const open = (): boolean => this.dispatchEvent(new CustomEvent('wrong-letters', { bubbles: true }));
    return html`<button type="button" class="quiet wrong-letters" @click=${open}>${t('console.wrong-letters')}</button>`;
  }

  private counter(): TemplateResult {
    const { seats, missing } = this.snapshot;
    const { offline, writing } = without(seats);
    return html`<p class="counter figures">
      ${t('console.counter', seats.length - missing.length, seats.length)}
      ${writing ? html`<small>${plural('console.counter.writing', writing)}</small>` : nothing}
      ${offline.length ? html`<small>${t('console.counter.offline', named(offline))}</small>` : nothing}
    </p>`;
  }

  private forPhase(phase: Phase): TemplateResult | typeof nothing {
    if (this.snapshot.phase === 'FINISHED') return this.finished();
    return html`<draw-form
        ?hidden=${isAnnounced(phase)}
        .snapshot=${this.snapshot}
        .command=${this.command}
      ></draw-form>
      ${isAnnounced(phase) ? nothing : this.toldBefore()}
      ${isAnnounced(phase) && !isClosed(phase) ? this.announcement() : nothing}
      ${isClosed(phase) ? this.control() : nothing}`;
  }

  private announcement(): TemplateResult | typeof nothing {
    const said = this.snapshot.announcement;
    if (!said) return nothing;
    return readAloud('aloud', t('console.aloud'), said.text);
  }

  /** The solution just announced, to be read until the next letters are public. */
  private toldBefore(): TemplateResult | typeof nothing {
    const told = this.snapshot.announceSolution;
    if (!told) return nothing;
    return readAloud('told', t('console.aloud.before', told.round), `${told.text} ${foundInWords(told)}`);
  }

  private control(): TemplateResult {
    return html`<master-move .snapshot=${this.snapshot} .command=${this.command}></master-move>`;
  }

  private leaders(): TemplateResult | typeof nothing {
    const first = this.snapshot.ranking.filter((row) => row.rank === 1);
    if (!first.length) return nothing;
    const names = first.map((row) => row.name).join(', ');
    return html`<p class="name">${t(first.length > 1 ? 'console.winner.tied' : 'console.winner', names, first[0].total)}</p>`;
  }

  private finished(): TemplateResult {
    return html`<section class="note ok">
      <p><b>${plural('console.finished', this.snapshot.roundsPlayed, this.snapshot.topTotal)}</b></p>
        ${this.leaders()}
      </section>
      <section>
        <h3>${t('tournament.sheets.title')}</h3>
        <sheet-links
          .game=${this.snapshot.game}
          .players=${this.snapshot.seats}
        ></sheet-links>
      </section>
      <section>
        <h3>${t('tournament.replay.title')}</h3>
        <replay-publishing .game=${this.snapshot.game}></replay-publishing>
      </section>`;
  }
}
customElements.define('round-panel', RoundPanel);
