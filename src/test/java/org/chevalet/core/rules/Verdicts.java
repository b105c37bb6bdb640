package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;

/** Verdicts made up for tests of the rules that only look at their points. */
final class Verdicts {

    private Verdicts() {}

    static Verdict of(int paid, Sanction sanction) {
        return of(paid, sanction, 0);
    }

    /** @param bonus part of the points earned by placing many tiles */
    static Verdict of(int paid, Sanction sanction, int bonus) {
        Points before = Points.of(sanction == Sanction.PENALTY ? paid + 5 : paid);
        Score score = new Score(Placement.of("H4", "MOT"), before, List.of(), Rack.ofText("MOT"), Points.of(bonus));
        return new Verdict(
                Points.of(paid),
                before,
                sanction,
                List.of(Ground.of(Reason.VALID)),
                Optional.of(new Reading(score)),
                List.of());
    }
}
