import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import type { Reply } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import '../tournament/sheet-links';
import type { Command } from './command';
import { askConfirmed } from './confirm-correction';
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
    const cancelled = command === 'cancel' ? { cancelled: Number(values.get('cancelled')) } : {};
    const past = (cancelled.cancelled ?? this.snapshot.round.number) < this.snapshot.round.number;
    const body = { reason, ...cancelled };
    const reply = await this.send(() => (past ? this.askCancelled(body) : this.command(command, body)));
    if (reply?.ok) form.reset();
  }

  /**
   * What falls with a round played before, by name, before it falls. Confirmed is what was read: when another round is in
   * play by then, more would fall than was named.
   */
  private askCancelled(asked: { reason: string; cancelled?: number }): Promise<Reply<unknown> | undefined> {
    const body = { ...asked, force: true, round: this.snapshot.round.number };
    return askConfirmed('POST', `/api/games/${this.snapshot.game}/cancel`, body, {
      title: t('correction.cancel', asked.cancelled ?? body.round),
      go: t('correction.cancel-go'),
      send: () => this.command('cancel', body),
    });
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
