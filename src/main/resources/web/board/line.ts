import { Coord, SIZE } from "./coord";

/** The sign under a letter of the word: `.` free, a letter, or nothing beyond the edge. */
export function signAt(rows: string[], coord: Coord, position: number): string | undefined {
  const square = along(coord, position);
  const { row, column } = square;
  return row >= 0 && column >= 0 && row < SIZE && column < SIZE ? rows[row][column] : undefined;
}

/** Does a letter of the board stand there? */
export function taken(rows: string[], coord: Coord, position: number): boolean {
  const sign = signAt(rows, coord, position);
  return sign !== undefined && sign !== ".";
}

/** The same line, from another square of it. */
export function along(coord: Coord, steps: number): Coord {
  return {
    row: coord.row + (coord.across ? 0 : steps),
    column: coord.column + (coord.across ? steps : 0),
    across: coord.across,
  };
}
