import { ClockPart } from "./protocol";

/** From here on the mark of thirty seconds is no longer true. */
export const LAST_SECONDS = 10;

/**
 * The server's clock seen from here. Each reading gives the offset to this device's steady clock, wrong by at most the
 * journey; the reading with the shortest journey is kept until it is old, so a device whose own clock is wrong by an
 * hour still counts right.
 */
export class ServerClock {
  declare private readonly steady: () => number;
  declare private offset: number | undefined;
  declare private journey: number;
  declare private readAt: number;

  constructor(steady: () => number = () => performance.now()) {
    this.steady = steady;
    this.journey = Infinity;
    this.readAt = -Infinity;
  }

  /** @param asked the steady time at which the answer was asked for; a pushed message has none */
  read(serverNow: number, asked?: number): void {
    const now = this.steady();
    const journey = asked === undefined ? 1000 : now - asked;
    const old = now - this.readAt > 60000;
    if (this.offset === undefined || old || journey <= this.journey) {
      this.offset = serverNow + (asked === undefined ? 0 : journey / 2) - now;
      this.journey = journey;
      this.readAt = now;
    }
  }

  now(): number {
    return this.steady() + (this.offset === undefined ? Date.now() - this.steady() : this.offset);
  }

  stamp(): number {
    return this.steady();
  }
}

/** Milliseconds left of a round's time at a moment of the server, never below zero. */
export function timeLeft(clock: ClockPart, serverNow: number): number {
  if (clock.state === "RUNNING" && clock.deadline !== null) {
    return Math.max(0, Math.min(clock.length, clock.deadline - serverNow));
  }
  return clock.state === "ENDED" ? 0 : clock.remaining;
}

/** `2:05`; the second shown is the one begun, so a clock shows 0:00 only when the time is up. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const rest = seconds % 60;
  return Math.floor(seconds / 60) + ":" + (rest < 10 ? "0" : "") + rest;
}

export interface Tick {
  left: number;
  face: string;
  /** The last stretch has begun: thirty seconds as a rule. */
  signal: boolean;
  ended: boolean;
}

export function tickOf(clock: ClockPart, serverNow: number): Tick {
  const left = timeLeft(clock, serverNow);
  const running = clock.state === "RUNNING";
  return {
    left,
    face: clockFace(left),
    signal: running && left > 0 && left <= clock.signalAt,
    ended: clock.state === "ENDED" || (running && left === 0),
  };
}

/**
 * Calls back when the face changes: the wait is computed from the deadline each time, nothing is ever counted down, so a
 * sleeping tablet wakes up right.
 */
export class Countdown {
  declare private readonly server: ServerClock;
  declare private readonly show: (tick: Tick) => void;
  declare private clock: ClockPart | undefined;
  declare private timer: number | undefined;

  constructor(server: ServerClock, show: (tick: Tick) => void) {
    this.server = server;
    this.show = show;
    document.addEventListener("visibilitychange", () => this.beat());
  }

  follow(clock: ClockPart): void {
    this.clock = clock;
    this.beat();
  }

  private beat(): void {
    if (this.timer !== undefined) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
    if (this.clock === undefined) {
      return;
    }
    const tick = tickOf(this.clock, this.server.now());
    this.show(tick);
    if (this.clock.state === "RUNNING" && tick.left > 0) {
      this.timer = setTimeout(() => this.beat(), untilNextFace(tick.left));
    }
  }
}

/** Milliseconds until the face changes, a little after rather than before. */
export function untilNextFace(left: number): number {
  const rest = left % 1000;
  return (rest === 0 ? 1000 : rest) + 5;
}
