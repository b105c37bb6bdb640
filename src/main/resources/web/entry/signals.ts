import { sayDraw } from "../board/rack";
import { LAST_SECONDS, Tick } from "../live/clock";
import { t } from "../live/messages";
import { ClockPart, SeatSnapshot } from "../live/protocol";
import { say, sayNow } from "../live/say";
import { Connection } from "../live/socket";
import { byId, setAttribute, setText } from "../style/element";
import { placeInWords } from "./result";

/** What the tablet signals while the time runs: to the eye on the clock, to the ear in the live regions, each once. */
export class Signals {
  declare private said: Set<number>;
  declare private round: string;
  declare private wasOff: boolean;

  constructor() {
    this.said = new Set();
    this.round = "";
    this.wasOff = false;
  }

  follow(before: SeatSnapshot | undefined, now: SeatSnapshot): void {
    const round = now.round.number + "." + now.round.attempt;
    if (round !== this.round) {
      this.round = round;
      this.said = new Set();
    }
    if (before !== undefined && before.phase !== now.phase) {
      this.phase(now, before.phase === "PAUSED");
    }
  }

  beat(tick: Tick, snapshot: SeatSnapshot): void {
    const seconds = Math.ceil(tick.left / 1000);
    setText(byId("clock-face"), tick.face);
    setAttribute(byId("clock"), "aria-label", t("tablet.clock", Math.floor(seconds / 60), seconds % 60));
    const running = snapshot.phase === "RUNNING";
    byId("clock").className = "clock" + (tick.ended ? " ended" : tick.signal ? " signal" : running ? " running" : "");
    const signal = running && tick.signal;
    byId("signal").hidden = !signal;
    setText(byId("signal"), signal ? signalSentence(seconds, snapshot.round.clock) : "");
    if (running) {
      this.marks(seconds, tick.ended, snapshot.round.clock);
    }
  }

  /** @param open whether the slip may still be replaced */
  received(word: string, inWords: string, open: boolean): void {
    const slip = t("tablet.received") + " " + word + (inWords === "" ? "" : ", " + inWords) + ". ";
    say(slip + (open ? t("tablet.received-change") : ""));
  }

  refused(sentence: string): void {
    sayNow(sentence);
  }

  connection(state: Connection): void {
    if (state === "off" && !this.wasOff) {
      say(t("tablet.offline"));
    } else if (state === "on" && this.wasOff) {
      say(t("tablet.say.back"));
    }
    this.wasOff = state === "off" || (this.wasOff && state !== "on");
  }

  /** Only the mark that is due: a tablet that slept through two of them speaks once. */
  private marks(seconds: number, ended: boolean, clock: ClockPart): void {
    const signal = Math.round(clock.signalAt / 1000);
    const marks = [60, signal, LAST_SECONDS].filter((mark) => mark * 1000 < clock.length && mark >= LAST_SECONDS);
    const due = ended ? 0 : marks.filter((mark) => seconds <= mark).sort((one, other) => one - other)[0];
    if (due === undefined || this.said.has(due)) {
      return;
    }
    marks.filter((mark) => mark >= due).forEach((mark) => this.said.add(mark));
    this.said.add(due);
    if (due === 0) {
      sayNow(t("tablet.say.ended"));
    } else if (due === signal) {
      sayNow(t("tablet.signal", signal));
    } else {
      say(t(due === 60 ? "tablet.say.minute" : "tablet.say.seconds", due));
    }
  }

  private phase(now: SeatSnapshot, resumed: boolean): void {
    const draw = now.round.draw;
    if (now.phase === "ANNOUNCED" && draw !== null) {
      say(t("tablet.say.draw", now.round.number, sayDraw(draw)));
    } else if (now.phase === "RUNNING") {
      say(t(resumed ? "tablet.say.resumed" : "tablet.say.started"));
    } else if (now.phase === "PAUSED") {
      say(t("tablet.say.paused"));
    } else if (now.phase === "READY" || now.phase === "SOLUTION" || now.phase === "FINISHED") {
      this.result(now);
    }
  }

  private result(now: SeatSnapshot): void {
    const last = now.results[now.results.length - 1];
    if (last !== undefined) {
      const top = last.master;
      const paid = last.verdict === null ? 0 : last.verdict.paid;
      say(t("tablet.say.result", top.printed, placeInWords(top.coord), top.top, paid));
    }
  }
}

function signalSentence(seconds: number, clock: ClockPart): string {
  return seconds <= LAST_SECONDS ? t("tablet.signal-last") : t("tablet.signal", Math.round(clock.signalAt / 1000));
}
