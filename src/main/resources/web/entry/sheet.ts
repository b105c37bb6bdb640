import { brailleDownloads } from "../braille/downloads";
import { SeatSnapshot } from "../live/protocol";
import { byId, fill } from "../style/element";
import { sheetOf } from "./result";
import { Seat } from "./seat";

/** The player's own sheet of rounds, made when it is looked at. */
export class SheetPart {
  declare private readonly part: HTMLDetailsElement;
  declare private snapshot: SeatSnapshot | undefined;
  declare private version: number;

  constructor(seat: Seat) {
    this.part = byId<HTMLDetailsElement>("sheet");
    this.version = -1;
    this.part.addEventListener("toggle", () => this.fill());
    const address = "/api/games/" + seat.game + "/seat/sheet.";
    const ask = (file: string, query: string) => fetch(address + file + query, { headers: { "X-Seat-Token": seat.token } });
    fill(byId("sheet-downloads"), brailleDownloads({ name: "", ask }));
  }

  show(snapshot: SeatSnapshot): void {
    this.snapshot = snapshot;
    this.part.hidden = snapshot.results.length === 0;
    this.fill();
  }

  private fill(): void {
    const snapshot = this.snapshot;
    if (snapshot !== undefined && this.part.open && snapshot.version !== this.version) {
      this.version = snapshot.version;
      fill(byId("sheet-body"), sheetOf(snapshot));
    }
  }
}
