package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Objects;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.core.tile.Points;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.live.SlipText;
import org.chevalet.tournament.ReceivedSlip;
import org.jspecify.annotations.Nullable;

/** Paper slips typed by the arbiter, of the round in play or corrected afterwards, and his own rulings (R§5.9). */
@ApplicationScoped
public class SlipCommands {

    /** Reason kept for a correction when the arbiter gives none; a message key. */
    static final String RETYPED = "correction.retyped";

    private static final int MOST_POINTS = 2000;

    /** A paper slip. {@code none}: the player handed in nothing. */
    public record PaperSlip(
            int round,
            int table,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            @Nullable String reason,
            boolean none) {}

    public record Ruling(
            int round,
            int table,
            @Nullable Double points,
            @Nullable Sanction sanction,
            @Nullable String reason) {}

    /** A round and who is meant. */
    private record Place(Round round, Seat seat) {}

    /**
     * @return the slip, or {@code round.unknown}, {@code table.missing}, {@code table.unknown}, {@code slip.too-early},
     *     {@code game.over}, {@code reason.too-long}, or what is wrong with its form ({@link SlipText})
     */
    public Answer<Change> type(Moment moment, PaperSlip paper) {
        return place(moment.game(), paper.round(), paper.table()).then(place -> {
            boolean early =
                    !place.round().phase().isOpen() && !place.round().phase().isClosed();
            return early
                    ? Answer.refuse(moment.game().finished().isPresent() ? "game.over" : "slip.too-early")
                    : WrittenReason.parse(paper.reason())
                            .then(reason -> written(moment, paper)
                                    .then(slip -> type(moment, place, paper.none(), slip, reason)));
        });
    }

    private static Answer<WrittenSlip> written(Moment moment, PaperSlip paper) {
        boolean asked = moment.game().settings().scoresAsked();
        return paper.none()
                ? Answer.of(SlipText.nothing(asked))
                : SlipText.paper(paper.word(), paper.reference(), paper.score(), asked);
    }

    private static Answer<Change> type(Moment moment, Place place, boolean none, WrittenSlip written, String reason) {
        Round round = place.round();
        Optional<Slip> counted = round.slip(place.seat().player());
        boolean same = none && round.phase().isClosed()
                ? counted.isEmpty()
                : counted.filter(slip -> slip.source() == Slip.Source.PAPER
                                && slip.written().equals(written))
                        .isPresent();
        if (same) {
            return Answer.of(Change.NONE);
        }
        Slip slip = new Slip(
                moment.nextSlip(),
                round.number(),
                round.attempt(),
                place.seat().player(),
                written,
                Slip.Source.PAPER,
                moment.now(),
                false);
        ReceivedSlip received = new ReceivedSlip(slip, "paper-" + slip.id().value(), Optional.empty());
        return Answer.of(
                round.phase().isClosed()
                        ? replace(moment, place, none, received, reason.isEmpty() ? RETYPED : reason)
                        : Change.of(received));
    }

    private static Change replace(Moment moment, Place place, boolean none, ReceivedSlip received, String reason) {
        Reception reception = new Reception(moment.game(), moment.referee().lexicon()::contains);
        if (none) {
            return Change.of(reception.replace(place.round(), place.seat().player(), Optional.empty(), reason));
        }
        GameEvent replaced =
                reception.replace(place.round(), place.seat().player(), Optional.of(received.slip()), reason);
        return Change.of(received, replaced);
    }

    /** @return the ruling, or {@code ruling.reason-missing}, {@code reason.too-long}, {@code ruling.points-missing}, {@code
     *     ruling.points}, {@code slip.not-closed} */
    public Answer<Change> rule(Moment moment, Ruling ruling) {
        return place(moment.game(), ruling.round(), ruling.table())
                .then(place -> place.round().phase().isClosed()
                        ? WrittenReason.parse(ruling.reason()).then(reason -> rule(place, ruling, reason))
                        : Answer.refuse("slip.not-closed"));
    }

    /** Only a nil says by itself what is paid. */
    private static Answer<Change> rule(Place place, Ruling ruling, String reason) {
        if (reason.isEmpty()) {
            return Answer.refuse("ruling.reason-missing");
        }
        Sanction sanction = Objects.requireNonNullElse(ruling.sanction(), Sanction.NONE);
        @Nullable Double points = sanction == Sanction.NIL ? Double.valueOf(0) : ruling.points();
        if (points == null) {
            return Answer.refuse("ruling.points-missing");
        }
        return points < 0 || points > MOST_POINTS || points % 1 != 0
                ? Answer.refuse("ruling.points", MOST_POINTS)
                : Answer.of(rule(place, Points.of(points.intValue()), sanction, reason));
    }

    private static Change rule(Place place, Points points, Sanction sanction, String reason) {
        SlipRuled ruled = new SlipRuled(place.round().number(), place.seat().player(), points, sanction, reason);
        boolean same = place.round()
                .ruling(place.seat().player())
                .filter(ruled::equals)
                .isPresent();
        return same ? Change.NONE : Change.of(ruled);
    }

    public Answer<Change> lift(Moment moment, int round, int table) {
        return place(moment.game(), round, table).map(place -> {
            boolean ruled = place.round().ruling(place.seat().player()).isPresent();
            return ruled
                    ? Change.of(new RulingLifted(
                            place.round().number(), place.seat().player()))
                    : Change.NONE;
        });
    }

    private static Answer<Place> place(Game game, int number, int table) {
        if (number < 1 || !game.exists(new RoundNumber(number))) {
            return Answer.refuse("round.unknown", number);
        }
        Round round = game.round(new RoundNumber(number));
        if (table == 0) {
            // What a request that names none gives.
            return Answer.refuse("table.missing");
        }
        if (table < 1 || table > TableNumber.HIGHEST) {
            return Answer.refuse("table.unknown", table);
        }
        return seat(game, round, new TableNumber(table))
                .map(seat -> Answer.of(new Place(round, seat)))
                .orElseGet(() -> Answer.refuse("table.unknown", table));
    }

    /** Who sits there now, else who sat there in that round and left. */
    private static Optional<Seat> seat(Game game, Round round, TableNumber table) {
        return game.seat(table)
                .or(() -> game.seats().stream()
                        .filter(seat -> seat.table().equals(table) && seat.plays(round.number()))
                        .findFirst());
    }
}
