import type { ReactiveController } from 'lit';

/** A slip half typed while the page is left: what stood in its fields, by their names, and the one it was typed in. */
export interface HalfTyped {
  values: Record<string, string>;
  field: string;
}

const keyOf = (game: number, round: number): string => `chevalet-slip-${game}-${round}`;

/** Kept in this window only: the page comes anew when its language is changed. */
export function keepTyped(game: number, round: number, typed: HalfTyped): void {
  sessionStorage.setItem(keyOf(game, round), JSON.stringify(typed));
}

/** Tells an element that the page is being left, as long as it stands there. */
export const whenLeft = (left: () => void): ReactiveController => ({
  hostConnected: () => window.addEventListener('pagehide', left),
  hostDisconnected: () => window.removeEventListener('pagehide', left),
});

/** What was kept of this round, once; undefined when nothing readable was. */
export function takeTyped(game: number, round: number): HalfTyped | undefined {
  const kept = sessionStorage.getItem(keyOf(game, round));
  sessionStorage.removeItem(keyOf(game, round));
  if (kept === null) return undefined;
  try {
    const typed = JSON.parse(kept) as HalfTyped;
    return typeof typed.values === 'object' && typeof typed.field === 'string' ? typed : undefined;
  } catch {
    return undefined;
  }
}
