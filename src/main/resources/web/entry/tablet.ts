import { Countdown, Tick } from "../live/clock";
import { Follow } from "../live/follow";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, setAttribute, setText } from "../style/element";
import { SeatActivity } from "./activity";
import { CallButton } from "./call";
import { CommandField } from "./commands";
import { ConnectionSign } from "./connection";
import { Courier, Standing } from "./courier";
import { Desk } from "./desk";
import { RoundEnd } from "./ending";
import { Freshness } from "./freshness";
import { Mail } from "./mail";
import { BLANK, keepNotebook, keptNotebook, Notebook, RoundKey } from "./notebook";
import { showHelp, turnPart } from "./parts";
import { canWrite, roundChanged, roundInWords, showsRack, wireSlip } from "./phase";
import { Practice } from "./practice";
import { noteReceipt } from "./receipttime";
import { placeInWords } from "./result";
import { arrivedAfter, Seat } from "./seat";
import { Receipt, Sending } from "./sender";
import { SheetPart } from "./sheet";
import { listenForShortcuts } from "./shortcuts";
import { Signals } from "./signals";
import { signalBy } from "./sounds";
import { lastInWords, rackInWords, rackSpelt, timeInWords } from "./speak";
import { showStage } from "./stage";
import { holdPage } from "./staying";
import { UnsentNote } from "./unsent";

/** The tablet: one seat of one game, from the waiting room to the end. */
export class Tablet {
  declare private readonly seat: Seat;
  declare private readonly lost: (why: string) => void;
  declare private readonly follow: Follow<SeatSnapshot>;
  declare private readonly courier: Courier;
  declare private readonly desk: Desk;
  declare private readonly practice: Practice;
  declare private command: CommandField;
  declare private readonly countdown: Countdown;
  declare private readonly signals: Signals;
  declare private readonly end: RoundEnd;
  declare private readonly unsent: UnsentNote;
  declare private readonly connection: ConnectionSign;
  declare private readonly mail: Mail;
  declare private readonly sheet: SheetPart;
  declare private readonly activity: SeatActivity;
  declare private snapshot: SeatSnapshot | undefined;
  declare private tick: Tick | undefined;
  declare private readonly freshness: Freshness;
  declare private readonly call: CallButton;
  declare private canKeep: boolean;

  /**
   * @param call the button that calls the arbiter; it is told what became of the last call
   * @param lost called when this device no longer holds the seat, with the reason
   */
  constructor(seat: Seat, canKeep: boolean, call: CallButton, lost: (why: string) => void) {
    this.seat = seat;
    this.canKeep = canKeep;
    this.call = call;
    this.lost = lost;
    this.desk = new Desk({
      keep: (notebook) => this.keep(notebook),
      changed: () => this.changed(),
      send: (read, draft) => this.send({ read, draft, complete: true }),
      edge: () => signalBy("edge"),
    });
    this.courier = new Courier(seat, (message) => this.follow.tell(message), {
      received: (receipt, sending) => this.received(receipt, sending),
      refused: (sentence) => this.refused(sentence),
      waits: (sentence) => say(sentence),
      changed: () => this.render(),
    });
    this.signals = new Signals();
    this.end = new RoundEnd(this.courier, this.signals);
    this.unsent = new UnsentNote(() => this.desk.send());
    this.connection = new ConnectionSign();
    this.mail = new Mail(seat);
    this.sheet = new SheetPart(seat);
    this.freshness = new Freshness();
    this.activity = new SeatActivity((message) => this.follow.tell(message));
    this.follow = this.followSeat();
    this.practice = new Practice({
      now: () => this.follow.clock.now(),
      turned: (anew) => this.turned(anew),
      adapted: () => this.adapt(),
    });
    this.countdown = new Countdown(this.follow.clock, (tick) => this.beat(tick));
    this.listen();
  }

  /** A setting of the device has changed. */
  adapt(): void {
    this.desk.adapt();
  }

  private listen(): void {
    const told = (text: (snapshot: SeatSnapshot) => string) => () => {
      if (this.snapshot !== undefined) {
        say(text(this.round(this.snapshot)));
      }
    };
    const left = (): number => (this.tick === undefined ? 0 : this.tick.left);
    listenForShortcuts({
      help: () => turnPart("help"),
      send: () => this.desk.enter(),
      clear: () => this.desk.pad.clear(),
      rack: told(rackInWords),
      time: told(() => timeInWords(left()) + "."),
      last: told(lastInWords),
      entry: () => this.desk.goToEntry(),
    });
    this.command = new CommandField(this.desk, {
      snapshot: () => (this.snapshot === undefined ? undefined : this.round(this.snapshot)),
      left,
      call: () => byId("call").click(),
    });
  }

  private followSeat(): Follow<SeatSnapshot> {
    return new Follow<SeatSnapshot>({
      game: this.seat.game,
      role: "seat",
      token: this.seat.token,
      show: (snapshot) => this.show(snapshot),
      connection: (state) => {
        this.connection.show(state);
        if (state === "on") {
          this.courier.hurry();
        }
      },
      opened: () => {
        this.activity.forgotten();
        this.courier.connected();
        this.freshness.connected();
      },
      message: (message) => {
        if (message.draft !== undefined) {
          this.desk.answered(message.draft);
        }
        if (message.sent !== undefined) {
          this.courier.heardOf(message.sent);
        }
      },
      refused: (refusal) => {
        this.follow.close();
        this.lost(refusal.message || t("tablet.seat-lost"));
      },
    });
  }

