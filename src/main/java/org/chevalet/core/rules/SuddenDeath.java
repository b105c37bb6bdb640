package org.chevalet.core.rules;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.tile.Points;

/**
 * Mort subite (R§3.8.3), as a tournament of its own or to separate ties: whoever plays below the best score that a player
 * found is out; when all are equal, nil included, nobody is.
 */
public final class SuddenDeath {

    /** Playing times of the first three rounds, the next three, and all after those, in seconds. */
    private static final int[] SECONDS = {80, 60, 40};

    private static final int ROUNDS_EACH = 3;

    private final WarningRule warnings;

    public SuddenDeath(RuleSet.SlipFigures figures, GameSettings settings) {
        this.warnings = new WarningRule(figures, settings);
    }

    public static int seconds(RoundNumber round) {
        return SECONDS[Math.min((round.value() - 1) / ROUNDS_EACH, SECONDS.length - 1)];
    }

    /**
     * A player's score to compare: penalties are taken off the round at once, a costly warning's too.
     *
     * @param warningsBefore warnings of the rounds before this one
     * @param disciplinary warnings of this round beside those of the slip (R§5.8)
     */
    public Points compared(Verdict verdict, int warningsBefore, int disciplinary) {
        Points before = warnings.cost(warningsBefore);
        Points after = warnings.cost(warningsBefore + verdict.warnings() + disciplinary);
        return verdict.paid().minus(after.minus(before));
    }

    /** Who is out after a round, by the scores of {@link #compared}. */
    public static Set<PlayerId> eliminated(Map<PlayerId, Points> scores) {
        int best = scores.values().stream().mapToInt(Points::value).max().orElse(0);
        return scores.entrySet().stream()
                .filter(score -> score.getValue().value() < best)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }
}
