import { keep, kept } from "../live/keep";
import { PlayedMove } from "./standing";

/** What the page says of a word before it is played: 0 nothing as paper, 1 its place, 3 its points and whether it counts. */
export type Help = 0 | 1 | 3;

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

export function progressOf(game: string): Progress | null {
  return kept<Progress>(progressKey(game));
}

export function keepProgress(game: string, progress: Progress | null): void {
  keep(progressKey(game), progress);
}

export function marks(): Marks {
  return kept<Marks>(MARKS) || {};
}

export function mark(game: string, done: Mark): void {
  const all = marks();
  all[game] = (all[game] || []).concat([done]);
  keep(MARKS, all);
}

/** The key of a library line's game, known once it was opened here. */
export function keyOfLine(id: string): string | null {
  return (kept<{ [id: string]: string }>("replay.keys") || {})[id] || null;
}

export function keepKey(id: string, key: string): void {
  keep("replay.keys", Object.assign({}, kept("replay.keys"), { [id]: key }));
}

/** Marks as a file, and back: those of the file are added to those here. */
export function exported(): string {
  return JSON.stringify({ format: "chevalet-replay-marks", version: 1, marks: marks(), keys: kept("replay.keys") || {} });
}

/** @returns how many games were marked by it, or null when it is no such file */
export function imported(text: string): number | null {
  try {
    const file = JSON.parse(text);
    if (file.format !== "chevalet-replay-marks" || typeof file.marks !== "object" || file.marks === null) {
      return null;
    }
    const all = marks();
    let games = 0;
    for (const key of Object.keys(file.marks)) {
      const more = sound(file.marks[key]);
      const known = (all[key] || []).map((one) => one.when);
      all[key] = (all[key] || []).concat(more.filter((one) => known.indexOf(one.when) < 0));
      games += more.length > 0 ? 1 : 0;
    }
    keep(MARKS, all);
    keep("replay.keys", Object.assign({}, kept("replay.keys"), file.keys));
    return games;
  } catch (unreadable) {
    return null;
  }
}

function sound(list: unknown): Mark[] {
  return Array.isArray(list)
    ? list.filter((one) => one && typeof one.when === "string" && typeof one.total === "number" && typeof one.top === "number")
    : [];
}
