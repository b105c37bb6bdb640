import { html, nothing, type TemplateResult } from 'lit';
import { ArbiterPage } from '../access/arbiter-page';
import { sentence } from '../access/form';
import { formulaInWords } from '../live/formula';
import { t } from '../live/messages';
import type { Refused } from '../live/ask';
import type { WordList } from '../words/protocol';
import type { Addresses, RuleSet, Tournament, TournamentForm } from './protocol';
import { count } from './tournament-form';
import './player-import';
import './player-table';
import type { PlayerTable } from './player-table';
import './replay-publishing';
import './sheet-links';
import './tournament-form';

/** "3 min", "2 min 30 s", "45 s". */
function timeInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes ? `${minutes} min` : '', rest ? `${rest} s` : ''].filter(Boolean).join(' ');
}

/** One tournament before, beside and after its game: settings, players, the way in, the sheets. */
export class TournamentPrepare extends ArbiterPage {
  static properties = {
    tournament: { type: Number },
    shown: { state: true },
    ruleSets: { state: true },
    wordLists: { state: true },
    addresses: { state: true },
    invited: { state: true },
    refusal: { state: true },
    busy: { state: true },
    kept: { state: true },
    unsure: { state: true },
  };
  declare tournament: number;
  declare shown: Tournament | undefined;
  declare ruleSets: RuleSet[];
  declare wordLists: WordList[];
  declare addresses: Addresses | undefined;
  /** The end of the address in the QR code. */
  declare invited: string | undefined;
  declare refusal: Refused | undefined;
  declare busy: boolean;
  declare kept: boolean;
  /** Asked whether a game without a player is meant. */
  declare unsure: boolean;

  constructor() {
    super();
    this.ruleSets = [];
    this.wordLists = [];
  }

  private get path(): string {
    return `/api/tournaments/${this.tournament}`;
  }

  protected async load(): Promise<void> {
    const [ruleSets, wordLists, addresses] = await Promise.all([
      this.ask<RuleSet[]>('GET', '/api/rule-sets'),
      this.ask<WordList[]>('GET', '/api/word-lists'),
      this.ask<Addresses>('GET', '/api/addresses'),
    ]);
    if (ruleSets.ok) this.ruleSets = ruleSets.value;
    if (wordLists.ok) this.wordLists = wordLists.value;
    if (addresses.ok) this.addresses = addresses.value;
    await this.reload();
    await this.updateComplete;
    await this.querySelector<PlayerTable>('player-table')?.updateComplete;
    const nowhere = document.activeElement === document.body;
    if (nowhere && this.shown && !this.shown.game) this.querySelector<HTMLElement>('#add-name')?.focus();
  }

  private reload = async (): Promise<void> => {
    const reply = await this.ask<Tournament>('GET', this.path);
    if (reply.ok) this.shown = reply.value;
    else this.refusal = reply;
    const game = this.shown?.game;
    if (game && game.phase !== 'FINISHED') {
      const invitation = await this.ask<{ path: string }>('GET', `/api/join/invitation?game=${game.id}`);
      this.invited = invitation.ok ? invitation.value.path : game.joinCode;
    }
  };

  protected page(): TemplateResult | typeof nothing {
    const refusal = this.refusal
      ? html`<p class="problem" role="alert" tabindex="-1">${sentence(this.refusal)}</p>`
      : nothing;
    const shown = this.shown;
    if (!shown) return html`${refusal}`;
    return html`<p><a href="/arbitre">← ${t('tournament.prepare.all')}</a></p>
      <h1 class="cut" title=${shown.name}>${shown.name}</h1>
      ${this.nextStep(shown)} ${refusal}
      <div class="two-columns wide-left">
        ${this.players(shown)}
        <div class="stack">
          ${shown.game ? this.wayIn(shown) : this.settings(shown)} ${shown.game ? this.summary(shown) : nothing}
          ${this.keep()}
        </div>
      </div>`;
  }

  /** What to do now, in one line, and the button that does it: always at the top. */
  private nextStep(shown: Tournament): TemplateResult {
    const game = shown.game;
    if (!game) return this.toOpen(shown.players.length);
    const finished = game.phase === 'FINISHED';
    return html`<section class="panel resume">
      <p class="grow next-step">${t(finished ? 'tournament.prepare.finished' : 'tournament.prepare.opened')}</p>
      <a class="button primary" href="/arbitre/parties/${game.id}">
        ${t(finished ? 'tournament.prepare.see' : 'tournament.prepare.console')}
      </a>
    </section>`;
  }

  private toOpen(players: number): TemplateResult {
    if (!players && this.unsure) return this.confirmEmpty();
    return html`<section class="panel resume">
      <p class="grow next-step">
        ${players ? t('tournament.prepare.ready', players) : t('tournament.prepare.add-first')}
      </p>
      <button class=${players ? 'primary' : ''} ?disabled=${this.busy} @click=${players ? this.open : this.askEmpty}>
        ${t('tournament.prepare.open')}
      </button>
    </section>`;
  }

  private async askEmpty(): Promise<void> {
    this.unsure = true;
    await this.updateComplete;
    this.querySelector<HTMLElement>('#not-yet')?.focus();
  }

