package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameEvent.GameReopened;
import org.chevalet.core.game.GameEvent.LettersPlayedAgain;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.ranking.Ranked;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet.MasterReference;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.DraftTaking;
import org.chevalet.live.Moment;
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
        return ClockCommands.in(moment, believed, Phase.RECEIVING).then(open -> {
            Change drafts = DraftTaking.takeAll(moment);
            Moment collected = moment.with(drafts.slips());
            Round round = collected.round();
            List<Seat> missing = collected.game().missing(round);
            return force || missing.isEmpty()
                    ? Answer.of(drafts.and(close(collected, round)))
                    : Answer.refuse(ClockCommands.missing("close.missing-slips", missing));
        });
    }

    private static Change close(Moment moment, Round round) {
        RoundClosed closed = moment.reception(moment.game()).close(round);
        Game after = moment.after(closed);
        List<GameEvent> events = new ArrayList<>(List.of(closed));
        moment.proposed(after, after.round(round.number())).ifPresent(events::add);
        return Change.of(events);
    }

    /**
     * @return the announcement, or {@code master.none} when the rack has no solution, {@code master.no-valid-slip} and
     *     {@code master.room-changed} where the players' best move goes on the board
     */
    public Answer<Change> announceSolution(Moment moment, int believed) {
        return ClockCommands.in(moment, believed, Phase.CONTROL).then(round -> {
            boolean ofRoom = ofRoom(moment);
            if (round.master().isEmpty()) {
                return Answer.refuse(ofRoom ? "master.no-valid-slip" : "master.none");
            }
            Points best = moment.choices(moment.game(), round).tops().points();
            boolean corrected = ofRoom && !round.master().get().top().equals(best);
            return corrected
                    ? Answer.refuse("master.room-changed", best)
                    : Answer.of(Change.of(new SolutionAnnounced(round.number())));
        });
    }

    private static boolean ofRoom(Moment moment) {
        return moment.game().ruleSet().master().reference() == MasterReference.ROOM_BEST;
    }

    /** Nobody has a valid move where the players' best goes on the board: the same letters again. */
    public Answer<Change> playAgain(Moment moment, int believed) {
        return ClockCommands.in(moment, believed, Phase.CONTROL)
                .then(round -> ofRoom(moment) && round.master().isEmpty()
                        ? Answer.of(Change.of(new LettersPlayedAgain(round.number())))
                        : moment.movedOn());
    }

    /**
     * Cancels the round in play, or one played before (R§3.6).
     *
     * @param force true: the rounds played after it fall too
     * @return the cancellation, or {@code round.unknown}, or {@code cancel.later-rounds} (round, those after it)
     */
    public Answer<Change> cancel(Moment moment, int believed, int cancelled, String reason, boolean force) {
        return moment.round(believed)
                .then(current -> moment.game().find(cancelled))
                .then(fallen -> {
                    RoundNumber number = fallen.number();
                    List<Integer> later = moment.game().rounds().stream()
                            .filter(round -> round.number().compareTo(number) > 0 && round.phase() != Phase.READY)
                            .map(round -> round.number().value())
                            .toList();
                    return later.isEmpty() || force
                            ? Answer.of(Change.of(new RoundCancelled(number, last(number, later), reason)))
                            : Answer.refuse(laterRounds(cancelled, later));
                });
    }

    private static RoundNumber last(RoundNumber cancelled, List<Integer> later) {
        return later.isEmpty() ? cancelled : new RoundNumber(later.get(later.size() - 1));
    }

    private static Refusal laterRounds(int cancelled, List<Integer> later) {
        String named = later.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Refusal.of("cancel.later-rounds", cancelled, named).with("rounds", later);
    }

    /**
     * Ends the game; without a reason for the one the rules give, else at the arbiter's will. When it was interrupted the
     * round whose slips are all collected counts (R§3.7).
     */
    public Answer<Change> finish(Moment moment, int believed, String reason) {
        return moment.round(believed).map(round -> {
            Optional<EndRule.Reason> byRule = moment.end();
            List<GameEvent> events = new ArrayList<>();
            Game counted = moment.game();
            boolean collected = round.phase() == Phase.CONTROL && round.master().isPresent();
            if (collected && byRule.equals(Optional.of(EndRule.Reason.INTERRUPTED))) {
                SolutionAnnounced announced = new SolutionAnnounced(round.number());
                events.add(announced);
                counted = moment.after(announced);
            }
            String why = byRule.orElse(EndRule.Reason.STOPPED_BY_ARBITER).name();
            events.add(new GameFinished(reason.isBlank() ? "end." + why : reason, totals(counted), engine));
            return Change.of(events);
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
