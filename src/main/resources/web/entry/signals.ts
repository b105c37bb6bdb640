import { sayDraw } from "../board/rack";
import { Tick } from "../live/clock";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say, sayNow } from "../live/say";
import { Connection } from "../live/socket";
import { byId, setAttribute, setText } from "../style/element";
import { placeInWords } from "./result";

const MARKS = [60, 30, 10];

/** What the tablet signals while the time runs: to the eye on the clock, to the ear in the live regions, each once. */
export class Signals {
  declare private said: Set<string>;
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
    const signal = byId("signal");
    signal.hidden = !(running && tick.signal);
    setText(signal, running && tick.signal ? t("tablet.signal", Math.round(snapshot.round.clock.signalAt / 1000)) : "");
    if (running) {
      this.marks(seconds, tick.ended, snapshot.round.clock.length / 1000);
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
  private marks(seconds: number, ended: boolean, length: number): void {
    const due = ended ? 0 : MARKS.filter((mark) => mark < length && seconds <= mark).pop();
    if (due === undefined || this.said.has("mark" + due)) {
      return;
    }
    MARKS.filter((mark) => mark >= due).forEach((mark) => this.said.add("mark" + mark));
    this.said.add("mark" + due);
    if (due === 30 || due === 0) {
      sayNow(t("tablet.say.mark." + due));
    } else {
      say(t("tablet.say.mark." + due));
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
