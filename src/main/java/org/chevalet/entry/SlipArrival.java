package org.chevalet.entry;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Arrival;
import org.chevalet.core.rules.ArrivalRule;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.live.DraftWitness;
import org.chevalet.live.Moment;
import org.chevalet.live.SeatContact;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.SlipEvidence;

/** Judges when a slip was here, with what the server saw of one player's device ({@link ArrivalRule}). */
final class SlipArrival {

    private final PlayerId player;
    private final SeatContact contact;

    /** @param contact as it was before the slip came */
    SlipArrival(PlayerId player, SeatContact contact) {
        this.player = player;
        this.contact = contact;
    }

    SlipEvidence judge(Moment moment, Round round, WrittenSlip written, Optional<Instant> tapped, Instant receivedAt) {
        Optional<Instant> end = moment.game().seat(player).flatMap(round::endedAt);
        Optional<SeatContact.Cut> cut = end.flatMap(contact::cutAt);
        Optional<DraftWitness> witness = moment.witness(player, round);
        boolean witnessed = witness.flatMap(
                        draft -> draft.written(round.settings().scoresAsked()))
                .filter(written::equals)
                .isPresent();
        Arrival arrival = new ArrivalRule(round.settings().tablets())
                .of(new ArrivalRule.Way(receivedAt, end, published(moment, round), tapped, cut.isPresent(), witnessed));
        return new SlipEvidence(
                arrival,
                end,
                contact.lastHeard(),
                cut.map(SeatContact.Cut::from),
                cut.flatMap(SeatContact.Cut::to),
                contact.roundTrip().map(Duration::toMillis),
                witness.map(draft -> new SlipEvidence.Draft(draft.word(), draft.reference(), draft.at())));
    }

    /** When the solution, or with the end of the game the result, became public. */
    private static Optional<Instant> published(Moment moment, Round round) {
        return moment.solutionAt(round).or(() -> moment.game().finished().flatMap(over -> finishedAt(moment)));
    }

    private static Optional<Instant> finishedAt(Moment moment) {
        return moment.journal().stream()
                .filter(entry -> entry.event() instanceof GameFinished)
                .map(JournalEntry::at)
                .reduce((before, last) -> last);
    }

    /** What the player of a slip that does not count is told. */
    Refusal refusal(ReceivedSlip stored) {
        Optional<SlipEvidence> seen = stored.evidence();
        Arrival arrival = seen.map(SlipEvidence::arrival).orElse(Arrival.LATE);
        Instant receivedAt = stored.slip().receivedAt();
        return switch (arrival) {
            case UNPROVEN -> Refusal.of("slip.after-cut-arbiter", cutSeconds(seen, receivedAt));
            case AFTER_SOLUTION ->
                Refusal.of("slip.after-solution", stored.slip().round());
            default -> Refusal.of("slip.too-late", seconds(seen.flatMap(SlipEvidence::end), receivedAt));
        };
    }

    /** How long the network was cut before a slip, in whole seconds. */
    static long cutSeconds(Optional<SlipEvidence> seen, Instant receivedAt) {
        return seconds(
                seen.flatMap(SlipEvidence::cutFrom),
                seen.flatMap(SlipEvidence::cutTo).orElse(receivedAt));
    }

    /** Whole seconds, a second begun is one; 1 where the beginning is not known. */
    private static long seconds(Optional<Instant> from, Instant to) {
        long millis = from.map(begin -> Duration.between(begin, to).toMillis()).orElse(1L);
        return Math.max(1, (millis + 999) / 1000);
    }
}
