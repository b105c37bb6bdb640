import { lay, nextSquare, ownLetters } from "../board/compose";
import { Coord, referenceOf } from "../board/coord";
import { Grid } from "../board/grid";
import { lettersOf, sayDraw, showRack } from "../board/rack";
import { readWord, WordLetter, writeWord } from "../board/word";
import { Refused } from "../live/ask";
import { Countdown, Tick } from "../live/clock";
import { Follow } from "../live/follow";
import { t } from "../live/messages";
import { RoundPart, SeatSnapshot } from "../live/protocol";
import { Connection } from "../live/socket";
import { byId, setAttribute, setText } from "../style/element";
import { Draft, keepDraft, keptDraft, NO_DRAFT, ReadDraft, readDraft, RoundKey } from "./draft";
import { SlipForm } from "./form";
import { Seat } from "./seat";
import { newKey, Receipt, Sender, Sending } from "./sender";
import { Signals } from "./signals";
import { showStage } from "./stage";

/** The tablet: one seat of one game, from the waiting room to the end. */
export class Tablet {
  declare private readonly seat: Seat;
  declare private readonly follow: Follow<SeatSnapshot>;
  declare private readonly sender: Sender;
  declare private readonly grid: Grid;
  declare private readonly form: SlipForm;
  declare private readonly countdown: Countdown;
  declare private readonly signals: Signals;
  declare private snapshot: SeatSnapshot | undefined;
  declare private draft: Draft;
  declare private anchor: Coord | null;
  declare private notice: string;
  declare private insist: boolean;
  declare private tick: Tick | undefined;
  declare private canKeep: boolean;
  declare private readonly lost: (why: string) => void;

  /** @param lost called when the server no longer knows this seat, with the reason */
  constructor(seat: Seat, canKeep: boolean, lost: (why: string) => void) {
    this.seat = seat;
    this.canKeep = canKeep;
    this.lost = lost;
    this.draft = NO_DRAFT;
    this.anchor = null;
    this.notice = "";
    this.insist = false;
    this.grid = new Grid(byId("grid"), {
      label: t("board.grid"),
      choose: (row, column) => this.choose(row, column),
      key: (event, row, column) => this.key(event, row, column),
    });
    this.form = new SlipForm({
      changed: (draft) => this.write(draft),
      send: () => this.send(),
      clear: () => this.write(NO_DRAFT),
      turn: () => this.turn(),
      joker: (position) => this.toggleJoker(position),
      backspace: () => this.takeBack(),
      letter: (letter) => this.add({ letter, joker: false }),
    });
    this.sender = new Sender(seat, {
      received: (receipt, sending) => this.received(receipt, sending),
      refused: (refusal) => this.refused(refusal),
      waiting: () => this.render(),
    });
    this.signals = new Signals();
    this.follow = new Follow<SeatSnapshot>({
      game: seat.game,
      role: "seat",
      token: seat.token,
      show: (snapshot) => this.show(snapshot),
      connection: (state) => this.connection(state),
      refused: (refusal) => {
        this.follow.close();
        lost(refusal.message || t("tablet.seat-lost"));
      },
    });
    this.countdown = new Countdown(this.follow.clock, (tick) => this.beat(tick));
  }

  /** The keyboard the player chose may have changed. */
  chooseKeyboard(): void {
    this.form.chooseKeyboard();
  }

  private show(snapshot: SeatSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (before === undefined || roundChanged(before.round, snapshot.round)) {
      this.draft = keptDraft(this.roundKey(snapshot));
      this.anchor = null;
      this.notice = "";
      this.insist = false;
      this.sender.resume(snapshot.round.number, snapshot.round.attempt);
    }
    this.countdown.follow(snapshot.round.clock);
    this.signals.follow(before, snapshot);
    this.render();
  }

  private beat(tick: Tick): void {
    const before = this.tick;
    this.tick = tick;
    const snapshot = this.snapshot;
    if (snapshot === undefined) {
      return;
    }
    this.signals.beat(tick, snapshot);
    const justEnded = tick.ended && before !== undefined && !before.ended;
    if (justEnded && snapshot.phase === "RUNNING") {
      this.sendLeftDraft(snapshot);
    }
    if (justEnded || before === undefined || before.signal !== tick.signal) {
      this.render();
    }
  }

