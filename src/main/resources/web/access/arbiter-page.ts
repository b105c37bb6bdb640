import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ask, type AskOptions, type Reply } from '../live/ask';
import { PageElement, isLoginNeeded } from './form';
import './login-form';

export interface Access {
  passwordSet: boolean;
  arbiter: boolean;
  fromLaptop: boolean;
}

/**
 * A page only the arbiter may use. The login stands in front of it and leaves it in place, so that a session that runs
 * out in the middle of an evening loses nothing typed.
 */
export abstract class ArbiterPage extends PageElement {
  static properties: PropertyDeclarations = { access: { state: true } };
  declare access: Access | undefined;

  connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('login-needed', this.loginNeeded);
    void this.enter();
  }

  /** Fetches what the page shows; called on each entry. */
  protected abstract load(): Promise<void>;

  protected abstract page(): TemplateResult | typeof nothing;

  /** Asks the server; a session that ran out brings the login back. */
  async ask<T>(method: string, path: string, body?: unknown, options?: AskOptions): Promise<Reply<T>> {
    const reply = await ask<T>(method, path, { ...options, body });
    if (!reply.ok && isLoginNeeded(reply)) this.loginNeeded();
    return reply;
  }

  protected loginNeeded = (): void => {
    this.access = { passwordSet: true, fromLaptop: true, ...this.access, arbiter: false };
  };

  private async enter(): Promise<void> {
    const reply = await ask<Access>('GET', '/api/access');
    if (!reply.ok) {
      window.setTimeout(() => void this.enter(), 3000);
      return;
    }
    this.access = reply.value;
    if (this.access.arbiter) await this.load();
  }

  protected render(): TemplateResult | typeof nothing {
    if (!this.access) return nothing;
    const entered = this.access.arbiter;
    return html`${entered
        ? nothing
        : html`<login-form .access=${this.access} @entered=${() => void this.enter()}></login-form>`}
      <div class="behind-login" ?hidden=${!entered}>${this.page()}</div>`;
  }
}
