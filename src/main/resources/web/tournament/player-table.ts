import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import { ask } from '../live/ask';
import { FormElement, refusedHere } from '../access/form';
import { cameBack } from '../access/came-back';
import { PlayersAhead, type NewPlayer, type TypingLine, type Unplaced } from './players-ahead';
import type { Player } from './protocol';

/** A player with this name is there already: asked about, never forbidden. */
const SAME_NAME = 'player.same-name';

const FIELDS: Record<string, string> = {
  'player.name-missing': 'name',
  'name.too-long': 'name',
  [SAME_NAME]: 'name',
  'table.taken': 'table',
  'table.format': 'table',
};

/** A second click sooner than this, in milliseconds, belongs to the first: it confirms nothing. */
const DOUBLE_CLICK = 600;

/** The players, one line each, below the line where they are typed one after the other. */
export class PlayerTable extends FormElement {
  static properties = {
    players: { attribute: false },
    path: {},
    over: { type: Boolean },
    underWay: { type: Boolean },
    edited: { state: true },
    leaving: { state: true },
    said: { state: true },
    sure: { state: true },
    returned: { state: true },
  };
  declare players: Player[];
  declare path: string;
  /** The game is finished: the list is only read. */
  declare over: boolean;
  /** The game is open: who leaves keeps what he has scored. */
  declare underWay: boolean;
  declare edited: number | undefined;
  declare leaving: number | undefined;
  declare said: string;
  /** Long enough after the question for the answer to be meant. */
  declare sure: boolean;
  /** Players typed on from that the server did not take. */
  declare returned: Unplaced[];
  private readonly ahead = new PlayersAhead(this.typingLine());

  constructor() {
    super();
    this.returned = [];
    this.players = [];
    this.said = '';
  }

  protected override fieldOf(code: string): string | undefined {
    return FIELDS[code];
  }

  private async changed(sentence: string): Promise<void> {
    this.said = sentence;
    this.dispatchEvent(new CustomEvent('changed'));
    await this.updateComplete;
  }

  /** The line is free at once for the next name. */
  private async add(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.edited = undefined;
    const typed = await this.read(form);
    if (!typed) return;
    this.refusal = undefined;
    form.reset();
    this.focusOn('add-name');
    this.ahead.send(typed);
  }

