import { sayDraw } from "../board/rack";
import { inPoints } from "../board/reading";
import { CommandField } from "../entry/commands";
import { Desk } from "../entry/desk";
import { NO_DRAFT, ReadDraft } from "../entry/draft";
import { Loupe } from "../entry/loupe";
import { BLANK, Notebook } from "../entry/notebook";
import { listenForShortcuts } from "../entry/shortcuts";
import { lastInWords, rackInWords } from "../entry/speak";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill, setText } from "../style/element";
import { RoundClock } from "./clock";
import { askHint, HINTS, showHints } from "./hints";
import { Judged, judge, NOTHING, previewOf } from "./judge";
import { outcome } from "./outcome";
import { answerOwn, showHelp } from "./own";
import { isFinished, keepProgress, Progress } from "./progress";
import { ReplayGame, ReplayRound } from "./protocol";
import { nameReason } from "./reason";
import { sittingAt } from "./sitting";
import { PlayedMove, standingOf } from "./standing";
import { finderQuestion } from "./topping";

type State = "playing" | "paused" | "over";

/** A game being played again, round after round, with the tablet's own board, rack and fields. */
export class Player {
  declare private readonly desk: Desk;
  declare private readonly ended: () => void;
  declare private game: ReplayGame;
  declare private progress: Progress;
  /** The round on the page, also once it is played. */
  declare private round: ReplayRound;
  /** Its place among those of the game. */
  declare private place: number;
  declare private state: State;
  declare private readonly clock: RoundClock;
  declare private started: boolean;

  /** @param ended all rounds are played */
  constructor(ended: () => void) {
    this.ended = ended;
    this.state = "over";
    this.started = false;
    this.clock = new RoundClock({ passed: () => this.keep(), ended: () => this.timeEnds() });
    this.desk = new Desk({
      keep: (notebook) => this.note(notebook),
      changed: () => this.show(),
      send: (read) => this.hand(this.judged(read)),
      edge: () => undefined,
    });
    new Loupe();
    this.listen();
  }

  private listen(): void {
    byId("pause").addEventListener("click", () => this.pause());
    byId("go-on").addEventListener("click", () => this.goOn());
    byId("give-up").addEventListener("click", () => this.giveUp());
    for (const hint of HINTS) {
      byId("hint-" + hint).addEventListener("click", () => this.hint(hint));
    }
    const aloud = (text: (snapshot: SeatSnapshot) => string) => () => this.state !== "paused" && say(text(this.snapshot));
    listenForShortcuts({
      help: showHelp,
      send: () => this.desk.send(),
      clear: () => this.desk.pad.clear(),
      rack: aloud(rackInWords),
      time: () => say(this.clock.inWords()),
      last: aloud(lastInWords),
      entry: () => this.desk.goToEntry(),
    }, () => !byId("game").hidden);
    new CommandField(this.desk, {
      snapshot: () => this.snapshot,
      left: () => (this.clock.reading || 0) * 1000,
      call: () => say(t("replay.no-arbiter")),
      own: (line) =>
        answerOwn(line, {
          time: () => this.clock.inWords(),
          pause: () => this.pause(),
          goOn: () => this.goOn(),
          giveUp: () => this.giveUp(),
          hint: (which) => (this.state === "playing" ? this.hint(which) : t("tablet.say.not-now")),
        }),
    });
  }

  /** Begins, or goes on where the progress says. @param paused the clock waits for the player, who has just come back */
  start(game: ReplayGame, progress: Progress, paused: boolean): void {
    this.game = game;
    this.progress = progress;
    this.started = true;
    if (isFinished(progress)) {
      this.ended();
      return;
    }
    this.openRound();
    if (progress.outcome !== null) {
      this.showOutcome(progress.outcome);
    } else if (paused && this.clock.reading !== null) {
      this.pause();
    }
  }

  /** Leaves the game as it stands; it can be taken up again. Before any has started there is nothing to leave. */
  stop(): void {
    if (this.started) {
      this.clock.stop();
      this.keep();
    }
  }

  /** Leaves the game to another tab that goes on with it: nothing of this one is kept over what is kept there. */
  drop(): void {
    this.clock.stop();
    this.state = "over";
    this.started = false;
  }

  private get snapshot(): SeatSnapshot {
    const phase = this.state === "playing" ? "RUNNING" : this.state === "paused" ? "PAUSED" : "CONTROL";
    return sittingAt(this.game, this.round, phase, this.progress);
  }

  private openRound(): void {
    const { progress } = this;
    this.place = progress.rounds[progress.done];
    this.round = this.game.rounds[this.place];
    ["guess", "command-answer"].forEach((id) => setText(byId(id), ""));
    const kind = this.progress.topping !== null ? "up" : progress.time > 0 ? "down" : "none";
    this.clock.set(kind, progress.left !== null ? progress.left : kind === "down" ? progress.time : 0);
    this.state = "playing";
    this.desk.open(progress.notebook || BLANK);
    byId("outcome").hidden = true;
    byId("entry").hidden = false;
    byId("round-tools").hidden = false;
    showHints(progress.hints, this.game, this.round);
    this.show();
    this.clock.run();
    this.keep();
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
    this.desk.show({ snapshot: this.snapshot, pending: null, stuck: false, ended: false, signal: false, kept: false });
    this.preview();
  }

