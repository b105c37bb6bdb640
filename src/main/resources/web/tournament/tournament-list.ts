import { html, nothing, type TemplateResult } from 'lit';
import { ArbiterPage } from '../access/arbiter-page';
import { sentence } from '../access/form';
import { t } from '../live/messages';
import type { Refused, Reply } from '../live/ask';
import { isRunning, type RuleSet, type Sample, type TournamentForm, type TournamentLine } from './protocol';
import type { WordList } from '../words/protocol';
import './tournament-form';

type Opened = { id: number; gameId?: number };

/** The arbiter's first page: go on with the running game, or begin something. */
export class TournamentList extends ArbiterPage {
  static properties = {
    tournaments: { state: true },
    ruleSets: { state: true },
    wordLists: { state: true },
    samples: { state: true },
    refusal: { state: true },
    busy: { state: true },
  };
  declare tournaments: TournamentLine[] | undefined;
  declare ruleSets: RuleSet[];
  declare wordLists: WordList[];
  declare samples: Sample[];
  declare refusal: { place: 'page' | 'sample' | 'document'; said: Refused } | undefined;
  declare busy: boolean;

  protected async load(): Promise<void> {
    const [tournaments, ruleSets, wordLists, samples] = await Promise.all([
      this.ask<TournamentLine[]>('GET', '/api/tournaments'),
      this.ask<RuleSet[]>('GET', '/api/rule-sets'),
      this.ask<WordList[]>('GET', '/api/word-lists'),
      this.ask<Sample[]>('GET', '/api/samples'),
    ]);
    this.ruleSets = this.value(ruleSets);
    this.wordLists = this.value(wordLists);
    this.samples = this.value(samples);
    this.tournaments = this.value(tournaments);
  }

  private value<T>(reply: Reply<T[]>): T[] {
    if (!reply.ok) this.refusal = { place: 'page', said: reply };
    return reply.ok ? reply.value : [];
  }

  protected page(): TemplateResult | typeof nothing {
    if (!this.tournaments) return nothing;
    const running = this.tournaments.filter((line) => isRunning(line.game));
    const rest = this.tournaments.filter((line) => !isRunning(line.game));
    const begin = this.tournaments.length === 0;
    return html`<h1>${t('tournament.list.title')}</h1>
      ${this.said('page')} ${running.map((line) => this.resume(line))}
      <div class="two-columns">
        <section class="panel" aria-labelledby="new">
          <h2 id="new">${t('tournament.list.new')}</h2>
          ${begin ? html`<p class="next-step">${t('tournament.list.begin')}</p>` : nothing}
          <tournament-form
            .ruleSets=${this.ruleSets}
            .wordLists=${this.wordLists}
            .action=${t('tournament.list.create')}
            .save=${(form: TournamentForm) => this.ask<Opened>('POST', '/api/tournaments', form)}
            @saved=${(event: CustomEvent<Opened>) => this.go(event.detail)}
          ></tournament-form>
        </section>
        <div class="stack">
          ${rest.length ? this.list(rest) : nothing} ${this.sampleList()} ${this.bring()}
          <section class="panel">
            <h2>${t('tournament.list.words')}</h2>
            <p><a href="/arbitre/mots">${t('tournament.list.words-link')}</a></p>
          </section>
        </div>
      </div>`;
  }

  private resume(line: TournamentLine): TemplateResult {
    return html`<section class="panel resume">
      <div class="grow">
        <h2 class="cut" title=${line.name}>${line.name}</h2>
        <p>${t('tournament.list.running', line.game?.round ?? 1, line.players)}</p>
      </div>
      <a class="button primary" href="/arbitre/parties/${line.game?.id}">${t('tournament.list.resume')}</a>
    </section>`;
  }

  private list(lines: TournamentLine[]): TemplateResult {
    return html`<section class="panel" aria-labelledby="others">
      <h2 id="others">${t('tournament.list.others')}</h2>
      <ul class="lines">
        ${lines.map(
          (line) => html`<li>
            <a class="cut" href="/arbitre/tournois/${line.id}" title=${line.name}>${line.name}</a>
            <small>${this.state(line)}</small>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private state(line: TournamentLine): string {
    const day = new Date(line.createdAt).toLocaleDateString(document.documentElement.lang);
    return t(line.game ? 'tournament.list.finished' : 'tournament.list.prepared', day, line.players);
  }

  private sampleList(): TemplateResult | typeof nothing {
    if (!this.samples.length) return nothing;
    return html`<section class="panel" aria-labelledby="samples">
      <h2 id="samples">${t('tournament.list.samples')}</h2>
      <p>${t('tournament.list.samples-why')}</p>
      ${this.said('sample')}
      <ul class="lines">
        ${this.samples.map(
          (sample) => html`<li>
            <span>${sample.title}</span>
            <button type="button" ?disabled=${this.busy} @click=${() => this.openSample(sample)}>
              ${t('tournament.list.open')}<span class="visually-hidden"> ${sample.title}</span>
            </button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private bring(): TemplateResult {
    return html`<section class="panel" aria-labelledby="bring">
      <h2 id="bring">${t('tournament.list.import')}</h2>
      ${this.said('document')}
      <div class="field">
        <label for="document">${t('tournament.list.document')}</label>
        <input id="document" type="file" accept=".json,.txt,application/json,text/plain" ?disabled=${this.busy} @change=${this.importDocument} />
        <small class="hint">${t('tournament.list.document-hint')}</small>
      </div>
    </section>`;
  }

  private said(place: 'page' | 'sample' | 'document'): TemplateResult | typeof nothing {
    if (this.refusal?.place !== place) return nothing;
    return html`<p class="problem" role="alert">${sentence(this.refusal.said)}</p>`;
  }

  private openSample(sample: Sample): Promise<void> {
    return this.open('sample', `/api/samples/${encodeURIComponent(sample.name)}/open`, undefined);
  }

  private async importDocument(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    await this.open('document', '/api/tournaments/import', await file.text());
    input.value = '';
  }

  private async open(place: 'sample' | 'document', path: string, body: string | undefined): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    const reply = await this.ask<Opened>('POST', path, body);
    this.busy = false;
    if (reply.ok) this.go(reply.value);
    else this.refusal = { place, said: reply };
  }

  private go(opened: Opened): void {
    location.assign(opened.gameId ? `/arbitre/parties/${opened.gameId}` : `/arbitre/tournois/${opened.id}`);
  }
}
customElements.define('tournament-list', TournamentList);
