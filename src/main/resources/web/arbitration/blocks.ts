import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

/** Lines that come and go together. */
const BLOCK = 50;
/** Height of a line that was never drawn, in pixels. */
const LINE = 40;

/**
 * The body of a table of which only the lines near the window are in the page: a hall has up to 1,500 tables. Blocks
 * farther off are empty and as high as they were. A short table is whole.
 */
export class Blocks implements ReactiveController {
  private readonly seen = new Set<number>();
  private readonly heights = new Map<number, number>();
  private drawn = new Set<number>();
  private observer: IntersectionObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.observer = new IntersectionObserver((entries) => this.moved(entries));
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
  }

  /** Before blocks are emptied their height is known. */
  hostUpdate(): void {
    for (const body of this.bodies()) {
      if (this.drawn.has(numberOf(body))) this.heights.set(numberOf(body), body.offsetHeight);
    }
  }

  hostUpdated(): void {
    for (const body of this.bodies()) this.observer?.observe(body);
  }

  /**
   * @param keyOf what tells one line from the other
   * @param kept a line that is drawn wherever it stands, because it is open or wanted
   */
  render<Line>(
    lines: Line[],
    keyOf: (line: Line) => unknown,
    row: (line: Line) => TemplateResult,
    kept: (line: Line) => boolean = () => false,
  ): TemplateResult | TemplateResult[] {
    this.drawn = new Set();
    if (lines.length <= 2 * BLOCK) return html`<tbody>${repeat(lines, keyOf, row)}</tbody>`;
    const bodies: TemplateResult[] = [];
    for (let block = 0; block * BLOCK < lines.length; block++) {
      const part = lines.slice(block * BLOCK, (block + 1) * BLOCK);
      if (this.isNear(block) || part.some(kept)) this.drawn.add(block);
      bodies.push(html`<tbody data-block=${block}>
        ${this.drawn.has(block) ? repeat(part, keyOf, row) : this.empty(block, part.length)}
      </tbody>`);
    }
    return bodies;
  }

  private empty(block: number, lines: number): TemplateResult {
    const height = this.heights.get(block) ?? lines * LINE;
    return html`<tr aria-hidden="true"><td style="height:${height}px"></td></tr>`;
  }

  /** In sight, or beside what is in sight. */
  private isNear(block: number): boolean {
    if (!this.seen.size) return block === 0;
    return [block - 1, block, block + 1].some((one) => this.seen.has(one));
  }

  private bodies(): NodeListOf<HTMLTableSectionElement> {
    return this.host.querySelectorAll('tbody[data-block]');
  }

  private moved(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const block = numberOf(target as HTMLElement);
      if (isIntersecting) this.seen.add(block);
      else this.seen.delete(block);
    }
    this.host.requestUpdate();
  }
}

const numberOf = (body: HTMLElement): number => Number(body.dataset.block);
