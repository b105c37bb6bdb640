package org.chevalet.core.rules;

import java.util.List;

/**
 * What is chosen for one game, beside its rule set.
 *
 * @param roundSeconds playing time of a round: 180, 150, 120 (semi-rapide), 60 (blitz) or another; in topping the limit
 *     after which the solution is given
 * @param scoresAsked true when players write their score, as official play wants
 * @param arbiterPlays true: nothing about solutions is shown to the console before the round is closed
 * @param form how the game is won
 * @param centres the places of an event with several, by their tables; none for the usual single one
 * @param tablets what players' tablets do
 */
public record GameSettings(
        Variant variant,
        int roundSeconds,
        boolean scoresAsked,
        boolean arbiterPlays,
        PlayForm form,
        List<Centre> centres,
        TabletSettings tablets) {

    private static final int LONGEST_ROUND = 3600;

    public GameSettings {
        if (roundSeconds < 1 || roundSeconds > LONGEST_ROUND) {
            throw new IllegalArgumentException("no playing time: " + roundSeconds);
        }
        centres = List.copyOf(centres);
    }

    /** A game of duplicate in one place. */
    public GameSettings(Variant variant, int roundSeconds, boolean scoresAsked, boolean arbiterPlays) {
        this(variant, roundSeconds, scoresAsked, arbiterPlays, PlayForm.DUPLICATE, List.of());
    }

    /** A game whose tablets do what they usually do. */
    public GameSettings(
            Variant variant,
            int roundSeconds,
            boolean scoresAsked,
            boolean arbiterPlays,
            PlayForm form,
            List<Centre> centres) {
        this(variant, roundSeconds, scoresAsked, arbiterPlays, form, centres, TabletSettings.USUAL);
    }

    /** Playing time of one round, in seconds: sudden death has its own, shorter and shorter (R§3.8.3). */
    public int seconds(RoundNumber round) {
        return form == PlayForm.SUDDEN_DEATH ? SuddenDeath.seconds(round) : roundSeconds;
    }

    /** Blitz (R§1.3): one minute or less a round; sudden death is announced like one. */
    public boolean isBlitz() {
        return roundSeconds <= 60 || form == PlayForm.SUDDEN_DEATH;
    }

    /** An original format (R§3.8): the warning threshold is higher (R§5.9). */
    public boolean isOriginal() {
        return variant.original() || form != PlayForm.DUPLICATE;
    }
}
