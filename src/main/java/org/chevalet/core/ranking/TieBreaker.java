package org.chevalet.core.ranking;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet.TieBreak;

/**
 * Separates equal totals by the chain a rule set gives: each one is asked when those before it tell nothing. A sudden
 * death that was played apart and entered is asked last in any case: players met to separate a tie (R§3.8.3).
 */
final class TieBreaker {

    private final List<TieBreak> chain;

    TieBreaker(List<TieBreak> chain) {
        boolean asked = chain.contains(TieBreak.SUDDEN_DEATH);
        this.chain = asked
                ? List.copyOf(chain)
                : Stream.concat(chain.stream(), Stream.of(TieBreak.SUDDEN_DEATH))
                        .toList();
    }

    /** By merit, then by the chain; equal when the whole of it tells nothing. */
    Comparator<PlayerTotal> after(Comparator<PlayerTotal> merit) {
        return chain.stream().map(TieBreaker::order).reduce(merit, Comparator::thenComparing);
    }

    /** What tells two players with equal totals apart, seen from the first; empty when nothing does. */
    Optional<Separation> between(PlayerTotal player, PlayerTotal other) {
        return chain.stream()
                .filter(next -> order(next).compare(player, other) != 0)
                .findFirst()
                .map(next -> separation(next, player, other));
    }

    private static Comparator<PlayerTotal> order(TieBreak next) {
        return switch (next) {
            case TOPS -> Comparator.comparingInt(PlayerTotal::tops).reversed();
            case BEST_MOVE -> Comparator.comparingInt(TieBreaker::best).reversed();
            case LAST_ROUNDS -> TieBreaker::byLastRounds;
            case SUDDEN_DEATH -> Comparator.comparingInt(PlayerTotal::settled);
        };
    }

    private static int best(PlayerTotal player) {
        return player.paid().isEmpty() ? 0 : Collections.max(player.paid());
    }

    private static int byLastRounds(PlayerTotal one, PlayerTotal other) {
        int last = lastDifference(one, other);
        return last < 0 ? 0 : other.paid().get(last) - one.paid().get(last);
    }

    private static int lastDifference(PlayerTotal one, PlayerTotal other) {
        int index = one.paid().size() - 1;
        while (index >= 0 && one.paid().get(index).equals(other.paid().get(index))) {
            index--;
        }
        return index;
    }

    private static Separation separation(TieBreak next, PlayerTotal player, PlayerTotal other) {
        return switch (next) {
            case TOPS -> new Separation(next, player.tops(), Optional.empty());
            case BEST_MOVE -> new Separation(next, best(player), Optional.empty());
            case LAST_ROUNDS -> {
                int last = lastDifference(player, other);
                yield new Separation(next, player.paid().get(last), Optional.of(new RoundNumber(last + 1)));
            }
            case SUDDEN_DEATH -> new Separation(next, 0, Optional.empty());
        };
    }
}
