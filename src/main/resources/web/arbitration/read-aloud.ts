import { html, type TemplateResult } from 'lit';
import { plural, t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';

/** Sentences for the arbiter's voice. */
export function readAloud(id: string, title: string, text: string): TemplateResult {
  return html`<section class="read-aloud" aria-labelledby=${id}>
    <h3 id=${id}>${title}</h3>
    <p>${text}</p>
  </section>`;
}

/** Who found the top, and the best score below it. */
export function foundInWords(said: NonNullable<ConsoleSnapshot['announceSolution']>): string {
  const found = said.found ? plural('console.master.found', said.found) : t('console.master.nobody');
  return said.bestBelow === null ? found : `${found} ${t('console.master.below', said.bestBelow)}`;
}
