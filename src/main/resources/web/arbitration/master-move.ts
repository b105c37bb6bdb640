import { html, nothing, type TemplateResult } from 'lit';
import { FormElement } from '../access/form';
import { t } from '../live/messages';
import type { Candidate, ConsoleSnapshot } from '../live/protocol';
import type { Command } from './console';

/** The word that goes on the board: proposed by the rule, another of the equal tops if the arbiter prefers it. */
export class MasterMove extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;

  private async choose(candidate: Candidate): Promise<void> {
    this.refusal = undefined;
    const reply = await this.command('master', { coord: candidate.coord, word: candidate.word });
    if (reply && !reply.ok) await this.refuse(reply);
  }

  render() {
    const { candidates, top, announceSolution: said } = this.snapshot;
    const found = said ? t(said.found ? 'console.master.found' : 'console.master.nobody', said.found) : '';
    return html`<section class="master" aria-labelledby="master">
      <h3 id="master">${t('console.master', top ?? '')}</h3>
      <p class="soft">
        ${found} ${said && said.bestBelow !== null ? t('console.master.below', said.bestBelow) : nothing}
      </p>
      ${this.refusalBeside()}
      <ul class="candidates">
        ${candidates.map((candidate) => this.candidate(candidate, candidates.length > 1))}
      </ul>
    </section>`;
  }

  private candidate(candidate: Candidate, several: boolean): TemplateResult {
    const face = html`<span class="move"><b>${candidate.printed}</b> <span class="coord">${candidate.coord}</span></span>
      <small>${candidate.reason}</small>`;
    if (!several) return html`<li class="chosen">${face}</li>`;
    return html`<li class=${candidate.chosen ? 'chosen' : ''}>
      <button
        type="button"
        aria-pressed=${candidate.chosen ? 'true' : 'false'}
        @click=${() => candidate.chosen || this.choose(candidate)}
      >
        ${face}
      </button>
    </li>`;
  }
}
customElements.define('master-move', MasterMove);
