package org.chevalet.arbitration;

import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.TableNumber;

/** A round and the player meant. */
record RoundSeat(Round round, Seat seat) {

    /** @return who sits there now, else who sat there in that round and left; or {@code round.unknown}, {@code
     *     table.missing}, {@code table.unknown} */
    static Answer<RoundSeat> find(Game game, int number, int table) {
        return game.find(number).then(round -> find(game, round, table));
    }

    private static Answer<RoundSeat> find(Game game, Round round, int table) {
        if (table == 0) {
            // What a request that names none gives.
            return Answer.refuse("table.missing");
        }
        if (table < 1 || table > TableNumber.HIGHEST) {
            return Answer.refuse("table.unknown", table);
        }
        return seat(game, round, new TableNumber(table))
                .map(seat -> Answer.of(new RoundSeat(round, seat)))
                .orElseGet(() -> Answer.refuse("table.unknown", table));
    }

    private static Optional<Seat> seat(Game game, Round round, TableNumber table) {
        return game.seat(table)
                .or(() -> game.seats().stream()
                        .filter(seat -> seat.table().equals(table) && seat.plays(round.number()))
                        .findFirst());
    }

    PlayerId player() {
        return seat.player();
    }
}
