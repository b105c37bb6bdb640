package org.chevalet.core.rules;

import java.util.Optional;

/**
 * When the hall and the tablets may see the ranking. How many rounds a game will have nobody knows beforehand, so a
 * ranking kept back for the suspense of the end is kept back from a round on.
 *
 * @param rounds the N of {@link When#EVERY_SOME} and of {@link When#UNTIL_ROUND}; 0 otherwise
 */
public record RankingShown(When when, int rounds) {

    /** After every round. */
    public static final RankingShown ALWAYS = new RankingShown(When.EVERY_ROUND, 0);

    private static final int MOST = 100;

    public enum When {
        EVERY_ROUND,
        /** After every N-th round, as it stood then. */
        EVERY_SOME,
        /** After round N it stays as it was until the end. */
        UNTIL_ROUND,
        /** At the end of the game only. */
        END
    }

    /** @throws IllegalArgumentException for an N that is none */
    public RankingShown {
        if (isCounted(when) ? rounds < 1 || rounds > MOST : rounds != 0) {
            throw new IllegalArgumentException("no number of rounds: " + rounds);
        }
    }

    private static boolean isCounted(When when) {
        return when == When.EVERY_SOME || when == When.UNTIL_ROUND;
    }

    /** @return empty for an N that is none; where none is counted it does not matter */
    public static Optional<RankingShown> of(When when, int rounds) {
        if (!isCounted(when)) {
            return Optional.of(new RankingShown(when, 0));
        }
        return rounds < 1 || rounds > MOST ? Optional.empty() : Optional.of(new RankingShown(when, rounds));
    }

    /** After how many rounds the ranking is the one to show; 0: none yet. */
    public int after(int played, boolean finished) {
        if (finished) {
            return played;
        }
        return switch (when) {
            case EVERY_ROUND -> played;
            case EVERY_SOME -> played - played % rounds;
            case UNTIL_ROUND -> Math.min(played, rounds);
            case END -> 0;
        };
    }
}
