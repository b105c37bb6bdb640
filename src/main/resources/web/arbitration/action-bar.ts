import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PageElement, sentence } from '../access/form';
import type { Refused } from '../live/ask';
import type { ServerClock } from '../live/clock';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Command, Guarded } from './command';
import type { KeyboardHome } from './keyboard-home';
import { shortcuts, shown } from './shortcuts';
import { TimeInSight } from './time-in-sight';
import { besideOf, bodyOf, stepOf, type Step } from './steps';

/** Milliseconds a sentence about what was done stays in sight. */
const READING = 20000;

/** Commands that were asked for too early: time alone answers them. */
const WAITS = ['announce', 'clock/end', 'close'];

/** The foot of the console: what to do next in one line, and the button that does it, always in the same place. */
export class ActionBar extends PageElement {
  static properties = {
    snapshot: { attribute: false },
    server: { attribute: false },
    command: { attribute: false },
    busy: { type: Boolean },
    guarded: { attribute: false },
    home: { attribute: false },
    refusal: { state: true },
    said: { state: true },
    waits: { state: true },
  };
  declare snapshot: ConsoleSnapshot;
  declare server: ServerClock | undefined;
  declare command: Command;
  declare busy: boolean;
  declare guarded: Guarded | undefined;
  /** Takes the keyboard back once a question is answered. */
  declare home: KeyboardHome;
  declare refusal: Refused | undefined;
  /** What was just done or not done; until the next step. */
  declare said: string;
  /** Seconds the rules still want between two announcements. */
  declare waits: number;
  private timer: number | undefined;
  private readonly reading = new TimeInSight(READING, () => (this.said = ''));

  constructor() {
    super();
    this.said = '';
    this.waits = 0;
  }

  disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
    this.reading.stop();
  }

  /** The one thing to do now, by the button or by its key. */
  act(event?: MouseEvent): void {
    if ((event?.detail ?? 1) < 2) void this.run(stepOf(this.snapshot).command);
  }

  /** A command; what the server refuses is told here. */
  async run(command: string, body: object = {}): Promise<void> {
    if (this.busy || !command) return;
    this.forget(false);
    const reply = await this.command(command, body);
    if (reply && !reply.ok) this.refusal = reply;
  }

  /** A refusal of something asked elsewhere. */
  tell(refusal: Refused): undefined {
    this.refusal = refusal;
    return undefined;
  }

  /** What was done elsewhere than at this foot: read and heard. */
  inform(said: string): void {
    this.refusal = undefined;
    this.said = said;
    this.reading.start();
  }

  /** @param reached only that the server was not reached: it is again */
  forget(reached: boolean): void {
    if (reached && this.refusal?.status !== 0) return;
    this.refusal = undefined;
    this.said = '';
  }

  /** What was said of the step before is past with it. */
  protected willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('snapshot')?.round;
    const now = this.snapshot.round;
    const other = before !== undefined && (before.phase !== now.phase || before.number !== now.number);
    if (other && !changed.has('said') && !changed.has('refusal')) this.forget(false);
  }

  protected updated(changed: Map<string, unknown>): void {
    if (changed.has('snapshot')) this.beat();
    if (changed.has('guarded') && this.guarded) this.querySelector<HTMLElement>('.guard')?.focus();
    if (changed.has('guarded') && !this.guarded && changed.get('guarded')) {
      this.home.place?.focus();
    }
  }

  private beat(): void {
    window.clearTimeout(this.timer);
    const soonest = this.snapshot.announcement?.soonestDraw;
    const left = soonest && this.server ? soonest - this.server.now() : 0;
    this.waits = Math.max(0, Math.ceil(left / 1000));
    if (!this.waits && this.guarded?.name === 'announce') this.giveUp();
    if (this.waits) this.timer = window.setTimeout(() => this.beat(), (left % 1000) + 5);
  }

  /** Why the game may or did end; of a game that is over it is what somebody wrote, or what the rules say. */
  private why() {
    const reason = this.snapshot.end?.reason;
    return reason && this.snapshot.phase === 'FINISHED' ? t('console.finished.reason', reason) : (reason ?? nothing);
  }

  render() {
    const step = stepOf(this.snapshot);
    return html`${this.guarded ? this.guard(this.guarded) : nothing}
      <div class="foot">
        <div class="grow">
          <p class="next-step">${t(step.hint, this.snapshot.round.number)} ${this.why()}</p>
          ${this.refusal
            ? html`<p class="problem" role="alert" tabindex="-1">${sentence(this.refusal)}</p>`
            : nothing}
          <p class="told" role="status">${this.said}</p>
        </div>
        ${besideOf(this.snapshot).map((command) => this.beside(command))}
        ${this.goOn(step)} ${step.command ? this.primary(step) : nothing}
      </div>`;
  }

  /** When the end is proposed the arbiter may still draw. */
  private goOn(step: Step): TemplateResult | typeof nothing {
    return step.command === 'finish' && this.snapshot.round.phase === 'READY' ? this.beside('draw') : nothing;
  }

  private beside(command: string): TemplateResult {
    return html`<button
      type="button"
      aria-disabled=${this.busy ? 'true' : 'false'}
      @click=${(event: MouseEvent) => event.detail < 2 && void this.run(command, bodyOf(command, this.snapshot))}
    >
      ${t(`console.do.${command}`)}
    </button>`;
  }

  /** Never truly disabled: a disabled button would lose the focus that readers rely on. */
  private primary(step: Step): TemplateResult {
    const waits = step.command === 'announce' && this.waits > 0;
    return html`<button
      id="primary"
      type="button"
      class="primary big"
      aria-disabled=${this.busy ? 'true' : 'false'}
      aria-keyshortcuts=${shortcuts.keyFor('primary').replace('Ctrl', 'Control')}
      @click=${this.act}
    >
      <span>${t(step.label)}${waits ? html` <small>${t('console.possible-in', this.waits)}</small>` : nothing}</span>
      <kbd aria-hidden="true">${shown(shortcuts.keyFor('primary'))}</kbd>
    </button>`;
  }

  private guard(guarded: Guarded): TemplateResult {
    return html`<div
      class="guard"
      role="alertdialog"
      aria-labelledby="guard-says"
      tabindex="-1"
      @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && this.giveUp()}
    >
      <p id="guard-says">${this.asked(guarded)}</p>
      <div class="buttons">
        <button type="button" class="primary" @click=${this.giveUp}>${t(WAITS.includes(guarded.name) ? 'console.guard.wait' : 'console.guard.back')}</button>
        <button type="button" class="danger" ?disabled=${this.busy} @click=${() => this.run(guarded.name, { ...guarded.body, force: true })}>
          ${t(`console.guard.${guarded.name}`)}
        </button>
      </div>
    </div>`;
  }

  /** How long to wait is the same figure as on the button. */
  private asked(guarded: Guarded): string {
    const soon = guarded.refusal.code === 'announce.too-soon' && this.waits > 0;
    return soon ? t('console.guard.too-soon', this.waits) : sentence(guarded.refusal);
  }

  private giveUp(): void {
    this.dispatchEvent(new CustomEvent('given-up'));
  }
}
customElements.define('action-bar', ActionBar);
