import { Coord, SIZE, squareName } from "./coord";
import { Composed } from "./compose";
import { DraftTile } from "./grid";
import { along, signAt, taken } from "./line";
import { Misfit } from "./misfits";
import { WordLetter } from "./word";

/**
 * The word that tiles dropped one by one on free squares make with the letters of the board, or why they make none yet.
 *
 * @param across the way a single tile goes when the board does not tell
 */
export function wordOfTiles(rows: string[], tiles: DraftTile[], across: boolean): Composed | Misfit {
  const way = wayOf(rows, tiles, across);
  if (way === null) {
    return { key: "board.not-in-line", args: [] };
  }
  const bySquare = new Map<number, DraftTile>();
  tiles.forEach((tile) => bySquare.set(tile.row * SIZE + tile.column, tile));
  const letterAt = (coord: Coord): WordLetter | null => {
    const tile = bySquare.get(coord.row * SIZE + coord.column);
    if (tile !== undefined) {
      return { letter: tile.letter, joker: tile.joker };
    }
    return taken(rows, coord, 0) ? { letter: (signAt(rows, coord, 0) as string).toUpperCase(), joker: false } : null;
  };
  const first = tiles.reduce((one, other) => (orderOf(other, way) < orderOf(one, way) ? other : one));
  let coord: Coord = { row: first.row, column: first.column, across: way };
  while (taken(rows, coord, -1)) {
    coord = along(coord, -1);
  }
  const word: WordLetter[] = [];
  for (let letter = letterAt(coord); letter !== null && signAt(rows, coord, word.length) !== undefined; letter = letterAt(along(coord, word.length))) {
    word.push(letter);
  }
  const end = along(coord, word.length);
  const last = tiles.reduce((one, other) => (orderOf(other, way) > orderOf(one, way) ? other : one));
  return orderOf(last, way) >= orderOf(end, way) ? { key: "board.gap", args: [squareName(end.row, end.column)] } : { coord, word };
}

/** Is this the misfit of tiles that make no word? */
export function isMisfit(made: Composed | Misfit): made is Misfit {
  return (made as Misfit).key !== undefined;
}

/** Tiles in one row go across, in one column down; a single one goes the way that makes a word with the board. */
function wayOf(rows: string[], tiles: DraftTile[], across: boolean): boolean | null {
  const one = tiles[0];
  if (tiles.length > 1) {
    const inRow = tiles.every((tile) => tile.row === one.row);
    return inRow || (tiles.every((tile) => tile.column === one.column) ? false : null);
  }
  const joins = (way: boolean): boolean => {
    const coord = { row: one.row, column: one.column, across: way };
    return taken(rows, coord, -1) || taken(rows, coord, 1);
  };
  return joins(true) === joins(false) ? across : joins(true);
}

function orderOf(square: { row: number; column: number }, across: boolean): number {
  return across ? square.column : square.row;
}
