import { SIZE } from "../board/coord";
import { byId, element } from "../style/element";
import { Dragged, Place } from "./drop";

export interface DragEvents {
  /** May tiles be moved at this moment? */
  live: () => boolean;
  /** Let go over a square of the grid, or outside it. */
  onGrid: (tile: Dragged, to: Place | null) => void;
  /** A tile of the rack let go over another: put before it, or at the end of the rack. */
  onRack: (place: number, before: number | null) => void;
}

/** How far a finger may tremble before a tap is a drag, in pixels. */
const TREMBLE = 8;

/** Where things are on the page, read once when the drag begins: nothing is measured while the finger moves. */
interface Geometry {
  left: number;
  top: number;
  cell: number;
  rack: DOMRect;
  tiles: { place: number; middle: number; top: number; bottom: number }[];
}

interface Drag {
  tile: Dragged;
  pointer: number;
  startX: number;
  startY: number;
  face: HTMLElement;
  moving: { ghost: HTMLElement; geometry: Geometry } | null;
}

/** Moving tiles with finger, pen or mouse. Never needed: taps, keys and fields do the same. */
export class TileDrag {
  declare private readonly events: DragEvents;
  declare private drag: Drag | null;
  declare private swallowsClick: boolean;

  constructor(hosts: HTMLElement[], events: DragEvents) {
    this.events = events;
    this.drag = null;
    this.swallowsClick = false;
    hosts.forEach((host) => host.addEventListener("pointerdown", (event) => this.down(event)));
    document.addEventListener("pointermove", (event) => this.move(event), { passive: true });
    document.addEventListener("pointerup", (event) => this.up(event));
    document.addEventListener("pointercancel", () => this.stop());
    document.addEventListener("click", (event) => this.click(event), true);
  }

  private down(event: PointerEvent): void {
    const face = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place], .draft [data-square]") : null;
    const used = face !== null && face.classList.contains("used");
    if (face === null || used || !event.isPrimary || event.button > 0 || this.drag !== null || !this.events.live()) {
      return;
    }
    const { pointerId: pointer, clientX: startX, clientY: startY } = event;
    this.drag = { tile: tileOf(face), pointer, startX, startY, face, moving: null };
  }

  private move(event: PointerEvent): void {
    const drag = this.drag;
    if (drag === null || event.pointerId !== drag.pointer) {
      return;
    }
    const dx = event.clientX - drag.startX;
    const dy = event.clientY - drag.startY;
    if (drag.moving === null && dx * dx + dy * dy > TREMBLE * TREMBLE) {
      drag.moving = { geometry: measure(), ghost: lift(drag.face) };
    }
    if (drag.moving !== null) {
      drag.moving.ghost.style.transform = "translate(" + dx + "px, " + dy + "px)";
    }
  }

  private up(event: PointerEvent): void {
    const drag = this.drag;
    if (drag === null || event.pointerId !== drag.pointer) {
      return;
    }
    const moving = drag.moving;
    this.stop();
    if (moving !== null) {
      this.swallowsClick = true;
      setTimeout(() => (this.swallowsClick = false));
      this.letGo(drag.tile, moving.geometry, event.clientX, event.clientY);
    }
  }

  private letGo(tile: Dragged, geometry: Geometry, x: number, y: number): void {
    const to = squareAt(geometry, x, y);
    const rack = geometry.rack;
    const overRack = x >= rack.left && x <= rack.right && y >= rack.top && y <= rack.bottom;
    if (to === null && tile.from === "rack") {
      if (overRack) {
        this.events.onRack(tile.place, placeAt(geometry, x, y));
      }
    } else {
      this.events.onGrid(tile, to);
    }
  }

  /** The tile goes back where it was: the system took the finger for something else, or the drag is over. */
  private stop(): void {
    if (this.drag !== null && this.drag.moving !== null) {
      this.drag.moving.ghost.remove();
      this.drag.face.classList.remove("lifted");
    }
    this.drag = null;
  }

  /** The click that ends a drag is no tap. */
  private click(event: MouseEvent): void {
    if (this.swallowsClick) {
      this.swallowsClick = false;
      event.stopPropagation();
      event.preventDefault();
    }
  }
}

function tileOf(face: HTMLElement): Dragged {
  const place = face.dataset.place;
  if (place !== undefined) {
    return { from: "rack", place: Number(place) };
  }
  const index = Number(face.dataset.square);
  return { from: "grid", row: Math.floor(index / SIZE), column: index % SIZE };
}

function measure(): Geometry {
  const first = (byId("grid").querySelector("td.square") as Element).getBoundingClientRect();
  const second = (byId("grid").querySelector("td.square ~ td.square") as Element).getBoundingClientRect();
  const tiles = Array.from(byId("rack").querySelectorAll<HTMLElement>("[data-place]"), (tile) => {
    const { left, width, top, bottom } = tile.getBoundingClientRect();
    return { place: Number(tile.dataset.place), middle: left + width / 2, top, bottom };
  });
  const cell = second.left - first.left;
  const gap = cell - first.width;
  return { left: first.left - gap / 2, top: first.top - gap / 2, cell, rack: byId("rack").getBoundingClientRect(), tiles };
}

/** The tile under the finger, on its own layer. */
function lift(face: HTMLElement): HTMLElement {
  const { left, top, width, height } = face.getBoundingClientRect();
  const letter = face.querySelector(".letter") as HTMLElement;
  const ghost = element("div", { class: "ghost", "aria-hidden": "true" }, letter.textContent || "");
  Object.assign(ghost.style, { left: left + "px", top: top + "px", width: width + "px", height: height + "px" });
  document.body.append(ghost);
  face.classList.add("lifted");
  return ghost;
}

/** Anywhere in a square is the square. */
function squareAt(geometry: Geometry, x: number, y: number): Place | null {
  const column = Math.floor((x - geometry.left) / geometry.cell);
  const row = Math.floor((y - geometry.top) / geometry.cell);
  return row >= 0 && column >= 0 && row < SIZE && column < SIZE ? { row, column } : null;
}

/** The tile of the rack that the one let go is put before. */
function placeAt(geometry: Geometry, x: number, y: number): number | null {
  const before = geometry.tiles.filter((tile) => x < tile.middle && y < tile.bottom)[0];
  return before === undefined ? null : before.place;
}
