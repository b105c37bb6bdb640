package org.chevalet.core.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The 15 x 15 board with the tiles on it. Immutable. A square holds {@code .} (empty), a capital (a letter tile) or a
 * lower-case letter (a joker standing for that letter).
 */
public final class Board {

    public static final char NONE = '.';

    private static final Board EMPTY = new Board(emptySquares());

    private final char[] squares;

    private Board(char[] squares) {
        this.squares = squares;
    }

    private static char[] emptySquares() {
        char[] squares = new char[BoardLayout.SIZE * BoardLayout.SIZE];
        Arrays.fill(squares, NONE);
        return squares;
    }

    public static Board empty() {
        return EMPTY;
    }

    /**
     * Reads a drawing of the board.
     *
     * @param rows 15 lines of 15 characters, row A first: {@code .}, {@code A}-{@code Z}, {@code a}-{@code z}
     * @throws IllegalArgumentException when it is not such a drawing
     */
    public static Board of(List<String> rows) {
        if (rows.size() != BoardLayout.SIZE || rows.stream().anyMatch(row -> !row.matches("[.A-Za-z]{15}"))) {
            throw new IllegalArgumentException("not 15 rows of 15 squares: " + rows);
        }
        return new Board(String.join("", rows).toCharArray());
    }

    /** {@code .}, a capital, or a lower-case letter for a joker; squares off the board are {@code .}. */
    public char at(int row, int column) {
        return Square.isOnBoard(row, column) ? squares[row * BoardLayout.SIZE + column] : NONE;
    }

    public boolean isEmpty(int row, int column) {
        return at(row, column) == NONE;
    }

    public boolean isEmpty() {
        return equals(EMPTY);
    }

    /**
     * The board with a word on it. Letters already there stay as they are, jokers included.
     *
     * @throws IllegalArgumentException when the word leaves the board
     */
    public Board with(Placement placement) {
        char[] after = squares.clone();
        for (int position = 0; position < placement.spelling().length(); position++) {
            int index = new Square(placement.row(position), placement.column(position)).index();
            if (after[index] == NONE) {
                after[index] = placement.spelling().text().charAt(position);
            }
        }
        return new Board(after);
    }

    /** The board with another tile on one square; used when a joker is replaced by its real letter. */
    public Board with(Square square, char tile) {
        char[] after = squares.clone();
        after[square.index()] = tile;
        return new Board(after);
    }

    /** Writes all squares, row by row, to the front of {@code target}: for searches that read the board thousands of times. */
    public void copyTo(char[] target) {
        System.arraycopy(squares, 0, target, 0, squares.length);
    }

    /** The 15 lines of the drawing, row A first. */
    public List<String> rows() {
        return IntStream.range(0, BoardLayout.SIZE)
                .mapToObj(row -> new String(squares, row * BoardLayout.SIZE, BoardLayout.SIZE))
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(squares, board.squares);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(squares);
    }

    @Override
    public String toString() {
        return String.join("\n", rows());
    }
}
