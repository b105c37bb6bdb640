import { get, post } from "../live/ask";
import { t } from "../live/messages";
import { say, sayNow } from "../live/say";
import { element, setText } from "../style/element";
import { Seat } from "./seat";

/** Between two questions what the arbiter has decided, in milliseconds. */
const PAUSE = 2000;

interface Asked {
  gameId: number;
  table: number;
  name: string;
  token: string;
}

interface AskState {
  state: "WAITING" | "GIVEN" | "REFUSED" | "FREE";
}

export interface AskEvents {
  /** The arbiter has given the seat to this device. */
  given: (seat: Seat) => void;
  /** Nobody holds the seat any more: it can be taken. */
  free: () => void;
}

/** A seat another device holds is asked of the arbiter from here; once he gives it, the page goes on by itself. */
export class SeatAsk {
  declare private readonly place: { code: string; table: number };
  declare private readonly events: AskEvents;
  declare private readonly answer: HTMLElement;
  declare private readonly button: HTMLButtonElement;
  declare private over: boolean;

  constructor(place: { code: string; table: number }, events: AskEvents) {
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
  }

  private async ask(): Promise<void> {
    this.button.disabled = true;
    const reply = await post<Asked>("/api/join/asked", this.place);
    if (this.over) {
      return;
    }
    if (reply.ok) {
      this.tell(t("tablet.join.asking"));
      this.follow(reply.value);
    } else if (reply.code === "seat.free") {
      this.events.free();
    } else {
      this.tellNo(reply.message || t("tablet.not-reached"));
    }
  }

  /** A server not reached for a while is asked again: the arbiter's answer waits there. */
  private async follow(asked: Asked): Promise<void> {
    const address = "/api/join/asked?game=" + asked.gameId + "&table=" + asked.table;
    const reply = await get<AskState>(address, { "X-Seat-Token": asked.token });
    if (this.over) {
      return;
    }
    const state = reply.ok ? reply.value.state : reply.status === 0 || reply.status === 429 || reply.status >= 500 ? "WAITING" : "REFUSED";
    if (state === "GIVEN") {
      this.events.given({ game: asked.gameId, table: asked.table, name: asked.name, token: asked.token });
    } else if (state === "FREE") {
      this.events.free();
    } else if (state === "REFUSED") {
      this.tellNo(t("tablet.join.asked-refused"));
    } else {
      setTimeout(() => this.follow(asked), PAUSE);
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
