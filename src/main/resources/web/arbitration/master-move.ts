import { html, nothing, type TemplateResult } from 'lit';
import { FormElement, field } from '../access/form';
import { exampleReferences, shownReference, typedReference } from '../board/coord';
import { t } from '../live/messages';
import type { Candidate, ConsoleSnapshot } from '../live/console-protocol';
import type { Command } from './command';
import { foundInWords, readAloud } from './read-aloud';

/** The word that goes on the board: proposed by the rule, another of the equal tops if the arbiter prefers it. */
export class MasterMove extends FormElement {
  static properties = { snapshot: { attribute: false }, command: { attribute: false } };
  declare snapshot: ConsoleSnapshot;
  declare command: Command;

  private async choose(candidate: Candidate): Promise<void> {
    await this.send(() => this.command('master', { coord: candidate.coord, word: candidate.word }));
  }

  render() {
    const { candidates, top, announceSolution: said } = this.snapshot;
    const others = candidates.filter((candidate) => !candidate.chosen);
    return html`<section class="master" aria-labelledby="master">
      <h3 id="master">${t('console.master', top ?? '')}</h3>
      ${candidates.filter((candidate) => candidate.chosen).map((chosen) => html`<p>${this.face(chosen)}</p>`)}
      <p class="soft">
        ${said ? foundInWords(said) : nothing}
        ${said?.solos.map((table) => t('console.master.solo', table)).join(' ')}
        ${said?.duo.length ? t('console.master.duo', ...said.duo) : nothing}
      </p>
      ${this.refusalBeside()} ${said ? readAloud('aloud', t('console.aloud'), said.text) : nothing}
      ${others.length ? this.choice(others) : nothing} ${this.another()}
    </section>`;
  }

  /** Any word of the rack, when the arbiter has a reason for it. */
  private another(): TemplateResult {
    return html`<details class="decision">
      <summary>${t('console.master.another')}</summary>
      <form class="stack" @submit=${this.chooseAnother}>
        <div class="one-line">
          ${field({
            id: 'master-word',
            name: 'word',
            label: t('console.slip.word'),
            placeholder: t('console.slip.word-hint'),
            required: true,
            maxlength: 40,
          })}
          ${field({
            id: 'master-coord',
            name: 'coord',
            label: t('console.slip.reference'),
            placeholder: t('console.slip.reference-hint', exampleReferences()[0]),
            required: true,
            maxlength: 6,
            size: 5,
          })}
        </div>
        ${field({
          id: 'master-reason',
          name: 'reason',
          label: t('console.slip.reason'),
          required: true,
          maxlength: 200,
        })}
        <button ?disabled=${this.held}>${t('console.master.another-go')}</button>
      </form>
    </details>`;
  }

  private async chooseAnother(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const values = new FormData(form);
    const text = (name: string): string => String(values.get(name)).trim();
    const body = { coord: typedReference(text('coord')), word: text('word'), reason: text('reason') };
    const reply = await this.send(() => this.command('master', body));
    if (reply?.ok) form.reset();
  }

  private choice(others: Candidate[]): TemplateResult {
    const different = new Set(others.map((candidate) => candidate.reason)).size > 1;
    return html`<h3 id="equal">${t('console.master.equal')}</h3>
      <ul class="candidates" aria-labelledby="equal">
        ${others.map(
          (candidate) => html`<li>
            <button type="button" ?disabled=${this.held} @click=${() => this.choose(candidate)}>${this.face(candidate, different)}</button>
          </li>`,
        )}
      </ul>`;
  }

  private face(candidate: Candidate, withReason = true): TemplateResult {
    return html`<span class="move"><b>${candidate.printed}</b> ${shownReference(candidate.coord)}</span>
      ${withReason ? html`<small>${candidate.reason}</small>` : nothing}`;
  }
}
customElements.define('master-move', MasterMove);
