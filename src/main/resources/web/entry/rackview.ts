import { lettersOf, tileFace } from "../board/rack";
import { t } from "../live/messages";
import { DrawPart, TilesPart } from "../live/protocol";
import { deviceSettings } from "../style/device";
import { element, fill, setAttribute } from "../style/element";

export interface RackState {
  draw: DrawPart;
  tiles: TilesPart;
  /** Places of the draw in the order the player wants. */
  order: number[];
  /** Places laid on the grid. */
  used: Set<number>;
  /** May the tiles be tapped? */
  live: boolean;
}

/** The player's rack: tiles made once for each draw, then only marked and moved, so that a finger or the focus stays on one. */
export class RackView {
  declare private readonly host: HTMLElement;
  declare private readonly tap: (place: number) => void;
  declare private list: HTMLElement | undefined;
  declare private tiles: HTMLButtonElement[];
  declare private drawn: string;
  declare private order: string;

  constructor(host: HTMLElement, tap: (place: number) => void) {
    this.host = host;
    this.tap = tap;
    this.tiles = [];
    this.drawn = "";
    this.order = "";
  }

  show(state: RackState): void {
    const drawn = [state.draw.kept.join(""), state.draw.drawn.join(""), deviceSettings().alphabet].join("+");
    if (this.list === undefined || drawn !== this.drawn) {
      this.drawn = drawn;
      this.order = "";
      this.make(state);
    }
    if (this.order !== state.order.join()) {
      this.order = state.order.join();
      this.arrange(state);
    }
    this.tiles.forEach((tile, place) => {
      const used = state.used.has(place);
      tile.classList.toggle("used", used);
      setAttribute(tile, "aria-disabled", state.live ? null : "true");
      setAttribute(tile, "aria-pressed", used ? "true" : "false");
    });
  }

  private make(state: RackState): void {
    const list = element("ul", { class: "rack", "aria-label": t("board.rack") });
    this.tiles = lettersOf(state.draw).map((letter, place) =>
      element(
        "button",
        { type: "button", class: "tile" + (letter === "?" ? " blank" : ""), "data-place": place, onclick: () => this.tap(place) },
        ...tileFace(letter, state.tiles),
      ),
    );
    list.style.setProperty("--tiles", String(this.tiles.length));
    this.list = list;
    fill(this.host, list);
  }

  /** Kept letters stand apart from the new ones as long as they stand as announced. */
  private arrange(state: RackState): void {
    const announced = state.order.every((place, at) => place === at);
    const held = document.activeElement;
    const items = state.order.map((place) => {
      const gap = announced && place > 0 && place === state.draw.kept.length;
      return element("li", { class: gap ? "new" : false }, this.tiles[place]);
    });
    fill(this.list as HTMLElement, ...items);
    if (held instanceof HTMLElement && this.host.contains(held)) {
      held.focus();
    }
  }
}
