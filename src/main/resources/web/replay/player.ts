import { sayDraw } from "../board/rack";
import { CommandField } from "../entry/commands";
import { Desk } from "../entry/desk";
import { NO_DRAFT, ReadDraft } from "../entry/draft";
import { BLANK } from "../entry/notebook";
import { listenForShortcuts } from "../entry/shortcuts";
import { lastInWords, rackInWords, timeInWords } from "../entry/speak";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill, setText } from "../style/element";
import { HINTS, hintOf } from "./hints";
import { Judged, judge } from "./judge";
import { outcome } from "./outcome";
import { keepProgress, Progress } from "./progress";
import { ReplayGame, ReplayRound } from "./protocol";
import { sittingAt } from "./sitting";
import { PlayedMove, standingOf } from "./standing";
import { finderQuestion, minutes } from "./topping";

/** Seconds added on demand, and how often they may be. */
const MORE = 30;
const MOST_EXTENSIONS = 10;
const SIGNAL = 30;

type State = "playing" | "paused" | "over";

/** A game being played again, round after round, with the tablet's own board, rack and fields. */
export class Player {
  declare private readonly desk: Desk;
  declare private readonly ended: () => void;
  declare private game: ReplayGame;
  declare private progress: Progress;
  declare private shown: ReplayRound;
  declare private state: State;
  declare private left: number;
  declare private extensions: number;
  declare private timer: number;

  /** @param ended all rounds are played */
  constructor(ended: () => void) {
    this.ended = ended;
    this.timer = 0;
    this.state = "over";
    this.desk = new Desk({
      keep: () => undefined,
      changed: () => this.preview(),
      send: (read) => this.hand(judge(this.round, read)),
      edge: () => undefined,
    });
    this.listen();
  }

  private listen(): void {
    byId("pause").addEventListener("click", () => this.pause());
    byId("go-on").addEventListener("click", () => this.goOn());
    byId("more-time").addEventListener("click", () => this.extend());
    byId("give-up").addEventListener("click", () => this.play({ word: "", coord: "", points: 0, why: "" }));
    for (const hint of HINTS) {
      byId("hint-" + hint).addEventListener("click", () => this.hint(hint));
    }
    const aloud = (text: (snapshot: SeatSnapshot) => string) => () => this.state !== "paused" && say(text(this.snapshot));
    listenForShortcuts({
      send: () => this.desk.send(),
      clear: () => this.desk.pad.clear(),
      rack: aloud(rackInWords),
      time: () => say(this.progress.time === 0 && this.topping === null ? t("replay.no-time") : timeInWords(this.left * 1000) + "."),
      last: aloud(lastInWords),
      entry: () => this.desk.goToEntry(),
    });
    new CommandField(this.desk, { snapshot: () => this.snapshot, left: () => this.left * 1000, call: () => undefined });
  }

  /** Begins, or goes on where the progress says. */
  start(game: ReplayGame, progress: Progress): void {
    this.game = game;
    this.progress = Object.assign({}, { topping: null, guesses: 0, help: 3 }, progress);
    if (progress.done >= progress.rounds.length) {
      this.ended();
    } else {
      this.openRound();
    }
  }

  /** Leaves the game as it stands; it can be taken up again. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.keep();
  }

  /** The round on the page, also once it is played and the progress stands at the next one. */
  private get round(): ReplayRound {
    return this.shown;
  }

  private get snapshot(): SeatSnapshot {
    const phase = this.state === "playing" ? "RUNNING" : this.state === "paused" ? "PAUSED" : "CONTROL";
    return sittingAt(this.game, this.round, phase, standingOf(this.game, this.progress.moves).total, this.progress.help);
  }

  private openRound(): void {
    this.shown = this.game.rounds[this.progress.rounds[this.progress.done]];
    setText(byId("guess"), "");
    this.extensions = 0;
    this.left = this.progress.left === null ? this.progress.time : this.progress.left;
    this.state = "playing";
    this.desk.open(BLANK);
    byId("outcome").hidden = true;
    byId("entry").hidden = false;
    byId("round-tools").hidden = false;
    this.showHints();
    this.show();
    this.tick();
    say(t("replay.round-said", this.round.number, this.game.rounds.length, sayDraw(this.round.draw)));
    byId("game-title").focus();
  }

  private show(): void {
    const standing = standingOf(this.game, this.progress.moves);
    setText(byId("game-title"), t("replay.round", this.round.number, this.game.rounds.length));
    setText(byId("score-so-far"), standing.rounds === 0 ? "" : t("replay.so-far", standing.total, standing.top));
    byId("paused").hidden = this.state !== "paused";
    byId("tablet").hidden = this.state === "paused";
    byId("pause").hidden = this.state !== "playing";
    this.showTime();
    this.desk.show({ snapshot: this.snapshot, pending: null, ended: false, signal: false });
    this.preview();
  }

  /** What the word under way would be worth, where that help was chosen. */
  private preview(): void {
    const read = this.progress.help === 3 && this.state === "playing" ? this.desk.pad.read() : null;
    const mine = read === null || read.blocked !== null ? null : judge(this.round, read);
    setText(byId("preview"), mine === null ? "" : mine.why !== "" ? mine.why : t("replay.preview", mine.word.toUpperCase(), mine.points));
  }

