package org.chevalet.arbitration;

import java.util.Objects;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Averages;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.PlayerWarned;
import org.chevalet.core.game.GameEvent.ReadingChosen;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.GameEvent.WarningLifted;
import org.chevalet.core.game.Phase;
import org.chevalet.core.rules.Reading;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** The arbiter's own decisions about a player on a round, each with its reason (R§5.4, 5.8, 5.9). */
final class RulingCommands {

    private static final int MOST_POINTS = 2000;

    private RulingCommands() {}

    /** What is paid, by the arbiter's own word. */
    record TypedRuling(
            int round,
            int table,
            @Nullable Double points,
            @Nullable Sanction sanction,
            @Nullable String reason) {}

    /** One of the readings the console shows, known by its place, its spelling and what it pays. */
    record TypedReading(
            int round,
            int table,
            @Nullable String coord,
            @Nullable String word,
            int paid,
            @Nullable String reason) {}

    /** @param force an average that the rule does not foresee */
    record TypedAverage(
            int round, int table, boolean force, @Nullable String reason) {}

    record TypedWarning(int round, int table, @Nullable String reason) {}

    /** A table of a round, whose decision or warning is taken back. */
    record TableOfRound(int round, int table) {}

    /** @return the ruling, which needs no verdict to stand before the close, or {@code ruling.reason-missing}, {@code
     *     reason.too-long}, {@code ruling.points-missing}, {@code ruling.points}, {@code slip.too-early} */
    static Answer<Change> rule(Moment moment, TypedRuling ruling) {
        return played(moment, ruling.round(), ruling.table())
                .then(place ->
                        WrittenReason.required(ruling.reason()).then(reason -> rule(moment, place, ruling, reason)));
    }

    /** A nil says by itself what is paid, and so does a penalty once there is a verdict to take it from. */
    private static Answer<Change> rule(Moment moment, RoundSeat place, TypedRuling ruling, String reason) {
        Sanction sanction = Objects.requireNonNullElse(ruling.sanction(), Sanction.NONE);
        @Nullable Double written = ruling.points();
        if (sanction == Sanction.AVERAGE) {
            return Answer.refuse("ruling.average");
        }
        if (sanction == Sanction.NIL && written != null && written != 0) {
            return Answer.refuse("ruling.nil-with-points");
        }
        Optional<Double> points = sanction == Sanction.NIL
                ? Optional.of(0.0)
                : Optional.ofNullable(written)
                        .or(() -> sanction == Sanction.PENALTY ? penalised(moment, place) : Optional.empty());
        return points.map(paid -> rule(place, paid, sanction, reason))
                .orElseGet(() -> Answer.refuse("ruling.points-missing"));
    }

    private static Optional<Double> penalised(Moment moment, RoundSeat place) {
        int penalty = moment.game().ruleSet().slips().penalty();
        return moment.game()
                .results(place.round())
                .flatMap(results -> results.of(place.player()))
                .map(result -> Math.max(0.0, result.proposed().beforePenalty().value() - penalty));
    }

    private static Answer<Change> rule(RoundSeat place, double points, Sanction sanction, String reason) {
        return points < 0 || points > MOST_POINTS || points % 1 != 0
                ? Answer.refuse("ruling.points", MOST_POINTS)
                : Answer.of(decided(
                        place,
                        new SlipRuled(
                                place.round().number(), place.player(), Points.of((int) points), sanction, reason)));
    }

    /** @return the choice, or {@code reading.unknown} when the slip is no longer read so, or as for {@link #rule} */
    static Answer<Change> read(Moment moment, TypedReading typed) {
        return closed(moment, typed.round(), typed.table())
                .then(place -> WrittenReason.required(typed.reason())
                        .then(reason -> reading(moment, place, typed)
                                .map(reading -> Answer.of(decided(place, chosen(place, reading, reason))))
                                .orElseGet(() -> Answer.refuse("reading.unknown"))));
    }

    private static Optional<Reading> reading(Moment moment, RoundSeat place, TypedReading typed) {
        return moment.game().results(place.round()).flatMap(all -> all.of(place.player())).stream()
                .flatMap(result -> result.proposed().readings().stream())
                .filter(reading -> isMeant(reading, typed))
                .findFirst();
    }

    private static boolean isMeant(Reading reading, TypedReading typed) {
        return reading.score().placement().coord().toString().equals(typed.coord())
                && reading.score().placement().spelling().text().equals(typed.word())
                && reading.paid().value() == typed.paid();
    }

    private static ReadingChosen chosen(RoundSeat place, Reading reading, String reason) {
        return new ReadingChosen(
                place.round().number(),
                place.player(),
                reading.score().placement(),
                reading.paid(),
                reading.sanction(),
                reason);
    }

    /**
     * The mean of the others.
     *
     * @return the decision, or {@code average.not-due} unless {@code force}, or as for {@link #rule}
     */
    static Answer<Change> average(Moment moment, TypedAverage typed) {
        return closed(moment, typed.round(), typed.table())
                .then(place -> WrittenReason.required(typed.reason())
                        .then(reason -> average(moment, place, typed.force(), reason)));
    }

    private static Answer<Change> average(Moment moment, RoundSeat place, boolean force, String reason) {
        Averages averages = new Averages(moment.game());
        Optional<Points> most =
                averages.worth(place.round(), place.player(), moment.referee().lexicon()::contains);
        boolean due = most.isPresent()
                && averages.repeated(place.round(), place.player()).isPresent();
        return due || force
                ? Answer.of(decided(place, new AverageGranted(place.round().number(), place.player(), most, reason)))
                : Answer.refuse("average.not-due");
    }

    private static Change decided(RoundSeat place, Ruling ruling) {
        boolean same =
                place.round().ruling(place.player()).filter(ruling::equals).isPresent();
        return same ? Change.NONE : Change.of(ruling);
    }

    static Answer<Change> lift(Moment moment, TableOfRound typed) {
        return RoundSeat.find(moment.game(), typed.round(), typed.table())
                .map(place -> place.round().ruling(place.player()).isPresent()
                        ? Change.of(new RulingLifted(place.round().number(), place.player()))
                        : Change.NONE);
    }

    /** @return the warning, at any moment of the game, or {@code ruling.reason-missing}, {@code reason.too-long} */
    static Answer<Change> warn(Moment moment, TypedWarning typed) {
        return RoundSeat.find(moment.game(), typed.round(), typed.table())
                .then(place -> WrittenReason.required(typed.reason())
                        .map(reason -> Change.of(new PlayerWarned(place.round().number(), place.player(), reason))));
    }

    static Answer<Change> liftWarning(Moment moment, TableOfRound typed) {
        return RoundSeat.find(moment.game(), typed.round(), typed.table())
                .map(place -> moment.game()
                                .disciplinary(place.round().number(), place.player())
                                .isEmpty()
                        ? Change.NONE
                        : Change.of(new WarningLifted(place.round().number(), place.player())));
    }

    private static Answer<RoundSeat> played(Moment moment, int round, int table) {
        return RoundSeat.find(moment.game(), round, table)
                .then(place -> place.round().phase().compareTo(Phase.RUNNING) >= 0
                        ? Answer.of(place)
                        : Answer.refuse("slip.too-early"));
    }

    private static Answer<RoundSeat> closed(Moment moment, int round, int table) {
        return RoundSeat.find(moment.game(), round, table)
                .then(place -> place.round().phase().isClosed() ? Answer.of(place) : Answer.refuse("slip.not-closed"));
    }
}
