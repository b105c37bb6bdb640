import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import { readTablets, TABLET_FIELDS, tabletFields } from '../tournament/tablet-fields';
import type { Command } from './command';

/** What was chosen wrongly before the game was opened: time of a round, scores asked, an arbiter who plays. */
export class SettingsCorrection extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const time = values.has('roundSeconds') ? { roundSeconds: Number(values.get('roundSeconds')) } : {};
    const body = {
      ...time,
      scoresAsked: values.has('scoresAsked'),
      arbiterPlays: values.has('arbiterPlays'),
      tablets: readTablets(values),
      reason: String(values.get('reason')).trim(),
    };
    const reply = await this.send(() => this.command('settings', body));
    if (reply?.ok) this.querySelector('details')?.removeAttribute('open');
  }

  render() {
    const { settings, phase, formula } = this.snapshot;
    if (phase === 'FINISHED') return nothing;
    return html`<details class="decision">
      <summary>${t('correction.settings.title')}</summary>
      <form class="stack" @submit=${this.submitted}>
        <p>${t('correction.settings.what')}</p>
        ${this.refusalBeside('roundSeconds', 'reason', ...TABLET_FIELDS)}
        ${formula.form === 'DUPLICATE'
          ? field({
              id: 'settings-seconds',
              name: 'roundSeconds',
              label: t('correction.settings.seconds'),
              value: String(settings.roundSeconds),
              refusal: this.refusalOf('roundSeconds'),
              required: true,
              maxlength: 4,
              size: 5,
            })
          : nothing}
        ${this.choice('scoresAsked', settings.scoresAsked)} ${this.choice('arbiterPlays', settings.arbiterPlays)}
        ${tabletFields(settings.tablets, 'settings-tablets', (name) => this.refusalOf(name))}
        ${field({
          id: 'settings-reason',
          name: 'reason',
          label: t('correction.round.reason'),
          refusal: this.refusalOf('reason'),
          required: true,
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('correction.settings.go')}</button>
      </form>
    </details>`;
  }

  private choice(name: 'scoresAsked' | 'arbiterPlays', chosen: boolean): TemplateResult {
    return html`<label class="choice"><input type="checkbox" name=${name} .checked=${chosen} /> ${t(`correction.settings.${name}`)}</label>`;
  }
}
customElements.define('settings-correction', SettingsCorrection);
