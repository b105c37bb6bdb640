import { tableOf, type TypedSlip } from './typed-slip';

/** What stands in the fields of a paper slip's form: read, filled in, looked for. */
export class SlipFields {
  /** @param form the element the fields stand in */
  constructor(private readonly form: HTMLElement) {}

  input(name: string): HTMLInputElement | null {
    return this.form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  }

  /** Blanks around it aside; empty where there is no such field. */
  text(name: string): string {
    return this.input(name)?.value.trim() ?? '';
  }

  fill(name: string, value: string): void {
    const input = this.input(name);
    if (input) input.value = value;
  }

  /** Nothing is typed of a slip. */
  get free(): boolean {
    return !['table', 'word', 'reference'].some((name) => this.text(name));
  }

  /** Those of the slip itself, in the order in which they are typed; the details folded away below are not among them. */
  get inOrder(): HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>('form > .field > input')];
  }

  /** The table typed; NaN when it is none. */
  get table(): number {
    return tableOf(this.text('table'));
  }

  typed(table: number): TypedSlip {
    const [word, reference, score, reason] = ['word', 'reference', 'score', 'reason'].map((name) => this.text(name));
    return { table, word, reference, score, reason };
  }

  /** The field the keyboard is in; the table's when it is in none of them. */
  get current(): string {
    return this.inOrder.find((input) => input === document.activeElement)?.name ?? 'table';
  }

  /** A slip typed before stands in the fields again. */
  put(slip: TypedSlip): void {
    this.fill('table', String(slip.table));
    for (const name of ['word', 'reference', 'score', 'reason'] as const) this.fill(name, slip[name]);
  }
}
