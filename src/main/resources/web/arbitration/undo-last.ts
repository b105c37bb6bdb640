import { ask } from '../live/ask';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import type { ActionBar } from './action-bar';
import { askConfirmed, PATIENCE } from './confirm-correction';
import type { Undoable } from './correction-protocol';

/**
 * Takes back what the arbiter did last, after saying what it was and what would change.
 *
 * @param foot where what cannot be undone is told
 * @param headers what the window says of itself
 * @returns the console afterwards and what to say; undefined when nothing was done
 */
export async function undoLast(
  game: number,
  foot: Pick<ActionBar, 'tell'> | null,
  headers: { [name: string]: string },
): Promise<{ after: ConsoleSnapshot; said: string } | undefined> {
  const path = `/api/games/${game}/undo`;
  const last = await ask<Undoable>('GET', path);
  if (!last.ok) return foot?.tell(last);
  const body = { mark: last.value.mark };
  const reply = await askConfirmed<ConsoleSnapshot>('POST', path, body, {
    title: t('correction.undo', last.value.what),
    go: t('correction.undo-go'),
    send: () => ask('POST', path, { body, headers, timeout: PATIENCE }),
  });
  if (!reply) return undefined;
  if (!reply.ok) return foot?.tell(reply);
  return { after: reply.value, said: t('correction.undone', last.value.what) };
}

/** In a field the key takes back what was typed there: that is the browser's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.value !== '' && !target.matches('[type="checkbox"], [type="radio"]'));
