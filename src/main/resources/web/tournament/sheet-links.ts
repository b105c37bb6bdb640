import { html } from 'lit';
import { brailleDownloads } from '../braille/downloads';
import { t } from '../live/messages';
import { PageElement } from '../access/form';

/** Everything a game can be printed or kept as. */
export class SheetLinks extends PageElement {
  static properties = { game: { type: Number }, players: { attribute: false } };
  declare game: number;
  declare players: { table: number; name: string }[];

  /** Made once: what the last download said stays when the page is drawn anew. */
  private readonly downloads = brailleDownloads(
    this.lines('solutions', 'tournament.sheets.solutions'),
    this.lines('standings', 'tournament.sheets.ranking'),
  );

  /** A document is looked at and printed in a window of its own: the page it is asked from stays. */
  private link(file: string, label: string) {
    return html`<li><a href=${this.path(file)} target="_blank">${label}</a></li>`;
  }

  private path(file: string): string {
    return `/api/games/${this.game}/sheets/${file}`;
  }

  /** @param name of the document in addresses; `what` on the page */
  private lines(name: string, what: string) {
    return { name: t(what), ask: (file: string, query: string) => fetch(this.path(`${name}.${file}${query}`)) };
  }

  render() {
    return html`<ul class="lines sheets">
        ${this.link('game.pdf', t('tournament.sheets.game'))}
        ${this.link('standings.pdf', t('tournament.sheets.standings'))}
        ${this.link('players.pdf', t('tournament.sheets.players'))}
        <li><a href=${this.path('game.txt')} download>${t('tournament.sheets.text')}</a></li>
      </ul>
      <details>
        <summary>${t('tournament.sheets.one')}</summary>
        <ul class="chips">
          ${(this.players ?? []).map(({ table, name }) =>
            this.link(`players/${table}.pdf`, t('tournament.sheets.table', table, name)),
          )}
        </ul>
      </details>
      <details class="in-lines">
        <summary>${t('braille.downloads')}</summary>
        ${this.downloads}
      </details>`;
  }
}
customElements.define('sheet-links', SheetLinks);
