package org.chevalet.core.rules;

import java.util.List;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;

/**
 * One way of understanding a slip: the word at a place, jokers designated, with what it scores there and what the slip
 * would be paid.
 *
 * @param score the move and its exact score
 * @param counted points before a penalty
 * @param paid points after it
 * @param grounds why not everything is as it should be; empty when it is
 */
public record Reading(Score score, Points counted, Points paid, Sanction sanction, List<Ground> grounds) {

    public Reading {
        grounds = List.copyOf(grounds);
    }

    /** A reading without fault: paid its score. */
    public Reading(Score score) {
        this(score, score.points(), score.points(), Sanction.NONE, List.of());
    }

    /** A reading paid its score, with a warning when there is any ground for one (R§5.4). */
    static Reading atItsPlace(Score score, List<Ground> faults) {
        Sanction sanction = faults.isEmpty() ? Sanction.NONE : Sanction.WARNING;
        return new Reading(score, score.points(), score.points(), sanction, faults);
    }

    /** Pays more, or the same with a lighter sanction. */
    boolean isBetterThan(Reading other) {
        int byPoints = paid.compareTo(other.paid);
        return byPoints != 0 ? byPoints > 0 : sanction.compareTo(other.sanction) < 0;
    }
}
