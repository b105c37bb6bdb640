package org.chevalet.core.game;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;

/**
 * A player (or a pair) in a game.
 *
 * @param since the round in play when he came: rounds already played are nil for him (R§6.2)
 * @param left the round in play when he left, if he did
 * @param out sudden death: the round that put him out, the last one he played (R§3.8.3)
 * @param extra time he has beyond everybody's in each round: adapted time
 */
public record Seat(
        PlayerId player,
        TableNumber table,
        String name,
        RoundNumber since,
        Optional<RoundNumber> left,
        Optional<RoundNumber> out,
        Duration extra) {

    /** Adapted time: does one of the players of a game have more of it than the others? */
    public static boolean adapted(Collection<Seat> seats) {
        return seats.stream().anyMatch(seat -> !seat.extra().isZero());
    }

    /** Does he play that round? */
    public boolean plays(RoundNumber round) {
        return since.compareTo(round) <= 0
                && left.map(gone -> gone.compareTo(round) > 0).orElse(true)
                && !isOut(round);
    }

    /** Sudden death: is this round after the one that put him out? What he hands in then counts for nothing. */
    public boolean isOut(RoundNumber round) {
        return out.filter(last -> last.compareTo(round) < 0).isPresent();
    }

    /** The seat once a round is played again: whoever came or left after it was there or gone before. */
    Seat before(RoundNumber round) {
        RoundNumber came = since.compareTo(round) > 0 ? round : since;
        Optional<RoundNumber> gone = left.map(last -> last.compareTo(round) > 0 ? round : last);
        return new Seat(player, table, name, came, gone, out, extra);
    }

    Seat leaving(RoundNumber round) {
        return new Seat(player, table, name, since, Optional.of(round), out, extra);
    }

    Seat out(Optional<RoundNumber> round) {
        return new Seat(player, table, name, since, left, round, extra);
    }

    Seat having(Duration time) {
        return new Seat(player, table, name, since, left, out, time);
    }
}
