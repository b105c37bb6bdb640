import { ask, type Refused } from '../live/ask';
import type { Player } from './protocol';

/** A player as typed; without a table the server gives the first free one. */
export interface NewPlayer {
  table?: number;
  name: string;
  /** Another person of the same name is meant. */
  namesake: boolean;
}

/** A player typed on from that the server did not take. */
export interface Unplaced {
  typed: NewPlayer;
  refusal: Refused;
}

/** The line players are typed in, as the queue sees it. */
export interface TypingLine {
  /** Address of the tournament. */
  readonly path: string;
  /** Nobody else is being typed in it. */
  free(): boolean;
  /** The player stands in the line again, with why. */
  takeBack(player: Unplaced): void;
  /** Players that wait until they are taken up again. */
  waiting(players: Unplaced[]): void;
  added(player: Player): void;
}

/**
 * Players on their way to the server, in the order they were typed: the next name is typed before the answer to the one
 * before has come. Who is refused comes back into the line, or waits beside it while another is typed there.
 */
export class PlayersAhead {
  private onTheWay: Promise<void> = Promise.resolve();
  private returned: Unplaced[] = [];

  constructor(private readonly line: TypingLine) {}

  send(typed: NewPlayer): void {
    const path = `${this.line.path}/players`;
    this.onTheWay = this.onTheWay.then(async () => {
      const reply = await ask<Player>('POST', path, { body: typed });
      if (reply.ok) this.line.added(reply.value);
      else this.comeBack({ typed, refusal: reply });
    });
  }

  private comeBack(player: Unplaced): void {
    if (this.line.free()) return this.line.takeBack(player);
    this.returned = [...this.returned, player];
    this.line.waiting(this.returned);
  }

  /** One who waited stands in the line again. */
  takeUp(player: Unplaced): void {
    this.returned = this.returned.filter((one) => one !== player);
    this.line.waiting(this.returned);
    this.line.takeBack(player);
  }
}
