package org.chevalet.core.rules;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Was a slip in time? The server's clock decides; what a device says of its own can only speak against a slip. Nothing
 * that arrives after the solution was announced is ever taken.
 */
public final class ArrivalRule {

    private final Duration transit;
    private final Duration cut;

    public ArrivalRule(TabletSettings settings) {
        this.transit = Duration.ofSeconds(settings.transitSeconds());
        this.cut = Duration.ofSeconds(settings.cutSeconds());
    }

    /**
     * What the server knows about the way of one slip.
     *
     * @param received when the server had it
     * @param end end of the time for its player; empty while the clock runs or is paused
     * @param announced when the solution became public, if it is
     * @param tapped when the player tapped Send, by his device's reading of the server's clock; empty when unknown
     * @param cutAtEnd did the server lose the device before the end, and was it still lost at the end?
     * @param witnessed is it the same as the last draft the server had of this player before the end?
     */
    public record Way(
            Instant received,
            Optional<Instant> end,
            Optional<Instant> announced,
            Optional<Instant> tapped,
            boolean cutAtEnd,
            boolean witnessed) {}

    public Arrival of(Way way) {
        if (way.announced().filter(way.received()::isAfter).isPresent()) {
            return Arrival.AFTER_SOLUTION;
        }
        if (way.end().isEmpty() || !way.received().isAfter(way.end().get())) {
            return Arrival.IN_TIME;
        }
        Instant end = way.end().get();
        boolean tappedInTime = way.tapped().filter(tap -> !tap.isAfter(end)).isPresent();
        if (!tappedInTime) {
            return Arrival.LATE;
        }
        if (!way.received().isAfter(end.plus(transit))) {
            return Arrival.TRANSIT;
        }
        if (!way.cutAtEnd() || way.received().isAfter(end.plus(cut))) {
            return Arrival.LATE;
        }
        return way.witnessed() ? Arrival.AFTER_CUT : Arrival.UNPROVEN;
    }
}
