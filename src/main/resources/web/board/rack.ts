import { element, fill } from "../style/element";
import { t } from "../live/messages";
import { DrawPart, TilesPart } from "../live/protocol";
import { letterSaid } from "./naming";
import { inPoints } from "./reading";

export interface RackOptions {
  tiles: TilesPart;
  /** Called with the place of a tile in the rack; without it the rack is only looked at. */
  choose?: (place: number) => void;
  /** Places already laid on the grid. */
  used?: Set<number>;
}

/** The letters of a draw, kept ones then new ones, a `?` for the joker. */
export function lettersOf(draw: DrawPart): string[] {
  return draw.kept.concat(draw.drawn);
}

/** Shows a draw as tiles: a list, kept letters apart from the new ones. */
export function showRack(host: Element, draw: DrawPart, options: RackOptions): void {
  const tiles: HTMLElement[] = [];
  lettersOf(draw).forEach((letter, place) => {
    tiles.push(tile(letter, place, place === draw.kept.length && place > 0, options));
  });
  const list = element("ul", { class: "rack", "aria-label": t("board.rack") }, ...tiles);
  list.style.setProperty("--tiles", String(tiles.length));
  fill(host, list);
}

function tile(letter: string, place: number, firstNew: boolean, options: RackOptions): HTMLElement {
  const used = options.used !== undefined && options.used.has(place);
  const joker = letter === "?";
  const face = tileFace(letter, options.tiles);
  const choose = options.choose;
  const classes = "tile" + (joker ? " blank" : "") + (used ? " used" : "");
  const shown =
    choose === undefined
      ? element("span", { class: classes }, ...face)
      : element("button", { type: "button", class: classes, onclick: () => choose(place) }, ...face);
  return element("li", { class: firstNew ? "new" : false }, shown);
}

/** What a tile shows, and what is said of it: "M, 2 points". */
export function tileFace(letter: string, tiles: TilesPart): HTMLElement[] {
  const joker = letter === "?";
  const points = joker ? 0 : tiles[letter] || 0;
  const value = joker ? "" : ", " + inPoints(points);
  return [
    element("span", { class: "letter", "aria-hidden": "true" }, joker ? "?" : letter),
    element("span", { class: "value", "aria-hidden": "true" }, joker ? "" : points),
    element("span", { class: "visually-hidden" }, letterSaid(letter) + value),
  ];
}

/** "A, E, I ; nouvelles : R, S": the draw as it is said. */
export function sayDraw(draw: DrawPart): string {
  const kept = spell(draw.kept);
  const drawn = spell(draw.drawn);
  return draw.kept.length === 0 ? drawn : draw.drawn.length === 0 ? kept : t("board.draw", kept, drawn);
}

function spell(letters: string[]): string {
  return letters.map((letter) => letterSaid(letter)).join(", ");
}
