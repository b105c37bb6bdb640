package org.chevalet.core.rules;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.ShownSign;

/**
 * A word as a person writes it, read: accents and ligatures folded, circled letters apart (R§1.1, 3.1). A joker letter
 * is written {@code C(H)ACUNE}, {@code C?HACUNE}, {@code C*HACUNE} or {@code ChACUNE}.
 *
 * @param letters capitals A-Z
 * @param circled positions of the letters marked as jokers, from 0
 * @param byCase true when only lower case marks them, which may also be a way of typing
 */
public record WrittenWord(String letters, Set<Integer> circled, boolean byCase) {

    /** A game has two jokers: more lower-case letters than that are a way of typing. */
    private static final int JOKERS = 2;

    public WrittenWord {
        circled = Set.copyOf(circled);
    }

    /** @return the word, or {@code word.bad-character} for what is neither a letter nor a joker's mark */
    public static Answer<WrittenWord> parse(String text) {
        return new Reader().read(fold(text));
    }

    /** Without diacritics, ligatures and blanks: {@code Cœur à} becomes {@code Coeura}. */
    public static String fold(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("[\\p{M}\\s]", "")
                .replace("œ", "oe")
                .replace("Œ", "OE")
                .replace("æ", "ae")
                .replace("Æ", "AE");
    }

    /** The same word for a rack without joker, where lower case can only be a way of typing. */
    WrittenWord withoutCaseMarks() {
        return byCase ? new WrittenWord(letters, Set.of(), false) : this;
    }

    /** Reads one character after the other. */
    private static final class Reader {

        private final StringBuilder letters = new StringBuilder();
        private final Set<Integer> marked = new TreeSet<>();
        private final Set<Integer> lowerCase = new TreeSet<>();
        private boolean inParentheses;
        private boolean next;

        Answer<WrittenWord> read(String text) {
            // a star at the end of a published word has no settled meaning
            String word = text.endsWith("*") ? text.substring(0, text.length() - 1) : text;
            for (int index = 0; index < word.length(); index++) {
                if (!accept(word.charAt(index))) {
                    return Answer.refuse("word.bad-character", ShownSign.at(word, index));
                }
            }
            return next ? Answer.refuse("word.bad-character", "?") : Answer.of(word());
        }

        private boolean accept(char symbol) {
            switch (symbol) {
                case '(', '[' -> inParentheses = true;
                case ')', ']' -> inParentheses = false;
                case '?', '*' -> next = true;
                default -> {
                    return acceptLetter(symbol);
                }
            }
            return true;
        }

        private boolean acceptLetter(char symbol) {
            char capital = Character.toUpperCase(symbol);
            if (capital < 'A' || capital > 'Z') {
                return false;
            }
            if (inParentheses || next) {
                marked.add(letters.length());
            } else if (symbol != capital) {
                lowerCase.add(letters.length());
            }
            next = false;
            letters.append(capital);
            return true;
        }

        private WrittenWord word() {
            String capitals = letters.toString().toUpperCase(Locale.ROOT);
            boolean byCase = marked.isEmpty()
                    && !lowerCase.isEmpty()
                    && lowerCase.size() <= JOKERS
                    && lowerCase.size() < capitals.length();
            return new WrittenWord(capitals, byCase ? lowerCase : marked, byCase);
        }
    }
}
