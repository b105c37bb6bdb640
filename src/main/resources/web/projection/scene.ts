import { Grid } from "../board/grid";
import { inWords, readWire, shownReference } from "../board/coord";
import { sayDraw, showRack } from "../board/rack";
import { ofSpelling } from "../board/word";
import { LAST_SECONDS, Tick } from "../live/clock";
import { formulaInWords } from "../live/formula";
import { plural, t } from "../live/messages";
import { MoveView, ProjectionSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, element, fill, setAttribute, setText } from "../style/element";
import { showJoin } from "./join";
import { RankingPages } from "./ranking";

/** What stands on the screen: before the game how to join, then always the board, and beside it what the phase wants. */
export class Scene {
  declare private readonly grid: Grid;
  declare private readonly ranking: RankingPages;
  declare private snapshot: ProjectionSnapshot | undefined;
  declare private tick: Tick | undefined;

  constructor() {
    this.grid = new Grid(byId("grid"), { label: t("board.grid") });
    this.ranking = new RankingPages();
  }

  welcome(): void {
    this.face("welcome");
  }

  show(snapshot: ProjectionSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    setText(byId("tournament"), snapshot.tournament);
    setText(byId("formula"), formulaInWords(snapshot.formula));
    this.grid.show({ board: snapshot.board, tiles: snapshot.tiles });
    setText(byId("round"), title(snapshot));
    this.showRack(snapshot);
    showLast(snapshot.last);
    const face = faceOf(snapshot);
    if (face === "join") {
      showJoin(snapshot);
    }
    this.face(face);
    this.band();
    this.ranking.show(snapshot, face);
    if (before !== undefined && before.phase !== snapshot.phase) {
      announce(snapshot);
    }
  }

  beat(tick: Tick): void {
    this.tick = tick;
    setText(byId("clock-face"), tick.face);
    const seconds = Math.ceil(tick.left / 1000);
    setAttribute(byId("clock"), "aria-label", t("screen.clock", Math.floor(seconds / 60), seconds % 60));
    this.band();
  }

  private face(name: string): void {
    setAttribute(byId("screen"), "data-face", name);
  }

  private showRack(snapshot: ProjectionSnapshot): void {
    const draw = snapshot.round.draw;
    const shown = draw !== null && faceOf(snapshot) === "play";
    byId("rack").hidden = !shown;
    if (draw !== null && shown) {
      showRack(byId("rack"), draw, { tiles: snapshot.tiles });
    }
  }

  /** The one sentence that tells the hall where the round stands, with the colour of the clock. */
  private band(): void {
    const snapshot = this.snapshot;
    if (snapshot === undefined) {
      return;
    }
    const tick = this.tick;
    const running = snapshot.phase === "RUNNING";
    const signal = running && tick !== undefined && tick.signal;
    const ended = snapshot.phase === "RECEIVING" || (running && tick !== undefined && tick.ended);
    const state = ended ? "ended" : signal ? "signal" : running ? "running" : "still";
    setAttribute(byId("screen"), "data-clock", state);
    const text = sentence(snapshot, state, tick === undefined ? 0 : Math.ceil(tick.left / 1000));
    if (byId("band").textContent !== text) {
      setText(byId("band"), text);
      this.ranking.draw();
    }
  }
}

function faceOf(snapshot: ProjectionSnapshot): string {
  switch (snapshot.phase) {
    case "FINISHED":
      return "over";
    case "SOLUTION":
      return "between";
    case "READY":
    case "DRAWN":
      return snapshot.roundsPlayed === 0 ? "join" : "between";
    default:
      return "play";
  }
}

function title(snapshot: ProjectionSnapshot): string {
  if (snapshot.phase === "FINISHED") {
    return t("screen.finished");
  }
  const face = faceOf(snapshot);
  if (face === "join") {
    return t("screen.join");
  }
  return face === "between" && snapshot.last !== null
    ? t("screen.solution", snapshot.last.round)
    : t("screen.round", snapshot.round.number);
}

function sentence(snapshot: ProjectionSnapshot, state: string, seconds: number): string {
  if (state === "ended") {
    return t("screen.ended");
  }
  if (state === "signal") {
    return seconds <= LAST_SECONDS ? t("screen.signal-last") : t("screen.signal", Math.round(snapshot.round.clock.signalAt / 1000));
  }
  switch (snapshot.phase) {
    case "ANNOUNCED":
      return t("screen.announced");
    case "PAUSED":
      return t("screen.paused");
    case "CONTROL":
      return t("screen.control");
    case "READY":
    case "DRAWN":
      return t("screen.next", snapshot.round.number);
    case "FINISHED":
      return t("screen.thanks");
    default:
      return "";
  }
}

/** The last master move, large enough for the last row; a long word shrinks rather than breaks. */
function showLast(last: MoveView | null): void {
  const host = byId("last");
  host.hidden = last === null;
  if (last === null) {
    return;
  }
  const coord = readWire(last.coord);
  const letters = ofSpelling(last.word).map((one) =>
    one.joker ? element("span", { class: "joker" }, one.letter) : one.letter,
  );
  const points = plural("screen.points", last.points);
  const word = element("p", { class: "last-word" }, ...letters);
  word.style.setProperty("--letters", String(last.word.length));
  fill(
    host,
    element("h2", { class: "last-title" }, t("screen.last", last.round)),
    word,
    element("p", { class: "last-score" }, element("span", {}, shownReference(last.coord)), " ", element("span", {}, points)),
    element("p", { class: "last-where" }, typeof coord === "string" ? "" : inWords(coord)),
    element("p", { class: "last-found" }, found(last)),
  );
}

function found(last: MoveView): string {
  const top = last.top === last.points ? "" : t("screen.top", last.top) + " ";
  const below = last.bestBelow === null ? "" : " " + t("screen.below", last.bestBelow);
  return top + plural("screen.found", last.found) + below;
}

function announce(snapshot: ProjectionSnapshot): void {
  const draw = snapshot.round.draw;
  if (snapshot.phase === "ANNOUNCED" && draw !== null) {
    say(t("screen.say.draw", snapshot.round.number, sayDraw(draw)));
  } else if (snapshot.last !== null && (snapshot.phase === "READY" || snapshot.phase === "SOLUTION")) {
    say(t("screen.say.last", snapshot.last.printed, shownReference(snapshot.last.coord), snapshot.last.points));
  }
}
