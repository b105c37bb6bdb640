package org.chevalet.arbitration;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipDetails;
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

    /** A paper slip. {@code none}: the player handed in nothing. */
    public record PaperSlip(
            int round,
            int table,
            @Nullable String word,
            @Nullable String reference,
            @Nullable Double score,
            @Nullable TypedDetails details,
            @Nullable String reason,
            boolean none) {}

    /**
     * @return the slip, or {@code round.unknown}, {@code table.missing}, {@code table.unknown}, {@code slip.too-early},
     *     {@code game.over}, {@code reason.too-long}, or what is wrong with its form ({@link SlipText}, {@link
     *     TypedDetails})
     */
    public Answer<Change> type(Moment moment, PaperSlip paper) {
        return RoundSeat.find(moment.game(), paper.round(), paper.table()).then(place -> {
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
                : TypedDetails.read(paper.details(), asked)
                        .then(details -> written(paper, details, asked).map(slip -> slip.with(details)));
    }

    /** A slip that is nil whatever is written on it need not be deciphered. */
    private static Answer<WrittenSlip> written(PaperSlip paper, SlipDetails details, boolean asked) {
        return SlipRule.makeNil(details.marks())
                ? SlipText.marked(paper.word(), paper.reference(), paper.score(), asked)
                : SlipText.paper(paper.word(), paper.reference(), paper.score(), asked);
    }

    private static Answer<Change> type(
            Moment moment, RoundSeat place, boolean none, WrittenSlip written, String reason) {
        Round round = place.round();
        Optional<Slip> counted = round.slip(place.player());
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
                place.player(),
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

    private static Change replace(Moment moment, RoundSeat place, boolean none, ReceivedSlip received, String reason) {
        Reception reception = new Reception(moment.game(), moment.referee().lexicon()::contains);
        if (none) {
            return Change.of(reception.replace(place.round(), place.player(), Optional.empty(), reason));
        }
        GameEvent replaced = reception.replace(place.round(), place.player(), Optional.of(received.slip()), reason);
        return Change.of(received, replaced);
    }
}
