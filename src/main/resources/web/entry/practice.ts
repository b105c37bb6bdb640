import { SIZE } from "../board/coord";
import { keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { ReceivedPart, SeatSnapshot } from "../live/protocol";
import { byId, Child, element, fill } from "../style/element";
import { placeInWords, writtenWord } from "./result";
import { lookChoices, soundTest } from "./settings";

const WORD = "SEMAINE";
const LETTERS = ["M", "E", "E", "I", "S", "A", "N"];
const MINUTE = 60000;

type State = "none" | "offered" | "playing" | "sent" | "over";

export interface PracticeEvents {
  /** The server's time, in milliseconds. */
  now: () => number;
  /** The practice begins, or is over: another round is to be shown. */
  turned: () => void;
  /** The look of the page was changed. */
  adapted: () => void;
}

/** One minute to try everything once before the game: nothing of it leaves the device. */
export class Practice {
  declare private readonly events: PracticeEvents;
  declare private state: State;
  declare private shown: string;
  declare private deadline: number;
  declare private received: ReceivedPart | null;

  constructor(events: PracticeEvents) {
    this.events = events;
    this.state = "none";
    this.shown = "";
    this.deadline = 0;
    this.received = null;
  }

  get running(): boolean {
    return this.state === "playing" || this.state === "sent" || this.state === "over";
  }

  /** The slip of the practice is sent, or its minute over: nothing more to write. */
  get done(): boolean {
    return this.state === "sent" || this.state === "over";
  }

  /** Offered in the waiting room, once on a device; over as soon as letters are announced. */
  follow(snapshot: SeatSnapshot): void {
    const waiting = snapshot.roundsPlayed === 0 && (snapshot.phase === "READY" || snapshot.phase === "DRAWN");
    if (!waiting && this.state !== "none") {
      this.leave();
    } else if (waiting && this.state === "none" && kept<boolean>("practised") !== true) {
      this.state = "offered";
    }
    this.render();
  }

  /** The round of the practice, on the seat as it is. */
  round(real: SeatSnapshot): SeatSnapshot {
    const clock = { state: "RUNNING" as const, deadline: this.deadline, remaining: MINUTE, length: MINUTE, signalAt: MINUTE / 2 };
    const draw = { kept: [], drawn: LETTERS, rejected: false, text: LETTERS.join("") };
    return Object.assign({}, real, {
      phase: "RUNNING" as const,
      round: { number: 1, attempt: 0, phase: "RUNNING" as const, draw, clock },
      board: { rows: Array(SIZE).fill(".".repeat(SIZE)), layout: real.board.layout, lastSquares: [] },
      scoresAsked: false,
      assistance: 1 as const,
      replaces: true,
      received: this.received,
      topping: null,
    });
  }

  /** A slip sent in practice is received at once. */
  take(word: string, reference: string): void {
    this.received = { word, reference, score: null, receivedAt: this.events.now(), source: "TABLET" };
    this.state = "sent";
    this.render();
  }

  /** The minute is over. */
  timeUp(): void {
    if (this.state === "playing") {
      this.state = "over";
      this.render();
    }
  }

  private start(): void {
    this.state = "playing";
    this.received = null;
    this.deadline = this.events.now() + MINUTE;
    this.events.turned();
    this.render();
    byId("practice-title").focus();
  }

  private leave(): void {
    const was = this.running;
    this.state = "none";
    keep("practised", true);
    if (was) {
      this.events.turned();
    }
    this.render();
  }

  private render(): void {
    if (this.shown === this.state) {
      return;
    }
    this.shown = this.state;
    byId("practice").hidden = this.state === "none";
    fill(byId("practice"), ...this.content());
  }

  private content(): Child[] {
    const title = element("h2", { id: "practice-title", tabindex: -1 }, t("tablet.practice"));
    const start = (key: string): HTMLElement => button("primary", key, () => this.start());
    const leave = (key: string, kind: string): HTMLElement => button(kind, key, () => this.leave());
    switch (this.state) {
      case "offered":
        return [title, text("tablet.practice.offer"), ...this.looks(), buttons(start("tablet.practice.start"), leave("tablet.practice.skip", ""))];
      case "playing":
        return [title, text("tablet.practice.how", WORD), leave("tablet.practice.skip", "quiet")];
      case "sent":
        return [title, this.receipt(), text("tablet.practice.sent"), ...this.looks(), buttons(leave("tablet.practice.done", "primary"), button("", "tablet.practice.again", () => this.start()))];
      case "over":
        return [title, text("tablet.practice.over"), buttons(start("tablet.practice.again"), leave("tablet.practice.done", ""))];
      default:
        return [];
    }
  }

  private receipt(): Child {
    const received = this.received;
    return received !== null && element("p", { class: "note ok" }, "✔ " + t("tablet.received") + " ", writtenWord(received.word), received.reference === "" ? "." : ", " + placeInWords(received.reference) + ".");
  }

  private looks(): Child[] {
    const adapted = (): void => {
      this.shown = "";
      this.events.adapted();
      this.render();
    };
    return [...lookChoices(adapted), soundTest()];
  }
}

function text(key: string, ...args: string[]): HTMLElement {
  return element("p", {}, t(key, ...args));
}

function button(kind: string, key: string, press: () => void): HTMLElement {
  return element("button", { type: "button", class: kind, onclick: press }, t(key));
}

function buttons(...made: HTMLElement[]): HTMLElement {
  return element("div", { class: "buttons" }, ...made);
}
