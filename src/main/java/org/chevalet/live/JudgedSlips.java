package org.chevalet.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Rack;

/** What slips of a round still open would be paid; equal slips are judged once. Safe for any thread. */
final class JudgedSlips {

    private record Attempt(RoundNumber round, int number, Rack rack, Map<String, Boolean> words) {}

    private final Map<WrittenSlip, Verdict> known = new HashMap<>();
    private Optional<Attempt> of = Optional.empty();

    /** Those of other rounds, of other letters or by other words are forgotten. */
    synchronized Verdict of(Game game, Round round, WrittenSlip written, Referee rules) {
        Optional<Attempt> asked = Optional.of(new Attempt(round.number(), round.attempt(), round.rack(), game.words()));
        if (!asked.equals(of)) {
            known.clear();
            of = asked;
        }
        return known.computeIfAbsent(written, unseen -> game.judge(round, written, rules.lexicon()::contains));
    }
}
