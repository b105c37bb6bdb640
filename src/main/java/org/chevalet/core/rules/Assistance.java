package org.chevalet.core.rules;

/** How far a tablet helps its player before the end of the time; fixed for the game by the arbiter. */
public enum Assistance {
    /** No more than paper does: only the form of a slip is looked at. */
    AS_PAPER,
    /** Letters held, free squares, contact with the board. No word list, no score. */
    PLACEMENT,
    /** The score of what is written, too. */
    SCORE,
    /** Whether its words are admitted, too: for training. */
    TRAINING;

    /** @throws IllegalArgumentException for a level that is none */
    public static Assistance ofLevel(int level) {
        if (level < 0 || level >= values().length) {
            throw new IllegalArgumentException("no level of assistance: " + level);
        }
        return values()[level];
    }

    /** 0 to 3. */
    public int level() {
        return ordinal();
    }

    public boolean givesScore() {
        return compareTo(SCORE) >= 0;
    }

    public boolean givesWords() {
        return this == TRAINING;
    }
}
