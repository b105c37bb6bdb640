import { nextSquare } from "../board/compose";
import { referenceOf } from "../board/coord";
import { Grid } from "../board/grid";
import { lettersOf, sayDraw, showRack } from "../board/rack";
import { writeWord } from "../board/word";
import { Refused } from "../live/ask";
import { Countdown, Tick } from "../live/clock";
import { Follow } from "../live/follow";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { Connection } from "../live/socket";
import { byId, setAttribute, setText } from "../style/element";
import { SeatActivity } from "./activity";
import { Corrections } from "./corrections";
import { Composer, usedPlaces } from "./composer";
import { isEmpty, keepDraft, keptDraft, NO_DRAFT, ReadDraft, readDraft, RoundKey } from "./draft";
import { SlipForm } from "./form";
import { JokerPalette } from "./joker";
import { around, canWrite, countingSlip, heldBecause, roundChanged, roundInWords, sendLabel, showsRack } from "./phase";
import { Seat } from "./seat";
import { newKey, Receipt, Sender, Sending } from "./sender";
import { Signals } from "./signals";
import { showStage } from "./stage";

/** The tablet: one seat of one game, from the waiting room to the end. */
export class Tablet {
  declare private readonly seat: Seat;
  declare private readonly lost: (why: string) => void;
  declare private readonly follow: Follow<SeatSnapshot>;
  declare private readonly sender: Sender;
  declare private readonly composer: Composer;
  declare private readonly grid: Grid;
  declare private readonly form: SlipForm;
  declare private readonly palette: JokerPalette;
  declare private readonly countdown: Countdown;
  declare private readonly signals: Signals;
  declare private readonly corrections: Corrections;
  declare private readonly activity: SeatActivity;
  declare private snapshot: SeatSnapshot | undefined;
  declare private tick: Tick | undefined;
  /** What the server said of the last slip, when it did not take it. */
  declare private notice: string;
  /** The player has tried to send: what is missing is now said. */
  declare private insist: boolean;
  /** The word left unsent at the end of the time was taken as the slip. */
  declare private taken: boolean;
  declare private canKeep: boolean;

  /** @param lost called when this device no longer holds the seat, with the reason */
  constructor(seat: Seat, canKeep: boolean, lost: (why: string) => void) {
    this.seat = seat;
    this.canKeep = canKeep;
    this.lost = lost;
    this.notice = "";
    this.insist = false;
    this.taken = false;
    this.composer = new Composer(
      () => (this.snapshot !== undefined && canWrite(this.snapshot) ? around(this.snapshot) : null),
      () => this.changed(),
    );
    this.grid = new Grid(byId("grid"), {
      label: t("board.grid"),
      choose: (row, column) => this.composer.choose(row, column),
      key: (event, row, column) => this.composer.key(event, row, column),
    });
    this.form = this.makeForm();
    this.palette = new JokerPalette(byId("joker-palette"), {
      choose: (letter) => this.composer.designate(letter),
      dismiss: () => this.composer.dismissJoker(),
    });
    this.sender = new Sender(seat, {
      received: (receipt, sending) => this.received(receipt, sending),
      refused: (refusal) => this.refused(refusal),
      waiting: () => this.render(),
    });
    this.signals = new Signals();
    this.corrections = new Corrections();
    this.activity = new SeatActivity((message) => this.follow.tell(message));
    this.follow = this.followSeat();
    this.countdown = new Countdown(this.follow.clock, (tick) => this.beat(tick));
  }

  /** The keyboard the player chose may have changed. */
  chooseKeyboard(): void {
    this.form.chooseKeyboard();
  }

  private makeForm(): SlipForm {
    return new SlipForm({
      changed: (draft) => this.composer.write(draft),
      send: () => this.send(),
      clear: () => this.composer.write(NO_DRAFT),
      turn: () => this.composer.turn(),
      joker: (position) => this.composer.toggleJoker(position),
      backspace: () => this.composer.takeBack(),
      letter: (letter) => this.composer.type(letter),
    });
  }

  private followSeat(): Follow<SeatSnapshot> {
    return new Follow<SeatSnapshot>({
      game: this.seat.game,
      role: "seat",
      token: this.seat.token,
      show: (snapshot) => this.show(snapshot),
      connection: (state) => this.connection(state),
      opened: () => this.activity.forgotten(),
      refused: (refusal) => {
        this.follow.close();
        this.lost(refusal.message || t("tablet.seat-lost"));
      },
    });
  }

