import { timeInWords } from "../entry/speak";
import { clockFace } from "../live/clock";
import { t } from "../live/messages";
import { say } from "../live/say";
import { byId, setText } from "../style/element";

/** Seconds added on demand, and how often they may be. */
const MORE = 30;
const MOST_EXTENSIONS = 10;
const SIGNAL = 30;
/** It writes, presses, opens or turns there. */
const SPACE_HAS_WORK = "input, select, button, a, summary, [role=grid]";
/** Seconds after which the time left is noted, should the page be lost. */
const NOTED = 5;

export interface ClockEvents {
  /** The time left is worth keeping. */
  passed: () => void;
  ended: () => void;
}

/** The clock of one round: none, one that runs down, or in topping one that counts up. */
export class RoundClock {
  declare private readonly events: ClockEvents;
  declare private kind: "none" | "down" | "up";
  declare private seconds: number;
  declare private extensions: number;
  declare private timer: number;

  constructor(events: ClockEvents) {
    this.events = events;
    this.kind = "none";
    this.seconds = 0;
    this.extensions = 0;
    this.timer = 0;
    byId("more-time").addEventListener("click", () => this.extend());
    document.addEventListener("keydown", (event) => this.space(event));
  }

  /** @param seconds left, or gone by in topping; it stands until `run` */
  set(kind: "none" | "down" | "up", seconds: number): void {
    this.stop();
    this.kind = kind;
    this.seconds = seconds;
    this.extensions = 0;
  }

  run(): void {
    clearInterval(this.timer);
    this.timer = this.kind === "none" ? 0 : window.setInterval(() => this.second(), 1000);
    this.show();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.show();
  }

  /** Seconds left, or gone by in topping; nothing without a clock. */
  get reading(): number | null {
    return this.kind === "none" ? null : this.seconds;
  }

  inWords(): string {
    return this.kind === "none" ? t("replay.no-time") : timeInWords(this.seconds * 1000) + ".";
  }

  private second(): void {
    this.seconds += this.kind === "up" ? 1 : -1;
    if (this.kind === "down" && this.seconds === SIGNAL) {
      say(t("replay.seconds-left", SIGNAL));
    }
    if (this.seconds % NOTED === 0) {
      this.events.passed();
    }
    this.show();
    if (this.kind === "down" && this.seconds <= 0) {
      this.stop();
      this.events.ended();
    }
  }

  /** Where the space bar has nothing else to do it asks for more time, whatever has the focus. */
  private space(event: KeyboardEvent): void {
    if (event.key === " " && !byId("more-time").hidden && !(event.target as Element).closest(SPACE_HAS_WORK)) {
      event.preventDefault();
      if (!event.repeat) {
        this.extend();
      }
    }
  }

  private extend(): void {
    if (this.extensions < MOST_EXTENSIONS) {
      this.extensions += 1;
      this.seconds += MORE;
      this.show();
      say(timeInWords(this.seconds * 1000));
    }
  }

  private show(): void {
    const clock = byId("clock");
    const low = this.kind === "down" && this.seconds <= SIGNAL;
    clock.hidden = this.timer === 0;
    byId("more-time").hidden = this.timer === 0 || !low || this.extensions >= MOST_EXTENSIONS;
    setText(clock, clockFace(this.seconds * 1000));
    clock.classList.toggle("signal", low);
  }
}
