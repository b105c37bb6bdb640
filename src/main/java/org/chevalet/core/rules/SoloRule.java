package org.chevalet.core.rules;

import java.util.Map;
import java.util.Optional;
import org.chevalet.core.tile.Points;

/** Who, if anyone, is alone on a round (R§3.5, or the booklet's definition). */
public final class SoloRule {

    private final RuleSet.SoloFigures figures;

    public SoloRule(RuleSet.SoloFigures figures) {
        this.figures = figures;
    }

    /**
     * The player who is solo on a round. Scores are compared before penalties.
     *
     * @param verdicts one for each player who took part in the round
     * @param top the best score of the round
     * @return empty when two or more share the best score, or it is nil
     */
    public Optional<PlayerId> solo(Map<PlayerId, Verdict> verdicts, Points top) {
        throw new UnsupportedOperationException(figures.toString());
    }

    /** What one solo pays in a game with that many players: the bonus, or nothing below the threshold. */
    public Points bonus(int players) {
        return players >= figures.leastPlayers() ? Points.of(figures.bonus()) : Points.ZERO;
    }
}
