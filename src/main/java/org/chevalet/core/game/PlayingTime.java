package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/** When the clock of a round ran. */
record PlayingTime(List<Stretch> stretches) {

    static final PlayingTime NONE = new PlayingTime(List.of());

    /** From a start or resumption to the pause or the end. */
    private record Stretch(Instant from, Instant until) {

        /** How much of it lies before an instant. */
        Duration before(Instant at) {
            Instant end = at.isBefore(until) ? at : until;
            return end.isAfter(from) ? Duration.between(from, end) : Duration.ZERO;
        }
    }

    /** @param remaining time left when the clock began to run to its deadline */
    PlayingTime running(Instant deadline, Duration remaining) {
        return new PlayingTime(Copies.plus(stretches, new Stretch(deadline.minus(remaining), deadline)));
    }

    /** The clock stops before its deadline. */
    PlayingTime paused(Duration remaining) {
        return added(remaining.negated());
    }

    /** The deadline of the running clock moves. */
    PlayingTime added(Duration more) {
        return endingLast(last -> last.until().plus(more));
    }

    /** The time is over: the clock runs no longer, should it still run. */
    PlayingTime stopped(Instant at) {
        return endingLast(last -> at.isBefore(last.until()) ? at : last.until());
    }

    private PlayingTime endingLast(Function<Stretch, Instant> end) {
        if (stretches.isEmpty()) {
            return this;
        }
        Stretch last = stretches.get(stretches.size() - 1);
        Stretch ended = new Stretch(last.from(), end.apply(last));
        return new PlayingTime(Copies.plus(stretches.subList(0, stretches.size() - 1), ended));
    }

    /** Playing time used at an instant; pauses do not count. */
    Duration elapsed(Instant at) {
        return stretches.stream().map(stretch -> stretch.before(at)).reduce(Duration.ZERO, Duration::plus);
    }
}
