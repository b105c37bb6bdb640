package org.chevalet.core.rules;

/** Where a slip sent from a tablet stands against the end of the time ({@link ArrivalRule}). */
public enum Arrival {
    /** C1: here by the end of the time. */
    IN_TIME(true),
    /** C2: sent in time, here a moment later. */
    TRANSIT(true),
    /** C3: held back by a cut of the network, and the same as what the tablet had shown before the end. */
    AFTER_CUT(true),
    /** C4: held back by a cut, and not the same: the arbiter decides. */
    UNPROVEN(false),
    /** C5: after the time. */
    LATE(false),
    /** C6: after the solution was public. */
    AFTER_SOLUTION(false);

    private final boolean counts;

    Arrival(boolean counts) {
        this.counts = counts;
    }

    /** Does such a slip count without the arbiter? */
    public boolean counts() {
        return counts;
    }
}
