import { html } from 'lit';
import { PageElement } from '../access/form';
import { t } from '../live/messages';
import type { RankRow } from '../live/protocol';

const COLUMNS = ['points', 'solo', 'penalties', 'total', 'deficit', 'percent'];

/** The ranking as it stands, solo points in their own column. */
export class RankingTable extends PageElement {
  static properties = { rows: { attribute: false }, topTotal: { type: Number } };
  declare rows: RankRow[];
  declare topTotal: number;

  render() {
    return html`<p>${t('console.ranking.top', this.topTotal)}</p>
      <div class="scroll">
        <table class="list ranking">
          <caption class="visually-hidden">${t('console.tab.ranking')}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">${t('console.ranking.rank')}</th>
              <th scope="col" class="number">${t('console.ranking.table')}</th>
              <th scope="col">${t('console.ranking.name')}</th>
              ${COLUMNS.map((name) => html`<th scope="col" class="number">${t(`console.ranking.${name}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${this.rows.map((row) => this.row(row))}
          </tbody>
        </table>
      </div>`;
  }

  private row(row: RankRow) {
    const warnings = row.warnings ? t('console.ranking.warnings', row.warnings) : '';
    const penalty = row.penalties ? `−${Math.abs(row.penalties)}` : '';
    return html`<tr>
      <td class="number">${row.rank}</td>
      <td class="number">${row.table}</td>
      <td><span class="cut" title=${row.name}>${row.name}</span></td>
      <td class="number">${row.points}</td>
      <td class="number">${row.soloPoints ? `+${row.soloPoints}` : ''}</td>
      <td class="number">${penalty} <span class="soft">${warnings}</span></td>
      <td class="number"><b>${row.total}</b></td>
      <td class="number">${row.deficit}</td>
      <td class="number">${row.percent}</td>
    </tr>`;
  }
}
customElements.define('ranking-table', RankingTable);