  private pause(): void {
    this.state = "paused";
    clearInterval(this.timer);
    this.timer = 0;
    this.keep();
    this.show();
    say(t("replay.paused"));
    byId("go-on").focus();
  }

  private goOn(): void {
    this.state = "playing";
    this.show();
    this.tick();
    this.desk.goToEntry();
  }

  private tick(): void {
    clearInterval(this.timer);
    this.timer = 0;
    if (this.progress.time > 0 || this.topping !== null) {
      this.timer = window.setInterval(() => this.second(), 1000);
    }
  }

  private get topping(): string[] | null {
    return this.progress.topping;
  }

  /** In topping a word that is not the top is only a guess. */
  private hand(mine: Judged): void {
    if (this.topping === null || mine.points >= this.round.points || this.state !== "playing") {
      this.play(mine);
      return;
    }
    this.progress.guesses += 1;
    const said = mine.why !== "" ? mine.why : t("replay.topping.not-top", mine.word.toUpperCase(), mine.points);
    setText(byId("guess"), said);
    say(said);
    this.desk.pad.composer.load(NO_DRAFT);
    this.show();
    this.keep();
    byId("word").focus();
  }

  private second(): void {
    if (this.topping !== null) {
      this.left += 1;
      this.showTime();
      return;
    }
    this.left -= 1;
    if (this.left === SIGNAL) {
      say(t("replay.seconds-left", SIGNAL));
    }
    if (this.left % 5 === 0) {
      this.keep();
    }
    if (this.left <= 0) {
      this.timeEnds();
    } else {
      this.showTime();
    }
  }

  /** What is written and complete is played, as it would be taken in the hall. */
  private timeEnds(): void {
    const standing = this.desk.standing();
    const written = standing !== null && standing.read.blocked === null ? standing.read : null;
    this.play(written === null ? { word: "", coord: "", points: 0, why: t("replay.time-over") } : judge(this.round, written as ReadDraft));
  }

  private extend(): void {
    if (this.extensions < MOST_EXTENSIONS) {
      this.extensions += 1;
      this.left += MORE;
      this.showTime();
      say(timeInWords(this.left * 1000));
    }
  }

  private showTime(): void {
    const clock = byId("clock");
    const running = (this.progress.time > 0 || this.topping !== null) && this.state === "playing";
    clock.hidden = !running;
    byId("more-time").hidden = !running || this.topping !== null || this.left > SIGNAL || this.extensions >= MOST_EXTENSIONS;
    setText(clock, minutes(this.left));
    clock.classList.toggle("signal", this.topping === null && this.left <= SIGNAL);
  }

  private play(mine: Judged): void {
    if (this.state !== "playing") {
      return;
    }
    clearInterval(this.timer);
    this.timer = 0;
    const round = this.round;
    const move: PlayedMove = { word: mine.word, coord: mine.coord, points: mine.points, hints: this.progress.hints.length };
    if (this.topping !== null) {
      Object.assign(move, { seconds: this.left, guesses: this.progress.guesses, by: "" });
    }
    this.progress.moves[round.number - 1] = move;
    this.state = "over";
    this.desk.pad.composer.load(NO_DRAFT);
    this.show();
    byId("entry").hidden = true;
    byId("round-tools").hidden = true;
    const last = this.progress.done + 1 >= this.progress.rounds.length;
    const names = this.topping === null || mine.points < round.points ? [] : this.topping;
    const found = (name: string): void => {
      move.by = name;
      this.keep();
      this.next();
    };
    const next = names.length > 1 ? finderQuestion(names, found) : element("button", { type: "button", id: "next-round", class: "primary big", onclick: () => this.next() }, t(last ? "replay.to-summary" : "replay.next-round"));
    const host = byId("outcome");
    fill(host, ...outcome(this.game, round, mine, next));
    host.hidden = false;
    this.progress.done += 1;
    this.progress.left = null;
    this.progress.hints = [];
    this.progress.guesses = 0;
    this.keep();
    say((byId("outcome-title").textContent || "") + " " + mine.why);
    (next.matches("button") ? next : (next.querySelector("button") as HTMLElement)).focus();
  }

  private next(): void {
    if (this.progress.done >= this.progress.rounds.length) {
      this.ended();
    } else {
      this.openRound();
    }
  }

  private keep(): void {
    if (this.state === "playing" || this.state === "paused") {
      this.progress.left = this.progress.time > 0 || this.topping !== null ? this.left : null;
    }
    keepProgress(this.game.key, this.progress);
  }

  /** Each question is asked once and counted once. */
  private hint(which: string): void {
    if (this.progress.hints.indexOf(which) < 0) {
      this.progress.hints.push(which);
    }
    this.showHints();
    this.keep();
  }

  private showHints(): void {
    const given = this.progress.hints;
    for (const hint of HINTS) {
      byId<HTMLButtonElement>("hint-" + hint).disabled = given.indexOf(hint) >= 0;
    }
    fill(byId("hints-given"), ...given.map((hint) => element("li", {}, hintOf(hint, this.game, this.round))));
  }
}
