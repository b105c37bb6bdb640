package org.chevalet.live;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;

/** The last draft of each player from before the end of his time. In memory: a tablet tells it again when it is back. */
final class DraftWitnesses {

    private final Map<PlayerId, DraftWitness> last = new ConcurrentHashMap<>();

    /** @return false for a draft of another round, or one that comes after the end of his time */
    boolean note(Game game, PlayerId player, DraftWitness witness) {
        return game.seat(player).filter(seat -> note(game, seat, witness)).isPresent();
    }

    private boolean note(Game game, Seat seat, DraftWitness witness) {
        Round round = game.current();
        Optional<Instant> end = round.endedAt(seat);
        boolean counts = witness.isOf(round)
                && round.phase().isOpen()
                && seat.plays(round.number())
                && end.filter(witness.at()::isAfter).isEmpty();
        if (counts) {
            last.put(seat.player(), witness);
        }
        return counts;
    }

    Optional<DraftWitness> of(PlayerId player, Round round) {
        return Optional.ofNullable(last.get(player)).filter(witness -> witness.isOf(round));
    }
}
