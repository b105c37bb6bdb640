package org.chevalet.core.rules;

/**
 * What a player wrote, letter for letter, right or wrong; what it is paid is a {@link Verdict}.
 *
 * @param word as written: accents, lower case and blanks allowed; a joker letter in parentheses {@code C(H)ACUNE} or
 *     after {@code ?} as in {@code C?HACUNE}; empty for a blank slip
 * @param reference as written, French notation, empty when missing
 * @param claim the score written
 */
public record WrittenSlip(String word, String reference, ScoreClaim claim) {

    public boolean isBlank() {
        return word.isBlank() && reference.isBlank() && !(claim instanceof ScoreClaim.Given);
    }
}
