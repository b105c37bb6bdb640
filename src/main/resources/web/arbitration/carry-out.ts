import type { ConsoleSnapshot } from '../live/console-protocol';
import type { ActionBar } from './action-bar';
import type { ArbiterConsole } from './console';
import type { ConsoleTabs, Tab } from './console-tabs';
import { perform } from './key-actions';
import type { Entry } from './palette-entries';
import { goTo } from './places';
import type { SeatsPanel } from './seats-panel';
import { bodyOf } from './steps';

/** Does what was chosen in the palette. */
export function carryOut(entry: Entry, console: ArbiterConsole, snapshot: ConsoleSnapshot): void {
  const tabs = console.querySelector<ConsoleTabs>('console-tabs');
  switch (entry.kind) {
    case 'command':
      void console.querySelector<ActionBar>('action-bar')?.run(entry.command, bodyOf(entry.command, snapshot));
      return;
    case 'key':
      perform(entry.action, console, snapshot);
      return;
    case 'panel':
      void tabs?.turnTo(entry.panel as Tab);
      return;
    case 'table':
      void tabs?.turnTo('seats').then(() => console.querySelector<SeatsPanel>('seats-panel')?.showTable(entry.table));
      return;
    case 'place':
      if (tabs) void goTo(entry.place, tabs, snapshot);
      return;
    case 'round':
      void tabs?.openRound(entry.round);
  }
}
