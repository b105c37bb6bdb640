import { html, nothing, render, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Connection } from '../live/socket';
import type { Tournament } from '../tournament/protocol';
import type { CommandPalette } from './command-palette';
import type { ArbiterConsole } from './console';
import type { ShortcutHelp } from './shortcut-help';
import { shortcuts, shown } from './shortcuts';

/** Which game this is stands in the page's own band: a laptop has no height to spare. */
export function showHead(console: ArbiterConsole, snapshot: ConsoleSnapshot, tournament: Tournament | undefined): void {
  const band = document.getElementById('console-head');
  if (!band) return;
  const open = (part: string) => (): void => console.querySelector<CommandPalette | ShortcutHelp>(part)?.open();
  render(head(snapshot, tournament, open('command-palette'), open('shortcut-help'), console.undo), band);
}

/** What stands in the band above the console: the game, its code, the ways to other pages. */
function head(
  snapshot: ConsoleSnapshot,
  tournament: Tournament | undefined,
  openPalette: () => void,
  openKeys: () => void,
  undo: () => void,
): TemplateResult {
  return html`<h1 class="cut" title=${snapshot.tournament}>${snapshot.tournament}</h1>
    ${snapshot.phase === 'FINISHED'
      ? nothing
      : html`<p class="code">${t('console.code')} <b>${snapshot.joinCode}</b></p>`}
    ${snapshot.adaptedTime ? html`<p class="tag adapted">${t('extra.adapted')}</p>` : nothing}
    <nav aria-label=${t('console.nav')}>
      ${tournament
        ? html`<a href="/arbitre/tournois/${tournament.id}">${t('console.to-tournament')}</a>`
        : nothing}
      <a href="/ecran/${snapshot.game}" target="_blank">${t('console.to-projector')}</a>
      <a href="/guide" target="_blank" title=${t('console.keys.guide')}>${t('console.to-guide')}</a>
      ${way('palette', openPalette)} ${way('undo', undo)} ${way('help', openKeys)}
    </nav>`;
}

const LABELS = { palette: 'console.to-palette', undo: 'console.to-undo', help: 'console.to-keys' };

/** A short word in the band; what it does and its key are told beside the pointer. */
function way(action: keyof typeof LABELS, act: () => void): TemplateResult {
  const what = `${t(`console.keys.${action}`)} (${shown(shortcuts.keyFor(action))})`;
  return html`<button type="button" id="to-${action}" title=${what} @click=${act}>${t(LABELS[action])}</button>`;
}

/** That the server is not reached, or only slowly; nothing while it is. */
export function offlineBar(connection: Connection, retry: () => void): TemplateResult | typeof nothing {
  if (connection !== 'off' && connection !== 'slow') return nothing;
  return html`<div class="offline" role="alert">
    <span>${t(connection === 'off' ? 'console.offline' : 'console.slow')}</span>
    <button type="button" @click=${retry}>${t('console.retry')}</button>
  </div>`;
}
