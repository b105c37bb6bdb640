import { html } from 'lit';
import { PageElement } from '../access/form';
import { Countdown, type ServerClock, type Tick } from '../live/clock';
import { t } from '../live/messages';
import type { ClockPart } from '../live/protocol';
import { sayNow } from '../live/say';
import { Chime } from './chime';

/** The round's time, large; the thirty-second call and the end are seen, heard and spoken once each. */
export class RoundClock extends PageElement {
  static properties = {
    clock: { attribute: false },
    server: { attribute: false },
    small: { type: Boolean },
    tick: { state: true },
    sound: { state: true },
  };
  declare clock: ClockPart;
  declare server: ServerClock;
  /** Nobody waits for it in this phase. */
  declare small: boolean;
  declare tick: Tick | undefined;
  declare sound: boolean;
  private countdown: Countdown | undefined;
  private readonly chime = new Chime();

  constructor() {
    super();
    this.sound = this.chime.on;
  }

  protected firstUpdated(): void {
    this.countdown = new Countdown(this.server, (tick) => this.show(tick));
    this.countdown.follow(this.clock);
  }

  protected updated(changed: Map<string, unknown>): void {
    if (changed.has('clock')) this.countdown?.follow(this.clock);
  }

  private show(tick: Tick): void {
    const before = this.tick;
    this.tick = tick;
    if (!before) return;
    if (tick.ended && !before.ended && this.clock.state !== 'STOPPED') this.call('end');
    else if (tick.signal && !before.signal) this.call('signal');
  }

  private call(which: 'signal' | 'end'): void {
    this.chime.play(which);
    sayNow(t(which === 'end' ? 'console.clock.ended' : 'console.clock.signal', this.clock.signalAt / 1000));
  }

  private setSound(event: Event): void {
    this.sound = (event.target as HTMLInputElement).checked;
    this.chime.on = this.sound;
    if (this.sound) this.chime.play('signal');
  }

  render() {
    const tick = this.tick;
    const state = tick?.ended ? 'ended' : tick?.signal ? 'signal' : this.clock.state.toLowerCase();
    return html`<div class="clock ${state} ${this.small ? 'small' : ''}">
      <span class="face" role="timer" aria-label=${t('console.clock')}>${tick?.face ?? ''}</span>
      <span class="state">${this.inWords(state)}</span>
      <label class="choice sound">
        <input type="checkbox" .checked=${this.sound} @change=${this.setSound} />${t('console.sound')}
      </label>
    </div>`;
  }

  private inWords(state: string): string {
    return t(`console.clock.${state === 'signal' ? 'last' : state}`, this.clock.signalAt / 1000);
  }
}
customElements.define('round-clock', RoundClock);
