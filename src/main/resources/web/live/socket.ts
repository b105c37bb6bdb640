import { LiveMessage } from "./protocol";
import { Silence } from "./silence";

export type Connection = "connecting" | "on" | "slow" | "off";

export interface LiveOptions {
  /** Asked for at each connection. */
  path: () => string;
  message: (message: LiveMessage) => void;
  connection?: (state: Connection) => void;
  /** A connection stands, the first one or another: what was said on the one before is forgotten. */
  opened?: () => void;
  /** The server does not want this screen; why, its snapshot tells. */
  turnedAway?: () => void;
}

/** Twin of LiveSocket.TURNED_AWAY. */
const TURNED_AWAY = 4401;

/** Asks whether the server is there. Twin of SeatVoice.ECHO. */
const ECHO = { echo: true };

const WAITS = [300, 700, 1500, 3000];

/**
 * The socket that tells a screen something changed. It reconnects for ever, with a little chance in the waits so that a
 * hall of tablets does not return in one instant. The server pings every five seconds, and is asked in between: that shows
 * a half-open connection.
 */
export class LiveSocket {
  declare private readonly options: LiveOptions;
  declare private socket: WebSocket | undefined;
  declare private failures: number;
  declare private readonly silence: Silence;
  declare private state: Connection;
  declare private retry: number | undefined;
  declare private closed: boolean;

  constructor(options: LiveOptions) {
    this.options = options;
    this.failures = 0;
    this.silence = new Silence(performance.now());
    this.state = "connecting";
    this.closed = false;
    setInterval(() => this.listen(), 1000);
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
    this.open();
  }

  /** Says something to the server, if it is connected just now. */
  tell(message: object): void {
    if (this.socket !== undefined && this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  /** A request that failed says so here: sooner than the silence would. */
  suspect(): void {
    if (this.state === "on") {
      this.say("slow");
    }
  }

  private open(): void {
    this.retry = undefined;
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    const socket = new WebSocket(scheme + location.host + this.options.path());
    this.socket = socket;
    socket.onopen = () => {
      this.silence.opened(performance.now());
      if (this.options.opened !== undefined) {
        this.options.opened();
      }
    };
    socket.onmessage = (event) => {
      this.heard();
      this.options.message(JSON.parse(String(event.data)) as LiveMessage);
    };
    socket.onclose = (event) => {
      if (event.code === TURNED_AWAY && this.options.turnedAway !== undefined) {
        this.options.turnedAway();
      }
      if (this.socket === socket) {
        this.silence.lost(performance.now());
        this.again();
      }
    };
  }

  private heard(): void {
    this.failures = 0;
    this.silence.heard(performance.now());
    this.say("on");
  }

  private listen(): void {
    if (this.closed) {
      return;
    }
    const meaning = this.silence.beat(performance.now());
    if (meaning === "off") {
      this.say("off");
      this.renew();
    } else if (meaning === "slow") {
      this.say("slow");
    } else if (meaning === "ask") {
      this.tell(ECHO);
    }
  }

  /** A socket that stays silent is dropped, one that is still opening gets its chance. */
  private renew(): void {
    const opening = this.socket !== undefined && this.socket.readyState === WebSocket.CONNECTING;
    if (!opening && this.retry === undefined) {
      this.drop();
      this.again();
    }
  }

  private hurry(): void {
    if (!this.closed && document.visibilityState === "visible" && this.retry !== undefined) {
      clearTimeout(this.retry);
      this.open();
    }
  }

  private again(): void {
    if (this.closed || this.retry !== undefined) {
      return;
    }
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)];
    this.failures += 1;
    this.retry = setTimeout(() => this.open(), wait * (0.7 + Math.random() * 0.6));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    if (socket !== undefined) {
      socket.close();
    }
  }

  private say(state: Connection): void {
    if (this.state !== state) {
      this.state = state;
      if (this.options.connection !== undefined) {
        this.options.connection(state);
      }
    }
  }
}
