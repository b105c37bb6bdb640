package org.chevalet.core.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.rules.AverageRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WordCheck;
import org.chevalet.core.tile.Points;

/** Where an average may take the place of a second nil (R§5.9). Whether the player had been told, the arbiter knows. */
public final class Averages {

    private final Game game;
    private final Map<RoundNumber, Optional<RoundResults>> results = new HashMap<>();

    public Averages(Game game) {
        this.game = game;
    }

    /**
     * Where a player already had a nil for the same words.
     *
     * @return the first such round before this one; empty when this slip is no nil for its words alone
     */
    public Optional<RoundNumber> repeated(Round round, PlayerId player) {
        return proposed(round, player)
                .filter(AverageRule::isForWordsAlone)
                .flatMap(nil -> game.rounds().subList(0, round.number().value() - 1).stream()
                        .filter(before -> isRepeated(before, player, nil))
                        .map(Round::number)
                        .findFirst());
    }

    private boolean isRepeated(Round before, PlayerId player, Verdict nil) {
        return proposed(before, player)
                .filter(earlier -> AverageRule.repeats(earlier, nil))
                .isPresent();
    }

    /** The program's verdict: an average granted in between does not hide the nil it replaced. */
    private Optional<Verdict> proposed(Round round, PlayerId player) {
        return results.computeIfAbsent(round.number(), unseen -> game.results(round))
                .flatMap(all -> all.of(player))
                .map(RoundResult::proposed);
    }

    /**
     * What a slip that is nil for its words alone would be paid if they were admitted: an average is never more.
     *
     * @return empty when the slip is not nil, or has another fault worth a nil
     */
    public Optional<Points> worth(Round round, PlayerId player, WordCheck lexicon) {
        WordCheck words = word -> round.recorded(word).orElseGet(() -> lexicon.admits(word));
        return proposed(round, player)
                .filter(AverageRule::isForWordsAlone)
                .flatMap(nil -> round.slip(player)
                        .map(slip ->
                                game.judgeAsIfAdmitted(round, slip.written(), AverageRule.refusedWords(nil), words)))
                .flatMap(AverageRule::most);
    }
}
