import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/protocol';
import type { Tournament } from '../tournament/protocol';

/** What stands in the band above the console: the game, its code, the ways to other pages. */
export function consoleHead(
  snapshot: ConsoleSnapshot,
  tournament: Tournament | undefined,
  openKeys: () => void,
): TemplateResult {
  return html`<h1 class="cut" title=${snapshot.tournament}>${snapshot.tournament}</h1>
    ${snapshot.phase === 'FINISHED'
      ? nothing
      : html`<p class="code">${t('console.code')} <b>${snapshot.joinCode}</b></p>`}
    <nav aria-label=${t('console.nav')}>
      ${tournament
        ? html`<a href="/arbitre/tournois/${tournament.id}">${t('console.to-tournament')}</a>`
        : nothing}
      <a href="/ecran/${snapshot.game}" target="_blank">${t('console.to-projector')}</a>
      <button type="button" @click=${openKeys}>${t('console.to-keys')}</button>
    </nav>`;
}
