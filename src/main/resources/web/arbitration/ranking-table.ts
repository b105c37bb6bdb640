import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { meritInWords } from '../live/formula';
import { t } from '../live/messages';
import type { RankRow } from '../live/protocol';
import { Blocks } from './blocks';

interface Column {
  name: string;
  show: (row: RankRow) => unknown;
  /** Left out while it is empty for everybody. */
  spare?: (row: RankRow) => boolean;
}

const COLUMNS: Column[] = [
  { name: 'points', show: (row) => row.points },
  { name: 'solo', show: (row) => (row.soloPoints ? `+${row.soloPoints}` : ''), spare: (row) => !row.soloPoints },
  { name: 'penalties', show: penalties, spare: (row) => !row.penalties && !row.warnings },
  { name: 'total', show: (row) => html`<b>${row.total}</b>` },
  { name: 'deficit', show: (row) => row.deficit },
  { name: 'percent', show: (row) => percentage(row.percent) },
];

const PERCENT = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 });

const percentage = (percent: string): string => PERCENT.format(Number(percent));

function penalties(row: RankRow): TemplateResult {
  const cost = row.penalties ? `−${Math.abs(row.penalties)}` : '';
  return html`${cost} <span class="soft">${row.warnings ? t('console.ranking.warnings', row.warnings) : ''}</span>`;
}

/** The ranking as it stands, solo points in their own column. */
export class RankingTable extends PageElement {
  static properties = { rows: { attribute: false }, topTotal: { type: Number }, form: {}, active: { type: Boolean } };
  declare rows: RankRow[];
  declare form: string;
  declare topTotal: number;
  /** Looked at now: nothing is drawn anew before. */
  declare active: boolean;
  private readonly blocks = new Blocks(this);

  protected shouldUpdate(): boolean {
    return this.active;
  }

  render() {
    const columns = COLUMNS.filter((column) => !column.spare || !this.rows.every(column.spare));
    return html`<p>${t('console.ranking.top', this.topTotal)}</p>
      <div class="scroll">
        <table class="list ranking" aria-rowcount=${this.rows.length + 1}>
          <caption class="visually-hidden">${t('console.tab.ranking')}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">${t('console.ranking.rank')}</th>
              <th scope="col" class="number">${t('console.ranking.table')}</th>
              <th scope="col">${t('console.ranking.name')}</th>
              ${columns.map(({ name }) => html`<th scope="col" class="number">${t(`console.ranking.${name}`)}</th>`)}
            </tr>
          </thead>
          ${this.blocks.render(
            this.rows,
            (row) => row.table,
            (row) => this.row(row, columns),
          )}
        </table>
      </div>`;
  }

  private row(row: RankRow, columns: Column[]): TemplateResult {
    const left = row.left === null ? '' : t('console.ranking.left', row.left);
    const merit = [meritInWords(row, this.form), left].filter(Boolean).join(', ');
    return html`<tr>
      <td class="number">${row.rank}</td>
      <td class="number">${row.table}</td>
      <td class="name">${row.name} ${merit ? html`<small>${merit}</small>` : nothing}</td>
      ${columns.map(({ show }) => html`<td class="number">${show(row)}</td>`)}
    </tr>`;
  }
}
customElements.define('ranking-table', RankingTable);
