import { shownReference, SIZE } from "../board/coord";
import { keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { ReceivedPart, SeatSnapshot } from "../live/protocol";
import { byId, Child, element, fill, hideKeepingFocus } from "../style/element";
import { placeInWords, writtenWord } from "./result";
import { lookChoices, soundTest } from "./settings";

/** What is asked for, by the language of the game: a word and the letters it is made of, as they are drawn. */
const TASKS: { [language: string]: { word: string; letters: string } } = {
  fr: { word: "SEMAINE", letters: "MEEISAN" },
  en: { word: "HOLIDAY", letters: "OHYLIDA" },
};
/** Where it is to be placed: the reference across as the server writes it, which as players write it is the name of the square too. */
const SQUARE = "H2";
const MINUTE = 60000;

type State = "none" | "offered" | "playing" | "sent" | "over";

export interface PracticeEvents {
  /** The server's time, in milliseconds. */
  now: () => number;
  /** The practice begins, goes on or is over. @param anew another round is to be shown, with nothing written yet */
  turned: (anew: boolean) => void;
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
  declare private task: { word: string; letters: string };

  constructor(events: PracticeEvents) {
    this.events = events;
    this.state = "none";
    this.shown = "";
    this.deadline = 0;
    this.received = null;
    this.task = TASKS.fr;
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
    this.task = TASKS[snapshot.language] || TASKS.fr;
    const waiting = snapshot.roundsPlayed === 0 && (snapshot.phase === "READY" || snapshot.phase === "DRAWN");
    if (!waiting && this.state !== "none") {
      this.leave();
    } else if (waiting && this.state === "none" && kept<boolean>("practised") !== true) {
      this.state = "offered";
    }
    this.render();
  }

  /** The round of the practice, on the seat as it is: not the first of the game, for a reference is asked for. */
  round(real: SeatSnapshot): SeatSnapshot {
    const clock = { state: "RUNNING" as const, deadline: this.deadline, remaining: MINUTE, length: MINUTE, signalAt: MINUTE / 2 };
    const draw = { kept: [], drawn: Array.from(this.task.letters), rejected: false, text: this.task.letters };
    return Object.assign({}, real, {
      phase: "RUNNING" as const,
      round: { number: 0, attempt: 0, phase: "RUNNING" as const, draw, clock },
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
    this.received = null;
    this.play(true);
  }

  /** Another minute. @param anew with nothing written yet; else the slip sent stands in the fields, to be changed */
  private play(anew: boolean): void {
    this.state = "playing";
    this.deadline = this.events.now() + MINUTE;
    this.events.turned(anew);
    this.render();
    byId("practice-title").focus();
  }

  private leave(): void {
    const was = this.running;
    this.state = "none";
    keep("practised", true);
    if (was) {
      this.events.turned(true);
    }
    this.render();
  }

  private render(): void {
    if (this.shown === this.state) {
      return;
    }
    this.shown = this.state;
    hideKeepingFocus(byId("practice"), this.state === "none", byId("round-title"));
    fill(byId("practice"), ...this.content());
  }

  private content(): Child[] {
    const title = element("h2", { id: "practice-title", tabindex: -1 }, t("tablet.practice"));
    const start = (key: string): HTMLElement => button("primary", key, () => this.start());
    const leave = (key: string, kind: string): HTMLElement => button(kind, key, () => this.leave());
    switch (this.state) {
      case "offered":
        return [title, text("tablet.practice.offer"), buttons(start("tablet.practice.start"), leave("tablet.practice.skip", "")), ...this.looks()];
      case "playing":
        return [title, this.how("tablet.practice.how", "for-board"), this.how("tablet.practice.how-small", "for-preview"), leave("tablet.practice.skip", "quiet")];
      case "sent":
        return [title, this.receipt(), ...this.afterwards(leave)];
      case "over":
        return [title, text("tablet.practice.over"), buttons(start("tablet.practice.again"), leave("tablet.practice.done", ""))];
      default:
        return [];
    }
  }

  /** What to do, for a board that is tapped at once or for one that is magnified first. */
  private how(key: string, kind: string): HTMLElement {
    return element("p", { class: kind }, t(key, this.task.word, shownReference(SQUARE), shownReference(SQUARE)));
  }

  /** Another word or place than asked for is received all the same, as in the game, and may be changed as in the game. */
  private afterwards(leave: (key: string, kind: string) => HTMLElement): Child[] {
    const received = this.received;
    const asked = received !== null && received.word === this.task.word && received.reference === SQUARE;
    const change = button(asked ? "" : "primary", "tablet.practice.change", () => this.play(false));
    if (asked) {
      const again = button("", "tablet.practice.again", () => this.start());
      return [text("tablet.practice.sent"), buttons(leave("tablet.practice.done", "primary"), change, again), ...this.looks()];
    }
    const other = t("tablet.practice.other", this.task.word, shownReference(SQUARE), placeInWords(SQUARE));
    return [element("p", { class: "other" }, other), buttons(change, leave("tablet.practice.done", ""))];
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

function text(key: string): HTMLElement {
  return element("p", {}, t(key));
}

function button(kind: string, key: string, press: () => void): HTMLElement {
  return element("button", { type: "button", class: kind, onclick: press }, t(key));
}

function buttons(...made: HTMLElement[]): HTMLElement {
  return element("div", { class: "buttons" }, ...made);
}