  private show(snapshot: SeatSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    showHelp();
    this.practice.follow(snapshot);
    if (before === undefined || roundChanged(before.round, snapshot.round)) {
      this.openRound(snapshot);
      this.courier.open(snapshot);
    }
    this.countdown.follow(this.round(snapshot).round.clock);
    this.end.follow(before, snapshot);
    if (before !== undefined && showsRack(snapshot) && !showsRack(before)) {
      this.command.forget();
    }
    this.signals.follow(before, snapshot, this.tick === undefined ? 0 : this.tick.left);
    this.mail.show(snapshot);
    this.call.show(snapshot);
    this.sheet.show(snapshot);
    this.freshness.follow(snapshot.phase);
    this.render();
    if (before === undefined) {
      this.desk.resume();
    }
  }

  /** The round on the page: the one in play, or the one of the practice. */
  private round(snapshot: SeatSnapshot): SeatSnapshot {
    return this.practice.running ? this.practice.round(snapshot) : snapshot;
  }

  private openRound(snapshot: SeatSnapshot): void {
    this.desk.open(this.practice.running ? BLANK : keptNotebook(this.roundKey(snapshot)));
  }

  /** The practice has begun, goes on or is over. @param anew with another round */
  private turned(anew: boolean): void {
    if (this.snapshot !== undefined) {
      this.signals.forget();
      if (anew) {
        this.openRound(this.snapshot);
      }
      this.countdown.follow(this.round(this.snapshot).round.clock);
      this.render();
    }
  }

  private beat(tick: Tick): void {
    const before = this.tick;
    this.tick = tick;
    if (this.snapshot === undefined) {
      return;
    }
    const snapshot = this.round(this.snapshot);
    this.signals.beat(tick, snapshot);
    const justEnded = tick.ended && before !== undefined && !before.ended;
    if (justEnded && this.practice.running) {
      this.practice.timeUp();
    } else if (justEnded) {
      this.end.over(snapshot, this.desk.standing(), this.unsent.sentence);
    }
    if (justEnded || before === undefined || before.signal !== tick.signal || before.ended !== tick.ended) {
      this.render();
    }
  }

  private roundKey(snapshot: SeatSnapshot): RoundKey {
    const round = snapshot.round;
    return { game: snapshot.game, table: this.seat.table, round: round.number, attempt: round.attempt };
  }

  private keep(notebook: Notebook): void {
    if (this.snapshot !== undefined && !this.practice.running) {
      this.canKeep = keepNotebook(this.roundKey(this.snapshot), notebook) && this.canKeep;
    }
  }

  private changed(): void {
    this.courier.forgetNotice();
    this.render();
  }

  private send(slip: Standing): void {
    if (this.snapshot === undefined) {
      return;
    }
    if (this.practice.running) {
      const { word, reference } = wireSlip(slip.read, slip.draft, false);
      this.practice.take(word, reference);
      this.signals.received(word, reference === "" ? "" : placeInWords(reference), true);
    } else {
      this.courier.send(this.snapshot, slip, this.follow.clock.now());
    }
    this.render();
  }

  private received(receipt: Receipt, sending: Sending): void {
    const snapshot = this.snapshot;
    if (snapshot !== undefined && sending.round === snapshot.round.number) {
      const { word, reference, score, receivedAt } = receipt;
      snapshot.received = { word, reference, score, receivedAt, source: receipt.source };
      noteReceipt(receivedAt, snapshot.round.clock);
      this.signals.received(word, receipt.inWords, this.tick !== undefined && !this.tick.ended);
    }
    this.render();
    this.follow.refresh();
  }

  private refused(sentence: string): void {
    this.signals.refused(sentence);
    this.render();
    this.follow.refresh();
  }

  private render(): void {
    if (this.snapshot === undefined) {
      return;
    }
    const snapshot = this.round(this.snapshot);
    const { pending, stuck, waiting, notice, failed, taken } = this.courier;
    const ended = (this.tick !== undefined && this.tick.ended) || this.practice.done;
    const practising = this.practice.running;
    const signal = this.tick !== undefined && this.tick.signal;
    this.desk.show({ snapshot, pending, stuck, ended, signal, kept: this.canKeep && !practising });
    holdPage(!practising && showsRack(snapshot) && (pending !== null || (canWrite(snapshot) && !ended)));
    this.renderHead(snapshot);
    this.connection.waiting(pending !== null, this.desk.isWriting);
    this.unsent.follow(snapshot, { name: practising ? "" : this.desk.unsent, signal, ended });
    this.activity.note(this.snapshot.round, showsRack(this.snapshot), this.desk.isWriting);
    this.courier.tell(this.snapshot, ended || practising ? null : this.desk.standing());
    const { awaited } = this.end;
    const writing = this.desk.isWriting;
    const arrived = arrivedAfter(this.seat, snapshot.results);
    showStage({ snapshot, pending, waiting, notice, failed, taken, awaited, ended, writing, arrived, practising, leave: () => this.lost("") });
  }

  private renderHead(snapshot: SeatSnapshot): void {
    const spelt = rackSpelt(snapshot);
    setText(byId("round"), this.practice.running ? t("tablet.practice") : roundInWords(snapshot));
    setText(byId("round-draw"), spelt === "" ? "" : " – " + t("tablet.draw", spelt));
    setAttribute(byId("tablet"), "data-phase", snapshot.phase);
    setAttribute(byId("bar"), "data-phase", snapshot.phase);
    byId("no-storage").hidden = this.canKeep;
  }
}
