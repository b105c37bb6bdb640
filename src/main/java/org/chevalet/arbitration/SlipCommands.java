package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.MasterMove;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipDetails;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.SlipRule;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.chevalet.live.SlipText;
import org.chevalet.tournament.ReceivedSlip;
import org.jspecify.annotations.Nullable;

/** Paper slips typed by the arbiter, of the round in play or corrected afterwards. */
@ApplicationScoped
public class SlipCommands {

    /** Reason kept for a correction when the arbiter gives none; a message key. */
    static final String RETYPED = "correction.retyped";

    /**
     * A paper slip.
     *
     * @param none the player handed in nothing
     * @param force true: references are typed as they stand on the slip, though there are no such places
     */
    public record PaperSlip(
            int round,
            int table,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            @Nullable TypedDetails details,
            @Nullable String reason,
            boolean none,
            boolean force) {}

    /**
     * @return the slip, or {@code round.unknown}, {@code table.missing}, {@code table.unknown}, {@code slip.out}
     *     (table, round), {@code slip.too-early}, {@code game.over}, {@code reason.too-long}, or what is wrong with its form ({@link SlipText}, {@link
     *     TypedDetails})
     */
    public Answer<Change> type(Moment moment, PaperSlip paper) {
        return place(moment.game(), paper.round(), paper.table())
                .then(place -> WrittenReason.parse(paper.reason())
                        .then(reason -> written(place.round(), paper).map(slip -> {
                            Typed typed = new Typed(place, slip, reason);
                            return type(moment, typed, moment.nextSlip());
                        })));
    }

    /** Whose slip of which round may be typed now. Refused as {@link #type}. */
    static Answer<RoundSeat> place(Game game, int round, int table) {
        return RoundSeat.find(game, round, table).then(place -> {
            Phase phase = place.round().phase();
            if (place.seat().isOut(place.round().number())) {
                return Answer.refuse(
                        "slip.out", table, place.seat().out().orElseThrow().value());
            }
            boolean over = game.finished().isPresent() && !phase.isClosed();
            boolean early = !phase.isOpen() && !phase.isClosed();
            return over || early ? Answer.refuse(over ? "game.over" : "slip.too-early") : Answer.of(place);
        });
    }

    /** What is written on a slip is read otherwise; what else was noted about it stays. Refused as {@link #type}. */
    static Answer<Change> retype(Moment moment, int round, int table, WrittenSlip written, @Nullable String reason) {
        return place(moment.game(), round, table)
                .then(place -> WrittenReason.parse(reason).map(why -> {
                    SlipDetails noted = place.round()
                            .slip(place.player())
                            .map(slip -> slip.written().details())
                            .orElse(SlipDetails.NONE);
                    return type(moment, new Typed(place, written.with(noted), why), moment.nextSlip());
                }));
    }

    /** The same slip for some tables at once, as if each had handed it in. */
    public record SlipsForTables(
            int round,
            @Nullable List<Integer> tables,
            @Nullable String reason) {

        private List<Integer> distinct() {
            return Objects.requireNonNullElse(tables, List.<Integer>of()).stream()
                    .filter(Objects::nonNull)
                    .distinct()
                    .toList();
        }
    }

    /** Nothing is awaited of these tables any more: a blank slip is kept for each; all or none. Refused as {@link #type}. */
    public Answer<Change> none(Moment moment, SlipsForTables asked) {
        return ofRound(moment, asked, round -> Answer.of(SlipText.nothing(asksScores(round))));
    }

    /**
     * The first of the equal tops, or the master move once it is chosen, written down for each table; all or none.
     *
     * @return the slips, or {@code solutions.hidden} while an arbiter who plays may not know the top, {@code slip.no-top}
     *     for a rack that cannot be played, or as for {@link #type}
     */
    public Answer<Change> top(Moment moment, SlipsForTables asked) {
        return ofRound(moment, asked, round -> topOf(moment, round));
    }

