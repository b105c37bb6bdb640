import { html } from 'lit';
import { FormElement } from '../access/form';
import { ask, type Refused } from '../live/ask';
import { t } from '../live/messages';
import { timeOfDay, type Hand } from './hand';

/** The foot of a console that does not conduct: who does, and the button to take over. */
export class WatchBar extends FormElement {
  static properties = {
    game: { type: Number },
    hand: { attribute: false },
    headers: { attribute: false },
    said: { state: true },
  };
  declare game: number;
  declare hand: Hand;
  declare headers: { [name: string]: string };
  declare said: string;

  constructor() {
    super();
    this.said = '';
  }

  /** What was asked for here and refused. */
  tell(refusal: Refused): undefined {
    void this.refuse(refusal);
    return undefined;
  }

  /** What was done at this window. */
  inform(said: string): void {
    this.refusal = undefined;
    this.said = said;
  }

  /** @param reached only that the server was not reached: it is again */
  forget(reached: boolean): void {
    if (reached && this.refusal?.status !== 0) return;
    this.refusal = undefined;
    this.said = '';
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
        <p class="told" role="status">${this.said}</p>
      </div>
      <button type="button" class="big" ?disabled=${this.held} @click=${this.take}>${t('console.watching.take')}</button>
    </div>`;
  }
}
customElements.define('watch-bar', WatchBar);