  private show(snapshot: SeatSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (before === undefined || roundChanged(before.round, snapshot.round)) {
      this.composer.load(keptDraft(this.roundKey(snapshot)));
      this.notice = "";
      this.insist = false;
      this.taken = false;
      this.sender.resume(snapshot.round.number, snapshot.round.attempt);
    }
    this.countdown.follow(snapshot.round.clock);
    this.signals.follow(before, snapshot);
    this.corrections.show(snapshot);
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
    const round = snapshot.round;
    return { game: snapshot.game, table: this.seat.table, round: round.number, attempt: round.attempt };
  }

  private read(snapshot: SeatSnapshot): ReadDraft {
    return readDraft(this.composer.draft, around(snapshot));
  }

  /** The draft has changed: kept on the device, said anew. */
  private changed(): void {
    this.notice = "";
    this.insist = false;
    if (this.snapshot !== undefined) {
      this.canKeep = keepDraft(this.roundKey(this.snapshot), this.composer.draft) && this.canKeep;
    }
    this.render();
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
      this.taken = true;
      this.dispatch(snapshot, read, snapshot.round.clock.deadline);
    }
  }

  private dispatch(snapshot: SeatSnapshot, read: ReadDraft, tap: number): void {
    const score = this.composer.draft.score.trim();
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
      const { word, reference, score, receivedAt } = receipt;
      snapshot.received = { word, reference, score, receivedAt, source: "TABLET" };
      this.signals.received(receipt.word, receipt.inWords, this.tick !== undefined && !this.tick.ended);
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

  private held(snapshot: SeatSnapshot): string {
    return heldBecause(snapshot, this.sender.pending, this.read(snapshot), this.composer.draft);
  }

  private render(): void {
    const snapshot = this.snapshot;
    if (snapshot === undefined) {
      return;
    }
    const ended = this.tick !== undefined && this.tick.ended;
    const writing = canWrite(snapshot) && !ended;
    const written = writing ? this.composer.draft : countingSlip(snapshot, this.sender.pending);
    const read = readDraft(written, around(snapshot));
    this.renderBoard(snapshot, read, writing);
    this.renderRack(snapshot, read, writing);
    this.palette.show(writing ? this.composer.jokerLetter : null);
    byId("slip").hidden = !writing;
    byId("keyboard").classList.toggle("off", !writing);
    if (writing) {
      this.renderForm(snapshot, read);
    }
    byId("no-storage").hidden = this.canKeep;
    this.activity.note(snapshot.round, showsRack(snapshot), writing && !isEmpty(this.composer.draft));
    showStage({
      snapshot,
      pending: this.sender.pending,
      notice: this.notice,
      taken: this.taken,
      ended,
      leave: () => this.lost(""),
    });
  }

  private renderBoard(snapshot: SeatSnapshot, read: ReadDraft, writing: boolean): void {
    const from = read.coord || this.composer.start;
    this.grid.show({
      board: snapshot.board,
      tiles: snapshot.tiles,
      draft: showsRack(snapshot) ? read.placement.tiles : [],
      cursor: writing && from !== null ? nextSquare(snapshot.board.rows, from, read.letters) : null,
    });
    setAttribute(byId("tablet"), "data-phase", snapshot.phase);
  }

  private renderRack(snapshot: SeatSnapshot, read: ReadDraft, writing: boolean): void {
    const draw = showsRack(snapshot) ? snapshot.round.draw : null;
    byId("rack-part").hidden = draw === null;
    if (draw !== null) {
      showRack(byId("rack"), draw, {
        tiles: snapshot.tiles,
        used: usedPlaces(lettersOf(draw), read),
        choose: writing ? (place) => this.composer.tapTile(place) : undefined,
      });
    }
    setText(byId("round"), roundInWords(snapshot));
    setText(byId("round-draw"), draw === null ? "" : " – " + t("tablet.draw", sayDraw(draw)));
  }

  private renderForm(snapshot: SeatSnapshot, read: ReadDraft): void {
    this.form.show({
      draft: this.composer.draft,
      read,
      scoresAsked: snapshot.scoresAsked,
      first: snapshot.round.number === 1,
      held: this.held(snapshot),
      sendLabel: t(sendLabel(snapshot, read, this.composer.draft)),
      insist: this.insist,
    });
  }
}
