package org.chevalet.core.rules;

import java.util.Objects;

/**
 * What is chosen for one game about players' tablets and the screens they see.
 *
 * @param draftTaken is a complete draft at the end of the time the slip, as a slip already written is on paper?
 * @param transitSeconds how long after the time a slip sent in time may arrive, 2
 * @param cutSeconds how long after the time a slip may arrive that a cut of the network held back, 30
 * @param writesEarly may players write while the letters are announced and the clock stands?
 * @param replaces may a slip sent be replaced until the end of the time?
 * @param lettersLeft do tablets show the letters left in the bag?
 * @param pauseHides are the letters hidden while the clock is paused?
 */
public record TabletSettings(
        Assistance assistance,
        boolean draftTaken,
        int transitSeconds,
        int cutSeconds,
        boolean writesEarly,
        boolean replaces,
        boolean lettersLeft,
        boolean pauseHides,
        RankingShown ranking) {

    public static final TabletSettings USUAL = usual(2);

    /** The longest time after the end that a slip may be accepted in by itself, in seconds. */
    public static final int LONGEST_GRACE = 300;

    /** What a rule set with such a grace for transit means where nothing else is chosen. */
    public static TabletSettings usual(int transitSeconds) {
        return new TabletSettings(
                Assistance.PLACEMENT, true, transitSeconds, 30, true, true, false, false, RankingShown.ALWAYS);
    }

    /** @throws IllegalArgumentException for times that are none */
    public TabletSettings {
        Objects.requireNonNull(assistance);
        Objects.requireNonNull(ranking);
        if (transitSeconds < 0 || cutSeconds < transitSeconds || cutSeconds > LONGEST_GRACE) {
            throw new IllegalArgumentException("no grace: " + transitSeconds + ", " + cutSeconds);
        }
    }
}
