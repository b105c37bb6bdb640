import { byId, setAttribute } from "../style/element";

/** The board shown where it would be folded away, or larger where it is small; the parts at the foot come into view when opened. */
export class Looks {
  constructor() {
    const grid = byId("show-grid");
    const magnify = byId("magnify");
    grid.addEventListener("click", () => {
      const open = document.body.classList.toggle("grid-open");
      setAttribute(grid, "aria-expanded", open ? "true" : "false");
    });
    document.querySelectorAll(".more details").forEach((part) =>
      part.addEventListener("toggle", () => (part as HTMLDetailsElement).open && (part.firstElementChild as Element).scrollIntoView()),
    );
    byId("print").addEventListener("click", () => window.print());
    magnify.addEventListener("click", () => {
      const larger = document.body.classList.toggle("magnified");
      setAttribute(magnify, "aria-pressed", larger ? "true" : "false");
      setAttribute(byId("grid"), "tabindex", larger ? 0 : null);
    });
  }
}
