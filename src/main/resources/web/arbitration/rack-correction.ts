import { html, nothing } from 'lit';
import { FormElement, field } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Command } from './command';
import { isAnnounced } from './steps';

/** Letters announced wrongly: typed again, after the tables that have handed in were named. */
export class RackCorrection extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;

  protected override fieldOf(code: string): string | undefined {
    if (code === 'ruling.reason-missing') return 'reason';
    return code.startsWith('draw.') ? 'letters' : undefined;
  }

  private submitted(event: SubmitEvent): void {
    event.preventDefault();
    void this.correct(false);
  }

  private async correct(force: boolean): Promise<void> {
    const value = (name: string): string => this.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
    const body = { letters: value('letters'), reason: value('reason'), force };
    const reply = await this.send(() => this.command('rack', body));
    if (!reply?.ok) return;
    this.querySelector('form')?.reset();
    this.dispatchEvent(new CustomEvent('ruled', { bubbles: true, detail: t('correction.rack.done') }));
  }

  render() {
    const { round, phase } = this.snapshot;
    if (phase === 'FINISHED' || !isAnnounced(round.phase) || round.phase === 'SOLUTION') return nothing;
    return html`<details class="decision">
      <summary>${t('correction.rack.title', round.number)}</summary>
      <form class="stack" @submit=${this.submitted}>
        <p>${t('correction.rack.what')}</p>
        ${this.refusalBeside('letters', 'reason')}
        ${this.refusal?.code === 'rack.slips-in'
          ? html`<button type="button" class="danger" ?disabled=${this.held} @click=${() => this.correct(true)}>
              ${t('correction.rack.all-the-same')}
            </button>`
          : nothing}
        ${field({
          id: 'rack-letters',
          name: 'letters',
          label: t('correction.round.letters'),
          value: round.draw?.text ?? '',
          refusal: this.refusalOf('letters'),
          required: true,
          capitals: true,
          maxlength: 40,
        })}
        ${field({
          id: 'rack-reason',
          name: 'reason',
          label: t('correction.round.reason'),
          refusal: this.refusalOf('reason'),
          required: true,
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('correction.rack.go')}</button>
      </form>
    </details>`;
  }
}
customElements.define('rack-correction', RackCorrection);
