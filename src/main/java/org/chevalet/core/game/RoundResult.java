package org.chevalet.core.game;

import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Verdict;

/**
 * What a player gets for a closed round.
 *
 * @param slip the slip that counts, if any
 * @param proposed the program's decision
 * @param verdict the decision in force: the arbiter's where he ruled, else the program's
 * @param ruled true when the arbiter ruled
 */
public record RoundResult(PlayerId player, Optional<Slip> slip, Verdict proposed, Verdict verdict, boolean ruled) {

    RoundResult ruled(Verdict decision) {
        return new RoundResult(player, slip, proposed, decision, true);
    }
}
