package org.chevalet.core.rules;

import java.util.List;
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
     * @return empty when two or more share the best score, when it is nil, or when the rule set does not reward it
     */
    public Optional<PlayerId> solo(Map<PlayerId, Verdict> verdicts, Points top) {
        List<PlayerId> best = best(verdicts);
        if (best.size() != 1) {
            return Optional.empty();
        }
        PlayerId alone = best.get(0);
        Verdict verdict = verdictOf(alone, verdicts);
        boolean topWanted = figures.definition() == RuleSet.SoloDefinition.ALONE_TOP;
        boolean barred = verdict.sanction() == Sanction.AVERAGE
                || topWanted && !verdict.beforePenalty().equals(top)
                || figures.scrabbleException() && isOnlyScrabble(alone, verdicts);
        return barred ? Optional.empty() : Optional.of(alone);
    }

    /** Everyone at the best score of the round, before penalties: two are a duo; nobody when it is nil. */
    public static List<PlayerId> best(Map<PlayerId, Verdict> verdicts) {
        int best = verdicts.values().stream()
                .mapToInt(verdict -> verdict.beforePenalty().value())
                .max()
                .orElse(0);
        return verdicts.entrySet().stream()
                .filter(entry -> best > 0 && entry.getValue().beforePenalty().value() == best)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The two at the best score, when they are exactly two and neither has an average; nobody otherwise. */
    public static List<PlayerId> duo(Map<PlayerId, Verdict> verdicts) {
        List<PlayerId> best = best(verdicts);
        boolean played =
                best.stream().noneMatch(player -> verdictOf(player, verdicts).sanction() == Sanction.AVERAGE);
        return best.size() == 2 && played ? best : List.of();
    }

    private static boolean isOnlyScrabble(PlayerId alone, Map<PlayerId, Verdict> verdicts) {
        return isScrabble(verdictOf(alone, verdicts))
                && verdicts.entrySet().stream()
                        .noneMatch(other -> !other.getKey().equals(alone) && isScrabble(other.getValue()));
    }

    private static boolean isScrabble(Verdict verdict) {
        return verdict.reading()
                .filter(reading -> reading.score().bonus().value() > 0)
                .isPresent();
    }

    private static Verdict verdictOf(PlayerId player, Map<PlayerId, Verdict> verdicts) {
        return Optional.ofNullable(verdicts.get(player)).orElseThrow();
    }

    /** What one solo at the top pays in a game with that many players: nothing below the threshold. */
    public Points bonus(int players) {
        return bonus(players, true);
    }

    /** What one solo pays in a game with that many players: the bonus, or nothing below the threshold. */
    public Points bonus(int players, boolean atTop) {
        int points = atTop ? figures.bonus() : figures.belowTopBonus();
        return players >= figures.leastPlayers() ? Points.of(points) : Points.ZERO;
    }

    /** What all the solos of a player pay in one game, by the limit the rule set may give. */
    public Points limited(Points bonuses) {
        boolean limit = figures.most() > 0 && bonuses.value() > figures.most();
        return limit ? Points.of(figures.most()) : bonuses;
    }

    /** How many players a game has for the threshold. */
    public int players(int seated, int withSlip) {
        return figures.counts() == RuleSet.SoloCount.SEATED ? seated : withSlip;
    }
}
