import { notationOf, useNotation } from "../board/coord";
import { ask, Refused } from "./ask";
import { ServerClock } from "./clock";
import { LiveMessage, Snapshot } from "./protocol";
import { Connection, LiveSocket } from "./socket";

export interface FollowOptions<S extends Snapshot> {
  game: number;
  role: "projection" | "seat" | "console";
  token?: string;
  /** What a console says of itself when it connects, `&window=…`. */
  itself?: () => string;
  show: (snapshot: S) => void;
  /** The server answered, and refused: the seat was taken over, the game is gone. */
  refused?: (refusal: Refused) => void;
  message?: (message: LiveMessage) => void;
  connection?: (state: Connection) => void;
  /** The socket is open, again or for the first time. */
  opened?: () => void;
  /** The server has begun to speak on an open socket: what it told others before was not heard here. */
  reached?: () => void;
}

/** Keeps one screen at the server's version: told that something changed, it asks for its snapshot and shows it. */
export class Follow<S extends Snapshot> {
  declare readonly clock: ServerClock;
  declare private readonly options: FollowOptions<S>;
  declare private readonly socket: LiveSocket;
  declare private version: number;
  declare private asking: boolean;
  declare private askAgain: boolean;
  /** The server has said nothing yet on the socket just opened. */
  declare private unreached: boolean;

  constructor(options: FollowOptions<S>) {
    this.options = options;
    this.clock = new ServerClock();
    this.version = -1;
    this.asking = false;
    this.askAgain = false;
    this.unreached = true;
    this.socket = new LiveSocket({
      path: () => socketPath(options),
      message: (message) => this.hear(message),
      connection: (state) => this.connection(state),
      opened: () => this.opened(),
      turnedAway: () => this.refresh(),
    });
    this.refresh();
  }

  /** A snapshot obtained otherwise, such as a command's answer. An older one is ignored. */
  take(snapshot: S): void {
    if (snapshot.version >= this.version) {
      this.version = snapshot.version;
      useNotation(notationOf(snapshot.language));
      this.options.show(snapshot);
    }
  }

  async refresh(): Promise<void> {
    if (this.asking) {
      this.askAgain = true;
      return;
    }
    this.asking = true;
    do {
      this.askAgain = false;
      await this.fetch();
    } while (this.askAgain);
    this.asking = false;
  }

  /** Says something to the server, if it is connected just now. */
  tell(message: object): void {
    this.socket.tell(message);
  }

  close(): void {
    this.socket.close();
  }

  private async fetch(): Promise<void> {
    const asked = this.clock.stamp();
    const headers: { [name: string]: string } = this.options.token ? { "X-Seat-Token": this.options.token } : {};
    const kind = this.options.role;
    const reply = await ask<S>("GET", "/api/games/" + this.options.game + "/" + kind, { headers });
    if (reply.ok) {
      this.clock.read(reply.value.serverNow, asked);
      this.take(reply.value);
    } else if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
      if (this.options.refused !== undefined) {
        this.options.refused(reply);
      }
    } else {
      this.socket.suspect();
      setTimeout(() => this.refresh(), 1500 + Math.random() * 1000);
    }
  }

  private opened(): void {
    this.unreached = true;
    if (this.options.opened !== undefined) {
      this.options.opened();
    }
  }

  /** Slips and mail move no version: only a snapshot asked for once the server speaks has all that was missed. */
  private reached(): void {
    this.unreached = false;
    this.refresh();
    if (this.options.reached !== undefined) {
      this.options.reached();
    }
  }

  private hear(message: LiveMessage): void {
    if (message.ping !== undefined) {
      this.clock.read(message.ping);
      if (this.options.role === "seat") {
        this.tell({ pong: message.ping });
      }
    }
    if (this.unreached) {
      this.reached();
    } else if (message.received || message.mail || (message.version !== undefined && message.version > this.version)) {
      this.refresh();
    }
    if (this.options.message !== undefined) {
      this.options.message(message);
    }
  }

  private connection(state: Connection): void {
    if (this.options.connection !== undefined) {
      this.options.connection(state);
    }
  }
}

function socketPath<S extends Snapshot>(options: FollowOptions<S>): string {
  const token = options.token ? "&token=" + encodeURIComponent(options.token) : "";
  const itself = options.itself === undefined ? "" : options.itself();
  return "/live/" + options.game + "?role=" + options.role + token + itself;
}
