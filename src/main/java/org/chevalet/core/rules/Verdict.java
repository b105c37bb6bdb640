package org.chevalet.core.rules;

import java.util.ArrayList;
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
 * @param doubtful places where the word makes the claimed score with a cross-word that is not admitted: if the arbiter
 *     holds one to be plausible the slip is nil
 * @param warnings how many warnings count: one at most for the slip, one more for discipline (R§5.8)
 */
public record Verdict(
        Points paid,
        Points beforePenalty,
        Sanction sanction,
        List<Ground> grounds,
        Optional<Reading> reading,
        List<Reading> considered,
        List<Reading> doubtful,
        int warnings) {

    public Verdict {
        grounds = List.copyOf(grounds);
        considered = List.copyOf(considered);
        doubtful = List.copyOf(doubtful);
        if (grounds.isEmpty()) {
            throw new IllegalArgumentException("a verdict without a reason");
        }
    }

    public Verdict(
            Points paid,
            Points beforePenalty,
            Sanction sanction,
            List<Ground> grounds,
            Optional<Reading> reading,
            List<Reading> considered) {
        this(paid, beforePenalty, sanction, grounds, reading, considered, List.of(), warnings(sanction));
    }

    private static int warnings(Sanction sanction) {
        return sanction == Sanction.WARNING ? 1 : 0;
    }

    public static Verdict nil(Ground ground) {
        return nil(List.of(ground));
    }

    /** A nil for several faults, the one to tell first in front. */
    public static Verdict nil(List<Ground> grounds) {
        return new Verdict(Points.ZERO, Points.ZERO, Sanction.NIL, grounds, Optional.empty(), List.of());
    }

    /** The verdict that pays this reading, chosen among several. */
    static Verdict of(Reading paid, List<Reading> considered, List<Reading> doubtful) {
        List<Ground> grounds = paid.grounds().isEmpty() ? List.of(Ground.of(Reason.VALID)) : paid.grounds();
        return new Verdict(
                paid.paid(),
                paid.counted(),
                paid.sanction(),
                grounds,
                Optional.of(paid),
                considered.size() > 1 ? considered : List.of(),
                doubtful,
                warnings(paid.sanction()));
    }

    /** The arbiter takes this reading, whatever the program would take. */
    public static Verdict chosen(Reading reading, Ground why) {
        List<Ground> grounds = new ArrayList<>(List.of(why));
        grounds.addAll(reading.grounds());
        return new Verdict(
                reading.paid(),
                reading.counted(),
                reading.sanction(),
                grounds,
                reading.sanction() == Sanction.NIL ? Optional.empty() : Optional.of(reading),
                List.of());
    }

    /** Every way of reading the slip that the arbiter may want to look at, doubtful ones last. */
    public List<Reading> readings() {
        List<Reading> all =
                new ArrayList<>(considered.isEmpty() ? reading.stream().toList() : considered);
        all.addAll(doubtful);
        return all;
    }

    /** One more reason to tell; the sanction stays. */
    Verdict because(Ground ground) {
        return new Verdict(paid, beforePenalty, sanction, and(ground), reading, considered, doubtful, warnings);
    }

    /** A warning for how the slip looks: one at most, and none beside a penalty or a nil. */
    Verdict warned(Ground ground) {
        if (sanction.compareTo(Sanction.WARNING) > 0) {
            return this;
        }
        return new Verdict(paid, beforePenalty, Sanction.WARNING, and(ground), reading, considered, doubtful, 1);
    }

    /** A disciplinary warning, beside whatever the slip got (R§5.8). */
    Verdict disciplined(Ground ground) {
        Sanction heaviest = sanction == Sanction.NONE ? Sanction.WARNING : sanction;
        return new Verdict(paid, beforePenalty, heaviest, and(ground), reading, considered, doubtful, warnings + 1);
    }

    private List<Ground> and(Ground ground) {
        List<Ground> all = new ArrayList<>(grounds);
        all.removeIf(present -> present.reason() == Reason.VALID);
        all.add(ground);
        return all;
    }

    /** Did the player score this much, before a penalty? Nobody plays an average. */
    public boolean reaches(Points score) {
        return sanction != Sanction.AVERAGE && beforePenalty.compareTo(score) >= 0;
    }

    public boolean isNil() {
        return sanction == Sanction.NIL;
    }
}
