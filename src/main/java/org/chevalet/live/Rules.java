package org.chevalet.live;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.Topping;
import org.chevalet.core.rules.Verdict;
import org.chevalet.core.rules.WrittenSlip;

/** What this computer knows of the words of a game. */
record Rules(Referee referee, Solver solver, Referees others, JudgedSlips judged) {

    static Rules of(Referee referee, Executor background) {
        return new Rules(referee, new Solver(referee, background), new Referees(), new JudgedSlips());
    }

    /** By the words that count now; begins to look for what will be asked soon. */
    Rules follow(Game game, Executor background) {
        Rules now = referee.ruled().equals(game.words()) ? this : by(others.of(game, referee), background);
        now.solver.prepare(game);
        return now;
    }

    private Rules by(Referee changed, Executor background) {
        return new Rules(changed, new Solver(changed, background), others, judged);
    }

    /** Gets ready for the words of a game not yet in force, while others write and read. */
    void foresee(Game game) {
        others.of(game, referee);
    }

    Moment moment(Game game, Instant now, List<JournalEntry> journal, SlipId next, DraftWitnesses witnesses) {
        return new Moment(game, now, journal, next, referee, solver, judged, witnesses);
    }

    /** What a slip of a round still open would be paid. */
    Verdict judge(Game game, Round round, WrittenSlip written) {
        return judged.of(game, round, written, referee);
    }

    /** Topping: does a player's last guess of a round score its top? Not known before the solutions are. */
    boolean hasTopped(Game game, Round round, PlayerId player) {
        Optional<Verdict> guess = round.slip(player).map(slip -> judge(game, round, slip.written()));
        return guess.isPresent()
                && Optional.of(solver.solutions(game, round))
                        .filter(CompletableFuture::isDone)
                        .map(CompletableFuture::join)
                        .filter(found -> Topping.isTop(guess.get(), found.tops().points()))
                        .isPresent();
    }
}
