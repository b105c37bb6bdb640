package org.chevalet.live;

import java.util.HashMap;
import java.util.Map;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;

/** What slips of a round still open would be paid; equal slips are judged once. Safe for any thread. */
final class JudgedSlips {

    private final Map<Judged, Verdict> known = new HashMap<>();

    private record Judged(RoundNumber round, int attempt, WrittenSlip written) {
        boolean isOf(Round other) {
            return round.equals(other.number()) && attempt == other.attempt();
        }
    }

    /** Those of other rounds are forgotten. */
    synchronized Verdict of(Game game, Round round, WrittenSlip written, Referee rules) {
        known.keySet().removeIf(judged -> !judged.isOf(round));
        return known.computeIfAbsent(
                new Judged(round.number(), round.attempt(), written),
                unseen -> game.judge(round, written, rules.lexicon()::contains));
    }
}
