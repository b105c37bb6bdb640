package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundClock;
import org.chevalet.core.game.Seat;
import org.chevalet.live.LiveProtocol.ClockPart;

/** The time of a round as one screen has it: a player with extra time has a clock, and an end, of his own. */
final class RoundTime {

    private final Game game;
    private final Round round;
    private final Instant now;
    private final Optional<Seat> seat;

    /** @param seat whose screen it is; empty for the hall's and the arbiter's */
    RoundTime(Game game, Round round, Instant now, Optional<Seat> seat) {
        this.game = game;
        this.round = round;
        this.now = now;
        this.seat = seat;
    }

    private Duration extra() {
        return seat.map(Seat::extra).orElse(Duration.ZERO);
    }

    /** The end of a time that goes on for this player alone. */
    private Optional<Instant> ownEnd() {
        return seat.filter(player ->
                        round.phase() == Phase.RECEIVING && game.finished().isEmpty())
                .flatMap(round::endedAt)
                .filter(now::isBefore);
    }

    /** As in {@link Standing}; still running for whom the time goes on. */
    String phase() {
        return ownEnd().isPresent() ? Phase.RUNNING.name() : Standing.of(game).phase();
    }

    ClockPart clock() {
        RoundClock clock = round.clock();
        int signal = game.ruleSet().time().signal(game.settings());
        Optional<Instant> own = ownEnd();
        boolean ended = clock.state() == RoundClock.State.ENDED && own.isEmpty();
        Optional<Instant> deadline = own.or(() -> clock.deadline().map(end -> end.plus(extra())));
        Duration remaining = own.map(end -> Duration.between(now, end))
                .orElseGet(() -> ended ? Duration.ZERO : clock.remaining(now).plus(extra()));
        return new ClockPart(
                own.isPresent()
                        ? RoundClock.State.RUNNING.name()
                        : clock.state().name(),
                deadline.map(Instant::toEpochMilli).orElse(null),
                remaining.toMillis(),
                round.length().plus(extra()).toMillis(),
                Duration.ofSeconds(signal).toMillis());
    }
}