  private roundKey(snapshot: SeatSnapshot): RoundKey {
    return {
      game: snapshot.game,
      table: this.seat.table,
      round: snapshot.round.number,
      attempt: snapshot.round.attempt,
    };
  }

  private read(snapshot: SeatSnapshot): ReadDraft {
    const draw = snapshot.round.draw;
    return readDraft(this.draft, {
      rows: snapshot.board.rows,
      rack: draw === null ? [] : lettersOf(draw),
      first: snapshot.round.number === 1,
      scoresAsked: snapshot.scoresAsked,
    });
  }

  private change(draft: Draft): void {
    this.draft = draft;
    this.notice = "";
    this.insist = false;
    if (this.snapshot !== undefined) {
      this.canKeep = keepDraft(this.roundKey(this.snapshot), draft) && this.canKeep;
    }
    this.render();
  }

  /** Written in the fields: what was tapped on the grid no longer says where the word goes. */
  private write(draft: Draft): void {
    this.anchor = null;
    this.change(draft);
  }

  /** A square tapped: the word starts here, turns here, or gives this letter back. */
  private choose(row: number, column: number): void {
    const snapshot = this.snapshot;
    if (snapshot === undefined || !canWrite(snapshot)) {
      return;
    }
    const read = this.read(snapshot);
    const drafted = read.placement.tiles.findIndex((tile) => tile.row === row && tile.column === column);
    if (isAt(this.anchor, row, column) || (drafted >= 0 && isAt(read.coord, row, column))) {
      this.turn();
    } else if (drafted >= 0) {
      this.keepOwn(ownLetters(snapshot.board.rows, read.coord as Coord, read.letters).filter((_, at) => at !== drafted));
    } else {
      const before = this.anchor || read.coord;
      this.moveTo({ row, column, across: before === null || before.across });
    }
  }

  private turn(): void {
    const snapshot = this.snapshot;
    if (snapshot !== undefined) {
      const from = this.anchor || this.read(snapshot).coord;
      if (from !== null) {
        this.moveTo({ row: from.row, column: from.column, across: !from.across });
      }
    }
  }

  private moveTo(anchor: Coord): void {
    const own = this.own();
    this.anchor = anchor;
    this.keepOwn(own);
  }

  private own(): WordLetter[] {
    const snapshot = this.snapshot as SeatSnapshot;
    const word = readWord(this.draft.word).letters;
    const coord = this.read(snapshot).coord;
    return coord === null ? word : ownLetters(snapshot.board.rows, coord, word);
  }

  /** Writes the player's letters anew from the anchor; without an anchor from the reference, or as a bare word. */
  private keepOwn(own: WordLetter[]): void {
    const snapshot = this.snapshot as SeatSnapshot;
    const from = this.anchor || this.read(snapshot).coord;
    if (from === null) {
      this.change(Object.assign({}, this.draft, { word: writeWord(own) }));
    } else {
      const composed = lay(snapshot.board.rows, from, own);
      this.change(Object.assign({}, this.draft, { reference: referenceOf(composed.coord), word: writeWord(composed.word) }));
    }
  }

  private add(letter: WordLetter): void {
    if (this.snapshot !== undefined && canWrite(this.snapshot)) {
      this.keepOwn(this.own().concat([letter]));
    }
  }

  private takeBack(): void {
    if (this.snapshot !== undefined && canWrite(this.snapshot)) {
      this.keepOwn(this.own().slice(0, -1));
    }
  }

