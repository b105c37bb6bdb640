package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Turn;

/** The rounds of a checked game, ready to be played again. */
final class DuplicateTurns {

    private DuplicateTurns() {}

    static List<Turn> of(CheckedGame game) {
        List<Turn> turns = new ArrayList<>();
        for (CheckedRound round : game.rounds()) {
            int points = round.score().map(score -> score.points().value()).orElseGet(() -> reference(round));
            turns.add(new Turn(
                    turns.size() + 1,
                    OptionalInt.empty(),
                    round.board(),
                    round.printed().draw(),
                    round.score().isPresent() ? Act.PLAYED : Act.NOTHING,
                    round.score(),
                    round.printed().move(),
                    points,
                    round.tops()));
        }
        return turns;
    }

    /** What nobody could play is nobody's loss: where the printed move fits nowhere, the top of the letters counts. */
    private static int reference(CheckedRound round) {
        int printed = Math.max(0, round.printed().points().orElse(0));
        boolean misplaced = round.printed().move().isPresent();
        return misplaced && !round.tops().plays().isEmpty()
                ? round.tops().points().value()
                : printed;
    }
}
