import { DraftTile } from "../board/grid";

/** A square of the grid; rows and columns from 0. */
export interface Place {
  row: number;
  column: number;
}

/** The tile being dragged: one of the rack by its place in the draw, or one laid on the grid. */
export type Dragged = { from: "rack"; place: number } | ({ from: "grid" } & Place);

/**
 * The tiles on the grid after one was let go. On another tile the two change places; a tile of the rack sends the other
 * back to it. Outside the grid the tile goes back to the rack.
 *
 * @param to a free square, the square of another tile laid, or nothing outside the grid
 */
export function dropped(tiles: DraftTile[], rack: string[], dragged: Dragged, to: Place | null): DraftTile[] {
  if (dragged.from === "rack") {
    return to === null ? tiles : landed(tiles, { row: to.row, column: to.column, letter: rack[dragged.place], joker: false });
  }
  if (to === null) {
    return tiles.filter((tile) => !same(tile, dragged));
  }
  return tiles.map((tile) => {
    const goes = same(tile, dragged) ? to : same(tile, to) ? dragged : tile;
    return { row: goes.row, column: goes.column, letter: tile.letter, joker: tile.joker };
  });
}

/** The tiles with one more, which takes the square of any other. */
export function landed(tiles: DraftTile[], tile: DraftTile): DraftTile[] {
  return tiles.filter((other) => !same(other, tile)).concat([tile]);
}

function same(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isAt(place: Place | null, row: number, column: number): boolean {
  return place !== null && place.row === row && place.column === column;
}
