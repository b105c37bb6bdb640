import { html, nothing } from 'lit';
import { PageElement } from '../access/form';
import { shownReference } from '../board/coord';
import { Grid } from '../board/grid';
import { formulaInWords } from '../live/formula';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';

/** The board before the solution of the round, the last word on it, and what the bag still holds. */
export class GameBoard extends PageElement {
  static properties = { snapshot: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  private grid: Grid | undefined;

  protected firstUpdated(): void {
    this.grid = new Grid(this.querySelector('.board') as HTMLElement, { label: t('board.grid') });
  }

  protected updated(): void {
    this.grid?.show({ board: this.snapshot.board, tiles: this.snapshot.tiles });
  }

  render() {
    return html`<div class="board"></div>
      ${this.formula()} ${this.last()} ${this.bag()}`;
  }

  private formula() {
    const formula = formulaInWords(this.snapshot.formula);
    return formula ? html`<p class="formula"><span class="tag">${formula}</span></p>` : nothing;
  }

  private last() {
    const last = this.snapshot.last;
    if (!last) return nothing;
    const found = !this.snapshot.seats.length
      ? ''
      : ` · ${last.found === 0 ? t('console.last.nobody') : t('console.last.found', last.found)}`;
    return html`<p class="last-move">
      ${t('console.last', last.round)} <b>${last.printed}</b> ${shownReference(last.coord)}, ${t('console.points', last.points)}${found}
    </p>`;
  }

  private bag() {
    const bag = this.snapshot.bag;
    return html`<details class="bag">
      <summary>${t('console.bag', bag.size, bag.vowels, bag.consonants, bag.either)}</summary>
      <p class="letters">${bag.letters.replace(/(.)\1*/g, '$& ')}</p>
    </details>`;
  }
}
customElements.define('game-board', GameBoard);
