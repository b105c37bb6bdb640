package org.chevalet.core.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The clock of a round. It does not tick: the server's time against the deadline is the time left.
 *
 * @param deadline set while running
 * @param held time left while not running
 */
public record RoundClock(State state, Optional<Instant> deadline, Duration held) {

    public enum State {
        STOPPED,
        RUNNING,
        PAUSED,
        ENDED
    }

    static RoundClock stopped(Duration length) {
        return new RoundClock(State.STOPPED, Optional.empty(), length);
    }

    static RoundClock runningTo(Instant deadline) {
        return new RoundClock(State.RUNNING, Optional.of(deadline), Duration.ZERO);
    }

    static RoundClock pausedAt(Duration remaining) {
        return new RoundClock(State.PAUSED, Optional.empty(), remaining);
    }

    static RoundClock ended() {
        return new RoundClock(State.ENDED, Optional.empty(), Duration.ZERO);
    }

    /** The same clock with more time left, running or not. */
    RoundClock plus(Duration added) {
        return new RoundClock(state, deadline.map(end -> end.plus(added)), held.plus(added));
    }

    /** Time left at {@code now}, never negative. */
    public Duration remaining(Instant now) {
        return deadline.map(end -> Duration.between(now, end))
                .map(left -> left.isNegative() ? Duration.ZERO : left)
                .orElse(held);
    }
}
