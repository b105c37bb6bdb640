import { html, nothing } from 'lit';
import { PageElement } from '../access/form';
import { plural, t } from '../live/messages';
import type { PastRound } from '../live/console-protocol';
import { awaited, named } from './awaited';
import { CountsDifferences, secondCounts } from './second-counts';

/** Rounds named before the others are only counted: beside the round in play there is little room. */
const SHOWN = 3;

/** Beside the round in play: which earlier rounds still wait for slips; one press opens that round for them. */
export class AwaitedRounds extends PageElement {
  static properties = { past: { attribute: false } };
  declare past: PastRound[];

  constructor() {
    super();
    new CountsDifferences(this);
  }

  private open(round: number): void {
    this.dispatchEvent(new CustomEvent('open-round', { detail: round, bubbles: true }));
  }

  render() {
    const rounds = awaited(this.past);
    const differing = this.past.filter((round) => secondCounts.of(round.round) > 0).reverse();
    if (!rounds.length && !differing.length) return nothing;
    return html`<ul class="awaited-rounds" aria-label=${t('console.awaited')}>
      ${rounds.slice(0, SHOWN).map(
        (round) => html`<li>
          <button type="button" class="quiet" @click=${() => this.open(round.round)}>
            ${plural('console.awaited.round', round.missing.length, round.round, named(round.missing))}
          </button>
        </li>`,
      )}
      ${differing.slice(0, SHOWN).map(
        ({ round }) => html`<li>
          <button type="button" class="quiet" @click=${() => this.open(round)}>
            ${plural('console.awaited.differ', secondCounts.of(round), round)}
          </button>
        </li>`,
      )}
      ${rounds.length > SHOWN ? html`<li class="soft">${t('console.awaited.more', rounds.length - SHOWN)}</li>` : nothing}
    </ul>`;
  }
}
customElements.define('awaited-rounds', AwaitedRounds);
