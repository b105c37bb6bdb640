package org.chevalet.core.board;

import java.util.Locale;

/**
 * A word as it stands on the board: capitals for ordinary tiles, lower case for letters a joker stands for.
 *
 * @param text 1 to 15 letters, {@code ChACUNE}
 */
public record Spelling(String text) implements Comparable<Spelling> {

    public static final int LONGEST = BoardLayout.SIZE;

    public Spelling {
        if (text.isEmpty() || text.length() > LONGEST || !isLetters(text)) {
            throw new IllegalArgumentException("not 1 to 15 letters: " + text);
        }
    }

    /** A loop, as every word of every place that is tried passes here. */
    private static boolean isLetters(String text) {
        for (int position = 0; position < text.length(); position++) {
            char symbol = text.charAt(position);
            if ((symbol < 'A' || symbol > 'Z') && (symbol < 'a' || symbol > 'z')) {
                return false;
            }
        }
        return true;
    }

    /** The word itself, all capitals, as the lexicon knows it. */
    public String word() {
        return text.toUpperCase(Locale.ROOT);
    }

    public int length() {
        return text.length();
    }

    public boolean isJoker(int position) {
        return Character.isLowerCase(text.charAt(position));
    }

    public boolean hasJoker() {
        return text.chars().anyMatch(Character::isLowerCase);
    }

    /** As printed in France: joker letters in parentheses, {@code C(H)ACUNE}. */
    public String printed() {
        StringBuilder printed = new StringBuilder();
        for (char letter : text.toCharArray()) {
            printed.append(Character.isLowerCase(letter) ? "(" + Character.toUpperCase(letter) + ")" : letter);
        }
        return printed.toString();
    }

    /** Alphabetical, capitals before lower case. */
    @Override
    public int compareTo(Spelling other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
