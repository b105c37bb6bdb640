import { html } from 'lit';
import { FormElement } from '../access/form';
import { ask, type Refused } from '../live/ask';
import { t } from '../live/messages';
import { timeOfDay, type Hand } from './hand';

/** The foot of a console that does not conduct: who does, and the button to take over. */
export class WatchBar extends FormElement {
  static properties = { game: { type: Number }, hand: { attribute: false }, headers: { attribute: false } };
  declare game: number;
  declare hand: Hand;
  declare headers: { [name: string]: string };

  /** What was asked for here and refused. */
  tell(refusal: Refused): undefined {
    void this.refuse(refusal);
    return undefined;
  }

  private async take(): Promise<void> {
    await this.send(() =>
      ask('POST', `/api/games/${this.game}/hand`, { body: { window: this.headers['X-Console'] } }),
    );
  }

  render() {
    return html`<div class="foot watching">
      <div class="grow">
        <p class="next-step">
          ${t(this.hand.here ? 'console.watching' : 'console.watching.gone', timeOfDay(this.hand.since))}
        </p>
        <p>${t('console.watching.may')}</p>
        ${this.refusalBeside()}
      </div>
      <button type="button" class="big" ?disabled=${this.held} @click=${this.take}>${t('console.watching.take')}</button>
    </div>`;
  }
}
customElements.define('watch-bar', WatchBar);
