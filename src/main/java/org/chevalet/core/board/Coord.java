package org.chevalet.core.board;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;

/**
 * A reference: the square of a word's first letter and the word's direction. French notation (R§1.1): letter first is
 * across ({@code H4}), number first is down ({@code 4H}).
 */
public record Coord(int row, int column, Direction direction) implements Comparable<Coord> {

    private static final Pattern LETTER_FIRST = Pattern.compile("([A-Z])[ /.-]?(\\d{1,2})");
    private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,2})[ /.-]?([A-Z])");

    public Coord {
        if (!Square.isOnBoard(row, column)) {
            throw new IllegalArgumentException("off the board: row " + row + " column " + column);
        }
    }

    /**
     * Reads a reference in French notation: {@code H4}, {@code h 4}, {@code H/4}, {@code H-4} across; {@code 4H}, {@code 4 H} down.
     *
     * @return the coordinate, or {@code coord.format} (no reference) or {@code coord.off-board} (no such square)
     */
    public static Answer<Coord> parse(String text) {
        String written = text.strip().toUpperCase(Locale.ROOT);
        Matcher across = LETTER_FIRST.matcher(written);
        if (across.matches()) {
            return at(across.group(1), across.group(2), Direction.ACROSS, written);
        }
        Matcher down = NUMBER_FIRST.matcher(written);
        if (down.matches()) {
            return at(down.group(2), down.group(1), Direction.DOWN, written);
        }
        return Answer.refuse("coord.format", text.strip());
    }

    /** {@link #parse} for texts known to be right: fixtures and our own files. */
    public static Coord of(String text) {
        return parse(text).value();
    }

    private static Answer<Coord> at(String letter, String number, Direction direction, String written) {
        int row = letter.charAt(0) - 'A';
        int column = Integer.parseInt(number) - 1;
        return Square.isOnBoard(row, column)
                ? Answer.of(new Coord(row, column, direction))
                : Answer.refuse("coord.off-board", written);
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

    /** French notation: {@code H4} across, {@code 4H} down. */
    @Override
    public String toString() {
        char letter = (char) ('A' + row);
        return isAcross() ? letter + Integer.toString(column + 1) : Integer.toString(column + 1) + letter;
    }
}
