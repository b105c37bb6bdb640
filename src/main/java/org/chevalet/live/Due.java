package org.chevalet.live;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;

/** What time alone brings about in a game: the end of a round's time, and the drafts taken as slips after it. */
final class Due {

    /** One thing after the other at the same moment. */
    static final int STEPS = 2;

    private Due() {}

    /** What has to be decided at this moment, if anything has. */
    static Optional<Function<Moment, Answer<Change>>> of(Game game, DraftWitnesses witnesses, Instant now) {
        Round round = game.current();
        if (isOver(game, round, now)) {
            Instant deadline = round.clock().deadline().orElseThrow();
            return Optional.of(moment -> Answer.of(Change.of(new TimeEnded(round.number(), deadline, false))));
        }
        return DraftTaking.isDue(game, witnesses, now)
                ? Optional.of(moment -> Answer.of(DraftTaking.take(moment)))
                : Optional.empty();
    }

    private static boolean isOver(Game game, Round round, Instant now) {
        return round.phase() == Phase.RUNNING
                && game.finished().isEmpty()
                && round.clock()
                        .deadline()
                        .filter(deadline -> !deadline.isAfter(now))
                        .isPresent();
    }

    /** Until when a game has to be looked at; empty when it waits for the arbiter. */
    static Optional<Instant> until(Game game) {
        Optional<Instant> deadline =
                Standing.of(game).running() ? game.current().clock().deadline() : Optional.empty();
        return Stream.concat(deadline.stream(), DraftTaking.end(game).stream()).max(Instant::compareTo);
    }
}
