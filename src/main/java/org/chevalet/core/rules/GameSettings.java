package org.chevalet.core.rules;

/**
 * What is chosen for one game, beside its rule set.
 *
 * @param roundSeconds playing time of a round: 180, 150, 120 (semi-rapide), 60 (blitz) or another
 * @param scoresAsked true when players write their score, as official play wants
 * @param arbiterPlays true: nothing about solutions is shown to the console before the round is closed
 */
public record GameSettings(Variant variant, int roundSeconds, boolean scoresAsked, boolean arbiterPlays) {

    private static final int LONGEST_ROUND = 3600;

    public GameSettings {
        if (roundSeconds < 1 || roundSeconds > LONGEST_ROUND) {
            throw new IllegalArgumentException("no playing time: " + roundSeconds);
        }
    }

    /** Blitz (R§1.3): one minute or less a round. */
    public boolean isBlitz() {
        return roundSeconds <= 60;
    }
}