  private key(event: KeyboardEvent, row: number, column: number): void {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const letter = event.key.length === 1 ? readWord(event.key).letters[0] : undefined;
    if (letter !== undefined) {
      event.preventDefault();
      if (this.own().length === 0) {
        this.moveTo({ row, column, across: this.anchor === null || this.anchor.across });
      }
      this.add(letter);
    } else if (event.key === " ") {
      event.preventDefault();
      this.turn();
    } else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      this.takeBack();
    }
  }

  private toggleJoker(position: number): void {
    const snapshot = this.snapshot as SeatSnapshot;
    const read = this.read(snapshot);
    const jokers = snapshot.round.draw === null ? 0 : lettersOf(snapshot.round.draw).filter((one) => one === "?").length;
    const asked = !read.letters[position].joker;
    let free = jokers - (asked ? 1 : 0);
    const word = read.letters.map((one, at) => {
      if (at === position) {
        return { letter: one.letter, joker: asked };
      }
      free -= one.joker ? 1 : 0;
      return { letter: one.letter, joker: one.joker && free >= 0 };
    });
    this.change(Object.assign({}, this.draft, { word: writeWord(word) }));
  }

  private send(): void {
    const snapshot = this.snapshot;
    if (snapshot === undefined || this.held(snapshot) !== "") {
      return;
    }
    const read = this.read(snapshot);
    this.insist = true;
    this.notice = "";
    if (read.blocked === null) {
      this.dispatch(snapshot, read, this.follow.clock.now());
    }
    this.render();
    if (read.blocked !== null) {
      this.form.focus(read.blocked.field);
    }
  }

  /** A complete word left unsent at the end of the time is the slip, as it would be on paper. */
  private sendLeftDraft(snapshot: SeatSnapshot): void {
    const read = this.read(snapshot);
    const nothing = snapshot.received === null && this.sender.pending === null;
    if (nothing && read.blocked === null && snapshot.round.clock.deadline !== null) {
      this.dispatch(snapshot, read, snapshot.round.clock.deadline);
    }
  }

  private dispatch(snapshot: SeatSnapshot, read: ReadDraft, tap: number): void {
    const score = this.draft.score.trim();
    this.sender.send({
      key: newKey(),
      round: snapshot.round.number,
      attempt: snapshot.round.attempt,
      word: writeWord(read.letters),
      reference: read.coord === null ? "" : referenceOf(read.coord),
      score: snapshot.scoresAsked && score !== "" ? Number(score) : null,
      tapServerMs: tap,
    });
  }

  private received(receipt: Receipt, sending: Sending): void {
    const snapshot = this.snapshot;
    if (snapshot !== undefined && sending.round === snapshot.round.number) {
      const slip = { word: receipt.word, reference: receipt.reference, score: receipt.score };
      snapshot.received = Object.assign({ receivedAt: receipt.receivedAt, source: "TABLET" as const }, slip);
      this.signals.received(receipt.word, receipt.inWords);
    }
    this.render();
    this.follow.refresh();
  }

  private refused(refusal: Refused): void {
    this.notice = refusal.message || t("tablet.not-taken");
    this.signals.refused(this.notice);
    this.render();
    this.follow.refresh();
  }

  private connection(state: Connection): void {
    setText(byId("connection"), t("tablet.connection." + state));
    byId("connection").className = "connection " + state;
    byId("offline").hidden = state !== "off";
    this.signals.connection(state);
    if (state === "on") {
      this.sender.hurry();
      this.follow.refresh();
    }
  }

  /** Why nothing can be sent now; empty when it can. */
  private held(snapshot: SeatSnapshot): string {
    if (snapshot.phase === "ANNOUNCED") {
      return t("tablet.held.announced");
    }
    if (snapshot.phase === "PAUSED") {
      return t("tablet.held.paused");
    }
    if (this.sender.pending !== null) {
      return t("tablet.held.sending");
    }
    const read = this.read(snapshot);
    return sameSlip(snapshot, read, this.draft) ? t("tablet.held.same") : "";
  }

  private render(): void {
    const snapshot = this.snapshot;
    if (snapshot === undefined) {
      return;
    }
    const ended = this.tick !== undefined && this.tick.ended;
    const writing = canWrite(snapshot) && !ended;
    const read = this.read(snapshot);
    this.renderBoard(snapshot, read, writing);
    byId("slip").hidden = !writing;
    byId("keyboard").classList.toggle("off", !writing);
    if (writing) {
      this.renderForm(snapshot, read);
    }
    byId("no-storage").hidden = this.canKeep;
    showStage({ snapshot, pending: this.sender.pending, notice: this.notice, ended, leave: () => this.lost("") });
  }

  private renderBoard(snapshot: SeatSnapshot, read: ReadDraft, writing: boolean): void {
    const from = read.coord || this.anchor;
    const cursor = writing && from !== null ? nextSquare(snapshot.board.rows, from, read.letters) : null;
    const shown = writing || snapshot.phase === "RECEIVING" || snapshot.phase === "CONTROL" || snapshot.phase === "RUNNING";
    this.grid.show({
      board: snapshot.board,
      tiles: snapshot.tiles,
      draft: shown ? read.placement.tiles : [],
      cursor,
    });
    const draw = snapshot.round.draw;
    const visible = draw !== null && snapshot.phase !== "READY" && snapshot.phase !== "SOLUTION" && snapshot.phase !== "FINISHED";
    byId("rack-part").hidden = !visible;
    if (draw !== null && visible) {
      const used = usedPlaces(lettersOf(draw), read);
      showRack(byId("rack"), draw, {
        tiles: snapshot.tiles,
        used,
        choose: writing ? (letter) => this.tapTile(letter) : undefined,
      });
    }
    setText(byId("round"), ended(snapshot) ? t("tablet.finished.title") : t("tablet.round", snapshot.round.number));
    setText(byId("round-draw"), draw !== null && visible ? " – " + t("tablet.draw", sayDraw(draw)) : "");
    setAttribute(byId("tablet"), "data-phase", ended(snapshot) ? "FINISHED" : snapshot.phase);
  }

  private tapTile(letter: string): void {
    if (letter === "?") {
      const field = byId<HTMLInputElement>("word");
      this.change(Object.assign({}, this.draft, { word: this.draft.word + "?" }));
      field.focus();
    } else {
      this.add({ letter, joker: false });
    }
  }

  private renderForm(snapshot: SeatSnapshot, read: ReadDraft): void {
    const draw = snapshot.round.draw;
    this.form.show({
      draft: this.draft,
      read,
      rackHasJoker: draw !== null && lettersOf(draw).indexOf("?") >= 0,
      scoresAsked: snapshot.scoresAsked,
      first: snapshot.round.number === 1,
      held: this.held(snapshot),
      sendLabel: t(sendLabel(snapshot, read, this.draft)),
      insist: this.insist,
    });
  }
}

