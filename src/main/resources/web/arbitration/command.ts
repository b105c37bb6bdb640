import type { Refused, Reply } from '../live/ask';

/**
 * Sends a command of the round shown; the console gives it to its parts. Undefined: the console itself dealt with the
 * refusal, there is nothing to tell.
 */
export type Command = (name: string, body?: object) => Promise<Reply<unknown> | undefined>;

/** A command that wants a second word of the arbiter, with what the server said about it. */
export interface Guarded {
  name: string;
  body: object;
  refusal: Refused;
}
