import type { ConsoleSnapshot } from '../live/console-protocol';
import type { ActionBar } from './action-bar';
import type { CommandPalette } from './command-palette';
import type { ArbiterConsole } from './console';
import type { ConsoleTabs } from './console-tabs';
import type { DrawForm } from './draw-form';
import type { RestTop } from './rest-top';
import type { SeatsPanel } from './seats-panel';
import type { ShortcutHelp } from './shortcut-help';
import type { Action } from './shortcuts';
import type { SlipForm } from './slip-form';
import { clockStep, solutionsShown, takesSlips } from './steps';

/**
 * Does what a key asks of the console.
 *
 * @returns false when the phase does not allow it
 */
export function perform(action: Action, console: ArbiterConsole, snapshot: ConsoleSnapshot): boolean {
  const bar = part<ActionBar>(console, 'action-bar');
  const tabs = part<ConsoleTabs>(console, 'console-tabs');
  const phase = snapshot.phase === 'FINISHED' ? 'FINISHED' : snapshot.round.phase;
  const slips = takesSlips(snapshot);
  switch (action) {
    case 'help':
      part<ShortcutHelp>(console, 'shortcut-help')?.open();
      return true;
    case 'primary':
      bar?.act();
      return bar !== null;
    case 'draw':
      return commanded(bar, phase === 'READY' ? 'draw' : undefined);
    case 'clock':
      return commanded(bar, clockStep(phase));
    case 'solution':
      return commanded(bar, phase === 'CONTROL' ? 'announce-solution' : undefined);
    case 'ranking':
      void tabs?.turnTo('ranking');
      return true;
    case 'slips':
      void tabs?.turnTo('seats').then(() => focus(console, '#panel-seats slip-form [name="table"]'));
      return slips;
    case 'litigious':
      void tabs?.turnTo('seats');
      part<SeatsPanel>(console, 'seats-panel')?.show('litigious');
      return slips || snapshot.past.some((round) => round.toExamine.length > 0);
    case 'palette':
      part<CommandPalette>(console, 'command-palette')?.open();
      return true;
    case 'print':
      window.open(`/api/games/${snapshot.game}/sheets/game.pdf`, '_blank');
      return true;
    case 'top-rest':
      void tabs?.turnTo('seats').then(() => part<RestTop>(console, 'rest-top')?.ask());
      return slips && snapshot.missing.length > 0 && solutionsShown(snapshot);
    case 'undo':
      void console.undo();
      return true;
  }
}

/** What a key pressed asks. What opens another window waits until the key is let go: held, it would print there. */
export function performKey(action: Action, console: ArbiterConsole, snapshot: ConsoleSnapshot): boolean {
  if (action !== 'print') return perform(action, console, snapshot);
  document.addEventListener('keyup', () => perform(action, console, snapshot), { once: true });
  return true;
}

/** Buttons name their keys. */
export const nameKeys = (console: ArbiterConsole): void =>
  console.querySelectorAll<ActionBar | RestTop>('action-bar, rest-top').forEach((named) => named.requestUpdate());

/** The form in which something half typed goes before the next step. */
export const halfTyped = (target: EventTarget | null): SlipForm | DrawForm | null =>
  target instanceof Element ? target.closest<SlipForm | DrawForm>('slip-form, draw-form') : null;

const part = <T extends Element>(console: Element, name: string): T | null => console.querySelector<T>(name);

/** What stands in the field is typed over. */
function focus(console: Element, selector: string): void {
  const field = console.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
}

function commanded(bar: ActionBar | null, command: string | undefined): boolean {
  if (!command || !bar) return false;
  void bar.run(command);
  return true;
}
