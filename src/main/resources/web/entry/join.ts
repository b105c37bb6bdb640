import { plainDigits } from "../board/coord";
import { get, post, Refused } from "../live/ask";
import { t } from "../live/messages";
import { hush, say, sayNow } from "../live/say";
import { byId, element, fill, setAttribute, setText } from "../style/element";
import { Opening } from "./opening";
import { keptSeat, Place, Seat } from "./seat";
import { Asking, keptAsking, SeatAsk } from "./seatask";

/** Joining: the code on the wall and the table's number, then the name to confirm, then the seat. */
export class Join {
  declare private readonly joined: (seat: Seat) => void;
  declare private readonly host: HTMLElement;
  declare private readonly form: HTMLFormElement;
  declare private readonly code: HTMLInputElement;
  declare private readonly table: HTMLInputElement;
  declare private readonly problem: HTMLElement;
  declare private readonly confirm: HTMLElement;
  declare private busy: boolean;
  declare private asking: SeatAsk | null;
  declare private readonly opening: Opening;

  constructor(joined: (seat: Seat) => void) {
    this.joined = joined;
    this.host = byId("join");
    this.form = byId<HTMLFormElement>("join-form");
    this.code = byId<HTMLInputElement>("join-code");
    this.table = byId<HTMLInputElement>("join-table");
    this.problem = byId("join-problem");
    this.confirm = byId("join-confirm");
    this.busy = false;
    this.asking = null;
    this.opening = new Opening(() => this.begin());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.look();
    });
  }

  /** @param why a sentence that says why the player is here again, if so */
  show(why: string): void {
    this.host.hidden = false;
    setText(this.problem, why);
    const asking = keptAsking(this.code.value);
    if (this.host.dataset.open === "false") {
      this.form.hidden = true;
      this.opening.wait();
    } else if (asking !== null) {
      this.resume(asking);
    } else {
      this.begin();
    }
  }

  private begin(): void {
    this.backToForm();
    (this.code.value === "" ? this.code : this.table).focus();
  }

  hide(): void {
    this.host.hidden = true;
  }

  private backToForm(): void {
    this.confirm.hidden = true;
    this.form.hidden = false;
  }

  private async look(): Promise<void> {
    const code = plainDigits(this.code.value.trim()).replace(/\D/g, "");
    const table = plainDigits(this.table.value.trim());
    this.complain(null, "");
    if (!/^\d{4}$/.test(code)) {
      this.complain(this.code, t("tablet.join.code-wanted"));
    } else if (!/^[1-9]\d{0,3}$/.test(table)) {
      this.complain(this.table, t("tablet.join.table-wanted"));
    } else if (!this.busy) {
      this.busy = true;
      const known = this.invited(code);
      const reply = await get<Place>("/api/join?code=" + known + "&table=" + table);
      this.busy = false;
      if (reply.ok) {
        this.ask(known, reply.value);
      } else {
        this.refuse(reply);
      }
    }
  }

  /** The code with the sign the QR code brought, if it is still that code. */
  private invited(code: string): string {
    const sign = this.code.dataset.sign;
    return sign && code === this.code.defaultValue ? code + "-" + sign : code;
  }

  private ask(code: string, place: Place): void {
    const yes = element("button", { type: "button", class: "primary big" }, t("tablet.join.yes"));
    const no = element("button", { type: "button", class: "big" }, t("tablet.join.no"));
    yes.addEventListener("click", () => this.claim(code, place));
    no.addEventListener("click", () => {
      this.stopAsking();
      this.backToForm();
      this.table.value = "";
      setText(this.problem, t("tablet.join.another"));
      this.table.focus();
    });
    fill(
      this.confirm,
      element("p", { class: "soft name" }, place.tournament),
      element("h2", { class: "who", tabindex: -1 }, t("tablet.join.are-you"), element("span", { class: "name" }, place.name)),
      element("p", {}, t("tablet.join.at-table", place.table)),
      element("div", { class: "buttons" }, yes, no),
      element("p", { class: "problem", id: "claim-problem" }),
      element("div", { id: "seat-ask" }),
    );
    this.form.hidden = true;
    this.confirm.hidden = false;
    yes.focus();
  }

  private async claim(code: string, place: Place): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    const mine = keptSeat();
    const device = mine === null ? undefined : mine.token;
    const reply = await post<Seat & { gameId: number }>("/api/join", { code, table: place.table, device });
    this.busy = false;
    if (reply.ok) {
      const { gameId: game, table, name, token } = reply.value;
      this.sitDown({ game, table, name, token });
    } else {
      const taken = reply.code === "seat.taken";
      const why = taken ? isTaken(place) : sentence(reply);
      setText(byId("claim-problem"), why);
      sayNow(why);
      if (!taken) {
        this.offerAsking(null);
      } else if (this.asking === null) {
        this.offerAsking(this.askFor(code, place));
      }
    }
  }

  /** The page was opened again while the arbiter was asked: it goes on waiting where it was. */
  private resume(asking: Asking): void {
    const { code, place, asked } = asking;
    this.ask(code, place);
    setText(byId("claim-problem"), isTaken(place));
    const again = this.askFor(code, place);
    this.offerAsking(again);
    again.resume(asked);
  }

  private sitDown(seat: Seat): void {
    hush();
    say(t("tablet.say.joined", seat.table, seat.name));
    this.joined(seat);
  }

  /** The seat is taken: it can be asked of the arbiter from here. */
  private askFor(code: string, place: Place): SeatAsk {
    return new SeatAsk(code, place, {
      given: (seat) => this.sitDown(seat),
      free: () => this.claim(code, place),
    });
  }

  private offerAsking(asking: SeatAsk | null): void {
    this.stopAsking();
    this.asking = asking;
    fill(byId("seat-ask"), ...(asking === null ? [] : asking.parts));
  }

  private stopAsking(): void {
    if (this.asking !== null) {
      this.asking.stop();
      this.asking = null;
    }
  }

  private refuse(reply: Refused): void {
    const field = reply.code === "join.unknown-table" ? this.table : reply.status === 404 ? this.code : null;
    this.complain(field, reply.code === "join.unknown-code" ? t("tablet.join.unknown", this.code.value.trim()) : sentence(reply));
  }

  private complain(field: HTMLInputElement | null, text: string): void {
    setText(this.problem, text);
    if (text !== "") {
      sayNow(text);
    }
    setAttribute(this.code, "aria-invalid", field === this.code ? "true" : null);
    setAttribute(this.table, "aria-invalid", field === this.table ? "true" : null);
    if (field !== null) {
      field.focus();
      field.select();
    }
  }
}

function isTaken(place: Place): string {
  return t("tablet.join.taken", place.table, place.name);
}

function sentence(reply: Refused): string {
  return reply.message || t("tablet.not-reached");
}
