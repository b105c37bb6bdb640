import { FormElement } from '../access/form';
import { ask } from '../live/ask';

/**
 * Something done for all the tables of which nothing has come in, named in a question first. What comes in meanwhile is
 * left alone.
 */
export abstract class TablesAsked extends FormElement {
  static properties = {
    game: { type: Number },
    round: { type: Number },
    tables: { attribute: false },
    asked: { state: true },
  };
  declare game: number;
  declare round: number;
  declare tables: number[];
  /** The tables named in the question. */
  declare asked: number[] | undefined;

  constructor() {
    super();
    this.tables = [];
  }

  protected willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('round')) this.asked = undefined;
  }

  /** Asks first; nothing to ask when nobody is missing. */
  async ask(): Promise<void> {
    if (!this.tables.length) return;
    this.asked = this.tables;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.ask-no')?.focus();
  }

  /** Those of the question that are still awaited. */
  protected get wanted(): number[] {
    return (this.asked ?? []).filter((table) => this.tables.includes(table));
  }

  /** @returns the tables it was done for; undefined when it was refused */
  protected async write(slips: 'top' | 'none', reason: string): Promise<number[] | undefined> {
    const tables = this.wanted;
    const body = { round: this.round, tables, reason };
    const reply = await this.sendChange(() => ask('POST', `/api/games/${this.game}/slips/${slips}`, { body }));
    return reply?.ok ? tables : undefined;
  }
}
