package org.chevalet.core.ranking;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.tile.Points;

/**
 * The players of a game, best first: by total (R introduction), in a sudden death by how long they stayed in, in topping
 * by time (R§3.8). Who is equal in that is separated by the tie-breaks of the rule set, or shares the rank and stands in
 * table order.
 *
 * @param top sum of the tops of the rounds counted
 */
public record Ranking(Points top, List<Ranked> lines) {

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
        List<TieBreak> tieBreaks = game.ruleSet().ranking().tieBreaks();
        return of(game.totals(rounds), Points.of(top), game.settings().form(), tieBreaks);
    }

    /** The ranking of some totals against a sum of tops; equal ones share their rank. */
    public static Ranking of(List<PlayerTotal> totals, Points top) {
        return of(totals, top, PlayForm.DUPLICATE, List.of());
    }

    /** The same for a form of play and a chain of tie-breaks. */
    public static Ranking of(List<PlayerTotal> totals, Points top, PlayForm form, List<TieBreak> tieBreaks) {
        TieBreaker tieBreaker = new TieBreaker(tieBreaks);
        Comparator<PlayerTotal> merit = merit(form);
        Comparator<PlayerTotal> order = tieBreaker.after(merit);
        List<PlayerTotal> sorted =
                totals.stream().sorted(order.thenComparing(PlayerTotal::table)).toList();
        List<Ranked> lines = new ArrayList<>();
        for (int index = 0; index < sorted.size(); index++) {
            PlayerTotal player = sorted.get(index);
            boolean tied = index > 0 && order.compare(sorted.get(index - 1), player) == 0;
            int rank = tied ? lines.get(index - 1).rank() : index + 1;
            Optional<Separation> separated = neighbours(sorted, index).stream()
                    .filter(other -> merit.compare(player, other) == 0)
                    .flatMap(other -> tieBreaker.between(player, other).stream())
                    .findFirst();
            Points total = player.total();
            lines.add(new Ranked(rank, player, total.minus(top), percent(total, top), separated));
        }
        return new Ranking(top, lines);
    }

    /** What a form ranks by before any tie is broken, the best first. */
    public static Comparator<PlayerTotal> merit(PlayForm form) {
        return switch (form) {
            case DUPLICATE -> Comparator.comparing(PlayerTotal::total).reversed();
            case SUDDEN_DEATH -> Comparator.comparing(Ranking::lasted).reversed();
            case TOPPING -> Comparator.comparing(PlayerTotal::time);
        };
    }

    /** The last round played; nobody outlasts who is still in. */
    private static int lasted(PlayerTotal player) {
        return player.out().map(RoundNumber::value).orElse(Integer.MAX_VALUE);
    }

    private static List<PlayerTotal> neighbours(List<PlayerTotal> sorted, int index) {
        List<PlayerTotal> beside = new ArrayList<>();
        if (index > 0) {
            beside.add(sorted.get(index - 1));
        }
        if (index + 1 < sorted.size()) {
            beside.add(sorted.get(index + 1));
        }
        return beside;
    }

    private static BigDecimal percent(Points total, Points top) {
        return top.value() == 0
                ? BigDecimal.ZERO.setScale(2)
                : BigDecimal.valueOf(100L * total.value())
                        .divide(BigDecimal.valueOf(top.value()), 2, RoundingMode.HALF_UP);
    }
}
