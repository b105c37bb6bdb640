package org.chevalet.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.chevalet.core.board.Board;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.tile.Rack;

/** Looks for solutions in the background as soon as a rack is drawn, and keeps those of the latest rounds. */
final class Solver {

    private static final int KEPT = 4;

    private record Question(Board board, Rack rack, boolean firstRound) {}

    private final Referee referee;
    private final Executor background;
    private final Map<Question, CompletableFuture<Solutions>> solutions = latest();
    private final Map<Round, CompletableFuture<Optional<EndRule.Reason>>> ends = latest();

    Solver(Referee referee, Executor background) {
        this.referee = referee;
        this.background = background;
    }

    private static <K, V> Map<K, V> latest() {
        return new LinkedHashMap<>(KEPT, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > KEPT;
            }
        };
    }

    /** Begins what the round in play will ask for soon. */
    void prepare(Game game) {
        Round round = game.current();
        if (round.draw().isPresent()) {
            solutions(game, round);
        } else if (round.phase() == Phase.READY) {
            end(game, round);
        }
    }

    CompletableFuture<Solutions> solutions(Game game, Round round) {
        Question question =
                new Question(round.board(), round.rack(), round.number().isFirst());
        return ask(solutions, question, () -> referee.solve(game, round));
    }

    CompletableFuture<Optional<EndRule.Reason>> end(Game game, Round round) {
        return ask(ends, round, () -> referee.end(game, round));
    }

    private <K, V> CompletableFuture<V> ask(Map<K, CompletableFuture<V>> known, K question, Supplier<V> work) {
        synchronized (known) {
            return known.computeIfAbsent(question, unseen -> CompletableFuture.supplyAsync(work, background));
        }
    }
}
