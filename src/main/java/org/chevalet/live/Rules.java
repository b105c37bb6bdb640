package org.chevalet.live;

import java.util.concurrent.Executor;
import org.chevalet.core.game.Game;

/** What this computer knows of the words of a game. */
record Rules(Referee referee, Solver solver) {

    static Rules of(Referee referee, Executor background) {
        return new Rules(referee, new Solver(referee, background));
    }

    /** By the words that count now; begins to look for what will be asked soon. */
    Rules follow(Game game, Executor background) {
        Rules now = referee.holds(game) ? this : of(referee.of(game), background);
        now.solver.prepare(game);
        return now;
    }
}
