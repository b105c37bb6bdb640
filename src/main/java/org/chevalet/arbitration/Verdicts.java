package org.chevalet.arbitration;

import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.RoundResult;
import org.chevalet.core.game.RoundResults;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.language.Messages;
import org.chevalet.live.LiveGame;
import org.chevalet.live.LiveProtocol.VerdictPart;
import org.chevalet.live.SnapshotParts;

/** Verdicts as the console sees them: those of a closed round, and beforehand what slips would be paid. */
final class Verdicts {

    private Verdicts() {}

    /** Empty when there is nothing to judge yet, or when the arbiter plays and the round is not closed. */
    static Optional<VerdictPart> of(LiveGame live, Game game, Round round, PlayerId player, Messages messages) {
        Optional<RoundResults> results = game.results(round);
        if (results.isPresent()) {
            return results.get().of(player).map(result -> closed(results.get(), result, messages));
        }
        return round.slip(player)
                .filter(slip -> ConsoleSnapshot.mayShow(game, round))
                .flatMap(slip -> live.judge(round, slip.written()))
                .map(verdict -> SnapshotParts.verdict(verdict, false, false, messages));
    }

    private static VerdictPart closed(RoundResults results, RoundResult result, Messages messages) {
        boolean solo = results.solo().filter(result.player()::equals).isPresent();
        return SnapshotParts.verdict(result.verdict(), solo, result.ruled(), messages);
    }
}
