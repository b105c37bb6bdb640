import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/protocol';
import '../tournament/sheet-links';
import type { Command } from './command';
import { confirmed } from './confirm-correction';
import type { CorrectionPreview } from './correction-protocol';
import './game-journal';
import './game-people';
import './settings-correction';
import { isAnnounced } from './steps';

/** What is rarely done, never by mistake: cancel the round, end the game, go on after the end; the sheets; the journal. */
export class GameMenu extends FormElement {
  static properties = {
    snapshot: { attribute: false },
    command: { attribute: false },
    active: { type: Boolean },
  };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;
  declare active: boolean;

  private async decide(event: SubmitEvent, command: string): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const reason = String(values.get('reason')).trim();
    const cancelled = values.has('cancelled') ? { cancelled: Number(values.get('cancelled')) } : {};
    const inPlay = this.snapshot.round.number;
    const round = cancelled.cancelled ?? inPlay;
    const past = command === 'cancel' && round < inPlay;
    if (past && !(await this.sure(round, reason))) return;
    // Confirmed is what was read: when another round is in play by now, more would fall than was named.
    const insist = past ? { force: true, round: inPlay } : {};
    const reply = await this.send(() => this.command(command, { reason, ...cancelled, ...insist }));
    if (reply?.ok) form.reset();
  }

  /** What falls with a round played before, by name, before it falls. */
  private async sure(cancelled: number, reason: string): Promise<boolean> {
    const body = { round: this.snapshot.round.number, cancelled, reason, force: true };
    const path = `/api/games/${this.snapshot.game}/cancel?preview=true`;
    const preview = await this.send(() => ask<CorrectionPreview>('POST', path, { body }));
    if (!preview?.ok) return false;
    const title = t('correction.cancel', cancelled);
    return confirmed({ title, go: t('correction.cancel-go'), preview: preview.value });
  }

  render() {
    const finished = this.snapshot.phase === 'FINISHED';
    return html`<section>
        <h3>${t('tournament.sheets.title')}</h3>
        <sheet-links
          .game=${this.snapshot.game}
          .players=${this.snapshot.seats}
        ></sheet-links>
      </section>
      ${finished ? nothing : html`<game-people .snapshot=${this.snapshot} .active=${this.active}></game-people>`}
      <settings-correction .snapshot=${this.snapshot} .command=${this.command}></settings-correction>
      ${this.refusalBeside('reason')}
      ${finished ? this.decision('reopen') : html`${this.cancel()} ${this.decision('finish')}`}
      <game-journal .game=${this.snapshot.game} .version=${this.snapshot.version} .active=${this.active}></game-journal>`;
  }

  private cancel(): TemplateResult | typeof nothing {
    return this.rounds().length ? this.decision('cancel') : nothing;
  }

  /** Rounds that can fall: the one in play once it is announced, and all before it. */
  private rounds(): number[] {
    const { round, past } = this.snapshot;
    const inPlay = isAnnounced(round.phase) ? [round.number] : [];
    return [...inPlay, ...past.map((one) => one.round).reverse()];
  }

  private which(): TemplateResult {
    return html`<div class="field">
      <label for="cancelled">${t('console.cancel.which')}</label>
      <select id="cancelled" name="cancelled">
        ${this.rounds().map((round) => html`<option value=${round}>${t('console.round', round)}</option>`)}
      </select>
    </div>`;
  }

  private decision(command: 'cancel' | 'finish' | 'reopen'): TemplateResult {
    return html`<details id=${command} class="decision">
      <summary>${t(`console.${command}.title`, this.snapshot.round.number)}</summary>
      <form class="stack" @submit=${(event: SubmitEvent) => this.decide(event, command)}>
        <p>${t(`console.${command}.what`, this.snapshot.round.number)}</p>
        ${command === 'cancel' ? this.which() : nothing}
        ${field({
          id: `${command}-reason`,
          name: 'reason',
          label: t('console.ruling.reason'),
          refusal: this.refusalOf('reason'),
          required: command !== 'finish',
          maxlength: 200,
        })}
        <button class=${command === 'reopen' ? '' : 'danger'} ?disabled=${this.held}>${t(`console.${command}.go`)}</button>
      </form>
    </details>`;
  }
}
customElements.define('game-menu', GameMenu);
