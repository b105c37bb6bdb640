package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.live.Solutions;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Closing a round, choosing and announcing its solution, cancelling it, ending the game (R§3.4-3.7). */
@ApplicationScoped
public class RoundCommands {

    private final String engine;

    @Inject
    RoundCommands(@ConfigProperty(name = "quarkus.application.version", defaultValue = "1") String engine) {
        this.engine = engine;
    }

    /** @return the close with the master move proposed, or {@code close.missing-slips} (tables) unless {@code force} */
    public Answer<Change> close(Moment moment, int believed, boolean force) {
        return ClockCommands.in(moment, believed, Phase.RECEIVING).then(round -> {
            List<Seat> missing = moment.game().missing(round);
            return force || missing.isEmpty()
                    ? Answer.of(close(moment, round))
                    : Answer.refuse(ClockCommands.missing("close.missing-slips", missing));
        });
    }

    private static Change close(Moment moment, Round round) {
        List<GameEvent> events = new ArrayList<>();
        events.add(new Reception(moment.game(), moment.referee().lexicon()::contains).close(round));
        Solutions solutions = moment.solutions(round);
        solutions.candidates().stream()
                .findFirst()
                .ifPresent(first -> events.add(chosen(round, first, solutions.tops())));
        return Change.of(events);
    }

    private static MasterMoveChosen chosen(Round round, Candidate candidate, Tops tops) {
        return new MasterMoveChosen(
                round.number(), candidate.placement(), tops.points(), tops.points(), candidate.reason());
    }

    /** @return the choice, or the obligation it breaks, or {@code master.not-top} */
    public Answer<Change> master(Moment moment, int believed, String coord, String word) {
        return ClockCommands.in(moment, believed, Phase.CONTROL)
                .then(round -> placement(coord, word).then(wanted -> choose(moment, round, wanted)));
    }

    private static Answer<Placement> placement(String coord, String word) {
        return word.matches("[A-Za-z]{1,15}")
                ? Coord.parse(coord).map(place -> new Placement(place, new Spelling(word)))
                : Answer.refuse("master.not-top", word);
    }

    private static Answer<Change> choose(Moment moment, Round round, Placement wanted) {
        Solutions solutions = moment.solutions(round);
        return moment.referee()
                .choose(moment.game(), round, solutions.tops(), wanted)
                .map(placement -> round.master()
                                .filter(now -> now.placement().equals(placement))
                                .isPresent()
                        ? Change.NONE
                        : Change.of(chosen(round, candidate(solutions, placement), solutions.tops())));
    }

    private static Candidate candidate(Solutions solutions, Placement placement) {
        return solutions.candidates().stream()
                .filter(candidate -> candidate.placement().equals(placement))
                .findFirst()
                .orElseGet(() -> new Candidate(placement, "master.equal-top"));
    }

    /** @return the announcement, or {@code master.none} when the rack has no solution */
    public Answer<Change> announceSolution(Moment moment, int believed) {
        return ClockCommands.in(moment, believed, Phase.CONTROL)
                .then(round -> round.master().isPresent()
                        ? Answer.of(Change.of(new SolutionAnnounced(round.number())))
                        : Answer.refuse("master.none"));
    }

    public Answer<Change> cancel(Moment moment, int believed, String reason) {
        return moment.round(believed).map(round -> Change.of(new RoundCancelled(round.number(), reason)));
    }

    /** Ends the game; without a reason for the one the rules give, else at the arbiter's will. */
    public Answer<Change> finish(Moment moment, int believed, String reason) {
        return moment.round(believed).map(round -> {
            Optional<EndRule.Reason> byRule =
                    round.phase() == Phase.READY ? moment.referee().end(moment.game(), round) : Optional.empty();
            String why = byRule.orElse(EndRule.Reason.STOPPED_BY_ARBITER).name();
            return Change.of(new GameFinished(reason.isBlank() ? "end." + why : reason, totals(moment.game()), engine));
        });
    }

    private static Map<PlayerId, Points> totals(Game game) {
        Map<PlayerId, Points> totals = new HashMap<>();
        for (Ranked line : Ranking.of(game).lines()) {
            totals.put(line.player().player(), line.player().total());
        }
        return totals;
    }

    public Answer<Change> reopen(String reason) {
        return Answer.of(Change.of(new GameReopened(reason)));
    }
}
