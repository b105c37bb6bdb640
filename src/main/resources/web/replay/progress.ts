import { keep, kept, keptNames, storedName } from "../live/keep";
import { Notebook } from "../entry/notebook";
import { Judged } from "./judge";
import { ReplayGame } from "./protocol";
import { fits, readProgress } from "./soundprogress";
import { PlayedMove } from "./standing";

/** What the page says of a word before it is played: 0 nothing as paper, 1 its place, 2 its points too, 3 whether it counts. */
export type Help = 0 | 1 | 2 | 3;

/** Where a replay stands, kept on the device: it goes on at the exact round after a reload. */
export interface Progress {
  moves: (PlayedMove | null)[];
  /** Seconds for a round, 0 for as long as one likes. */
  time: number;
  /** The rounds to play, by their places: all, or those missed the time before. */
  rounds: number[];
  /** How many of them are done. */
  done: number;
  /** Seconds left of the round in play, null when it has not begun. */
  left: number | null;
  /** Hints asked for on the round in play. */
  hints: string[];
  /** Topping: those who play, nobody named when alone; null for duplicate. */
  topping: string[] | null;
  /** Topping: wrong guesses on the round in play. */
  guesses: number;
  help: Help;
  /** What is written on the round in play. */
  notebook: Notebook | null;
  /** What became of the round just played, until the next one is opened. */
  outcome: Judged | null;
}

/** A replay from the first round on. */
export function freshProgress(game: ReplayGame, choice: Pick<Progress, "time" | "help" | "topping">): Progress {
  const nothing = { done: 0, left: null, hints: [], guesses: 0, notebook: null, outcome: null };
  return Object.assign(nothing, { moves: game.rounds.map(() => null), rounds: game.rounds.map((_, at) => at) }, choice);
}

/** The rounds missed are played again; what was found stays. */
export function againProgress(before: Progress, rounds: number[]): Progress {
  const moves = before.moves.map((move, at) => (rounds.indexOf(at) >= 0 ? null : move));
  return Object.assign({}, before, { moves, rounds, done: 0, left: null, hints: [], guesses: 0, notebook: null, outcome: null, topping: null });
}

export function isFinished(progress: Progress): boolean {
  return progress.done >= progress.rounds.length;
}

/** What a finished replay leaves: the mark in the library. */
export interface Mark {
  title: string;
  when: string;
  total: number;
  top: number;
}

type Marks = { [key: string]: Mark[] };

const MARKS = "replay.marks";
const progressKey = (game: string): string => "replay.progress." + game;

/**
 * How far a game was replayed here.
 *
 * @param rounds how many the game has: progress that does not fit them is none
 */
export function progressOf(game: string, rounds: number): Progress | null {
  const known = readKept(game);
  return known !== null && fits(known, rounds) ? known : null;
}

/** @returns whether the device could keep it */
export function keepProgress(game: string, progress: Progress): boolean {
  return keep(progressKey(game), progress);
}

/** Did another tab of this browser go on with the game? */
export function isGoneOnWith(game: string, change: StorageEvent): boolean {
  return change.key === storedName(progressKey(game)) && change.newValue !== null;
}

function readKept(game: string): Progress | null {
  return readProgress(kept<unknown>(progressKey(game)));
}

export function marks(): Marks {
  return kept<Marks>(MARKS) || {};
}

export function mark(game: string, done: Mark): void {
  const all = marks();
  all[game] = (all[game] || []).concat([done]);
  keep(MARKS, all, true);
}

/** The key of a library line's game, known once it was opened here. */
export function keyOfLine(id: string): string | null {
  return (kept<{ [id: string]: string }>("replay.keys") || {})[id] || null;
}

export function keepKey(id: string, key: string): void {
  keep("replay.keys", Object.assign({}, kept("replay.keys"), { [id]: key }), true);
}

/** Marks and games under way as a file, and back: those of the file are added to those here. */
export function exported(): string {
  const underWay: { [game: string]: Progress | null } = {};
  keptNames(progressKey("")).forEach((game) => (underWay[game] = readKept(game)));
  return JSON.stringify({ format: "chevalet-replay-marks", version: 2, marks: marks(), keys: kept("replay.keys") || {}, underWay });
}

/** What a file brought in: of how many games, and whether the device could keep all of it. */
export interface Imported {
  games: number;
  kept: boolean;
}

/** @returns what it brought in, or null when it is no such file */
export function imported(text: string): Imported | null {
  try {
    const file = JSON.parse(text);
    if (file.format !== "chevalet-replay-marks" || typeof file.marks !== "object" || file.marks === null) {
      return null;
    }
    const all = marks();
    const marked = Object.keys(file.marks).filter((key) => soundMarks(file.marks[key]).length > 0);
    for (const key of marked) {
      const known = (all[key] || []).map((one) => one.when);
      all[key] = (all[key] || []).concat(soundMarks(file.marks[key]).filter((one) => known.indexOf(one.when) < 0));
    }
    const done = [keep(MARKS, all, true), keep("replay.keys", Object.assign({}, kept("replay.keys"), soundKeys(file.keys)), true)];
    const begun = takeUp(file.underWay || {});
    const games = new Set(marked.concat(begun.map((one) => one.game)));
    return { games: games.size, kept: done.concat(begun.map((one) => one.kept)).every((one) => one) };
  } catch (unreadable) {
    return null;
  }
}

/** Games under way elsewhere, save those begun here too. */
function takeUp(underWay: { [game: string]: unknown }): { game: string; kept: boolean }[] {
  const taken: { game: string; kept: boolean }[] = [];
  for (const game of Object.keys(underWay)) {
    const progress = readProgress(underWay[game]);
    if (progress !== null && readKept(game) === null) {
      taken.push({ game, kept: keepProgress(game, progress) });
    }
  }
  return taken;
}

function soundMarks(list: unknown): Mark[] {
  return Array.isArray(list)
    ? list.filter((one) => one && typeof one.when === "string" && typeof one.total === "number" && typeof one.top === "number")
    : [];
}

function soundKeys(read: { [id: string]: unknown } | null | undefined): { [id: string]: string } {
  const keys: { [id: string]: string } = {};
  Object.keys(read || {}).forEach((id) => {
    const key = (read as { [id: string]: unknown })[id];
    if (typeof key === "string") {
      keys[id] = key;
    }
  });
  return keys;
}
