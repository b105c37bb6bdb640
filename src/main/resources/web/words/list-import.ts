import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import { ask } from '../live/ask';
import { FormElement, field, refusedHere } from '../access/form';
import type { ListImport } from './protocol';

/** Brings a club's own word list in; says what was read and what was left out. */
export class ListImportElement extends FormElement {
  static properties = { result: { state: true } };
  declare result: ListImport | undefined;

  protected override fieldOf(code: string): string | undefined {
    return code === 'words.none' ? 'file' : undefined;
  }

  private async bring(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const file = values.get('file') as File;
    if (!file.size) {
      await this.refuse(refusedHere('file', t('words.import.no-file')));
      return;
    }
    this.result = undefined;
    const name = encodeURIComponent(String(values.get('list-name')).trim() || file.name.replace(/\.[^.]*$/, ''));
    const bytes = new Blob([file]);
    const reply = await this.send(() => ask<ListImport>('POST', `/api/word-lists?name=${name}`, { body: bytes, timeout: 120000 }));
    if (!reply?.ok) return;
    this.result = reply.value;
    form.reset();
    this.dispatchEvent(new CustomEvent('imported'));
  }

  render() {
    return html`<form class="stack" @submit=${this.bring}>
        <p>${t('words.import.how')}</p>
        ${this.refusalBeside('file', 'name')}
        ${field({ id: 'file', type: 'file', label: t('words.import.file'), refusal: this.refusalOf('file') })}
        ${field({
          id: 'list-name',
          label: t('words.import.name'),
          hint: t('words.import.name-hint'),
          refusal: this.refusalOf('name'),
          maxlength: 80,
        })}
        <button class="primary" ?disabled=${this.busy}>${t(this.busy ? 'words.import.busy' : 'words.import.go')}</button>
      </form>
      <div role="status">${this.result ? this.said(this.result) : nothing}</div>`;
  }

  private said(result: ListImport): TemplateResult {
    const language = document.documentElement.lang;
    return html`<p class="good">${t('words.import.done', result.name, result.wordCount.toLocaleString(language))}</p>
      ${result.ignoredCount
        ? html`<p>${t('words.import.ignored', result.ignoredCount)}</p>
            <ul class="lines scroll">
              ${result.ignored.map(
                (line) => html`<li>
                  <span>${t('words.import.line', line.line)}</span> <code class="cut">${line.text}</code>
                  <small>${line.reason}</small>
                </li>`,
              )}
            </ul>`
        : nothing}`;
  }
}
customElements.define('list-import', ListImportElement);
