import { sayDraw } from "../board/rack";
import { inPoints } from "../board/reading";
import { clockFace, LAST_SECONDS, Tick } from "../live/clock";
import { plural, t } from "../live/messages";
import { ClockPart, SeatSnapshot } from "../live/protocol";
import { say, sayNow } from "../live/say";
import { deviceSettings } from "../style/device";
import { byId, setAttribute, setText } from "../style/element";
import { placeInWords } from "./result";
import { signalBy } from "./sounds";
import { ownResultInWords, rankInWords, timeInWords, totalInWords } from "./speak";
import { spokenWord } from "./words";

/** What the tablet signals while a round goes on: to the eye on the clock, to the ear in the live regions, each once. */
export class Signals {
  declare private said: Set<number>;
  declare private round: string;

  constructor() {
    this.said = new Set();
    this.round = "";
  }

  /** @param left milliseconds left of the round's time */
  follow(before: SeatSnapshot | undefined, now: SeatSnapshot, left: number): void {
    const round = now.round.number + "." + now.round.attempt;
    if (round !== this.round) {
      this.round = round;
      this.said = new Set();
    }
    if (before === undefined) {
      this.found(now, left);
    } else if (before.phase !== now.phase || before.round.number !== now.round.number) {
      this.phase(now, before.phase === "PAUSED", left);
      this.outcome(before, now);
    }
  }

  beat(tick: Tick, snapshot: SeatSnapshot): void {
    const seconds = Math.ceil(tick.left / 1000);
    setText(byId("clock-face"), tick.face);
    setAttribute(byId("clock"), "aria-label", timeInWords(tick.left));
    const running = snapshot.phase === "RUNNING";
    byId("clock").className = "clock" + (tick.ended ? " ended" : tick.signal ? " signal" : running ? " running" : "");
    const signal = running && tick.signal;
    byId("signal").hidden = !signal;
    setText(byId("signal"), signal ? signalSentence(seconds, snapshot.round.clock) : "");
    document.body.classList.toggle("last-stretch", signal);
    if (running && !tick.ended) {
      this.marks(seconds, snapshot.round.clock);
    }
  }

  /** The time is up. @param sentence how it ended, and what the server has */
  ended(sentence: string): void {
    sayNow(sentence);
    signalBy("end");
  }

  /** Another clock counts, such as that of the practice: its marks are its own. */
  forget(): void {
    this.said = new Set();
  }

  /** @param open whether the slip may still be replaced */
  received(word: string, inWords: string, open: boolean): void {
    const slip = t("tablet.received") + " " + spokenWord(word) + (inWords === "" ? "" : ", " + inWords) + ". ";
    say(slip + (open ? t("tablet.received-change") : ""));
    signalBy("sent");
  }

  refused(sentence: string): void {
    sayNow(sentence);
    signalBy("error");
  }

  /** Only the mark that is due: a tablet that slept through two of them speaks once. */
  private marks(seconds: number, clock: ClockPart): void {
    const signal = Math.round(clock.signalAt / 1000);
    const marks = marksOf(clock, signal);
    const due = marks.filter((mark) => seconds <= mark).sort((one, other) => one - other)[0];
    if (due === undefined || this.said.has(due)) {
      return;
    }
    marks.filter((mark) => mark >= due).forEach((mark) => this.said.add(mark));
    if (due === signal) {
      sayNow(t("tablet.signal", signal));
      signalBy("signal");
    } else if (due === LAST_SECONDS) {
      sayNow(plural("tablet.seconds", due) + ".");
    } else {
      say(timeInWords(due * 1000) + ".");
    }
  }

  /** The page has just been opened or reloaded in the middle of something. */
  private found(now: SeatSnapshot, left: number): void {
    if (now.phase === "RUNNING") {
      say(t("tablet.say.found", timeInWords(left)));
    } else if (now.phase === "PAUSED" || now.phase === "ANNOUNCED") {
      this.phase(now, false, left);
    }
  }

  private phase(now: SeatSnapshot, resumed: boolean, left: number): void {
    const draw = now.round.draw;
    if (now.phase === "ANNOUNCED" && draw !== null) {
      say(t("tablet.say.draw", now.round.number, sayDraw(draw)));
    } else if (now.phase === "RUNNING") {
      say(t(resumed ? "tablet.say.resumed" : "tablet.say.started", timeInWords(left)));
      signalBy("start");
    } else if (now.phase === "PAUSED") {
      say(t("tablet.say.paused", clockFace(now.round.clock.remaining)));
    }
  }

  /** What a round paid is said when it becomes known, not again when the next one is cancelled or the game ends. */
  private outcome(before: SeatSnapshot, now: SeatSnapshot): void {
    const said: string[] = [];
    const last = now.results[now.results.length - 1];
    const between = now.phase === "READY" || now.phase === "SOLUTION" || now.phase === "FINISHED";
    if (between && last !== undefined && last.round > lastRound(before)) {
      const top = last.master;
      said.push(t("tablet.say.result", spokenWord(top.printed), placeInWords(top.coord), inPoints(top.top), ownResultInWords(last)));
    }
    if (now.phase === "FINISHED") {
      said.push(t("tablet.finished.title") + ".", totalInWords(now));
      said.push(now.rank === null ? "" : rankInWords(now));
    }
    if (said.length > 0) {
      say(said.filter(Boolean).join(" "));
    }
  }
}

/** When the time left is said, in seconds left: as often as the player wants it. */
function marksOf(clock: ClockPart, signal: number): number[] {
  const rate = deviceSettings().timeSaid;
  const marks = rate === "few" ? [signal] : [60, signal, LAST_SECONDS];
  if (rate === "often") {
    for (let mark = 30; mark * 1000 < clock.length; mark += 30) {
      marks.push(mark);
    }
  }
  return marks.filter((mark, at) => mark * 1000 < clock.length && mark >= LAST_SECONDS && marks.indexOf(mark) === at);
}

/** The last round whose result was known, 0 for none. */
function lastRound(snapshot: SeatSnapshot): number {
  const last = snapshot.results[snapshot.results.length - 1];
  return last === undefined ? 0 : last.round;
}

function signalSentence(seconds: number, clock: ClockPart): string {
  return seconds <= LAST_SECONDS ? t("tablet.signal-last") : t("tablet.signal", Math.round(clock.signalAt / 1000));
}
