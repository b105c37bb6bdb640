package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;

/**
 * How the references of a published game are written. Read by the other notation a game is mirrored, and nothing in it
 * looks wrong: board and scores are the same on both sides of the diagonal. Only what the file says tells them apart, or its
 * first word, which goes across (R§3.4).
 *
 * @param stated does the file say so itself?
 */
public record WrittenNotation(Notation notation, boolean stated) {

    /** What files have that say nothing. */
    public static final WrittenNotation USUAL = new WrittenNotation(Notation.LETTER_FIRST, false);

    private static final String WAY = "across|down|horizontal\\w*|vertical\\w*";
    private static final Pattern EXAMPLE = Pattern.compile("(?:(?<before>" + WAY + ")[ :=(-]*)?"
            + "\\b(?:[a-o] ?\\d{1,2}|(?<number>\\d{1,2}) ?[a-o])\\b" + "(?:[ :=(-]*(?<behind>" + WAY + "))?");
    private static final Pattern ENGLISH = Pattern.compile("en|english|anglaise?");
    private static final Pattern FRENCH = Pattern.compile("fr|french|française?");

    /**
     * Reads what a file says: {@code 8D across, D8 down}, {@code H4 horizontal}, {@code 8D}, {@code english}.
     *
     * @return the notation; empty where it says nothing, or two things
     */
    static Optional<Notation> read(String statement) {
        String text = statement.strip().toLowerCase(Locale.ROOT);
        if (ENGLISH.matcher(text).matches()) {
            return Optional.of(Notation.NUMBER_FIRST);
        }
        if (FRENCH.matcher(text).matches()) {
            return Optional.of(Notation.LETTER_FIRST);
        }
        List<Boolean> told = new ArrayList<>();
        List<Boolean> all = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(text);
        while (example.find()) {
            boolean numberFirst = example.group("number") != null;
            all.add(numberFirst);
            Stream.of("before", "behind")
                    .flatMap(place -> Optional.ofNullable(example.group(place)).stream())
                    .forEach(way -> told.add(numberFirst != way.matches("down|vertical.*")));
        }
        boolean contradicted = told.stream().distinct().count() > 1;
        return contradicted
                ? Optional.empty()
                : Stream.concat(told.stream(), all.stream())
                        .findFirst()
                        .map(numberFirst -> numberFirst ? Notation.NUMBER_FIRST : Notation.LETTER_FIRST);
    }

    /** Files of English games that say nothing: their first word goes across. */
    static WrittenNotation ofEnglish(List<PublishedRow> rows) {
        boolean letterFirst = rows.stream()
                .filter(row -> !row.word().isEmpty() && !row.reference().isEmpty())
                .findFirst()
                .map(row -> Character.isLetter(row.reference().charAt(0)))
                .orElse(false);
        return new WrittenNotation(letterFirst ? Notation.LETTER_FIRST : Notation.NUMBER_FIRST, false);
    }

    /** What a file says of itself, so that {@link #read} understands it and so does whoever looks at it. */
    static String statement(Notation notation) {
        return across(notation) + " across, " + down(notation) + " down";
    }

    /** An example in sentences. */
    String across() {
        return across(notation);
    }

    String down() {
        return down(notation);
    }

    /** The same in the other notation. */
    String acrossElsewhere() {
        return across(notation == Notation.NUMBER_FIRST ? Notation.LETTER_FIRST : Notation.NUMBER_FIRST);
    }

    private static String across(Notation notation) {
        return notation.written(Coord.EXAMPLE);
    }

    private static String down(Notation notation) {
        return notation.written(Coord.EXAMPLE.flipped());
    }
}
