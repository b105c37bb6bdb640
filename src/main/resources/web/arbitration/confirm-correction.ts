import { html, nothing, render, type TemplateResult } from 'lit';
import { ask, type Reply } from '../live/ask';
import { t } from '../live/messages';
import type { CorrectionPreview } from './correction-protocol';
import { shareInWords, standingInWords } from './preview-text';

/** Milliseconds: a word list is made anew when a word is ruled about. */
export const PATIENCE = 60000;

/** What a correction would do, shown before it is done. */
interface Confirmation {
  title: string;
  go: string;
  preview: CorrectionPreview;
}

/** How a command is asked about and sent, where not as usual. */
interface Manner<T> {
  title?: string;
  go?: string;
  send?: () => Promise<Reply<T> | undefined>;
}

/**
 * Asks the server what a command would change, shows it, and sends the command once the arbiter confirms.
 *
 * @returns undefined when the arbiter gave up
 */
export async function askConfirmed<T>(
  method: string,
  path: string,
  body: object,
  { title, go, send }: Manner<T> = {},
): Promise<Reply<T> | undefined> {
  const preview = await ask<CorrectionPreview>(method, `${path}?preview=true`, { body, timeout: PATIENCE });
  if (!preview.ok) return preview;
  const sure = await confirmed({
    title: title ?? t('correction.title'),
    go: go ?? t('correction.go'),
    preview: preview.value,
  });
  if (!sure) return undefined;
  return send ? send() : ask<T>(method, path, { body, timeout: PATIENCE });
}

/** At once, or confirmed first. */
export const askSure = <T>(sure: boolean, method: string, path: string, body: object): Promise<Reply<T> | undefined> =>
  sure ? askConfirmed<T>(method, path, body) : ask<T>(method, path, { body });

/** The question, in a dialog of its own; true once the arbiter says yes. Enter alone does not say it: the refusing button has the focus. */
function confirmed(question: Confirmation): Promise<boolean> {
  const host = document.createElement('div');
  const before = document.activeElement as HTMLElement | null;
  (document.querySelector('arbiter-console') ?? document.body).append(host);
  return new Promise((answer) => {
    const done = (sure: boolean): void => {
      host.remove();
      before?.focus();
      answer(sure);
    };
    render(dialog(question, done), host);
    host.querySelector('dialog')?.showModal();
    host.querySelector<HTMLElement>('.ask-no')?.focus();
  });
}

function dialog(question: Confirmation, done: (sure: boolean) => void): TemplateResult {
  const cancelled = (event: Event): void => {
    event.preventDefault();
    done(false);
  };
  return html`<dialog class="correction" aria-labelledby="correction-title" @cancel=${cancelled}>
    <h2 id="correction-title">${question.title}</h2>
    <div class="changes-shown" tabindex="0" role="group" aria-labelledby="correction-title">${changes(question.preview)}</div>
    <p class="buttons">
      <button type="button" class="primary" @click=${() => done(true)}>${question.go}</button>
      <button type="button" class="ask-no" @click=${() => done(false)}>${t('correction.no')}</button>
    </p>
  </dialog>`;
}

function changes(preview: CorrectionPreview): TemplateResult {
  const nothingChanges = [preview.rounds, preview.standings, preview.tops, preview.cancelled].every((part) => !part.length);
  if (nothingChanges) return html`<p>${t('correction.no-change')}</p>`;
  return html`${preview.cancelled.length
      ? html`<p class="note warn">${t('correction.cancelled', preview.cancelled.join(', '))}</p>`
      : nothing}
    ${preview.tops.map((top) => html`<p>${t('correction.top', top.round, top.before, top.after)}</p>`)}
    ${list(t('correction.scores'), preview.rounds.map(shareInWords), preview.moreRounds)}
    ${list(t('correction.standings'), preview.standings.map(standingInWords), preview.moreStandings)}`;
}

function list(title: string, lines: string[], more: number): TemplateResult | typeof nothing {
  if (!lines.length) return nothing;
  return html`<h3>${title}</h3>
    <ul class="lines changes">
      ${lines.map((line) => html`<li>${line}</li>`)}
      ${more ? html`<li class="soft">${t('correction.more', more)}</li>` : nothing}
    </ul>`;
}
