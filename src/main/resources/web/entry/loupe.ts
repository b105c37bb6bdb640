import { byId, setAttribute, setText } from "../style/element";
import { t } from "../live/messages";

const CENTRE = '[data-square="112"]';

/**
 * The board twice as large where its squares are too small for a finger (a phone): there it only shows until a tap on it,
 * or the button above it, opens it magnified around a square.
 */
export class Loupe {
  declare private readonly host: HTMLElement;

  constructor() {
    this.host = byId("grid");
    byId("magnify").addEventListener("click", () => this.turn(!this.open, this.middle()));
    this.host.addEventListener("click", (event) => this.tapped(event), true);
    ["grid", "rack", "turn"].forEach((id) => byId(id).addEventListener("click", () => this.follow()));
  }

  private get open(): boolean {
    return document.body.classList.contains("magnified");
  }

  /** Squares that let a finger through are not played on: the tap tells where to look. */
  private tapped(event: MouseEvent): void {
    const cell = event.target instanceof Element ? event.target.closest("td") : null;
    const face = cell === null ? null : cell.querySelector("[data-square]");
    if (face !== null && event.target === cell && getComputedStyle(face).pointerEvents === "none") {
      event.stopPropagation();
      this.turn(true, face);
    }
  }

  private turn(larger: boolean, face: Element): void {
    document.body.classList.toggle("magnified", larger);
    setAttribute(byId("magnify"), "aria-pressed", larger ? "true" : "false");
    setText(byId("magnify"), t(larger ? "tablet.reduce" : "tablet.magnify"));
    setAttribute(this.host, "tabindex", larger ? 0 : null);
    if (larger) {
      this.centre(face);
      const rack = byId("rack-part");
      (rack.hidden ? this.host : rack).scrollIntoView();
    }
  }

  /** What the player has in hand, else the last word played, else the star. */
  private middle(): Element {
    return ["td.cursor [data-square]", "td.draft [data-square]", "td.last [data-square]", CENTRE]
      .map((which) => this.host.querySelector(which))
      .filter((face) => face !== null)[0] as Element;
  }

  /** The square where the next letter goes stays in sight. */
  private follow(): void {
    const face = this.open ? this.host.querySelector("td.cursor [data-square]") : null;
    if (face !== null) {
      const square = face.getBoundingClientRect();
      const port = this.host.getBoundingClientRect();
      const inside = square.left >= port.left && square.right <= port.right && square.top >= port.top && square.bottom <= port.bottom;
      if (!inside) {
        this.centre(face);
      }
    }
  }

  private centre(face: Element): void {
    const square = face.getBoundingClientRect();
    const port = this.host.getBoundingClientRect();
    this.host.scrollLeft += square.left + square.width / 2 - port.left - port.width / 2;
    this.host.scrollTop += square.top + square.height / 2 - port.top - port.height / 2;
  }
}
