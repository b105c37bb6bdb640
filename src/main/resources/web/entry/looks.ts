import { byId, setAttribute } from "../style/element";
import { Attention } from "./attention";
import { Loupe } from "./loupe";
import { listenForParts } from "./parts";

/** What the player sees of the page: the board shown where it is folded away, or magnified where it is small, and what matters now in view. */
export class Looks {
  constructor() {
    const grid = byId("show-grid");
    grid.addEventListener("click", () => {
      const open = document.body.classList.toggle("grid-open");
      setAttribute(grid, "aria-expanded", open ? "true" : "false");
    });
    measureBar();
    byId("print").addEventListener("click", () => window.print());
    new Loupe();
    new Attention();
    listenForParts();
  }
}

/** How much of the window the bar covers, with the lines it has at this moment, is known to the style sheets. */
function measureBar(): void {
  const bar = byId("bar");
  if (typeof ResizeObserver === "function") {
    new ResizeObserver(() => document.body.style.setProperty("--bar", bar.offsetHeight + 6 + "px")).observe(bar);
  }
}
