import { html, nothing } from 'lit';
import { PageElement } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/protocol';
import './seat-table';
import './slip-form';
import { isAnnounced, isClosed } from './steps';

/** The players of the round in play: paper slips typed on top, everybody's slip below. */
export class SeatsPanel extends PageElement {
  static properties = { snapshot: { attribute: false } };
  declare snapshot: ConsoleSnapshot;

  render() {
    const { round, seats, missing, settings, game } = this.snapshot;
    const over = this.snapshot.phase === 'FINISHED';
    const typing = isAnnounced(round.phase) && !over;
    return html`<section ?hidden=${!typing} aria-labelledby="type">
        <h3 id="type">${t('console.slip.title', round.number)}</h3>
        <slip-form
          .game=${game}
          .round=${round.number}
          .seats=${seats}
          .scoresAsked=${settings.scoresAsked}
          .closed=${isClosed(round.phase)}
        ></slip-form>
        ${missing.length
          ? html`<p class="missing"><b>${t('console.missing', missing.length)}</b> ${missing.join(', ')}</p>`
          : html`<p class="missing all">${t('console.missing.none')}</p>`}
      </section>
      ${typing ? nothing : html`<p class="soft">${t(over ? 'console.slip.over' : 'console.slip.later')}</p>`}
      <seat-table
        .game=${game}
        .round=${round.number}
        .seats=${seats}
        .scoresAsked=${settings.scoresAsked}
        .closed=${isClosed(round.phase)}
        .openable=${typing}
      ></seat-table>`;
  }
}
customElements.define('seats-panel', SeatsPanel);
