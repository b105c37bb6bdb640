import { isUsable, type KeyboardHome } from './keyboard-home';

/**
 * Keeps the keyboard somewhere useful. What was just pressed may vanish or be held while the server answers: the focus
 * then goes back to it, else to the line of the table it stood in, else to where the keyboard rests. A focus that the arbiter himself put down stays down.
 */
export class FocusKeeper {
  private last: HTMLElement | undefined;
  /** Identifier of the table line it stood in, and the list around it. */
  private line = '';
  private list: HTMLElement | null = null;
  private readonly observer = new MutationObserver(() => this.soon());
  private waiting = false;

  /** @param page everything the keyboard can reach */
  constructor(
    private readonly page: HTMLElement,
    private readonly home: KeyboardHome,
  ) {}

  start(): void {
    this.page.addEventListener('focusin', this.focused);
    document.addEventListener('pointerdown', this.pressed);
    this.observer.observe(this.page, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'open'],
    });
  }

  stop(): void {
    this.page.removeEventListener('focusin', this.focused);
    document.removeEventListener('pointerdown', this.pressed);
    this.observer.disconnect();
  }

  /** Dialogs give the focus back themselves. */
  private focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (target.closest('dialog')) return;
    const detail = target.closest('tr.detail');
    this.last = target;
    this.line = (detail?.previousElementSibling ?? target.closest('tr'))?.id ?? '';
    this.list = target.closest<HTMLElement>('seat-table');
  };

  private pressed = (event: PointerEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.closest('button, a, input, select, textarea, summary, label, [tabindex]')) this.last = undefined;
  };

  /** The browser takes the focus away only once the page is drawn. */
  private soon(): void {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        this.waiting = false;
        this.check();
      }),
    );
  }

  private check(): void {
    const nowhere = document.hasFocus() && document.activeElement === document.body;
    if (!this.last || !nowhere || this.page.querySelector('dialog[open]')) return;
    if (this.last.isConnected && this.last.matches(':disabled')) return;
    const goal = isUsable(this.last) ? this.last : this.instead();
    goal?.focus({ preventScroll: goal !== this.last });
  }

  private instead(): HTMLElement | null {
    const inLine = this.line ? this.page.querySelector<HTMLElement>(`#${this.line} .actions button`) : null;
    const inList = this.list?.querySelector<HTMLElement>('.actions button') ?? null;
    return [inLine, inList].find((one) => one && isUsable(one)) ?? this.home.place;
  }
}
