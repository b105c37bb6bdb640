import { Coord } from "./coord";
import { DraftTile, PREMIUMS } from "./grid";
import { along, signAt, taken } from "./line";

/** What squares, letters and many tiles earn in a game. */
export interface Figures {
  layout: string[];
  /** Points by letter. */
  tiles: { [letter: string]: number };
  /** Points added by the number of tiles laid. */
  bonuses: { [tiles: number]: number };
}

/**
 * What a move pays, whatever word lists say: its word, the words it makes across it, the bonus.
 *
 * @param coord of the whole word, letters of the board included
 * @param tiles those laid, which make one word with the board
 */
export function pointsOfTiles(rows: string[], coord: Coord, tiles: DraftTile[], figures: Figures): number {
  const after = laid(rows, tiles);
  const crossing = tiles
    .map((tile) => startOf(after, { row: tile.row, column: tile.column, across: !coord.across }))
    .filter((start) => taken(after, start, 1));
  const words = [startOf(after, coord)].concat(crossing);
  const sum = words.reduce((total, start) => total + pointsOfWord(rows, after, start, figures), 0);
  return sum + (figures.bonuses[tiles.length] || 0);
}

function laid(rows: string[], tiles: DraftTile[]): string[] {
  const after = rows.map((row) => Array.from(row));
  tiles.forEach((tile) => (after[tile.row][tile.column] = tile.joker ? tile.letter.toLowerCase() : tile.letter));
  return after.map((row) => row.join(""));
}

/** Where the word through a square begins. */
function startOf(rows: string[], through: Coord): Coord {
  let start = through;
  while (taken(rows, start, -1)) {
    start = along(start, -1);
  }
  return start;
}

/** A premium square counts once, for the tile that covers it; a joker, in lower case, is worth nothing. */
function pointsOfWord(before: string[], after: string[], start: Coord, figures: Figures): number {
  let sum = 0;
  let times = 1;
  for (let position = 0; taken(after, start, position); position++) {
    const { row, column } = along(start, position);
    const premium = taken(before, start, position) ? "" : PREMIUMS[figures.layout[row][column]] || "";
    const value = figures.tiles[signAt(after, start, position) as string] || 0;
    sum += value * (premium === "tl" ? 3 : premium === "dl" ? 2 : 1);
    times *= premium === "tw" ? 3 : premium === "dw" ? 2 : 1;
  }
  return sum * times;
}
