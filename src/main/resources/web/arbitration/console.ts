import { html, nothing, type TemplateResult } from 'lit';
import { ArbiterPage } from '../access/arbiter-page';
import { isLoginNeeded, refusedHere, sentence } from '../access/form';
import { reach } from '../access/reach';
import type { Refused } from '../live/ask';
import { clockFace, timeLeft } from '../live/clock';
import { Follow } from '../live/follow';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { LiveMessage } from '../live/protocol';
import { say } from '../live/say';
import type { Connection } from '../live/socket';
import type { Tournament } from '../tournament/protocol';
import type { ActionBar } from './action-bar';
import { carryOut } from './carry-out';
import { Chime } from './chime';
import './command-palette';
import './action-bar';
import { offlineBar, showHead } from './console-head';
import type { Command, Guarded } from './command';
import './console-tabs';
import type { ConsoleTabs } from './console-tabs';
import { isForceable } from './forceable';
import './game-board';
import { ConsoleHand, timeOfDay, type Hand } from './hand';
import { FocusKeeper } from './focus-keeper';
import { KeyboardHome } from './keyboard-home';
import { halfTyped, nameKeys, performKey } from './key-actions';
import { tournamentOf } from './own-tournament';
import type { Entry } from './palette-entries';
import { goTo } from './places';
import './round-panel';
import './shortcut-help';
import { concernsSeats, SeatNews, withNews } from './seat-news';
import { secondCounts } from './second-counts';
import './watch-bar';
import type { WatchBar } from './watch-bar';
import { keyOf, shortcuts } from './shortcuts';
import { isTyping, undoLast } from './undo-last';

/** Parts that say what was done last in them. */
const TELLING = 'slip-form, ruling-form, second-readings';

/** Twice this short a time is one double click: the step after is not taken by the second half of it. */
const SETTLING = 600;

/**
 * The page an evening is run from. One snapshot of the server rebuilds all of it; what is typed lives in the parts
 * and outlives every snapshot.
 */
export class ArbiterConsole extends ArbiterPage {
  static properties = {
    game: { type: Number },
    snapshot: { state: true },
    tournament: { state: true },
    connection: { state: true },
    refusal: { state: true },
    guarded: { state: true },
    busy: { state: true },
    settling: { state: true },
  };
  declare game: number;
  declare snapshot: ConsoleSnapshot | undefined;
  declare tournament: Tournament | undefined;
  declare connection: Connection;
  declare refusal: Refused | undefined;
  declare guarded: Guarded | undefined;
  declare busy: boolean;
  /** The phase just changed, here or elsewhere: the foot waits a moment, so that a click meant for the step before does not do the next. */
  declare settling: boolean;
  /** The command on its way: the second half of a double click asks for it again, and says nothing. */
  private sending = '';
  private settled = 0;
  private follow: Follow<ConsoleSnapshot> | undefined;
  private readonly hand = new ConsoleHand();
  private readonly home = new KeyboardHome(this, () => this.snapshot);
  private readonly focusKeeper = new FocusKeeper(this, this.home);
  private readonly chime = new Chime();
  private readonly news = new SeatNews((news) => {
    if (this.snapshot) this.snapshot = withNews(this.snapshot, news);
  });

  constructor() {
    super();
    this.connection = 'connecting';
    this.busy = false;
    this.settling = false;
  }

  protected async load(): Promise<void> {
    if (this.follow) void this.follow.refresh();
    this.follow ??= new Follow<ConsoleSnapshot>({
      game: this.game,
      role: 'console',
      itself: () => this.hand.itself(),
      show: (snapshot) => this.show(snapshot),
      refused: (refusal) => this.refused(refusal),
      message: (message) => this.heard(message),
      connection: (state) => this.connected(state),
      reached: () => secondCounts.follow(this.game),
    });
    const own = await tournamentOf(this.game, (method, path) => this.ask(method, path));
    if (own?.ok) this.tournament = own.value;
  }

  private heard(message: LiveMessage): void {
    if (message.hand) this.handGiven(message.hand);
    if (message.activity) this.news.hear(message.activity);
    secondCounts.heard(message);
    if (message.call !== undefined) this.called('mail.call', message.call);
    if (message.asks !== undefined) this.called('mail.asks', message.asks);
    if (concernsSeats(message)) void this.follow?.refresh();
  }

  /** Heard as well as seen: the arbiter may be looking elsewhere. */
  private called(sentence: string, player: number): void {
    const seat = this.snapshot?.seats.find((one) => one.player === player);
    if (seat) say(t(sentence, seat.table));
    this.chime.play('call');
  }

  private handGiven(hand: Hand): void {
    const before = this.hand.watching;
    this.hand.hear(hand);
    if (this.hand.watching && !before) say(t('console.watching', timeOfDay(hand.since)));
    this.requestUpdate();
  }

  /** Without the server nothing can be done: all buttons wait, nothing typed is touched. */
  private connected(state: Connection): void {
    this.connection = state;
    reach.lost = state === 'off';
    if (state === 'on') this.foot?.forget(true);
  }

  private refused(refusal: Refused): void {
    if (isLoginNeeded(refusal)) this.loginNeeded();
    else this.refusal = refusal;
  }

  private show(snapshot: ConsoleSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (!before) void this.reloaded(snapshot);
    else if (before.round.number !== snapshot.round.number || before.round.phase !== snapshot.round.phase) {
      this.guarded = undefined;
      this.settle();
      say(t(`console.say.${snapshot.phase}`, snapshot.round.number));
      void this.updateComplete.then(this.home.leaveFoot);
    }
    if (before?.round.phase === 'ANNOUNCED' && snapshot.round.phase === 'RUNNING' && !this.hand.watching) {
      void this.updateComplete.then(this.home.typeSlips);
    }
  }

  connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
    this.focusKeeper.start();
  }

  disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
    this.focusKeeper.stop();
  }

  private pressed = (event: KeyboardEvent): void => {
    const action = shortcuts.actionOf(keyOf(event));
    if (!action || !this.snapshot || (action === 'undo' && isTyping(event.target))) return;
    const inDialog = this.querySelector('dialog[open]') !== null;
    // Enter answers the dialog; with Ctrl it is the next step's, which waits until the dialog is answered.
    if (inDialog && event.key === 'Enter' && !event.ctrlKey) return;
    // Held down or above a dialog a key does nothing, but the browser must not take it for its own.
    event.preventDefault();
    if (event.repeat || inDialog) return;
    if (action === 'primary' && halfTyped(event.target)?.goFirst()) return;
    if (!performKey(action, this, this.snapshot)) say(t('console.keys.not-now'));
  };

  private get foot(): ActionBar | WatchBar | null {
    return this.querySelector<ActionBar | WatchBar>('action-bar, watch-bar');
  }

  /** The last action, by its key or its button. What was said of it here is no longer true. */
  undo = async (): Promise<void> => {
    const done = this.busy ? undefined : await undoLast(this.game, this.foot, this.hand.headers());
    if (!done) return;
    this.follow?.take(done.after);
    this.querySelectorAll<HTMLElement & { said: string }>(TELLING).forEach((part) => (part.said = ''));
    this.foot?.inform(done.said);
  };

  private async reloaded(snapshot: ConsoleSnapshot): Promise<void> {
    await this.updateComplete;
    document.title = t('console.title', snapshot.tournament);
    void this.home.rest();
    const left = clockFace(timeLeft(snapshot.round.clock, this.follow?.clock.now() ?? snapshot.serverNow));
    if (snapshot.phase === 'FINISHED') say(t('console.say.FINISHED'));
    else say(t('console.say.reloaded', snapshot.round.number, left));
  }

  private command: Command = async (name, body = {}) => {
    if (!this.snapshot) return undefined;
    if (this.busy) return name === this.sending ? undefined : refusedHere('', t('console.busy'));
    this.busy = true;
    this.sending = name;
    this.guarded = undefined;
    const round = this.snapshot.round.number;
    const headers = this.hand.headers();
    const path = `/api/games/${this.game}/${name}`;
    if (name === 'clock/start') void this.home.typeSlips();
    const reply = await this.ask<ConsoleSnapshot>('POST', path, { round, ...body }, { headers });
    if (reply.ok) this.follow?.take(reply.value);
    this.busy = false;
    if (reply.ok) this.settle();
    return reply.ok || !(await this.dealtWith(name, body, reply)) ? reply : undefined;
  };

  private settle(): void {
    this.settling = true;
    window.clearTimeout(this.settled);
    this.settled = window.setTimeout(() => (this.settling = false), SETTLING);
  }

  private async dealtWith(name: string, body: object, refusal: Refused): Promise<boolean> {
    if (refusal.code === 'game.moved-on') {
      await this.follow?.refresh();
      this.foot?.inform(t('console.say.moved-on'));
      return true;
    }
    if (isForceable(name, refusal.code) && !('force' in body)) {
      this.guarded = { name, body, refusal };
      return true;
    }
    return isLoginNeeded(refusal);
  }

  private openRound = (event: CustomEvent<number>): void =>
    void this.querySelector<ConsoleTabs>('console-tabs')?.openRound(event.detail);

  private correctRack = (): void => {
    const tabs = this.querySelector<ConsoleTabs>('console-tabs');
    if (tabs && this.snapshot) void goTo('correct-rack', tabs, this.snapshot);
  };

  private refresh = (): void => void this.follow?.refresh();

  protected page(): TemplateResult | typeof nothing {
    const snapshot = this.snapshot;
    if (!snapshot) {
      return html`<p class="page" role="status">${this.refusal ? sentence(this.refusal) : t('console.loading')}</p>`;
    }
    return html`${offlineBar(this.connection, this.refresh)}
      <div class="console">
        <game-board .snapshot=${snapshot}></game-board>
        <round-panel
          .snapshot=${snapshot}
          .server=${this.follow?.clock}
          .command=${this.command}
          @open-round=${this.openRound}
          @wrong-letters=${this.correctRack}
        ></round-panel>
        <console-tabs
          .snapshot=${snapshot}
          .tournament=${this.tournament}
          .command=${this.command}
          @changed=${this.refresh}
          @ruled=${(event: CustomEvent<string>) => this.foot?.inform(event.detail)}
        ></console-tabs>
      </div>
      ${this.hand.watching
        ? html`<watch-bar .game=${this.game} .hand=${this.hand.known} .headers=${this.hand.headers()}></watch-bar>`
        : this.steps(snapshot)}
      <command-palette
        .snapshot=${snapshot}
        .conducts=${!this.hand.watching}
        @chosen=${(event: CustomEvent<Entry>) => carryOut(event.detail, this, snapshot)}
      ></command-palette>
      <shortcut-help @keys-changed=${() => nameKeys(this)}></shortcut-help>`;
  }

  private steps(snapshot: ConsoleSnapshot): TemplateResult {
    return html`<action-bar
        .snapshot=${snapshot}
        .server=${this.follow?.clock}
        .command=${this.command}
        .busy=${this.busy || this.settling || this.connection === 'off'}
        .guarded=${this.guarded}
        .home=${this.home}
        @click=${this.home.leaveFoot}
        @given-up=${() => (this.guarded = undefined)}
      ></action-bar>`;
  }

  protected updated(): void {
    if (this.snapshot) showHead(this, this.snapshot, this.tournament);
  }
}
customElements.define('arbiter-console', ArbiterConsole);
