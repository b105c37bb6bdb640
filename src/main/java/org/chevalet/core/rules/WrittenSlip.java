package org.chevalet.core.rules;

/**
 * What a player wrote, letter for letter, right or wrong; what it is paid is a {@link Verdict}.
 *
 * @param word as written: accents, lower case and blanks allowed; a joker letter in parentheses {@code C(H)ACUNE} or
 *     after {@code ?} as in {@code C?HACUNE}; empty for a blank slip
 * @param reference as written, French notation, empty when missing
 * @param claim the score written
 * @param details what a paper slip can show beside these
 */
public record WrittenSlip(String word, String reference, ScoreClaim claim, SlipDetails details) {

    /** A slip with nothing but word, reference and score, as from a tablet. */
    public WrittenSlip(String word, String reference, ScoreClaim claim) {
        this(word, reference, claim, SlipDetails.NONE);
    }

    public WrittenSlip with(SlipDetails others) {
        return new WrittenSlip(word, reference, claim, others);
    }

    public boolean isBlank() {
        return word.isBlank() && reference.isBlank() && !(claim instanceof ScoreClaim.Given);
    }
}
