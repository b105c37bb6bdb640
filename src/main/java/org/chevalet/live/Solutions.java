package org.chevalet.live;

import java.util.List;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.RoundNumber;

/**
 * Everything a round's rack could have played.
 *
 * @param plays highest score first, then by coordinate and word
 * @param candidates the tops that may go on the board, the proposed one first
 */
public record Solutions(Tops tops, List<Play> plays, List<Candidate> candidates) {

    /** The choice of one of the tops. */
    public MasterMoveChosen chosen(RoundNumber round, Candidate candidate) {
        return new MasterMoveChosen(round, candidate.placement(), tops.points(), tops.points(), candidate.reason());
    }
}
