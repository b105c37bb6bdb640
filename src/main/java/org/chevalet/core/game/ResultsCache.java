package org.chevalet.core.game;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chevalet.core.rules.RoundNumber;

/**
 * Results already computed, per round: the last ones, valid as long as the round and the seats are the same objects.
 * Shared by the successive states of one game; safe for any thread, since it only ever saves work.
 */
final class ResultsCache {

    private record Kept(Round round, Collection<Seat> seats, RoundResults results) {}

    private final Map<RoundNumber, Kept> kept = new ConcurrentHashMap<>();

    /** The same results, for a state of the game that is only tried out. */
    ResultsCache copy() {
        ResultsCache copy = new ResultsCache();
        copy.kept.putAll(kept);
        return copy;
    }

    RoundResults of(Round round, Collection<Seat> seats, GameRules rules) {
        Kept last = kept.get(round.number());
        if (last != null && last.round() == round && last.seats().equals(seats)) {
            return last.results();
        }
        Optional<RoundResults> before = Optional.ofNullable(last)
                .filter(old -> old.round().attempt() == round.attempt())
                .map(Kept::results);
        RoundResults results = RoundResults.of(round, seats, rules, before);
        kept.put(round.number(), new Kept(round, seats, results));
        return results;
    }
}
