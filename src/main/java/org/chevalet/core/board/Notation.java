package org.chevalet.core.board;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.tile.TileSet;

/**
 * How the references of a game are read and written. The same two signs mean opposite things from one language to the
 * other, so the notation goes with the tiles of the game, never with the language of a screen.
 */
public enum Notation {
    /** French (R§1.1): rows A to O, columns 1 to 15; the letter first is across ({@code H4}), the number first down. */
    LETTER_FIRST,
    /** English: rows 1 to 15, columns A to O; the number first is across ({@code 8D}), the letter first down. */
    NUMBER_FIRST;

    private static final Pattern LETTER_AND_NUMBER = Pattern.compile("([A-Z])[ /.-]?(\\d{1,2})");
    private static final Pattern NUMBER_AND_LETTER = Pattern.compile("(\\d{1,2})[ /.-]?([A-Z])");

    /** The notation of games played with these tiles. */
    public static Notation of(TileSet tiles) {
        return tiles.name().equals("en") ? NUMBER_FIRST : LETTER_FIRST;
    }

    /**
     * Reads a reference as people write it: {@code H4}, {@code h 4}, {@code H/4}, {@code H-4}, {@code 4H}.
     *
     * @return the coordinate, or {@code coord.format} (no reference; an example across, one down) or
     *     {@code coord.off-board} (no such square)
     */
    public Answer<Coord> read(String text) {
        String written = text.strip().toUpperCase(Locale.ROOT);
        Matcher letterFirst = LETTER_AND_NUMBER.matcher(written);
        if (letterFirst.matches()) {
            return at(letterFirst.group(1), letterFirst.group(2), this == LETTER_FIRST, written);
        }
        Matcher numberFirst = NUMBER_AND_LETTER.matcher(written);
        if (numberFirst.matches()) {
            return at(numberFirst.group(2), numberFirst.group(1), this == NUMBER_FIRST, written);
        }
        return Answer.refuse("coord.format", text.strip(), Coord.EXAMPLE, Coord.EXAMPLE.flipped());
    }

    private Answer<Coord> at(String letter, String number, boolean across, String written) {
        int lettered = letter.charAt(0) - 'A';
        int numbered = Integer.parseInt(number) - 1;
        int row = this == LETTER_FIRST ? lettered : numbered;
        int column = this == LETTER_FIRST ? numbered : lettered;
        return Square.isOnBoard(row, column)
                ? Answer.of(new Coord(row, column, across ? Direction.ACROSS : Direction.DOWN))
                : Answer.refuse("coord.off-board", written);
    }

    /** The row's name before the column's when the word is across. */
    public String written(Coord coord) {
        String row = row(coord.row());
        String column = column(coord.column());
        return coord.isAcross() ? row + column : column + row;
    }

    /** A square is named as a word across that begins on it. */
    public String written(Square square) {
        return row(square.row()) + column(square.column());
    }

    /** A reference as it is kept ({@link Coord#toString}); one that could not be read stays as it was written. */
    public String rewritten(String kept) {
        Answer<Coord> coord = Coord.parse(kept);
        return coord.isAccepted() ? written(coord.value()) : kept;
    }

    /** The heading of a row, 0 for the one on top. */
    public String row(int row) {
        return this == LETTER_FIRST ? letter(row) : number(row);
    }

    /** The heading of a column, 0 for the one on the left. */
    public String column(int column) {
        return this == LETTER_FIRST ? number(column) : letter(column);
    }

    private static String letter(int line) {
        return String.valueOf((char) ('A' + line));
    }

    private static String number(int line) {
        return Integer.toString(line + 1);
    }
}
