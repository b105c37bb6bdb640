import { Draft } from "../entry/draft";
import { Notebook } from "../entry/notebook";
import { HINTS } from "./hints";
import { Judged } from "./judge";
import { Progress } from "./progress";
import { PlayedMove } from "./standing";

type Read = { [name: string]: unknown };

/** What a replay kept before these were known goes on with. */
const SINCE = { topping: null, guesses: 0, help: 3, notebook: null, outcome: null };

const FIELDS = [null, "reference", "word", "score", "command"];

/**
 * Progress as a file or the device gives it, which may be anything.
 *
 * @returns the progress, sound in all its parts, or null
 */
export function readProgress(read: unknown): Progress | null {
  if (!isRecord(read)) {
    return null;
  }
  const one = Object.assign({}, SINCE, read) as Read;
  const sound =
    isList(one.moves, (move) => move === null || isMove(move)) &&
    isAmount(one.time) &&
    isList(one.rounds, isPlace) &&
    isPlace(one.done) &&
    (one.left === null || isNumber(one.left)) &&
    isList(one.hints, (hint) => HINTS.indexOf(hint as string) >= 0) &&
    (one.topping === null || isList(one.topping, isText)) &&
    isPlace(one.guesses) &&
    isPlace(one.help, 3) &&
    (one.notebook === null || isNotebook(one.notebook)) &&
    (one.outcome === null || isOutcome(one.outcome));
  return sound && isWhole(one as unknown as Progress) ? (one as unknown as Progress) : null;
}

/** Does the progress belong to a game of so many rounds? */
export function fits(progress: Progress, rounds: number): boolean {
  return progress.moves.length === rounds && progress.rounds.every((at) => at < rounds);
}

/** There is a round to play, no more of them are done than there are, and an outcome is that of a round played. */
function isWhole({ moves, rounds, done, outcome }: Progress): boolean {
  const once = rounds.every((round, at) => rounds.indexOf(round) === at);
  return rounds.length > 0 && once && done <= rounds.length && (outcome === null || !!moves[rounds[done]]);
}

function isMove(read: unknown): read is PlayedMove {
  const known = isRecord(read) && isText(read.word) && isText(read.coord) && isNumber(read.points) && isPlace(read.hints);
  return known && isAbsentOr(isAmount, read.seconds) && isAbsentOr(isPlace, read.guesses) && isAbsentOr(isText, read.by);
}

function isOutcome(read: unknown): read is Judged {
  return isRecord(read) && isText(read.word) && isText(read.coord) && isNumber(read.points) && isText(read.why) && isAbsentOr(isYesNo, read.vague);
}

function isNotebook(read: unknown): read is Notebook {
  const known = isRecord(read) && isDraft(read.draft) && (read.prepared === null || isDraft(read.prepared));
  return known && isList(read.order, isPlace) && FIELDS.indexOf(read.field as string | null) >= 0;
}

function isDraft(read: unknown): read is Draft {
  const written = isRecord(read) && isText(read.reference) && isText(read.word) && isText(read.score);
  return written && isList(read.loose, isTile) && isAbsentOr((list) => isList(list, isText), read.declined);
}

function isTile(read: unknown): boolean {
  return isRecord(read) && isPlace(read.row, 14) && isPlace(read.column, 14) && isText(read.letter) && isYesNo(read.joker);
}

function isRecord(read: unknown): read is Read {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

function isList(read: unknown, each: (one: unknown) => boolean): boolean {
  return Array.isArray(read) && read.every((one) => each(one));
}

function isAbsentOr(is: (one: unknown) => boolean, read: unknown): boolean {
  return read === undefined || is(read);
}

function isText(read: unknown): boolean {
  return typeof read === "string";
}

function isYesNo(read: unknown): boolean {
  return typeof read === "boolean";
}

function isNumber(read: unknown): boolean {
  return typeof read === "number" && isFinite(read);
}

/** Zero or more, as seconds are. */
function isAmount(read: unknown): boolean {
  return isNumber(read) && (read as number) >= 0;
}

/** A whole number from zero on. */
function isPlace(read: unknown, most = Infinity): boolean {
  return isAmount(read) && (read as number) % 1 === 0 && (read as number) <= most;
}
