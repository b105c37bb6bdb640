package org.chevalet.live;

import java.util.concurrent.Executor;
import org.chevalet.core.game.Game;

/** What this computer knows of the words of a game. */
record Rules(Referee referee, Solver solver, Referees others) {

    static Rules of(Referee referee, Executor background) {
        return new Rules(referee, new Solver(referee, background), new Referees());
    }

    /** By the words that count now; begins to look for what will be asked soon. */
    Rules follow(Game game, Executor background) {
        Rules now = referee.ruled().equals(game.words()) ? this : by(others.of(game, referee), background);
        now.solver.prepare(game);
        return now;
    }

    private Rules by(Referee changed, Executor background) {
        return new Rules(changed, new Solver(changed, background), others);
    }

    /** Gets ready for the words of a game not yet in force, while others write and read. */
    void foresee(Game game) {
        others.of(game, referee);
    }
}
