import type { ConsoleSnapshot } from '../live/console-protocol';
import type { Phase } from '../live/protocol';

/** The one thing to do now: the command behind the primary button and the sentence that explains it. */
export interface Step {
  command: string;
  label: string;
  hint: string;
}

/** Commands beside the primary one, by phase; the same order always, so that hands find them again. */
const BESIDE: Record<Phase, string[]> = {
  READY: [],
  DRAWN: ['draw/reject'],
  ANNOUNCED: [],
  RUNNING: ['clock/add', 'clock/pause'],
  PAUSED: ['clock/add', 'clock/end'],
  RECEIVING: [],
  CONTROL: [],
  SOLUTION: [],
  FINISHED: [],
};

export function stepOf(snapshot: ConsoleSnapshot): Step {
  const phase = snapshot.round.phase;
  const command = snapshot.phase === 'FINISHED' ? '' : phase === 'PAUSED' ? 'clock/resume' : snapshot.primary;
  return { command, label: `console.do.${command}`, hint: hintOf(snapshot, command) };
}

function hintOf(snapshot: ConsoleSnapshot, command: string): string {
  if (snapshot.phase === 'FINISHED') return 'console.step.FINISHED';
  if (command === 'finish') return 'console.step.end';
  if (command === 'play-again') return 'master.no-valid-slip';
  if (snapshot.round.phase === 'READY' && snapshot.roundsPlayed === 0) return 'console.step.first';
  return `console.step.${snapshot.round.phase}`;
}

export const besideOf = (snapshot: ConsoleSnapshot): string[] =>
  snapshot.phase === 'FINISHED' ? [] : BESIDE[snapshot.round.phase];

/** What the clock's own key does now. */
export const clockStep = (phase: Phase): string | undefined =>
  ({ ANNOUNCED: 'clock/start', RUNNING: 'clock/pause', PAUSED: 'clock/resume' } as Partial<Record<Phase, string>>)[phase];

/** More time is asked for the clock that is shown, so that it is given once. */
export function bodyOf(command: string, snapshot: ConsoleSnapshot): object {
  const clock = snapshot.round.clock;
  return command === 'clock/add' ? { shown: clock.deadline ?? clock.remaining } : {};
}

/** May be shown to this arbiter now: one who plays sees nothing before the round is closed. */
export function solutionsShown(snapshot: ConsoleSnapshot): boolean {
  const closed = ['CONTROL', 'SOLUTION', 'FINISHED'].includes(snapshot.round.phase);
  return snapshot.round.draw !== null && (closed || !snapshot.settings.arbiterPlays);
}

export const isAnnounced = (phase: Phase): boolean => !['READY', 'DRAWN'].includes(phase);

/** Slips of the round in play may be typed. */
export const takesSlips = (snapshot: ConsoleSnapshot): boolean =>
  snapshot.phase !== 'FINISHED' && isAnnounced(snapshot.round.phase);

export const isClosed = (phase: Phase): boolean => ['CONTROL', 'SOLUTION'].includes(phase);
