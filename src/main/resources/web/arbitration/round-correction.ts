import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { shownReference, tidyReference, typedReference } from '../board/coord';
import { t } from '../live/messages';
import type { PastRound } from '../live/console-protocol';
import { askConfirmed } from './confirm-correction';
import { printed } from './solution-list';

/** Letters, word or place of a round already played, as they should have been; what breaks is named and asked about. */
export class RoundCorrection extends FormElement {
  static properties = { game: { type: Number }, round: { attribute: false } };
  declare game: number;
  declare round: PastRound;

  protected override fieldOf(code: string): string | undefined {
    if (code === 'ruling.reason-missing') return 'reason';
    if (code.startsWith('draw.') || code.startsWith('rack.')) return 'letters';
    return code.startsWith('coord.') ? 'coord' : undefined;
  }

  private value(name: string): string {
    return this.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
  }

  private submitted(event: SubmitEvent): void {
    event.preventDefault();
    void this.correct({});
  }

  private async correct(insist: { force?: boolean; cancelLater?: boolean }): Promise<void> {
    const body = {
      round: this.round.round,
      letters: this.value('letters'),
      word: this.value('word'),
      coord: typedReference(tidyReference(this.value('coord'))),
      reason: this.value('reason'),
      ...insist,
    };
    await this.sendChange(() =>
      askConfirmed('POST', `/api/games/${this.game}/corrections`, body, {
        title: t('correction.round.sure', this.round.round),
      }),
    );
  }

  render() {
    const id = `correct-${this.round.round}`;
    const cell = (name: string, value: string, required = false): TemplateResult =>
      field({
        id: `${id}-${name}`,
        name,
        label: t(`correction.round.${name}`),
        value,
        refusal: this.refusalOf(name),
        required,
        capitals: name !== 'reason',
        maxlength: name === 'reason' ? 200 : 40,
      });
    return html`<details class="decision">
      <summary>${t('correction.round.title', this.round.round)}</summary>
      <form class="stack" @submit=${this.submitted}>
        <p>${t('correction.round.what')}</p>
        ${this.refusalBeside('letters', 'coord', 'reason')} ${this.insist()}
        <div class="one-line">
          ${cell('letters', this.round.draw)} ${cell('word', printed(this.round.word))} ${cell('coord', shownReference(this.round.coord))}
        </div>
        ${cell('reason', '', true)}
        <button ?disabled=${this.held}>${t('correction.round.go')}</button>
      </form>
    </details>`;
  }

  private insist(): TemplateResult | typeof nothing {
    const wish = { 'correction.breaks': { cancelLater: true }, 'master.not-admitted': { force: true } }[
      this.refusal?.code ?? ''
    ];
    if (!wish) return nothing;
    return html`<button type="button" class="danger" ?disabled=${this.held} @click=${() => this.correct(wish)}>
      ${t('cancelLater' in wish ? 'correction.round.cancel-later' : 'correction.round.all-the-same')}
    </button>`;
  }
}
customElements.define('round-correction', RoundCorrection);
