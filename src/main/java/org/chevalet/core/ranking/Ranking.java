package org.chevalet.core.ranking;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Round;
import org.chevalet.core.tile.Points;

/**
 * The players of a game by total, best first (R introduction), equal totals in table order.
 *
 * @param top sum of the tops of the rounds counted
 */
public record Ranking(Points top, List<Ranked> lines) {

    private static final Comparator<PlayerTotal> ORDER =
            Comparator.comparing(PlayerTotal::total).reversed().thenComparing(PlayerTotal::table);

    public Ranking {
        lines = List.copyOf(lines);
    }

    /** The ranking over the rounds whose solution is public. */
    public static Ranking of(Game game) {
        return of(game, game.played());
    }

    /** The ranking over some closed rounds of a game. */
    public static Ranking of(Game game, List<Round> rounds) {
        int top = rounds.stream()
                .flatMap(round -> round.master().stream())
                .mapToInt(move -> move.top().value())
                .sum();
        return of(game.totals(rounds), Points.of(top));
    }

    /** The ranking of some totals against a sum of tops. */
    public static Ranking of(List<PlayerTotal> totals, Points top) {
        List<PlayerTotal> sorted = totals.stream().sorted(ORDER).toList();
        List<Ranked> lines = new ArrayList<>();
        for (PlayerTotal player : sorted) {
            boolean tied = !lines.isEmpty()
                    && lines.get(lines.size() - 1).player().total().equals(player.total());
            int rank = tied ? lines.get(lines.size() - 1).rank() : lines.size() + 1;
            lines.add(new Ranked(rank, player, player.total().minus(top), percent(player.total(), top)));
        }
        return new Ranking(top, lines);
    }

    private static BigDecimal percent(Points total, Points top) {
        return top.value() == 0
                ? BigDecimal.ZERO.setScale(2)
                : BigDecimal.valueOf(100L * total.value())
                        .divide(BigDecimal.valueOf(top.value()), 2, RoundingMode.HALF_UP);
    }
}