  private confirmEmpty(): TemplateResult {
    return html`<section class="panel resume" role="alertdialog" aria-labelledby="nobody">
      <p id="nobody" class="grow next-step">${t('tournament.prepare.nobody', this.shown?.name ?? '')}</p>
      <button type="button" id="not-yet" class="primary" @click=${() => (this.unsure = false)}>
        ${t('tournament.prepare.not-yet')}
      </button>
      <button type="button" class="danger" ?disabled=${this.busy} @click=${this.open}>
        ${t('tournament.prepare.open-empty')}
      </button>
    </section>`;
  }

  private async open(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    const reply = await this.ask<{ gameId: number }>('POST', `${this.path}/open`);
    this.busy = false;
    if (reply.ok) location.assign(`/arbitre/parties/${reply.value.gameId}`);
    else this.refusal = reply;
  }

  private players(shown: Tournament): TemplateResult {
    const over = shown.game?.phase === 'FINISHED';
    return html`<section class="panel" aria-labelledby="players">
      <h2 id="players">${t('tournament.players.title', shown.players.length)}</h2>
      <player-table .players=${shown.players} .path=${this.path} .over=${over} .underWay=${shown.game !== null} @changed=${this.reload}></player-table>
      ${over ? nothing : html`<player-import .path=${this.path} @changed=${this.reload}></player-import>`}
    </section>`;
  }

  private settings(shown: Tournament): TemplateResult {
    return html`<section class="panel" aria-labelledby="settings">
      <details>
        <summary><h2 id="settings">${t('tournament.prepare.settings')}</h2><small>${this.inShort(shown)}</small></summary>
        <tournament-form
          .ruleSets=${this.ruleSets}
          .wordLists=${this.wordLists}
          .values=${{ ...shown, wordList: shown.wordList?.id ?? 0 }}
          .action=${t('tournament.prepare.keep')}
          .save=${(form: TournamentForm) => this.ask('PUT', this.path, form)}
          @saved=${this.settingsKept}
        ></tournament-form>
        <p role="status">${this.kept ? t('tournament.prepare.kept') : ''}</p>
      </details>
    </section>`;
  }

  private async settingsKept(): Promise<void> {
    this.kept = true;
    await this.reload();
  }

  private summary(shown: Tournament): TemplateResult {
    return html`<section class="panel">
      <h2>${t('tournament.prepare.settings')}</h2>
      <p>${this.inShort(shown)}</p>
    </section>`;
  }

  private inShort(shown: Tournament): string {
    const rules = this.ruleSets.find((rules) => rules.name === shown.ruleSet)?.label ?? shown.ruleSet;
    const list = shown.wordList;
    const words = list ? [t('tournament.form.word-list', list.name, count(list.wordCount))] : [];
    const formula = formulaInWords(shown);
    const time = shown.form === 'SUDDEN_DEATH' ? [] : [t('tournament.prepare.time', timeInWords(shown.roundSeconds))];
    return [
      rules,
      ...(formula ? [formula] : []),
      ...time,
      ...shown.tieBreaks.map((one) => t('tournament.prepare.tie-break', t(`tie-break.${one}`))),
      ...(shown.reference ? [t('tournament.prepare.reference', t(`master.${shown.reference}`))] : []),
      ...(shown.centres ? [t('tournament.prepare.centres', shown.centres)] : []),
      t(shown.scoresAsked ? 'tournament.prepare.scores' : 'tournament.prepare.no-scores'),
      ...(shown.arbiterPlays ? [t('tournament.prepare.arbiter-plays')] : []),
      ...words,
    ].join(' · ');
  }

  private wayIn(shown: Tournament): TemplateResult | typeof nothing {
    const game = shown.game;
    if (!game) return nothing;
    if (game.phase === 'FINISHED') {
      return html`<section class="panel">
        <h2>${t('tournament.sheets.title')}</h2>
        <sheet-links .game=${game.id} .players=${shown.players}></sheet-links>
        <h2>${t('tournament.replay.title')}</h2>
        <replay-publishing .game=${game.id}></replay-publishing>
      </section>`;
    }
    const addresses = this.addresses?.addresses ?? [];
    return html`<section class="panel" aria-labelledby="join">
      <h2 id="join">${t('tournament.join.title')}</h2>
      <p>${t('tournament.join.how')}</p>
      ${addresses.length && this.invited ? this.invitation(`${addresses[0]}/jouer/${this.invited}`) : nothing}
      <p class="join-code">${t('tournament.join.code')} <b>${game.joinCode}</b></p>
      <ul class="lines">
        ${addresses.map((address) => html`<li><code>${address}/jouer</code></li>`)}
      </ul>
      <p><a href="/ecran/${game.id}" target="_blank">${t('tournament.join.projector')}</a></p>
    </section>`;
  }

  private invitation(address: string): TemplateResult {
    return html`<img
      class="qr"
      width="200"
      height="200"
      alt=${t('tournament.join.qr', address)}
      src="/api/qr.svg?text=${encodeURIComponent(address)}"
    />`;
  }

  private keep(): TemplateResult {
    return html`<section class="panel">
      <h2>${t('tournament.prepare.document')}</h2>
      <p>${t('tournament.prepare.document-why')}</p>
      <p><a class="button" href="${this.path}/export" download>${t('tournament.prepare.export')}</a></p>
    </section>`;
  }
}
customElements.define('tournament-prepare', TournamentPrepare);
