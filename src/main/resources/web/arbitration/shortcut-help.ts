import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../access/form';
import { t } from '../live/messages';
import { QUICK_KEYS } from './quick-keys';
import { ACTIONS, isFree, keyOf, shortcuts, shown, type Action } from './shortcuts';

/** The list of keys, on F1: what each does, and another key for those whose browser or habit wants one. */
export class ShortcutHelp extends PageElement {
  static properties = { asking: { state: true }, problem: { state: true } };
  /** The action whose next key is waited for. */
  declare asking: Action | undefined;
  declare problem: string;

  constructor() {
    super();
    this.problem = '';
  }

  private get dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  open(): void {
    this.asking = undefined;
    this.problem = '';
    if (!this.dialog?.open) this.dialog?.showModal();
    this.querySelector<HTMLElement>('.buttons button')?.focus();
  }

  /** While a key is waited for, Escape and Tab leave it as it was. */
  private pressed(event: KeyboardEvent): void {
    if (!this.asking) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      this.asking = undefined;
      return;
    }
    const key = keyOf(event);
    if (event.key.length > 1 && key === '') return;
    event.preventDefault();
    event.stopPropagation();
    this.take(this.asking, key);
  }

  private take(action: Action, key: string): void {
    if (!isFree(key)) {
      this.problem = t('console.keys.reserved');
      return;
    }
    const taken = shortcuts.change(action, key);
    this.problem = taken ? t('console.keys.taken', shown(key), t(`console.keys.${taken}`)) : '';
    if (taken) return;
    this.asking = undefined;
    this.dispatchEvent(new CustomEvent('keys-changed'));
  }

  private reset(): void {
    shortcuts.reset();
    this.asking = undefined;
    this.problem = '';
    this.requestUpdate();
    this.dispatchEvent(new CustomEvent('keys-changed'));
  }

  render() {
    return html`<dialog aria-labelledby="keys" @keydown=${this.pressed}>
      <h2 id="keys">${t('console.keys')}</h2>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <table class="list keys">
        <tbody>
          ${ACTIONS.map((action) => this.row(action))}
        </tbody>
      </table>
      <h3>${t('console.keys.word')}</h3>
      <dl class="signs">
        ${QUICK_KEYS.map((sign) => html`<dt><kbd>${t(`console.keys.sign.${sign}`)}</kbd></dt><dd>${t(`console.keys.means.${sign}`)}</dd>`)}
        <dt><kbd>↑</kbd></dt><dd>${t('console.keys.means.before')}</dd>
      </dl>
      <p class="buttons">
        <button type="button" class="primary" @click=${() => this.dialog?.close()}>${t('console.keys.close')}</button>
        <a class="button" href="/guide" target="_blank">${t('console.keys.guide')}</a>
        <button type="button" @click=${this.reset}>${t('console.keys.reset')}</button>
      </p>
    </dialog>`;
  }

  private row(action: Action): TemplateResult {
    const waiting = this.asking === action;
    return html`<tr>
      <th scope="row">${t(`console.keys.${action}`)}</th>
      <td><kbd>${waiting ? t('console.keys.press') : shown(shortcuts.keyFor(action))}</kbd></td>
      <td>
        <button type="button" class="quiet" @click=${() => (this.asking = action)}>
          ${t('console.keys.change')}<span class="visually-hidden"> ${t(`console.keys.${action}`)}</span>
        </button>
      </td>
    </tr>`;
  }
}

customElements.define('shortcut-help', ShortcutHelp);
