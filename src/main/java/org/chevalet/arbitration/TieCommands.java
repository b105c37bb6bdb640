package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent.TiesSettled;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Seat;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;

/** Entering how a sudden death played apart separated equal totals (R§3.8.3). */
final class TieCommands {

    private TieCommands() {}

    /**
     * @param order tables, the best first
     * @return the order, or {@code ties.order} (fewer than two), {@code table.unknown}, {@code ties.twice} (table),
     *     {@code ties.not-equal}: their totals differ
     */
    static Answer<Change> settle(Moment moment, List<Integer> order, String reason) {
        if (order.size() < 2) {
            return Answer.refuse("ties.order");
        }
        List<PlayerId> players = new ArrayList<>();
        for (int table : order) {
            Answer<Seat> seat = moment.game().findTable(table);
            if (!seat.isAccepted()) {
                return Answer.refuse(seat.refusal());
            }
            if (players.contains(seat.value().player())) {
                return Answer.refuse("ties.twice", table);
            }
            players.add(seat.value().player());
        }
        return equal(moment, players)
                ? Answer.of(Change.of(new TiesSettled(players, reason)))
                : Answer.refuse("ties.not-equal");
    }

    /** Separated before, they are still equal in what comes first. */
    private static boolean equal(Moment moment, List<PlayerId> players) {
        Game game = moment.game();
        List<PlayerTotal> totals = game.totals(game.played()).stream()
                .filter(total -> players.contains(total.player()))
                .toList();
        Comparator<PlayerTotal> merit = Ranking.merit(game.settings().form());
        return !totals.isEmpty() && totals.stream().allMatch(total -> merit.compare(totals.get(0), total) == 0);
    }
}
