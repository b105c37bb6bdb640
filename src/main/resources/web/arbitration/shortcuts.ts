import { forget, keep, kept } from '../live/keep';
import { t } from '../live/messages';

/** What a key can ask of the console, in the order of the list shown on F1. */
export const ACTIONS = [
  'help',
  'primary',
  'draw',
  'clock',
  'slips',
  'litigious',
  'ranking',
  'solution',
  'top-rest',
  'palette',
  'print',
  'undo',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Keys no browser keeps to itself and no screen reader needs; letters only together with Alt or Ctrl. */
const DEFAULTS: Record<Action, string> = {
  help: 'F1',
  primary: 'Ctrl+Enter',
  draw: 'F2',
  clock: 'F4',
  slips: 'F6',
  litigious: 'F7',
  ranking: 'F8',
  solution: 'F9',
  'top-rest': 'Alt+T',
  palette: 'Ctrl+K',
  print: 'Ctrl+P',
  undo: 'Ctrl+Z',
};

const KEPT = 'shortcuts';

/** Never taken: the browser or the system needs them. */
const RESERVED = ['F5', 'F11', 'F12', 'Ctrl+W', 'Ctrl+T', 'Ctrl+N', 'Ctrl+R', 'Ctrl+L', 'Ctrl+Q', 'Alt+ArrowLeft', 'Alt+D', 'Alt+E', 'Alt+F', 'Alt+F4'];

/** `Ctrl+Enter`, `F2`, `Alt+T`; empty for a key that is typed rather than pressed, or is only half of one. */
export function keyOf(event: KeyboardEvent): string {
  const bare = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (['Control', 'Alt', 'Shift', 'Meta', 'AltGraph', 'Dead'].includes(bare)) return '';
  const held = [event.ctrlKey && 'Ctrl', event.altKey && 'Alt', event.shiftKey && bare.length > 1 && 'Shift'];
  const key = [...held.filter(Boolean), bare].join('+');
  return /^F\d+$/.test(bare) || event.ctrlKey !== event.altKey ? key : '';
}

/** May this key be given to an action? */
export const isFree = (key: string): boolean => key !== '' && !RESERVED.includes(key);

/** The keys in force on this computer: what was changed here, the usual ones otherwise. */
export class Shortcuts {
  private keys: Record<Action, string> = { ...DEFAULTS, ...sound(kept(KEPT)) };

  keyFor(action: Action): string {
    return this.keys[action];
  }

  actionOf(key: string): Action | undefined {
    return key === '' ? undefined : ACTIONS.find((action) => this.keys[action] === key);
  }

  /** @returns the action that has this key already; the change is made only when there is none */
  change(action: Action, key: string): Action | undefined {
    const taken = this.actionOf(key);
    if (taken && taken !== action) return taken;
    this.keys = { ...this.keys, [action]: key };
    keep(KEPT, this.keys);
    return undefined;
  }

  /** The usual keys again. */
  reset(): void {
    this.keys = { ...DEFAULTS };
    forget(KEPT);
  }
}

/** What another version or another hand left there is taken only where it makes sense. */
function sound(found: unknown): Partial<Record<Action, string>> {
  const entries = Object.entries(found ?? {}).filter(
    ([action, key]) => (ACTIONS as readonly string[]).includes(action) && typeof key === 'string' && isFree(key),
  );
  return Object.fromEntries(entries) as Partial<Record<Action, string>>;
}

/** A key in the words printed on it. */
export const shown = (key: string): string =>
  key.replace('Enter', t('console.key.enter')).replace('Shift', t('console.key.shift'));

/** Those of this page. */
export const shortcuts = new Shortcuts();
