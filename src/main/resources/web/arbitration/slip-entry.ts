import type { PropertyDeclarations } from 'lit';
import { FormElement, refusedHere } from '../access/form';
import { inWords, readReference } from '../board/coord';
import { t } from '../live/messages';
import type { ConsoleSeat } from '../live/console-protocol';
import type { RankRow } from '../live/protocol';
import type { SlipDetails } from './slip-details';
import { SlipFields } from './slip-fields';
import { fieldOfSlip, isScore } from './typed-slip';

/** What is being typed of one paper slip: whose it is, what stands in the fields, what is wrong with it before it is sent. */
export abstract class SlipEntry extends FormElement {
  static properties: PropertyDeclarations = {
    game: { type: Number },
    round: { type: Number },
    seats: { attribute: false },
    gone: { attribute: false },
    scoresAsked: { type: Boolean },
    closed: { type: Boolean },
    past: { type: Boolean },
    table: { type: Number },
    said: { state: true },
    who: { state: true },
    place: { state: true },
  };
  declare game: number;
  declare round: number;
  declare seats: ConsoleSeat[];
  /** Who has left the game, as the ranking keeps them. */
  declare gone: RankRow[];
  declare scoresAsked: boolean;
  /** After the close a slip wants a reason. */
  declare closed: boolean;
  /** The solution is announced: a slip that takes the place of another is shown first with what it would change. */
  declare past: boolean;
  /** Set when the form stands in one player's row: the table is not asked. */
  declare table: number | undefined;
  declare said: string;
  declare who: ConsoleSeat | undefined;
  /** The reference typed, in words: a wrong direction is seen before it is sent. */
  declare place: string;
  protected readonly fields = new SlipFields(this);
  /** The table whose slip stands in the fields; undefined while they are free, or when they came back to be put right. */
  private owner: number | undefined;

  constructor() {
    super();
    this.said = '';
    this.place = '';
    this.seats = [];
    this.gone = [];
  }

  protected override fieldOf(code: string): string | undefined {
    return fieldOfSlip(code);
  }

  protected get ids(): string {
    return this.table === undefined ? `slip-${this.round}` : `slip-${this.round}-${this.table}`;
  }

  protected get details(): SlipDetails | null {
    return this.querySelector<SlipDetails>('slip-details');
  }

  protected wordTyped = (): string => this.fields.text('word');

  protected placeTyped = (): string => this.fields.text('reference');

  protected typedTable(): number {
    return this.table ?? this.fields.table;
  }

  protected seatOf(table: number): ConsoleSeat | undefined {
    return this.seats.find((seat) => seat.table === table);
  }

  protected tableKnown(): boolean {
    const table = this.typedTable();
    this.who = this.seatOf(table);
    if (this.who) {
      if (this.refusal?.field === 'table') this.refusal = undefined;
      return true;
    }
    const typed = this.fields.text('table');
    const left = this.gone.find((row) => row.table === table);
    const unknown = left ? t('console.slip.has-left', left.name, table) : t('console.slip.no-table', typed);
    void this.refuse(refusedHere('table', typed ? unknown : t('console.slip.which-table')));
    return false;
  }

  protected tableTyped(): void {
    this.who = this.seatOf(this.typedTable());
    if (this.refusal?.field === 'table') this.refusal = undefined;
  }

  /** Another table is chosen: what was typed of the one before is not its slip, nor is what was wrong with it. */
  protected tableChosen(): void {
    const table = this.typedTable();
    if (!this.seatOf(table)) return;
    if (this.owner !== undefined && this.owner !== table) {
      this.clear();
      this.refusal = undefined;
      this.fields.fill('table', String(table));
      this.tableTyped();
    }
    this.owner = table;
  }

  protected clear(): void {
    this.owner = undefined;
    this.querySelector('form')?.reset();
    this.details?.fold();
    this.who = undefined;
    this.place = '';
  }

  protected referenceTyped(): void {
    const read = readReference(this.fields.text('reference'));
    this.place = typeof read === 'string' ? '' : inWords(read);
    if (this.refusal?.field === 'reference') this.refusal = undefined;
  }

  /** Nothing typed at all is not a slip; that nothing was handed in is said with its own button. */
  protected written(): boolean {
    if (this.fields.text('word') || this.fields.text('reference') || this.details?.decides) return true;
    void this.refuse(refusedHere('word', t('console.slip.empty')));
    return false;
  }

  protected scoreReadable(): boolean {
    const typed = this.fields.text('score');
    if (isScore(typed)) return true;
    void this.refuse(refusedHere('score', t('console.slip.no-score', typed)));
    return false;
  }
}