    private static Answer<Change> ofRound(
            Moment moment, SlipsForTables asked, Function<Round, Answer<WrittenSlip>> slip) {
        List<Integer> tables = asked.distinct();
        return place(moment.game(), asked.round(), tables.isEmpty() ? 0 : tables.get(0))
                .then(first -> WrittenReason.parse(asked.reason())
                        .then(reason -> slip.apply(first.round())
                                .then(written -> forAll(moment, asked.round(), tables, written, reason))));
    }

    private static boolean asksScores(Round round) {
        return round.settings().scoresAsked();
    }

    private static Answer<Change> forAll(
            Moment moment, int round, List<Integer> tables, WrittenSlip slip, String reason) {
        List<Change> all = new ArrayList<>();
        long free = moment.nextSlip().value();
        for (int table : tables) {
            SlipId next = new SlipId(free);
            Answer<Change> one =
                    place(moment.game(), round, table).map(place -> type(moment, new Typed(place, slip, reason), next));
            if (!one.isAccepted()) {
                return one;
            }
            all.add(one.value());
            free += one.value().slips().size();
        }
        return Answer.of(Change.all(all));
    }

    private static Answer<WrittenSlip> topOf(Moment moment, Round round) {
        if (!ConsoleSnapshot.mayShow(moment.game(), round)) {
            return Answer.refuse("solutions.hidden");
        }
        Tops tops = moment.solutions(round).tops();
        Optional<Placement> retained = round.master()
                .filter(master -> master.points().equals(tops.points()))
                .map(MasterMove::placement);
        return retained.or(() -> tops.plays().stream().map(Play::placement).findFirst())
                .map(top -> SlipText.paper(
                        top.spelling().printed(),
                        top.coord().toString(),
                        (double) tops.points().value(),
                        asksScores(round),
                        false))
                .orElseGet(() -> Answer.refuse("slip.no-top"));
    }

    private static Answer<WrittenSlip> written(Round round, PaperSlip paper) {
        boolean asked = asksScores(round);
        return paper.none()
                ? Answer.of(SlipText.nothing(asked))
                : TypedDetails.read(paper.details(), asked, paper.force())
                        .then(details -> written(paper, details, asked).map(slip -> slip.with(details)));
    }

    /** A slip that is nil whatever is written on it need not be deciphered. */
    private static Answer<WrittenSlip> written(PaperSlip paper, SlipDetails details, boolean asked) {
        return SlipRule.makeNil(details.marks())
                ? SlipText.marked(paper.word(), paper.reference(), paper.score(), asked, paper.force())
                : SlipText.paper(paper.word(), paper.reference(), paper.score(), asked, paper.force());
    }

    /** A slip read from paper, for one player. */
    private record Typed(RoundSeat place, WrittenSlip written, String reason) {}

    private static Change type(Moment moment, Typed typed, SlipId next) {
        RoundSeat place = typed.place();
        Round round = place.round();
        boolean same = round.slip(place.player())
                .filter(slip ->
                        slip.source() == Slip.Source.PAPER && slip.written().equals(typed.written()))
                .isPresent();
        if (same) {
            return Change.NONE;
        }
        Slip slip = new Slip(
                next,
                round.number(),
                round.attempt(),
                place.player(),
                typed.written(),
                Slip.Source.PAPER,
                moment.now(),
                false);
        ReceivedSlip received =
                new ReceivedSlip(slip, ReceivedSlip.PAPER_KEY + slip.id().value(), Optional.empty());
        return round.phase().isClosed() ? replace(moment, typed, received) : Change.of(received);
    }

    private static Change replace(Moment moment, Typed typed, ReceivedSlip received) {
        Reception reception = moment.reception(moment.game());
        RoundSeat place = typed.place();
        String reason = typed.reason().isEmpty() ? RETYPED : typed.reason();
        GameEvent replaced = reception.replace(place.round(), place.player(), Optional.of(received.slip()), reason);
        return Change.of(received, replaced);
    }
}
