import { shownReference } from '../board/coord';
import { t } from '../live/messages';
import type { ConsoleSnapshot } from '../live/console-protocol';
import { ACTIONS, shortcuts, shown, type Action } from './shortcuts';
import { placesOf, type Place } from './places';
import { besideOf, stepOf } from './steps';

/** Something the palette can do or show. */
export type Entry = { label: string; also: string; keys: string } & (
  | { kind: 'command'; command: string }
  | { kind: 'key'; action: Action }
  | { kind: 'panel'; panel: string }
  | { kind: 'table'; table: number }
  | { kind: 'round'; round: number }
  | { kind: 'place'; place: Place }
);

/** Done by a command of the moment, or by the palette being open already. */
const NOT_LISTED: Action[] = ['primary', 'draw', 'clock', 'solution', 'palette', 'ranking'];

/**
 * All there is at this moment, in the order in which an empty search shows it.
 *
 * @param panels names of the panels on the right
 * @param conducts this window may draw, run the clock, close
 */
export function entriesOf(snapshot: ConsoleSnapshot, panels: readonly string[], conducts: boolean): Entry[] {
  const step = stepOf(snapshot).command;
  const commands = conducts ? [step, ...besideOf(snapshot)].filter(Boolean) : [];
  const actions = ACTIONS.filter((action) => !NOT_LISTED.includes(action));
  return [
    ...commands.map((command) => entry({ kind: 'command', command }, t(`console.do.${command}`), other(command))),
    ...actions.map((action) => entry({ kind: 'key', action }, labelOf(action), other(action), action)),
    ...placesOf(snapshot).map((place) => entry({ kind: 'place', place }, t(`palette.place.${place}`), other(place))),
    ...panels.map((panel) => entry({ kind: 'panel', panel }, t('palette.panel', t(`console.tab.${panel}`)), other(panel))),
    ...snapshot.seats.map(({ table, name }) =>
      entry({ kind: 'table', table }, t('palette.table', table, name), other('table')),
    ),
    ...roundsOf(snapshot),
  ];
}

function roundsOf(snapshot: ConsoleSnapshot): Entry[] {
  const past = [...snapshot.past].reverse();
  return past.map(({ round, word, coord }) =>
    entry({ kind: 'round', round }, t('palette.round', round, word.toUpperCase(), shownReference(coord)), other('round')),
  );
}

/** In the list of keys the list itself needs no name. */
const labelOf = (action: Action): string => t(action === 'help' ? 'console.keys' : `console.keys.${action}`);

type Bare = Entry extends infer E ? (E extends Entry ? Omit<E, 'label' | 'also' | 'keys'> : never) : never;

const entry = (what: Bare, label: string, also: string, action?: Action): Entry =>
  ({ ...what, label, also, keys: action ? shown(shortcuts.keyFor(action)) : '' }) as Entry;

/** Further words people look for it by, and its name in the other language; empty where none is known. */
function other(name: string): string {
  const key = `palette.also.${name}`;
  const also = t(key);
  return also === key ? '' : also;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => fold(text).split(/[^a-z0-9]+/).filter(Boolean);

/** How well an entry answers; 0 not at all. A number is a table or a round, whole; a word may be its beginning. */
function fit(entry: Entry, asked: string[]): number {
  const words = wordsOf(`${entry.label} ${entry.also}`);
  const joined = words.join('');
  const marks = asked.map((word): number => {
    if (/^\d+$/.test(word)) return words.includes(word) ? 4 : 0;
    if (words.some((one) => one.startsWith(word))) return 3;
    if (joined.includes(word)) return 2;
    return word.length > 3 && words.some((one) => one[0] === word[0]) && inOrder(joined, word) ? 1 : 0;
  });
  return marks.includes(0) ? 0 : marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}

/** The letters of one text stand in the other in this order. */
function inOrder(text: string, letters: string): boolean {
  let from = 0;
  return [...letters].every((letter) => (from = text.indexOf(letter, from) + 1) > 0);
}

/**
 * Entries that answer what is typed, the best first; the first ones when nothing is, none when only signs are. `t7` is
 * table 7, `c3` coup 3.
 */
export function search(entries: Entry[], typed: string, most: number): Entry[] {
  const asked = wordsOf(typed).flatMap((word) => /^([a-z]+)(\d+)$/.exec(word)?.slice(1) ?? [word]);
  if (!asked.length && typed.trim()) return [];
  return entries
    .map((entry, index) => ({ entry, index, fit: fit(entry, asked) }))
    .filter((one) => !asked.length || one.fit > 0)
    .sort((one, other) => other.fit - one.fit || one.index - other.index)
    .slice(0, most)
    .map((one) => one.entry);
}
