import { get, post } from "../live/ask";
import { forget, keep, kept } from "../live/keep";
import { t } from "../live/messages";
import { say, sayNow } from "../live/say";
import { element, setText } from "../style/element";
import { Place, Seat } from "./seat";

/** Between two questions what the arbiter has decided, in milliseconds. */
const PAUSE = 2000;

/** For how long a page opened again goes on asking, in milliseconds: another day the player comes for another seat. */
const LASTS = 600000;

const KEY = "asking";

interface Asked {
  gameId: number;
  table: number;
  name: string;
  token: string;
}

interface AskState {
  state: "WAITING" | "GIVEN" | "REFUSED" | "FREE";
}

/** A seat asked for: kept on the device, so that a page opened again goes on waiting. */
export interface Asking {
  code: string;
  place: Place;
  asked: Asked;
  /** When it was asked, by this device's clock. */
  at: number;
}

/** What this device was asking for when its page was left. @param code the code the page came with, or nothing */
export function keptAsking(code: string): Asking | null {
  const asking = kept<Asking>(KEY);
  const other = asking !== null && code !== "" && asking.code.slice(0, 4) !== code;
  return asking === null || other || Math.abs(Date.now() - asking.at) > LASTS ? null : asking;
}

export interface AskEvents {
  /** The arbiter has given the seat to this device. */
  given: (seat: Seat) => void;
  /** Nobody holds the seat any more: it can be taken. */
  free: () => void;
}

/** A seat another device holds is asked of the arbiter from here; once he gives it, the page goes on by itself. */
export class SeatAsk {
  declare private readonly code: string;
  declare private readonly place: Place;
  declare private readonly events: AskEvents;
  declare private readonly answer: HTMLElement;
  declare private readonly button: HTMLButtonElement;
  declare private over: boolean;

  constructor(code: string, place: Place, events: AskEvents) {
    this.code = code;
    this.place = place;
    this.events = events;
    this.over = false;
    this.answer = element("p", { class: "ask-answer" });
    this.button = element("button", { type: "button", class: "big", id: "ask-seat", onclick: () => this.ask() }, t("tablet.join.ask"));
  }

  /** What stands on the page: the button and what became of it. */
  get parts(): HTMLElement[] {
    return [this.button, this.answer];
  }

  /** The player looks for another seat: nothing more is asked. */
  stop(): void {
    this.over = true;
    forget(KEY);
  }

  /** The page was opened again: the arbiter has not answered yet, or has meanwhile. */
  resume(asked: Asked): void {
    this.wait(asked);
  }

  private async ask(): Promise<void> {
    this.button.disabled = true;
    const reply = await post<Asked>("/api/join/asked", { code: this.code, table: this.place.table });
    if (this.over) {
      return;
    }
    if (reply.ok) {
      keep(KEY, { code: this.code, place: this.place, asked: reply.value, at: Date.now() });
      this.wait(reply.value);
    } else if (reply.code === "seat.free") {
      this.events.free();
    } else {
      this.tellNo(reply.message || t("tablet.not-reached"));
    }
  }

  private wait(asked: Asked): void {
    this.button.disabled = true;
    this.tell(t("tablet.join.asking"));
    this.follow(asked);
  }

  /** A server not reached for a while is asked again: the arbiter's answer waits there. One started anew knows nothing. */
  private async follow(asked: Asked): Promise<void> {
    const address = "/api/join/asked?game=" + asked.gameId + "&table=" + asked.table;
    const reply = await get<AskState>(address, { "X-Seat-Token": asked.token });
    if (this.over) {
      return;
    }
    const silent = !reply.ok && (reply.status === 0 || reply.status === 429 || reply.status >= 500);
    if (silent || (reply.ok && reply.value.state === "WAITING")) {
      setTimeout(() => this.follow(asked), PAUSE);
      return;
    }
    forget(KEY);
    if (!reply.ok && reply.code === "seat.not-asked") {
      this.ask();
    } else if (reply.ok && reply.value.state === "GIVEN") {
      this.events.given({ game: asked.gameId, table: asked.table, name: asked.name, token: asked.token });
    } else if (reply.ok && reply.value.state === "FREE") {
      this.events.free();
    } else {
      this.tellNo(t("tablet.join.asked-refused"));
    }
  }

  private tell(text: string): void {
    setText(this.answer, text);
    say(text);
  }

  private tellNo(text: string): void {
    this.button.disabled = false;
    setText(this.answer, text);
    sayNow(text);
  }
}