function isAt(coord: Coord | null, row: number, column: number): boolean {
  return coord !== null && coord.row === row && coord.column === column;
}

function canWrite(snapshot: SeatSnapshot): boolean {
  return snapshot.phase === "ANNOUNCED" || snapshot.phase === "RUNNING" || snapshot.phase === "PAUSED";
}

function ended(snapshot: SeatSnapshot): boolean {
  return snapshot.phase === "FINISHED";
}

function sendLabel(snapshot: SeatSnapshot, read: ReadDraft, draft: Draft): string {
  if (sameSlip(snapshot, read, draft)) {
    return "tablet.sent";
  }
  if (read.blocked === null && read.warnings.length > 0) {
    return "tablet.send-anyway";
  }
  return snapshot.received === null ? "tablet.send" : "tablet.send-again";
}

function roundChanged(before: RoundPart, now: RoundPart): boolean {
  return before.number !== now.number || before.attempt !== now.attempt;
}

function sameSlip(snapshot: SeatSnapshot, read: ReadDraft, draft: Draft): boolean {
  const received = snapshot.received;
  if (received === null || read.blocked !== null) {
    return false;
  }
  const reference = read.coord === null ? "" : referenceOf(read.coord);
  const score = received.score === null ? "" : String(received.score);
  return (
    received.reference === reference &&
    writeWord(readWord(received.word).letters) === writeWord(read.letters) &&
    (!snapshot.scoresAsked || score === draft.score.trim())
  );
}

/** Which tiles of the rack the word under way has taken: those shown pale. */
function usedPlaces(rack: string[], read: ReadDraft): Set<number> {
  const used = new Set<number>();
  const onGrid = read.coord !== null;
  const wanted = onGrid
    ? read.placement.tiles.map((tile) => (tile.joker ? "?" : tile.letter))
    : read.letters.map((one) => (one.joker ? "?" : one.letter));
  for (const sign of wanted) {
    const place = rack.findIndex((letter, at) => letter === sign && !used.has(at));
    if (place >= 0) {
      used.add(place);
    }
  }
  return used;
}
