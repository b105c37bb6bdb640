import { Misfit } from "../board/misfits";
import { t } from "../live/messages";
import { say } from "../live/say";
import type { DraftAnswer } from "../live/seat-protocol";
import { byId } from "../style/element";
import { Draft, Field, MISSING_SCORE, ReadDraft } from "./draft";
import { DeskView, doubtsOf, heldNow, isEarly, sendsPrepared } from "./deskview";
import { Pad } from "./pad";
import { sentenceOf, spokenReview } from "./words";

export interface DispatchDesk {
  view: () => DeskView | undefined;
  pad: Pad;
  render: () => void;
  focus: (field: Field) => void;
  /** Puts the question whether the joker stands for this letter. */
  ask: (letter: string) => void;
  send: (read: ReadDraft, draft: Draft) => void;
}

/** How a word leaves the desk: reviewed, asked for what is missing, told once what speaks against it, then sent. */
export class Dispatch {
  declare private readonly desk: DispatchDesk;
  /** What the server says of the word under way, in games that help so far. */
  declare private told: DraftAnswer | null;
  /** The player has tried to send: what is missing, and all that speaks against the word, is now said. */
  declare private tried: boolean;
  /** The doubts spoken of last, for the word as it is. */
  declare private heard: string;

  constructor(desk: DispatchDesk) {
    this.desk = desk;
    this.told = null;
    this.tried = false;
    this.heard = "";
  }

  get insist(): boolean {
    return this.tried;
  }

  get answer(): DraftAnswer | null {
    return this.told;
  }

  /** Another round. */
  open(): void {
    this.told = null;
    this.changed();
  }

  /** Another word stands there: nothing was said of it yet. */
  changed(): void {
    this.tried = false;
    this.heard = "";
  }

  answered(answer: DraftAnswer): void {
    this.told = answer;
  }

  /** Why the slip cannot go just now, nothing when it can. */
  heldNow(): string {
    const view = this.desk.view();
    return view === undefined ? t("tablet.say.not-now") : heldNow(view, this.desk.pad);
  }

  /** The slip in words with all that speaks against it, and whether the next key sends it. */
  spoken(): string {
    const read = this.desk.pad.read();
    if (read === null) {
      return t("tablet.say.not-now");
    }
    const doubts = this.doubts();
    const held = this.heldNow();
    this.heard = doubts.map(sentenceOf).join(" ");
    const next = held !== "" ? held : t(doubts.length === 0 ? "tablet.review.enter" : "tablet.review.enter-anyway");
    return [spokenReview(read)].concat(doubts.concat(read.notes).map(sentenceOf), next).join(" ");
  }

  /** What speaks against the word and has not been spoken yet, with the word; nothing when all was said. */
  unheard(): string {
    const read = this.desk.pad.read();
    const doubts = this.doubts().map(sentenceOf).join(" ");
    const sends = read !== null && read.blocked === null && read.asked === null;
    return !sends || doubts === "" || doubts === this.heard ? "" : this.spoken();
  }

  /** Says what would be sent and goes to the button that sends it. */
  review(): void {
    const read = this.desk.pad.read();
    if (read === null) {
      return;
    }
    if (read.blocked !== null && !read.blocked.yields) {
      this.complain(read);
    } else if (read.asked !== null) {
      this.desk.ask(read.asked);
    } else {
      this.insistOn(this.spoken());
    }
  }

  /** By a key: who does not see the page hears first why the slip cannot go, or what speaks against it. */
  enter(): void {
    const held = this.heldNow();
    const unheard = held === "" ? this.unheard() : "";
    if (held !== "") {
      say(held);
    } else if (unheard !== "") {
      this.insistOn(unheard);
    } else {
      this.send();
    }
  }

  send(): void {
    const view = this.desk.view();
    const { pad } = this.desk;
    if (view !== undefined && sendsPrepared(view, pad)) {
      pad.takeUp();
    }
    const read = pad.read();
    if (view === undefined || read === null || heldNow(view, pad) !== "") {
      return;
    }
    if (read.blocked !== null && !(read.blocked.yields && this.tried)) {
      this.complain(read);
    } else if (read.asked !== null) {
      this.desk.ask(read.asked);
    } else if (!this.tried && this.heard === "" && this.doubts().some(isEarly)) {
      this.insistOn(this.spoken());
      if (this.doubts().every((one) => one.key === MISSING_SCORE)) {
        this.desk.focus("score");
      }
    } else {
      this.changed();
      this.desk.send(read, pad.draft);
    }
  }

  private doubts(): Misfit[] {
    const view = this.desk.view();
    return view === undefined ? [] : doubtsOf(view, this.desk.pad, this.told);
  }

  private insistOn(sentence: string): void {
    this.tried = true;
    this.desk.render();
    byId("send").focus();
    say(sentence);
  }

  private complain(read: ReadDraft): void {
    this.tried = true;
    this.desk.render();
    if (read.blocked !== null) {
      say(sentenceOf(read.blocked));
      this.desk.focus(read.blocked.field);
    }
  }
}