  private preview(): void {
    const read = this.state === "playing" ? this.desk.pad.read() : null;
    const word = read === null || read.blocked !== null ? null : read;
    setText(byId("preview"), word === null ? "" : previewOf(this.game, this.round, word, this.progress.help));
    nameReason(byId("preview"), this.game, this.round, word === null || this.progress.help < 3 ? NOTHING : this.judged(word));
  }

  private judged(read: ReadDraft): Judged {
    return judge(this.round, read, this.game.words.name);
  }

  private pause(): void {
    if (this.state !== "playing") {
      return;
    }
    this.state = "paused";
    this.clock.stop();
    this.keep();
    this.show();
    say(t("replay.paused"));
    byId("go-on").focus();
  }

  private goOn(): void {
    if (this.state === "paused") {
      this.state = "playing";
      this.show();
      this.clock.run();
      this.desk.goToEntry();
    }
  }

  /** In topping a word that is not the top is only a guess. */
  private hand(mine: Judged): void {
    if (this.progress.topping === null || mine.points >= this.round.points || this.state !== "playing") {
      this.play(mine);
      return;
    }
    this.progress.guesses += 1;
    const said = mine.why !== "" ? mine.why : t("replay.topping.not-top", mine.word.toUpperCase(), inPoints(mine.points));
    setText(byId("guess"), said);
    nameReason(byId("guess"), this.game, this.round, mine);
    say(said);
    this.desk.pad.composer.load(NO_DRAFT);
    this.show();
    this.keep();
    byId("word").focus();
  }

  /** What is written and complete is played, as it would be taken in the hall. */
  private timeEnds(): void {
    const standing = this.desk.standing();
    const written = standing !== null && standing.read.blocked === null ? standing.read : null;
    this.play(written === null ? Object.assign({}, NOTHING, { why: t("replay.time-over") }) : this.judged(written));
  }

  private giveUp(): void {
    this.play(NOTHING);
  }

  private play(mine: Judged): void {
    if (this.state !== "playing") {
      return;
    }
    const move: PlayedMove = { word: mine.word, coord: mine.coord, points: mine.points, hints: this.progress.hints.length };
    if (this.progress.topping !== null) {
      Object.assign(move, { seconds: this.clock.reading || 0, guesses: this.progress.guesses, by: "" });
    }
    this.progress.moves[this.place] = move;
    this.progress.outcome = mine;
    this.desk.pad.composer.load(NO_DRAFT);
    this.showOutcome(mine);
    this.keep();
    say((byId("outcome-title").textContent || "") + " " + mine.why);
  }

  /** What the round gave, and the way to the next one; in topping among several, first who has found it. */
  private showOutcome(mine: Judged): void {
    this.state = "over";
    this.clock.stop();
    setText(byId("guess"), "");
    this.show();
    byId("entry").hidden = true;
    byId("round-tools").hidden = true;
    const names = this.progress.topping || [];
    const last = this.progress.done === this.progress.rounds.length - 1;
    const next =
      names.length > 1
        ? finderQuestion(names, (name) => this.found(name))
        : element("button", { type: "button", id: "next-round", class: "primary big", onclick: () => this.next() }, t(last ? "replay.to-summary" : "replay.next-round"));
    const host = byId("outcome");
    fill(host, ...outcome(this.game, this.round, mine, next));
    host.hidden = false;
    (next.matches("button") ? next : (next.querySelector("button") as HTMLElement)).focus();
  }

  private found(name: string): void {
    if (!this.isPlayed) {
      return;
    }
    (this.progress.moves[this.place] as PlayedMove).by = name;
    this.next();
  }

  /** A round is played and its outcome on the page; what leads on from there does so once. */
  private get isPlayed(): boolean {
    return this.state === "over" && this.progress.outcome !== null;
  }

  private next(): void {
    if (!this.isPlayed) {
      return;
    }
    Object.assign(this.progress, { done: this.progress.done + 1, left: null, hints: [], guesses: 0, notebook: null, outcome: null });
    this.keep();
    if (isFinished(this.progress)) {
      this.ended();
    } else {
      this.openRound();
    }
  }

  private note(notebook: Notebook): void {
    if (this.state === "playing") {
      this.progress.notebook = notebook;
      this.keep();
    }
  }

  private keep(): void {
    if (this.state !== "over") {
      this.progress.left = this.clock.reading;
    }
    byId("no-storage").hidden = keepProgress(this.game.key, this.progress);
  }

  private hint(which: string): string {
    const told = askHint(which, this.progress.hints, this.game, this.round);
    this.keep();
    return told;
  }
}
