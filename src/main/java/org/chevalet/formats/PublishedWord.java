package org.chevalet.formats;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.chevalet.core.board.Spelling;
import org.chevalet.language.WrittenText;

/**
 * A word as clubs print it: accents and ligatures, joker letters in parentheses ({@code C(H)ACUNE}) or in lower case
 * ({@code ChACUNE}), a {@code *} whose meaning is not settled and which is left out.
 */
final class PublishedWord {

    private static final int MOST_JOKERS = 2;
    private static final Pattern MARKED = Pattern.compile("\\(([A-Za-z]+)\\)");
    private static final Pattern LETTERS = Pattern.compile("[A-Za-z]{1,15}");

    private PublishedWord() {}

    /** More lower-case letters than there are jokers: this print writes words in lower case, and case marks nothing. */
    static boolean isWrittenInLowerCase(String word) {
        long lower = word.chars().filter(Character::isLowerCase).count();
        return lower > MOST_JOKERS || lower == word.length() && lower > 0;
    }

    /** The word with its joker letters in lower case; empty when it is no word. */
    static Optional<Spelling> read(String written, boolean caseMarksJokers) {
        String letters = WrittenText.foldKeepingCase(written).replaceAll("[*\\s]", "");
        String cased = caseMarksJokers ? letters : letters.toUpperCase(Locale.ROOT);
        String text = MARKED.matcher(cased).replaceAll(mark -> mark.group(1).toLowerCase(Locale.ROOT));
        return LETTERS.matcher(text).matches() ? Optional.of(new Spelling(text)) : Optional.empty();
    }
}
