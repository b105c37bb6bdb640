/** What one sign in place of the word means; a word has two letters or more, so no word is ever taken for a key. */
export const QUICK_KEYS = ['top', 'again', 'nil', 'none', 'warning', 'penalty'] as const;
export type QuickKey = (typeof QUICK_KEYS)[number];

/** `à` is the 0 of a French keyboard without Shift. */
const KEYS: Record<string, QuickKey> = {
  '=': 'top',
  T: 'top',
  '*': 'again',
  '0': 'nil',
  À: 'nil',
  Z: 'nil',
  '-': 'none',
  A: 'warning',
  P: 'penalty',
};

export const quickKey = (word: string): QuickKey | undefined => KEYS[word.trim().toUpperCase()];

/** What a key asks of the server: the path below the game, and the body. */
export interface Wish {
  path: string;
  body: object;
}

/**
 * @param reason why, as the journal keeps it
 * @returns undefined for keys that fill the form rather than ask
 */
export function wishOf(key: QuickKey, round: number, table: number, reason: string): Wish | undefined {
  const place = { round, table, reason };
  switch (key) {
    case 'top':
      return { path: 'slips/top', body: { round, tables: [table], reason } };
    case 'nil':
      return { path: 'rulings', body: { ...place, points: 0, sanction: 'NIL' } };
    case 'warning':
      return { path: 'warnings', body: place };
    case 'penalty':
      return { path: 'rulings', body: { ...place, sanction: 'PENALTY' } };
    default:
      return undefined;
  }
}
