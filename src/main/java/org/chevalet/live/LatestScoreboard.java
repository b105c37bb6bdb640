package org.chevalet.live;

import org.chevalet.core.game.Game;
import org.jspecify.annotations.Nullable;

/** The sums of the state of a game asked for last, which hundreds of screens ask for at the same moment. */
final class LatestScoreboard {

    private record Added(Game game, Scoreboard board) {}

    private volatile @Nullable Added added;

    Scoreboard of(Game game) {
        Added last = added;
        if (last == null || last.game() != game) {
            last = new Added(game, Scoreboard.of(game));
            added = last;
        }
        return last.board();
    }
}
