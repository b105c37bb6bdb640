package org.chevalet.arbitration;

import java.time.Duration;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.GameEvent.ExtraTimeGiven;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** Time one player has beyond the others in each round. */
final class ExtraTimeCommands {

    private ExtraTimeCommands() {}

    record TypedExtraTime(int table, int seconds, @Nullable String reason) {}

    /** @return the change, or {@code table.unknown}, {@code extra.seconds} (most), {@code ruling.reason-missing} */
    static Answer<Change> give(Moment moment, TypedExtraTime typed) {
        long most = ExtraTimeGiven.LONGEST_EXTRA.toSeconds();
        if (typed.seconds() < 0 || typed.seconds() > most) {
            return Answer.refuse(Refusal.of("extra.seconds", most).with("field", "seconds"));
        }
        Duration extra = Duration.ofSeconds(typed.seconds());
        return RoundSeat.find(moment.game(), moment.round().number().value(), typed.table())
                .then(place -> WrittenReason.required(typed.reason())
                        .map(reason -> place.seat().extra().equals(extra)
                                ? Change.NONE
                                : Change.of(new ExtraTimeGiven(place.player(), extra, reason))));
    }
}
