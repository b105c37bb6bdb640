package org.chevalet.core.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;

/**
 * Everyone who ever sat in a game, in order of arrival; those who left included. Immutable, and found by player as by
 * table, so that a hall of 1,500 is not searched seat by seat.
 */
final class Seats {

    static final Seats NONE = new Seats(Map.of());

    private final Map<PlayerId, Seat> byPlayer;
    private final List<Seat> inOrder;
    private final Map<TableNumber, Seat> taken = new HashMap<>();

    private Seats(Map<PlayerId, Seat> byPlayer) {
        this.byPlayer = byPlayer;
        this.inOrder = List.copyOf(byPlayer.values());
        inOrder.stream().filter(seat -> seat.left().isEmpty()).forEach(seat -> taken.putIfAbsent(seat.table(), seat));
    }

    /** @param seats one for each player, in order of arrival */
    static Seats of(Collection<Seat> seats) {
        Map<PlayerId, Seat> byPlayer = new LinkedHashMap<>();
        seats.forEach(seat -> byPlayer.put(seat.player(), seat));
        return new Seats(byPlayer);
    }

    /** A player who came, or whose seat is another now. */
    Seats with(Seat seat) {
        Map<PlayerId, Seat> changed = new LinkedHashMap<>(byPlayer);
        changed.put(seat.player(), seat);
        return new Seats(changed);
    }

    /** Each seat made into another of the same player. */
    Seats each(UnaryOperator<Seat> change) {
        return of(inOrder.stream().map(change).toList());
    }

    List<Seat> all() {
        return inOrder;
    }

    Optional<Seat> of(PlayerId player) {
        return Optional.ofNullable(byPlayer.get(player));
    }

    /** Who sits at a table now; who left sits nowhere. */
    Optional<Seat> at(TableNumber table) {
        return Optional.ofNullable(taken.get(table));
    }

    boolean know(Collection<PlayerId> players) {
        return byPlayer.keySet().containsAll(players);
    }

    /** @return who sits at a table of a number as somebody typed it, or {@code table.unknown} */
    Answer<Seat> find(int table) {
        Optional<Seat> there = table < 1 || table > TableNumber.HIGHEST ? Optional.empty() : at(new TableNumber(table));
        return there.map(Answer::of).orElseGet(() -> Answer.refuse("table.unknown", table));
    }
}
