package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.DrawRule.Outcome;
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;

/** Drawing letters, throwing them back, making them public (R§3.1, 3.2). */
@ApplicationScoped
public class DrawCommands {

    /** A second click on "throw back" comes sooner than anyone can have read the new letters. */
    private static final Duration READING = Duration.ofSeconds(1);

    private final RandomGenerator dice;

    @Inject
    DrawCommands(RandomGenerator dice) {
        this.dice = dice;
    }

    /** @return the draw, or {@code draw.game-over} (why), or {@code game.moved-on} */
    public Answer<Change> draw(Moment moment, int believed) {
        return moment.round(believed).then(round -> {
            if (round.phase() != Phase.READY) {
                return moment.movedOn();
            }
            Optional<EndRule.Reason> end = moment.referee().end(moment.game(), round);
            return end.isPresent() ? over(end.get()) : chance(moment, round, round.kept(), List.of());
        });
    }

    /** All letters go back, kept ones too, and a new rack is drawn. */
    public Answer<Change> reject(Moment moment, int believed) {
        return moment.round(believed).then(round -> {
            boolean tooSoon = last(moment.journal(), DrawCommands::thrownBackAtWill)
                    .filter(at -> at.plus(READING).isAfter(moment.now()))
                    .isPresent();
            if (round.phase() != Phase.DRAWN || tooSoon) {
                return moment.movedOn();
            }
            GameEvent rejected = new RackRejected(round.number(), round.draw().orElseThrow(), false);
            return chance(moment, round, Rack.EMPTY, List.of(rejected));
        });
    }

    private static boolean thrownBackAtWill(GameEvent event) {
        return event instanceof RackRejected rejected && !rejected.byRule();
    }

    /** A rack with no solution goes back like one against the rule: the round would be impossible (R§3.6). */
    private Answer<Change> chance(Moment moment, Round round, Rack kept, List<GameEvent> before) {
        List<GameEvent> events = new ArrayList<>(before);
        Rack inHand = kept;
        Optional<Rack> forbidden = round.forbidden();
        while (true) {
            Bag bag = bag(moment.game(), round, inHand);
            Outcome outcome = moment.referee().draws().drawOther(bag, inHand, round.number(), forbidden, dice);
            if (outcome.draw().isEmpty()) {
                return over(EndRule.Reason.NO_OTHER_RACK);
            }
            outcome.rejected().forEach(draw -> events.add(new RackRejected(round.number(), draw, true)));
            Draw draw = outcome.draw().get();
            if (moment.referee().canPlay(round.board(), draw.rack())) {
                events.add(new RackDrawn(round.number(), draw, false));
                return Answer.of(Change.of(events));
            }
            events.add(new RackRejected(round.number(), draw, true));
            inHand = Rack.EMPTY;
            forbidden = Optional.of(draw.rack());
        }
    }

    private static <T> Answer<T> over(EndRule.Reason reason) {
        return Answer.refuse("draw.game-over." + reason.name());
    }

    /** Letters not on the board and not kept: what can be drawn from. */
    private static Bag bag(Game game, Round round, Rack kept) {
        return Bag.of(game.remaining(round).minus(kept));
    }

    /** Letters typed by hand; typed again before the announcement they replace the first ones. */
    public Answer<Change> typed(Moment moment, int believed, String letters) {
        return moment.round(believed).then(round -> {
            boolean wanted = round.phase() == Phase.READY || round.phase() == Phase.DRAWN;
            return wanted ? read(moment, round, letters).then(draw -> typed(moment, round, draw)) : moment.movedOn();
        });
    }

    /** The whole rack, or the new letters alone when they and the kept ones make a rack. */
    private static Answer<Draw> read(Moment moment, Round round, String letters) {
        DrawRule rule = moment.referee().draws();
        Bag bag = bag(moment.game(), round, round.kept());
        Answer<Draw> whole = rule.typed(bag, round.kept(), letters);
        if (whole.isAccepted() || round.kept().isEmpty() || letters.strip().startsWith("-")) {
            return whole;
        }
        Answer<Draw> completed = rule.typed(bag, round.kept(), round.kept() + letters);
        return completed.isAccepted() ? completed : whole;
    }

    private static Answer<Change> typed(Moment moment, Round round, Draw draw) {
        if (round.draw().filter(draw::equals).isPresent()) {
            return moment.movedOn();
        }
        return round.forbidden().filter(draw.rack()::equals).isPresent()
                ? Answer.refuse("draw.same-as-cancelled")
                : Answer.of(Change.of(new RackDrawn(round.number(), draw, true)));
    }

    /** @return the announcement, or {@code announce.too-soon} (seconds) unless {@code force}, or {@code game.moved-on} */
    public Answer<Change> announce(Moment moment, int believed, boolean force) {
        return moment.round(believed).then(round -> {
            if (round.phase() != Phase.DRAWN) {
                return moment.movedOn();
            }
            Duration wait = soonest(moment.game(), moment.journal())
                    .map(at -> Duration.between(moment.now(), at))
                    .orElse(Duration.ZERO);
            return force || wait.isZero() || wait.isNegative()
                    ? Answer.of(Change.of(new RackAnnounced(round.number())))
                    : tooSoon(wait);
        });
    }

    private static <T> Answer<T> tooSoon(Duration wait) {
        long seconds = wait.plusMillis(999).toSeconds();
        return Answer.refuse(Refusal.of("announce.too-soon", seconds).with("waitMs", wait.toMillis()));
    }

    /** When the next rack may be announced: some seconds after whatever was announced last (R§3.1). */
    static Optional<Instant> soonest(Game game, List<JournalEntry> journal) {
        return last(journal, DrawCommands::isAnnouncement)
                .map(at -> at.plusSeconds(game.ruleSet().time().betweenAnnouncements()));
    }

    private static boolean isAnnouncement(GameEvent event) {
        return event instanceof RackAnnounced || event instanceof SolutionAnnounced;
    }

    private static Optional<Instant> last(List<JournalEntry> journal, Predicate<GameEvent> wanted) {
        for (int index = journal.size() - 1; index >= 0; index--) {
            JournalEntry entry = journal.get(index);
            if (wanted.test(entry.event())) {
                return Optional.of(entry.at());
            }
        }
        return Optional.empty();
    }
}
