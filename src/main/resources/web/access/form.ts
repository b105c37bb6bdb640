import { LitElement, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import type { Refused, Reply } from '../live/ask';
import { reach } from './reach';

/** The server's sentence, or ours when the server was not reached or something else answered for it. */
export function sentence(refusal: Refused): string {
  if (refusal.message) return refusal.message;
  return refusal.status === 0 ? t('access.network-down') : t('access.unclear', refusal.status);
}

/** The arbiter's session ran out, or was never opened in this browser. */
export const isLoginNeeded = (refusal: Refused): boolean => refusal.code === 'access.login-needed';

/** A refusal found by the page itself, before anything is sent. */
export function refusedHere(field: string, message: string): Refused {
  return { ok: false, status: 0, code: 'here', message, field, details: {} };
}

/** An element in the page's own tree, so that the page's style and labels reach inside. */
export abstract class PageElement extends LitElement {
  protected createRenderRoot() {
    return this;
  }
}

/**
 * Part of a page that sends things: one request at a time (the second click of a double click does nothing), and a
 * refusal is shown beside the field it speaks of, which gets the focus. What was typed stays.
 */
export abstract class FormElement extends PageElement {
  static properties: PropertyDeclarations = { busy: { state: true }, refusal: { state: true } };
  declare busy: boolean;
  declare refusal: Refused | undefined;

  constructor() {
    super();
    this.busy = false;
    this.refusal = undefined;
  }

  connectedCallback(): void {
    super.connectedCallback();
    reach.addEventListener('changed', this.reached);
  }

  disconnectedCallback(): void {
    super.disconnectedCallback();
    reach.removeEventListener('changed', this.reached);
  }

  /** Reached again: that it was not is no longer true. */
  private reached = (): void => {
    if (!reach.lost && this.refusal?.status === 0 && this.refusal.code !== 'here') this.refusal = undefined;
    this.requestUpdate();
  };

  /** Nothing can be sent now: a request is out, or the server is not reached. */
  protected get held(): boolean {
    return this.busy || reach.lost;
  }

  /** Undefined when another request is still out, or when somebody else dealt with its refusal. */
  protected async send<T>(request: () => Promise<Reply<T> | undefined>): Promise<Reply<T> | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.refusal = undefined;
    const reply = await request();
    this.busy = false;
    if (reply && !reply.ok) await this.refuse(reply);
    return reply;
  }

  /** Sends what changes something others show; tells them when it was done. */
  protected async sendChange<T>(request: () => Promise<Reply<T> | undefined>): Promise<Reply<T> | undefined> {
    const reply = await this.send(request);
    if (reply?.ok) this.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
    return reply;
  }

  /** Which field of this form a refusal speaks of, by its code, where the server does not say it. */
  protected fieldOf(_code: string): string | undefined {
    return undefined;
  }

  protected async refuse(refusal: Refused): Promise<void> {
    if (isLoginNeeded(refusal)) this.dispatchEvent(new CustomEvent('login-needed', { bubbles: true }));
    this.refusal = { ...refusal, field: refusal.field ?? this.fieldOf(refusal.code) ?? null };
    await this.updateComplete;
    const place = this.querySelector('[aria-invalid="true"]') ?? this.querySelector('.problem');
    (place as HTMLElement | null)?.focus();
  }

  /** The sentence for one field, if the refusal speaks of it. */
  protected refusalOf(field: string): string | undefined {
    return this.refusal?.field === field ? sentence(this.refusal) : undefined;
  }

  /** The sentence of a refusal that speaks of none of the fields shown. */
  protected refusalBeside(...fields: string[]): TemplateResult | typeof nothing {
    if (!this.refusal || fields.includes(this.refusal.field ?? '')) return nothing;
    return html`<p class="problem" role="alert" tabindex="-1">${sentence(this.refusal)}</p>`;
  }
}

/** One labelled input with its hint and its refusal. */
export interface Field {
  id: string;
  label: string;
  name?: string;
  type?: string;
  value?: string;
  hint?: string;
  refusal?: string;
  required?: boolean;
  autocomplete?: AutoFill;
  inputmode?: string;
  maxlength?: number;
  capitals?: boolean;
  size?: number;
  placeholder?: string;
}

export function field(f: Field): TemplateResult {
  const describedBy = [f.hint && `${f.id}-hint`, f.refusal && `${f.id}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for=${f.id}>${f.label}</label>
    <input
      id=${f.id}
      class=${f.capitals ? 'capitals' : nothing}
      name=${f.name ?? f.id}
      type=${f.type ?? 'text'}
      .defaultValue=${f.value ?? ''}
      ?required=${f.required}
      autocomplete=${f.autocomplete ?? 'off'}
      inputmode=${f.inputmode ?? nothing}
      maxlength=${f.maxlength ?? nothing}
      size=${f.size ?? nothing}
      placeholder=${f.placeholder ?? nothing}
      spellcheck="false"
      aria-invalid=${f.refusal ? 'true' : nothing}
      aria-describedby=${describedBy || nothing}
    />
    ${f.hint ? html`<small id="${f.id}-hint" class="hint">${f.hint}</small>` : nothing}
    ${f.refusal ? html`<p id="${f.id}-problem" class="problem">${f.refusal}</p>` : nothing}
  </div>`;
}
