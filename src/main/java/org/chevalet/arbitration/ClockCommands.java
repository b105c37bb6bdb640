package org.chevalet.arbitration;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.TimeAdded;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundClock;
import org.chevalet.core.game.Seat;
import org.chevalet.language.TableText;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;

/** Starting, pausing and ending the time of a round (R§3.3). */
final class ClockCommands {

    private static final Duration MORE = Duration.ofSeconds(30);

    private ClockCommands() {}

    static Answer<Change> start(Moment moment, int believed) {
        return in(moment, believed, Phase.ANNOUNCED)
                .map(round ->
                        Change.of(new ClockStarted(round.number(), moment.now().plus(round.length()))));
    }

    static Answer<Change> pause(Moment moment, int believed) {
        return in(moment, believed, Phase.RUNNING)
                .map(round ->
                        Change.of(new ClockPaused(round.number(), round.clock().remaining(moment.now()))));
    }

    static Answer<Change> resume(Moment moment, int believed) {
        return in(moment, believed, Phase.PAUSED)
                .map(round -> Change.of(new ClockResumed(
                        round.number(), moment.now().plus(round.clock().remaining(moment.now())))));
    }

    /**
     * Thirty seconds more for everyone.
     *
     * @param shown the clock the window shows: its deadline in milliseconds, or the time left while paused; so the
     *     second half of a double click adds nothing
     */
    static Answer<Change> add(Moment moment, int believed, long shown) {
        return in(moment, believed, Phase.RUNNING, Phase.PAUSED)
                .then(round -> shown == face(round.clock())
                        ? Answer.of(Change.of(new TimeAdded(round.number(), MORE)))
                        : moment.movedOn());
    }

    private static long face(RoundClock clock) {
        return clock.deadline().map(Instant::toEpochMilli).orElse(clock.held().toMillis());
    }

    /** @return the end of the time, or {@code clock.missing-slips} (tables) unless {@code force} */
    static Answer<Change> end(Moment moment, int believed, boolean force) {
        return in(moment, believed, Phase.RUNNING, Phase.PAUSED).then(round -> {
            List<Seat> missing = moment.game().missing(round);
            return force || missing.isEmpty()
                    ? Answer.of(Change.of(new TimeEnded(round.number(), moment.now(), true)))
                    : Answer.refuse(missing("clock.missing-slips", missing));
        });
    }

    /** A refusal that names the tables still missing. */
    static Refusal missing(String key, List<Seat> seats) {
        List<Integer> tables =
                seats.stream().map(seat -> seat.table().value()).sorted().toList();
        return Refusal.of(key, TableText.of(tables), tables.size()).with("tables", tables);
    }

    /** The round in play, when the window is right about it and it is in one of these phases. */
    static Answer<Round> in(Moment moment, int believed, Phase... phases) {
        return moment.round(believed)
                .then(round -> List.of(phases).contains(round.phase()) ? Answer.of(round) : moment.movedOn());
    }
}
