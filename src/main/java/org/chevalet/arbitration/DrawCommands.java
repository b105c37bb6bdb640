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
import org.chevalet.core.rules.EndRule;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.live.Change;
import org.chevalet.live.Drawing;
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

    /**
     * @param force true: although the rules end the game here
     * @return the draw, or {@code draw.game-over} (why) unless {@code force} and letters are left, or {@code game.moved-on}
     */
    public Answer<Change> draw(Moment moment, int believed, boolean force) {
        return moment.round(believed).then(round -> {
            if (round.phase() != Phase.READY) {
                return moment.movedOn();
            }
            Optional<EndRule.Reason> end = moment.end().filter(reason -> reason != EndRule.Reason.INTERRUPTED);
            if (end.isEmpty()) {
                return chance(moment, round, round.kept()).map(Change::of);
            }
            boolean lettersLeft = !moment.game().remaining(round).isEmpty();
            return force && lettersLeft ? beyondTheEnd(moment, round) : Drawing.over(end.get());
        });
    }

    private Answer<Change> beyondTheEnd(Moment moment, Round round) {
        Bag bag = Drawing.bag(moment.game(), round, round.kept());
        Draw draw = moment.referee().draws().drawBeyondTheEnd(bag, round.kept(), dice);
        return Answer.of(Change.of(new RackDrawn(round.number(), draw, false)));
    }

    private Answer<List<GameEvent>> chance(Moment moment, Round round, Rack kept) {
        return new Drawing(moment.referee(), dice).chance(moment.game(), round, kept);
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
            return chance(moment, round, Rack.EMPTY).map(drawn -> {
                List<GameEvent> events = new ArrayList<>(List.of(rejected));
                events.addAll(drawn);
                return Change.of(events);
            });
        });
    }

    private static boolean thrownBackAtWill(GameEvent event) {
        return event instanceof RackRejected rejected && !rejected.byRule();
    }

    /**
     * Letters typed by hand; typed again before the announcement they replace the first ones. A rack without a solution
     * goes back whole at once: the round would be impossible (R§3.6).
     *
     * @param force true: although the rack lacks vowels or consonants (R§3.2)
     * @return the draw, or what keeps it from being one ({@link DrawRule#typed}, {@code draw.same-as-cancelled}), or
     *     {@code draw.unbalanced} (letters, least of each sound) unless {@code force}, or {@code game.moved-on}
     */
    public Answer<Change> typed(Moment moment, int believed, String letters, boolean force) {
        return moment.round(believed).then(round -> {
            boolean wanted = round.phase() == Phase.READY || round.phase() == Phase.DRAWN;
            return wanted
                    ? read(moment, round, letters)
                            .map(draw -> moment.referee().shown(moment.game(), round, draw))
                            .map(draw -> draw.after(moment.game().leftBefore(round)))
                            .then(draw -> typed(moment, round, draw, force))
                    : moment.movedOn();
        });
    }

    /** The whole rack, or the new letters alone when they and the kept ones make a rack. */
    static Answer<Draw> read(Moment moment, Round round, String letters) {
        DrawRule rule = moment.referee().draws();
        Bag bag = Drawing.bag(moment.game(), round, round.kept());
        Answer<Draw> whole = rule.typed(bag, round.kept(), letters);
        if (whole.isAccepted() || round.kept().isEmpty() || letters.strip().startsWith("-")) {
            return whole;
        }
        Answer<Draw> completed = rule.typed(bag, round.kept(), round.kept() + letters);
        return completed.isAccepted() ? completed : whole;
    }

    private static Answer<Change> typed(Moment moment, Round round, Draw draw, boolean force) {
        if (round.draw().filter(draw::equals).isPresent()) {
            return moment.movedOn();
        }
        if (round.forbidden().filter(draw.rack()::equals).isPresent()) {
            return Answer.refuse("draw.same-as-cancelled");
        }
        Optional<Refusal> unbalanced = unbalanced(moment, round, draw.rack());
        if (unbalanced.isPresent() && !force) {
            return Answer.refuse(unbalanced.get());
        }
        return moment.referee().canPlay(round.board(), draw.rack())
                ? Answer.of(Change.of(new RackDrawn(round.number(), draw, true)))
                : impossible(moment, round, draw);
    }

    /** By the rule such a rack goes back; the arbiter may accept it, a doubtful one above all. */
    private static Optional<Refusal> unbalanced(Moment moment, Round round, Rack rack) {
        DrawRule rule = moment.referee().draws();
        Rack remaining = rule.remaining(Drawing.bag(moment.game(), round, round.kept()), round.kept());
        return rule.isAcceptable(rack, remaining, round.number())
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "draw.unbalanced", rack.toString(), rule.leastOfEachSound(remaining, round.number())));
    }

    private static Answer<Change> impossible(Moment moment, Round round, Draw draw) {
        Rack remaining = moment.game().remaining(round);
        return moment.referee().draws().hasOther(remaining, draw.rack(), round.number())
                ? Answer.of(Change.of(new RackRejected(round.number(), draw, true)))
                : Drawing.over(EndRule.Reason.NO_OTHER_RACK);
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
