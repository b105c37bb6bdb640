package org.chevalet.core.board;

/**
 * A square of the board.
 *
 * @param row 0 for the top row to 14
 * @param column 0 for the left column to 14
 */
public record Square(int row, int column) implements OnBoard, Comparable<Square> {

    public Square {
        if (!isOnBoard(row, column)) {
            throw new IllegalArgumentException("off the board: row " + row + " column " + column);
        }
    }

    public static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < BoardLayout.SIZE && column >= 0 && column < BoardLayout.SIZE;
    }

    /** 0 for the top left square to 224 for the bottom right one, row by row. */
    public int index() {
        return row * BoardLayout.SIZE + column;
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index(), other.index());
    }

    @Override
    public String in(Notation notation) {
        return notation.written(this);
    }

    /** In the French notation, whatever the game, as references are ({@link Coord}): {@code H8}. */
    @Override
    public String toString() {
        return Notation.LETTER_FIRST.written(this);
    }
}