  private typed(field: 'table' | 'name'): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>(`#add-${field}`);
  }

  private typingLine(): TypingLine {
    const path = (): string => this.path;
    return {
      get path() {
        return path();
      },
      free: () => this.edited === undefined && !this.typed('name')?.value && !this.typed('table')?.value,
      takeBack: ({ typed, refusal }) => {
        const { name, table } = { name: this.typed('name'), table: this.typed('table') };
        if (name) name.value = typed.name;
        if (table) table.value = String(typed.table ?? '');
        this.edited = undefined;
        void this.refuse(refusal);
      },
      waiting: (players) => (this.returned = players),
      added: (player) => void this.changed(t('tournament.players.added', player.table, player.name)),
    };
  }

  private async change(event: SubmitEvent, player: Player): Promise<void> {
    event.preventDefault();
    const body = await this.read(event.target as HTMLFormElement);
    if (!body) return;
    const reply = await this.send(() => ask('PUT', `${this.path}/players/${player.id}`, { body }));
    if (!reply?.ok) return;
    this.edited = undefined;
    await this.changed(t('tournament.players.changed', body.table ?? player.table, body.name));
    this.focusOn(`edit-${player.id}`);
  }

  private async takeOut(player: Player): Promise<void> {
    const reply = await this.send(() => ask('DELETE', `${this.path}/players/${player.id}`));
    this.leaving = undefined;
    if (!reply?.ok) return;
    await this.changed(t('tournament.players.removed', player.table, player.name));
    this.focusOn('add-name');
  }

  /** The inputs of a row belong to its form by their `form` attribute: a form cannot wrap a table row. */
  private async read(form: HTMLFormElement): Promise<NewPlayer | undefined> {
    const values = new FormData(form);
    const table = String(values.get('table')).trim();
    if (!/^\d{0,4}$/.test(table)) {
      await this.refuse(refusedHere('table', t('tournament.players.no-table', table)));
      return undefined;
    }
    const namesake = form.classList.contains('namesake');
    form.classList.remove('namesake');
    return { name: String(values.get('name')), namesake, ...(table ? { table: Number(table) } : {}) };
  }

  private focusOn(id: string): void {
    this.querySelector<HTMLElement>(`#${id}`)?.focus();
  }

  private async edit(player: Player): Promise<void> {
    this.refusal = undefined;
    this.leaving = undefined;
    this.edited = player.id;
    await this.updateComplete;
    this.focusOn(`row-${player.id}-name`);
  }

  private async askToRemove(player: Player): Promise<void> {
    this.edited = undefined;
    this.refusal = undefined;
    this.leaving = player.id;
    this.sure = false;
    window.setTimeout(() => (this.sure = true), DOUBLE_CLICK);
    await this.updateComplete;
    this.focusOn(`stay-${player.id}`);
  }

  render() {
    return html`${this.refusalBeside('table', 'name')}
      <p role="status" class="said soft">${this.said}</p>
      ${cameBack(this.returned, 'tournament.players', ({ typed }) => typed.name, (player) => this.takeUp(player))}
      <table class="players">
        <caption class="visually-hidden">${t('tournament.players.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">${t('tournament.players.table')}</th>
            <th scope="col">${t('tournament.players.name')}</th>
            <th scope="col"><span class="visually-hidden">${t('tournament.players.actions')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${this.over ? nothing : this.inputs('add', this.edited === undefined, '', '', (event) => this.add(event))}
          ${this.players.map((player) => this.row(player))}
        </tbody>
      </table>`;
  }

  /** Never over another name that is being typed. */
  private takeUp(player: Unplaced): void {
    if (this.edited !== undefined || this.typed('name')?.value.trim()) void this.refuse(refusedHere('name', t('tournament.players.first-this')));
    else this.ahead.takeUp(player);
  }

  private row(player: Player): TemplateResult {
    if (this.edited === player.id) {
      return this.inputs(`row-${player.id}`, true, String(player.table), player.name, (event) =>
        this.change(event, player),
      );
    }
    return html`<tr>
      <td class="number">${player.table}</td>
      <td><span class="cut" title=${player.name}>${player.name}</span></td>
      <td class="actions">
        ${this.over ? nothing : this.leaving === player.id ? this.confirm(player) : this.actions(player)}
      </td>
    </tr>`;
  }

  private actions(player: Player): TemplateResult {
    const who = html`<span class="visually-hidden"> ${player.name}</span>`;
    return html`<button type="button" class="quiet" id="edit-${player.id}" @click=${() => this.edit(player)}>
        ${t('tournament.players.edit')}${who}
      </button>
      <button type="button" class="quiet" @click=${() => this.askToRemove(player)}>
        ${t('tournament.players.remove')}${who}
      </button>`;
  }

  private confirm(player: Player): TemplateResult {
    return html`<span class="sure">${t(this.underWay ? 'tournament.players.sure-playing' : 'tournament.players.sure')}</span>
      <button type="button" class="danger" ?disabled=${this.busy || !this.sure} @click=${() => this.takeOut(player)}>
        ${t('tournament.players.yes')}
      </button>
      <button type="button" id="stay-${player.id}" @click=${() => (this.leaving = undefined)}>
        ${t('tournament.players.stay')}
      </button>`;
  }

  private inputs(
    id: string,
    refusable: boolean,
    table: string,
    name: string,
    submit: (event: SubmitEvent) => void,
  ): TemplateResult {
    const refusal = (field: string) => (refusable ? this.refusalOf(field) : undefined);
    return html`<tr class="inputs">
      <td>${this.cell(id, 'table', table, t('tournament.players.table'), refusal('table'))}</td>
      <td>${this.cell(id, 'name', name, t('tournament.players.name'), refusal('name'))}</td>
      <td class="actions">
        <form id="${id}-form" @submit=${submit}>
          <button class=${id === 'add' ? '' : 'primary'} ?disabled=${this.busy}>
            ${t(id === 'add' ? 'tournament.players.add' : 'tournament.players.keep')}
          </button>
          ${id === 'add'
            ? nothing
            : html`<button type="button" class="quiet" @click=${() => (this.edited = undefined)}>
                ${t('tournament.players.leave')}
              </button>`}
        </form>
      </td>
    </tr>
    ${['table', 'name'].map((field) => this.problem(`${id}-${field}`, refusal(field)))}`;
  }

  private cell(id: string, name: string, value: string, label: string, refusal: string | undefined): TemplateResult {
    const isTable = name === 'table';
    return html`<input
        id="${id}-${name}"
        form="${id}-form"
        name=${name}
        aria-label=${label}
        .defaultValue=${value}
        ?required=${!isTable}
        maxlength=${isTable ? 4 : 80}
        inputmode=${isTable ? 'numeric' : nothing}
        placeholder=${isTable ? this.nextTable() : t('tournament.players.name-hint')}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${refusal ? 'true' : nothing}
        aria-describedby=${refusal ? `${id}-${name}-problem` : nothing}
      />`;
  }

  /** Below its line and as wide as the table: the table column holds three figures. */
  private problem(id: string, refusal: string | undefined): TemplateResult | typeof nothing {
    if (!refusal) return nothing;
    return html`<tr class="inputs"><td colspan="3"><p id="${id}-problem" class="problem">${refusal}</p>${this.twoPeople(id)}</td></tr>`;
  }

  /** The same line again, meant as another person. */
  private twoPeople(id: string): TemplateResult | typeof nothing {
    if (this.refusal?.code !== SAME_NAME) return nothing;
    const again = (): void => {
      const form = this.querySelector<HTMLFormElement>(`#${id.replace(/-name$/, '')}-form`);
      form?.classList.add('namesake');
      form?.requestSubmit();
    };
    return html`<button type="button" ?disabled=${this.busy} @click=${again}>${t('tournament.players.two-people')}</button>`;
  }

  /** The first free table, which the server gives when none is typed. */
  private nextTable(): string {
    const taken = new Set(this.players.map((player) => player.table));
    let free = 1;
    while (taken.has(free)) free++;
    return String(free);
  }
}
customElements.define('player-table', PlayerTable);
