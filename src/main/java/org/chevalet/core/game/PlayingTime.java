package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** When the clock of a round ran. */
record PlayingTime(List<Stretch> stretches) {

    static final PlayingTime NONE = new PlayingTime(List.of());

    /**
     * From a start or resumption to the pause or the end.
     *
     * @param before time already used when it began
     */
    private record Stretch(Instant from, Instant until, Duration before) {}

    /** @param remaining time left when the clock began to run to its deadline */
    PlayingTime running(Instant deadline, Duration remaining, Duration length) {
        Stretch stretch = new Stretch(deadline.minus(remaining), deadline, length.minus(remaining));
        return new PlayingTime(Copies.plus(stretches, stretch));
    }

    /** The clock stops before its deadline. */
    PlayingTime paused(Duration remaining) {
        if (stretches.isEmpty()) {
            return this;
        }
        Stretch last = stretches.get(stretches.size() - 1);
        Stretch shorter = new Stretch(last.from(), last.until().minus(remaining), last.before());
        return new PlayingTime(Copies.plus(stretches.subList(0, stretches.size() - 1), shorter));
    }

    /** Playing time used at an instant; pauses do not count. */
    Duration elapsed(Instant at) {
        Duration used = Duration.ZERO;
        for (Stretch stretch : stretches) {
            if (!stretch.from().isAfter(at)) {
                Instant end = at.isBefore(stretch.until()) ? at : stretch.until();
                used = stretch.before().plus(Duration.between(stretch.from(), end));
            }
        }
        return used;
    }
}
