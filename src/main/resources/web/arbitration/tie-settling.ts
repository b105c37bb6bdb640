import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field, refusedHere } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { RankRow } from '../live/protocol';
import type { Command } from './command';

/** Equal totals that a sudden death played apart has separated: its order is entered by hand. */
export class TieSettling extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;

  protected override fieldOf(code: string): string | undefined {
    return code.startsWith('ties.') ? 'order' : undefined;
  }

  private async settle(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = String(new FormData(form).get('order'));
    const order = typed.split(/[^0-9]+/).filter(Boolean).map(Number);
    if (order.length < 2) return this.refuse(refusedHere('order', t('ties.order')));
    const reply = await this.send(() => this.command('ties', { order, reason: '' }));
    if (reply?.ok) form.reset();
  }

  /** Rows that share their rank and total: they stand one below the other. */
  private get tied(): RankRow[] {
    const rows = this.snapshot.ranking;
    return rows.filter((row, at) => rows[at - 1]?.rank === row.rank || rows[at + 1]?.rank === row.rank);
  }

  render(): TemplateResult | typeof nothing {
    const { settings, roundsPlayed, phase } = this.snapshot;
    const wanted = settings.suddenDeathSeparates || phase === 'FINISHED';
    const tied = wanted && roundsPlayed > 0 ? this.tied : [];
    if (!tied.length) return nothing;
    const tables = tied.map((row) => row.table).join(', ');
    return html`<details class="decision">
      <summary>${t('console.ties.title')}</summary>
      <form class="stack" @submit=${this.settle}>
        <p>${t('console.ties.what', tables)}</p>
        ${this.refusalBeside('order')}
        ${field({
          id: 'ties-order',
          name: 'order',
          label: t('console.ties.order'),
          placeholder: t('console.ties.hint'),
          refusal: this.refusalOf('order'),
          required: true,
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('console.ties.go')}</button>
      </form>
    </details>`;
  }
}
customElements.define('tie-settling', TieSettling);
