import { t } from "../live/messages";
import { say } from "../live/say";
import { byId, setText } from "../style/element";
import { Seat } from "./seat";

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

  private call(): void {
    const answer = t("tablet.call-hand");
    byId("called").hidden = false;
    setText(byId("called"), answer);
    say(answer);
  }
}
