package org.chevalet.core.rules;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.chevalet.core.tile.Points;

/**
 * The average (moyenne, R§5.9): a player who repeats a word that is not admitted because nobody told him yet gets the
 * mean of the other players' scores instead of a second nil, never more than what he proposed would have been worth.
 */
public final class AverageRule {

    private static final Set<Reason> UNTOLD = Set.of(Reason.WORD_NOT_ADMITTED, Reason.CROSS_WORD_NOT_ADMITTED);

    private final RuleSet.SlipFigures figures;

    public AverageRule(RuleSet.SlipFigures figures) {
        this.figures = figures;
    }

    /** The words for which a slip is nil. */
    public static Set<String> refusedWords(Verdict nil) {
        return nil.grounds().stream()
                .filter(ground -> UNTOLD.contains(ground.reason()))
                .map(ground -> String.valueOf(ground.args().get(0)))
                .collect(Collectors.toSet());
    }

    /** Is a slip nil for words that are not admitted and for nothing else? */
    public static boolean isForWordsAlone(Verdict verdict) {
        return verdict.isNil() && verdict.grounds().stream().allMatch(ground -> UNTOLD.contains(ground.reason()));
    }

    /** Is a nil due to a word of an earlier one, and to nothing else? Never for a misplaced word or a letter not held. */
    public static boolean repeats(Verdict earlier, Verdict nil) {
        return isForWordsAlone(nil) && refusedWords(earlier).containsAll(refusedWords(nil));
    }

    /**
     * The most an average in place of a second nil may be.
     *
     * @param proposed what the slip would be paid if its word were admitted ({@link SlipRule#judgeAsIfAdmitted})
     * @return empty when that is a nil too: it has another fault, and there is no average
     */
    public static Optional<Points> most(Verdict proposed) {
        return proposed.isNil() ? Optional.empty() : Optional.of(proposed.paid());
    }

    /**
     * The mean of the others' scores, rounded down.
     *
     * @param most a limit; empty when the arbiter grants the mean whatever was proposed
     * @param others verdicts of all other players of the same arbiter on this round; their averages do not count
     */
    public Verdict mean(Optional<Points> most, Collection<Verdict> others) {
        double mean = others.stream()
                .filter(other -> other.sanction() != Sanction.AVERAGE)
                .mapToInt(other -> score(other).value())
                .average()
                .orElse(0);
        Points whole = Points.of((int) mean);
        Points paid = most.filter(limit -> limit.compareTo(whole) < 0).orElse(whole);
        Ground ground = Ground.of(Reason.AVERAGE, paid.value());
        return new Verdict(paid, paid, Sanction.AVERAGE, List.of(ground), Optional.empty(), List.of());
    }

    private Points score(Verdict verdict) {
        return figures.averageAfterPenalty() ? verdict.paid() : verdict.beforePenalty();
    }
}
