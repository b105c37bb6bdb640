import { post } from "../live/ask";
import { t } from "../live/messages";
import { SeatSnapshot } from "../live/protocol";
import { say } from "../live/say";
import { byId, setText } from "../style/element";
import { Seat } from "./seat";

/** How long after a call the page still says that it was seen, in milliseconds. */
const SHOWN_FOR = 120000;

/** The button that calls the arbiter, in the same place on every page of the player. */
export class CallButton {
  declare private seat: Seat | null;

  constructor() {
    this.seat = null;
    byId("call").addEventListener("click", () => this.call());
  }

  /** From now on a call comes from this seat. */
  sit(seat: Seat): void {
    this.seat = seat;
  }

  /** Whether the arbiter has seen the last call. */
  show(snapshot: SeatSnapshot): void {
    const call = snapshot.call;
    if (call !== null && (!call.seen || snapshot.serverNow - call.at < SHOWN_FOR)) {
      this.answer(t(call.seen ? "tablet.call-seen" : "tablet.call-sent"));
    } else {
      byId("called").hidden = true;
    }
  }

  /** Without a seat, or without a connection, the raised hand is what the arbiter sees. */
  private async call(): Promise<void> {
    const seat = this.seat;
    if (seat === null) {
      this.answer(t("tablet.call-hand"));
      return;
    }
    const reply = await post("/api/games/" + seat.game + "/seat/call", {}, { "X-Seat-Token": seat.token });
    this.answer(reply.ok ? t("tablet.call-sent") : reply.message || t("tablet.call-hand"));
  }

  private answer(text: string): void {
    const before = byId("called").hidden ? "" : byId("called").textContent;
    byId("called").hidden = false;
    setText(byId("called"), text);
    if (before !== text) {
      say(text);
    }
  }
}
