package org.chevalet.core.board;

/**
 * A square of the board.
 *
 * @param row 0 for row A to 14 for row O
 * @param column 0 for column 1 to 14 for column 15
 */
public record Square(int row, int column) implements Comparable<Square> {

    public Square {
        if (!isOnBoard(row, column)) {
            throw new IllegalArgumentException("off the board: row " + row + " column " + column);
        }
    }

    public static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < BoardLayout.SIZE && column >= 0 && column < BoardLayout.SIZE;
    }

    /** 0 for A1 to 224 for O15, row by row. */
    public int index() {
        return row * BoardLayout.SIZE + column;
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index(), other.index());
    }

    /** Row letter then column number: {@code H8}. */
    @Override
    public String toString() {
        return (char) ('A' + row) + Integer.toString(column + 1);
    }
}
