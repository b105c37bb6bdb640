package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.tile.Points;

/**
 * The decision on a slip (R§5.3-5.9).
 *
 * @param paid points the player gets on the round, a penalty of this slip already taken off, the solo bonus apart
 * @param beforePenalty points that count for the solo (R§3.5): the same, without the penalty
 * @param grounds the reasons, the heaviest first; never empty
 * @param reading the reading that was paid; empty for a nil
 * @param considered every acceptable reading when there were several, the paid one included
 */
public record Verdict(
        Points paid,
        Points beforePenalty,
        Sanction sanction,
        List<Ground> grounds,
        Optional<Reading> reading,
        List<Reading> considered) {

    public Verdict {
        grounds = List.copyOf(grounds);
        considered = List.copyOf(considered);
        if (grounds.isEmpty()) {
            throw new IllegalArgumentException("a verdict without a reason");
        }
    }

    public static Verdict nil(Ground ground) {
        return nil(List.of(ground));
    }

    /** A nil for several faults, the one to tell first in front. */
    public static Verdict nil(List<Ground> grounds) {
        return new Verdict(Points.ZERO, Points.ZERO, Sanction.NIL, grounds, Optional.empty(), List.of());
    }

    /** The verdict that pays this reading, chosen among several. */
    static Verdict of(Reading paid, List<Reading> considered) {
        List<Ground> grounds = paid.grounds().isEmpty() ? List.of(Ground.of(Reason.VALID)) : paid.grounds();
        return new Verdict(
                paid.paid(),
                paid.counted(),
                paid.sanction(),
                grounds,
                Optional.of(paid),
                considered.size() > 1 ? considered : List.of());
    }

    public boolean isWarning() {
        return sanction == Sanction.WARNING;
    }
}
