package org.chevalet.arbitration;

import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.game.Reception;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** The arbiter's word about a slip that came after the time, on the evidence kept with it. */
final class LateSlipCommands {

    private LateSlipCommands() {}

    /** @param slip its number, as the console shows it */
    record LateDecision(
            int round,
            int table,
            long slip,
            boolean counts,
            @Nullable String reason) {}

    /**
     * @return the decision, or {@code round.unknown}, {@code table.unknown}, {@code slip.not-late}, {@code
     *     slip.after-solution} when it is to count though the solution was public, {@code ruling.reason-missing}
     */
    static Answer<Change> decide(Moment moment, LateDecision asked) {
        return SlipCommands.place(moment.game(), asked.round(), asked.table()).then(place -> {
            Round round = place.round();
            Optional<Slip> late = round.slips().stream()
                    .filter(slip -> slip.late() && slip.player().equals(place.player()))
                    .filter(slip -> slip.id().value() == asked.slip())
                    .findFirst();
            if (late.isEmpty()) {
                return Answer.refuse("slip.not-late", asked.table());
            }
            if (asked.counts() && isAfterSolution(moment, round, late.get())) {
                return Answer.refuse("slip.after-solution", round.number());
            }
            Reception reception = moment.reception(moment.game());
            return WrittenReason.required(asked.reason())
                    .map(reason -> Change.of(reception.decide(round, late.get(), asked.counts(), reason)));
        });
    }

    private static boolean isAfterSolution(Moment moment, Round round, Slip slip) {
        return moment.solutionAt(round).filter(slip.receivedAt()::isAfter).isPresent();
    }
}
