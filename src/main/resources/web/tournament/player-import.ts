import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../live/messages';
import { ask } from '../live/ask';
import { FormElement } from '../access/form';
import type { PlayerImport } from './protocol';

/** A list of players from a file or pasted: looked at first, then added. */
export class PlayerImportElement extends FormElement {
  static properties = { path: {}, preview: { state: true }, added: { state: true } };
  declare path: string;
  declare preview: PlayerImport | undefined;
  declare added: PlayerImport | undefined;
  private source = new Blob();

  private async look(source: Blob | undefined): Promise<void> {
    if (!source) return;
    this.source = source;
    this.added = undefined;
    this.preview = undefined;
    const reply = await this.send(() => this.post(true));
    if (!reply?.ok) return;
    this.preview = reply.value;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.preview')?.focus();
  }

  private async add(): Promise<void> {
    const reply = await this.send(() => this.post(false));
    if (!reply?.ok) return;
    this.preview = undefined;
    this.added = reply.value;
    this.querySelector('form')?.reset();
    this.dispatchEvent(new CustomEvent('changed'));
  }

  private post(preview: boolean) {
    return ask<PlayerImport>('POST', `${this.path}/players/csv?preview=${preview}`, { body: this.source });
  }

  private lookAtPasted(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const text = String(new FormData(event.target as HTMLFormElement).get('pasted'));
    return this.look(new Blob([text], { type: 'text/plain' }));
  }

  render() {
    return html`<details class="import">
      <summary>${t('tournament.import.title')}</summary>
      <p>${t('tournament.import.how')}</p>
      ${this.refusalBeside()}
      <form class="stack" @submit=${this.lookAtPasted}>
        <div class="field">
          <label for="players-file">${t('tournament.import.file')}</label>
          <input
            id="players-file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            @change=${(event: Event) => this.look((event.target as HTMLInputElement).files?.[0])}
          />
        </div>
        <div class="field">
          <label for="pasted">${t('tournament.import.paste')}</label>
          <textarea id="pasted" name="pasted" rows="4" spellcheck="false" placeholder=${t('tournament.import.example')}></textarea>
        </div>
        <button ?disabled=${this.busy}>${t('tournament.import.look')}</button>
      </form>
      ${this.preview ? this.show(this.preview) : nothing}
      <div role="status">${this.added ? this.result(this.added) : nothing}</div>
    </details>`;
  }

  private show(preview: PlayerImport): TemplateResult {
    const some = preview.players.length > 0;
    return html`<section class="preview" tabindex="-1">
      <h3>${t('tournament.import.preview', preview.players.length)}</h3>
      <ul class="lines">
        ${preview.players.map(
          (player) => html`<li>
            <b class="number">${player.table}</b> <span class="cut">${player.name}</span>
            ${player.namesake === null
              ? nothing
              : html`<small class="namesake">${t('tournament.import.namesake', player.namesake)}</small>`}
          </li>`,
        )}
      </ul>
      ${this.refusedLines(preview)}
      ${some
        ? html`<button type="button" class="primary" ?disabled=${this.busy} @click=${this.add}>
            ${t('tournament.import.add', preview.players.length)}
          </button>`
        : nothing}
    </section>`;
  }

  private result(added: PlayerImport): TemplateResult {
    return html`<p>${t('tournament.import.added', added.players.length)}</p>
      ${this.refusedLines(added)}`;
  }

  private refusedLines(result: PlayerImport): TemplateResult | typeof nothing {
    if (!result.refused.length) return nothing;
    return html`<h3>${t('tournament.import.refused', result.refused.length + result.refusedMore)}</h3>
      <ul class="lines scroll refused">
        ${result.refused.map(
          (line) => html`<li>
            <span>${t('tournament.import.line', line.line)}</span> <code class="cut">${line.text}</code>
            <small>${line.message}</small>
          </li>`,
        )}
        ${result.refusedMore ? html`<li>${t('tournament.import.refused-more', result.refusedMore)}</li>` : nothing}
      </ul>`;
  }
}
customElements.define('player-import', PlayerImportElement);
