import { html, nothing } from 'lit';
import { FormElement, sentence } from '../access/form';
import { ask, get } from '../live/ask';
import { t } from '../live/messages';

/** Puts a finished game in the library of games to replay, or takes it out: the arbiter's decision. */
export class ReplayPublishing extends FormElement {
  static properties = { ...FormElement.properties, game: { type: Number }, published: { state: true } };
  declare game: number;
  declare published: boolean | undefined;

  constructor() {
    super();
    this.published = undefined;
  }

  connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  private async look(): Promise<void> {
    const reply = await get<{ published: boolean }>(`/api/replay/published/${this.game}`);
    if (reply.ok) this.published = reply.value.published;
  }

  private async change(): Promise<void> {
    const method = this.published ? 'DELETE' : 'PUT';
    const reply = await this.send(() => ask<{ published: boolean }>(method, `/api/replay/published/${this.game}`));
    if (reply?.ok) this.published = reply.value.published;
  }

  render() {
    if (this.published === undefined) return nothing;
    return html`<p>${t(this.published ? 'tournament.replay.published' : 'tournament.replay.unpublished')}</p>
      <p>
        <button type="button" id="publish" ?disabled=${this.held} @click=${() => this.change()}>
          ${t(this.published ? 'tournament.replay.withdraw' : 'tournament.replay.publish')}
        </button>
        <a href="/rejouer">${t('tournament.replay.library')}</a>
      </p>
      ${this.refusal ? html`<p class="problem">${sentence(this.refusal)}</p>` : nothing}`;
  }
}
customElements.define('replay-publishing', ReplayPublishing);
