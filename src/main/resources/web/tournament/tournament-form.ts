import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import type { Reply } from '../live/ask';
import { FormElement, field } from '../access/form';
import type { WordList } from '../words/protocol';
import { FORMULA_FIELDS, formulaFields, readFormula } from './formula-form';
import type { RuleSet, TournamentForm } from './protocol';
import { readTablets, TABLET_FIELDS, tabletFields } from './tablet-fields';

const FIELDS: Record<string, string> = {
  'tournament.name-missing': 'name',
  'name.too-long': 'name',
  'tournament.round-seconds': 'roundSeconds',
  'tournament.round-signal': 'roundSeconds',
  ...FORMULA_FIELDS,
};

const USUAL_TIMES = [180, 150, 120, 60];

/** What is decided about a tournament before it is played; `save` sends it, `saved` carries the answer. */
export class TournamentFormElement extends FormElement {
  static properties = {
    ruleSets: { attribute: false },
    wordLists: { attribute: false },
    values: { attribute: false },
    save: { attribute: false },
    action: {},
    otherTime: { state: true },
  };
  declare ruleSets: RuleSet[];
  declare wordLists: WordList[];
  declare values: TournamentForm | undefined;
  declare save: (form: TournamentForm) => Promise<Reply<unknown>>;
  declare action: string;
  declare otherTime: boolean | undefined;

  constructor() {
    super();
    this.ruleSets = [];
    this.wordLists = [];
  }

  protected override fieldOf(code: string): string | undefined {
    return FIELDS[code];
  }

  private async submitted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const reply = await this.send(() => this.save(this.read(form)));
    if (reply?.ok) this.dispatchEvent(new CustomEvent('saved', { detail: reply.value }));
  }

  private read(form: FormData): TournamentForm {
    const time = String(form.get('roundSeconds'));
    return {
      name: String(form.get('name')),
      ruleSet: String(form.get('ruleSet')),
      roundSeconds: Number(time === 'other' ? form.get('otherSeconds') : time),
      scoresAsked: form.has('scoresAsked'),
      arbiterPlays: form.has('arbiterPlays'),
      tablets: readTablets(form),
      wordList: Number(form.get('wordList')),
      ...readFormula(form),
    };
  }

  render() {
    return html`<form class="stack" @submit=${this.submitted}>
      ${this.refusalBeside('name', 'ruleSet', 'roundSeconds', 'wordList', 'letters', 'form', 'centres', ...TABLET_FIELDS)}
      ${field({
        id: 'name',
        label: t('tournament.form.name'),
        value: this.values?.name ?? this.defaultName(),
        refusal: this.refusalOf('name'),
        required: true,
      })}
      ${this.chooseRules()} ${formulaFields(this.values, (name) => this.refusalOf(name))} ${this.chooseTime()}
      <fieldset class="choices">
        <legend>${t('tournament.form.slips')}</legend>
        ${this.tick('scoresAsked', this.values?.scoresAsked)} ${this.tick('arbiterPlays', this.values?.arbiterPlays)}
      </fieldset>
      ${tabletFields(this.values?.tablets, 'tablets', (name) => this.refusalOf(name))} ${this.chooseWords()}
      <button class="primary" ?disabled=${this.busy}>${this.action}</button>
    </form>`;
  }

  /** A club plays on dates: the day is a good name, and easily overwritten. */
  private defaultName(): string {
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    return t('tournament.form.default-name', day);
  }

  private chooseRules(): TemplateResult {
    const chosen = this.values?.ruleSet ?? this.ruleSets[0]?.name;
    return html`<fieldset class="choices">
      <legend>${t('tournament.form.rules')}</legend>
      ${this.ruleSets.map(
        (rules) => html`<label class="choice">
          <input type="radio" name="ruleSet" value=${rules.name} ?checked=${rules.name === chosen} />
          <span><b>${rules.label}</b><small>${rules.summary}</small></span>
        </label>`,
      )}
    </fieldset>`;
  }

  private chooseTime(): TemplateResult {
    const seconds = this.values?.roundSeconds ?? 180;
    const other = this.otherTime ?? !USUAL_TIMES.includes(seconds);
    const refusal = this.refusalOf('roundSeconds');
    return html`<fieldset class="choices row" @change=${this.timeChanged}>
      <legend>${t('tournament.form.time')}</legend>
      ${USUAL_TIMES.map((usual) => this.time(String(usual), t(`tournament.time.${usual}`), usual === seconds))}
      ${this.time('other', t('tournament.time.other'), !USUAL_TIMES.includes(seconds))}
      ${other
        ? field({
            id: 'otherSeconds',
            type: 'number',
            label: t('tournament.form.seconds'),
            value: String(USUAL_TIMES.includes(seconds) ? 90 : seconds),
            required: true,
            refusal,
          })
        : refusal
          ? html`<p class="problem" role="alert">${refusal}</p>`
          : nothing}
    </fieldset>`;
  }

  private timeChanged(event: Event): void {
    const input = event.target as HTMLInputElement;
    if (input.name === 'roundSeconds') this.otherTime = input.value === 'other';
  }

  private time(value: string, label: string, checked: boolean): TemplateResult {
    return html`<label class="choice">
      <input type="radio" name="roundSeconds" .value=${value} ?checked=${checked} /><span>${label}</span>
    </label>`;
  }

  private tick(name: 'scoresAsked' | 'arbiterPlays', checked = false): TemplateResult {
    return html`<label class="choice">
      <input type="checkbox" name=${name} ?checked=${checked} />
      <span><b>${t(`tournament.form.${name}`)}</b><small>${t(`tournament.form.${name}-why`)}</small></span>
    </label>`;
  }

  private chooseWords(): TemplateResult {
    const chosen = this.values?.wordList ?? this.wordLists.find((list) => list.embedded)?.id;
    return html`<div class="field">
      <label for="wordList">${t('tournament.form.words')}</label>
      <select id="wordList" name="wordList">
        ${this.wordLists.map(
          (list) =>
            html`<option value=${list.id} ?selected=${list.id === chosen}>
              ${t('tournament.form.word-list', list.name, count(list.wordCount))}
            </option>`,
        )}
      </select>
      <small class="hint">${t('tournament.form.words-more')} <a href="/arbitre/mots">${t('tournament.form.words-link')}</a></small>
    </div>`;
  }
}

export const count = (number: number): string => number.toLocaleString(document.documentElement.lang);

customElements.define('tournament-form', TournamentFormElement);
