package org.chevalet.core.game;

import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;

/**
 * A player (or a pair) in a game.
 *
 * @param since the round in play when he came: rounds already played are nil for him (R§6.2)
 * @param left the round in play when he left, if he did
 */
public record Seat(PlayerId player, TableNumber table, String name, RoundNumber since, Optional<RoundNumber> left) {

    /** Does he play that round? */
    public boolean plays(RoundNumber round) {
        return since.compareTo(round) <= 0
                && left.map(gone -> gone.compareTo(round) > 0).orElse(true);
    }

    Seat leaving(RoundNumber round) {
        return new Seat(player, table, name, since, Optional.of(round));
    }
}
