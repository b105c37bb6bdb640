package org.chevalet.core.board;

import org.chevalet.core.answer.Answer;

/**
 * A reference: the square of a word's first letter and the word's direction. Its text is always that of the French notation
 * ({@code H4} across, {@code 4H} down), whatever the game: journals, files and screens exchange it so. What people write
 * and read goes through the game's {@link Notation}.
 */
public record Coord(int row, int column, Direction direction) implements OnBoard, Comparable<Coord> {

    /** What sentences show for an example. */
    public static final Coord EXAMPLE = new Coord(7, 3, Direction.ACROSS);

    public Coord {
        if (!Square.isOnBoard(row, column)) {
            throw new IllegalArgumentException("off the board: row " + row + " column " + column);
        }
    }

    /** Reads {@link #toString} and whatever else {@link Notation#read} makes of the French notation. */
    public static Answer<Coord> parse(String text) {
        return Notation.LETTER_FIRST.read(text);
    }

    /** {@link #parse} for texts known to be right: fixtures and our own files. */
    public static Coord of(String text) {
        return parse(text).value();
    }

    public Square square() {
        return new Square(row, column);
    }

    public boolean isAcross() {
        return direction == Direction.ACROSS;
    }

    /** The same square in the other direction: what an inverted reference meant. */
    public Coord flipped() {
        return new Coord(row, column, direction.other());
    }

    /** Across before down, then row by row from A1. */
    @Override
    public int compareTo(Coord other) {
        int byDirection = direction.compareTo(other.direction);
        return byDirection != 0 ? byDirection : square().compareTo(other.square());
    }

    @Override
    public String in(Notation notation) {
        return notation.written(this);
    }

    @Override
    public String toString() {
        return Notation.LETTER_FIRST.written(this);
    }
}
