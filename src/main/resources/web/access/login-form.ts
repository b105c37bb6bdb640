import { html, nothing } from 'lit';
import { t } from '../live/messages';
import { ask } from '../live/ask';
import { FormElement, field, refusedHere } from './form';
import type { Access } from './arbiter-page';

const FIELDS: Record<string, string> = {
  'access.too-short': 'password',
  'access.too-long': 'password',
  'access.wrong-password': 'password',
  'access.code-needed': 'code',
  'access.wrong-code': 'code',
};

/** The arbiter's first password, or the login. Says `entered` when the session is open. */
export class LoginForm extends FormElement {
  static properties = { access: { attribute: false } };
  declare access: Access;

  private async enter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const password = String(form.get('password'));
    const reply = this.access.passwordSet ? await this.login(password) : await this.choose(password, form);
    if (reply?.ok) this.dispatchEvent(new CustomEvent('entered'));
  }

  private login(password: string) {
    return this.send(() => ask('POST', '/api/access/login', { body: { password } }));
  }

  private async choose(password: string, form: FormData) {
    if (password !== form.get('again')) {
      await this.refuse(refusedHere('again', t('access.form.differ')));
      return undefined;
    }
    const code = form.get('code') ?? undefined;
    const reply = await this.send(() => ask('POST', '/api/access/password', { body: { password, code } }));
    if (reply && !reply.ok && reply.status === 409) this.access = { ...this.access, passwordSet: true };
    return reply;
  }

  protected override fieldOf(code: string): string | undefined {
    return FIELDS[code];
  }

  protected firstUpdated(): void {
    (this.querySelector('input:not([hidden])') as HTMLInputElement).focus();
  }

  render() {
    const first = !this.access.passwordSet;
    return html`<form class="panel login" @submit=${this.enter}>
      <h1>${t(first ? 'access.form.first' : 'access.form.login')}</h1>
      <p>${t(first ? 'access.form.first-why' : 'access.form.login-why')}</p>
      ${this.refusalBeside('password', 'again', 'code')}
      <input hidden name="username" autocomplete="username" value="arbitre" />
      ${first && !this.access.fromLaptop ? this.code() : nothing} ${this.password(first)}
      ${first ? this.again() : nothing}
      <button class="primary" ?disabled=${this.busy}>
        ${t(first ? 'access.form.keep' : 'access.form.enter')}
      </button>
    </form>`;
  }

  private code() {
    return field({
      id: 'code',
      label: t('access.form.code'),
      hint: t('access.form.code-where'),
      refusal: this.refusalOf('code'),
      required: true,
    });
  }

  private password(first: boolean) {
    return field({
      id: 'password',
      type: 'password',
      label: t('access.form.password'),
      hint: first ? t('access.form.password-hint') : undefined,
      refusal: this.refusalOf('password'),
      required: true,
      autocomplete: first ? 'new-password' : 'current-password',
    });
  }

  private again() {
    return field({
      id: 'again',
      type: 'password',
      label: t('access.form.again'),
      refusal: this.refusalOf('again'),
      required: true,
      autocomplete: 'new-password',
    });
  }
}
customElements.define('login-form', LoginForm);
