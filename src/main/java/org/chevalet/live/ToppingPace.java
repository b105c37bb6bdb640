package org.chevalet.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Topping;

/**
 * Topping goes from rack to rack without a pause (R§3.8): as soon as everybody has scored the top or the limit is reached
 * the solution is given, and the next letters come with the clock running. At the end it waits for the arbiter.
 */
final class ToppingPace {

    private final Moment moment;
    private final RandomGenerator dice;
    private final List<GameEvent> events = new ArrayList<>();
    private Game game;

    private ToppingPace(Moment moment, RandomGenerator dice) {
        this.moment = moment;
        this.dice = dice;
        this.game = moment.game();
    }

    /** May a round of this game end by itself now? Tells without looking for solutions. */
    static boolean concerns(Game game) {
        Phase phase = game.current().phase();
        return game.settings().form() == PlayForm.TOPPING
                && game.finished().isEmpty()
                && (phase == Phase.RUNNING || phase == Phase.RECEIVING);
    }

    /** Is the round over by its time, or has everybody at least guessed? Tells without looking for solutions. */
    static boolean mayGoOn(Game game) {
        Round round = game.current();
        return concerns(game)
                && (round.phase() == Phase.RECEIVING || game.missing(round).isEmpty());
    }

    /** Everything that follows from the round as it stands; nothing while somebody still looks for the top. */
    static Change onwards(Moment moment, RandomGenerator dice) {
        boolean due = moment.round().phase() == Phase.RECEIVING || everybodyTopped(moment);
        return due ? new ToppingPace(moment, dice).play() : Change.NONE;
    }

    private static boolean everybodyTopped(Moment moment) {
        Round round = moment.round();
        List<Seat> playing = moment.game().seats().stream()
                .filter(seat -> seat.plays(round.number()) && seat.left().isEmpty())
                .toList();
        return !playing.isEmpty() && playing.stream().allMatch(seat -> hasTopped(moment, round, seat));
    }

    /** Has this player scored the top of the round in play? */
    static boolean hasTopped(Moment moment, Round round, Seat seat) {
        Optional<Slip> guess = round.slip(seat.player());
        return guess.isPresent() && isTop(moment, round, guess.get());
    }

    private static boolean isTop(Moment moment, Round round, Slip guess) {
        return Topping.isTop(
                moment.judge(round, guess.written()),
                moment.solutions(round).tops().points());
    }

    private Change play() {
        Round round = game.current();
        if (round.phase() == Phase.RUNNING) {
            add(new TimeEnded(round.number(), moment.now(), true));
        }
        add(moment.reception(game).close(game.current()));
        moment.proposed(game, game.current()).ifPresent(chosen -> {
            add(chosen);
            add(new SolutionAnnounced(round.number()));
            next();
        });
        return Change.of(events);
    }

    private void next() {
        Round round = game.current();
        if (moment.referee().end(game, round).isPresent()) {
            return;
        }
        Answer<List<GameEvent>> drawn = new Drawing(moment.referee(), dice).chance(game, round, round.kept());
        if (drawn.isAccepted()) {
            drawn.value().forEach(this::add);
            add(new RackAnnounced(round.number()));
            add(new ClockStarted(round.number(), moment.now().plus(round.length())));
        }
    }

    private void add(GameEvent event) {
        game = game.with(new JournalEntry(game.version() + 1, moment.now(), "clock", event));
        events.add(event);
    }
}
