import type { ConsoleSnapshot } from '../live/console-protocol';
import type { ConsoleTabs, Tab } from './console-tabs';
import type { GamePeople } from './game-people';
import { takesSlips } from './steps';

/** What is looked for by its own name although it stands inside a panel. */
export const PLACES = ['people', 'correct-round', 'correct-rack', 'settings', 'journal', 'sheets', 'cancel', 'guide'] as const;
export type Place = (typeof PLACES)[number];

/** The panel a place is in, and what is opened there. */
const WHERE: Record<Exclude<Place, 'guide' | 'correct-round' | 'people'>, { tab: Tab; opens: string }> = {
  'correct-rack': { tab: 'rounds', opens: 'rack-correction details' },
  settings: { tab: 'game', opens: 'settings-correction details' },
  journal: { tab: 'game', opens: 'game-journal details' },
  sheets: { tab: 'game', opens: 'sheet-links a' },
  cancel: { tab: 'game', opens: '#cancel' },
};

/** Those that are there now. */
export function placesOf(snapshot: ConsoleSnapshot): Place[] {
  const played = snapshot.past.length > 0;
  const finished = snapshot.phase === 'FINISHED';
  const absent: Partial<Record<Place, boolean>> = {
    people: finished,
    'correct-round': !played,
    'correct-rack': !takesSlips(snapshot),
    settings: finished,
    cancel: finished || !(played || takesSlips(snapshot)),
  };
  return PLACES.filter((place) => !absent[place]);
}

/** Turns to a place: what is folded there is opened, and what can be typed in gets the focus. */
export async function goTo(place: Place, tabs: ConsoleTabs, snapshot: ConsoleSnapshot): Promise<void> {
  if (place === 'guide') {
    window.open('/guide', '_blank');
    return;
  }
  if (place === 'correct-round') return tabs.correctRound(snapshot.past[snapshot.past.length - 1].round);
  if (place === 'people') {
    await tabs.turnTo('game');
    return tabs.querySelector<GamePeople>('game-people')?.open();
  }
  const { tab, opens } = WHERE[place];
  await tabs.turnTo(tab);
  const found = tabs.querySelector<HTMLElement>(opens);
  if (!(found instanceof HTMLDetailsElement)) return found?.focus();
  openAndFocus(found);
}

/** Opens what is folded and puts the focus where one begins. */
export function openAndFocus(folded: HTMLDetailsElement): void {
  folded.open = true;
  folded.scrollIntoView({ block: 'start' });
  const first = folded.querySelector<HTMLElement>('input, select') ?? folded.querySelector<HTMLElement>('summary');
  first?.focus();
}
