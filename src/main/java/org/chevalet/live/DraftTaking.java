package org.chevalet.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.rules.Arrival;
import org.chevalet.core.rules.GameSettings;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.SlipId;
import org.chevalet.core.rules.WrittenSlip;
import org.chevalet.tournament.ReceivedSlip;
import org.chevalet.tournament.SlipEvidence;

/**
 * A complete draft at the end of the time is the slip, as a slip already written is on paper. It is taken once no slip of
 * its player can be in transit any more, or when the arbiter closes the reception.
 */
public final class DraftTaking {

    private DraftTaking() {}

    /** When the last draft of the round in play may be taken; empty when none ever is. */
    static Optional<Instant> end(Game game) {
        Round round = game.current();
        return game.seats().stream()
                .flatMap(seat -> due(game, round, seat).stream())
                .max(Instant::compareTo);
    }

    private static Optional<Instant> due(Game game, Round round, Seat seat) {
        return takes(game)
                ? round.endedAt(seat)
                        .map(end -> end.plusSeconds(round.settings().tablets().transitSeconds()))
                : Optional.empty();
    }

    private static boolean takes(Game game) {
        GameSettings settings = game.current().settings();
        return settings.tablets().draftTaken()
                && settings.form() != PlayForm.TOPPING
                && game.current().phase() == Phase.RECEIVING
                && game.finished().isEmpty();
    }

    /** Is there one to take at this moment? */
    static boolean isDue(Game game, DraftWitnesses witnesses, Instant now) {
        return takes(game) && !due(game, witnesses, now, false).isEmpty();
    }

    /** The drafts to be taken now, as slips. */
    static Change take(Moment moment) {
        return slips(moment, due(moment.game(), moment.witnesses(), moment.now(), false));
    }

    /** The same when the reception is closed: nobody whose time is over is waited for any more. */
    public static Change takeAll(Moment moment) {
        return takes(moment.game())
                ? slips(moment, due(moment.game(), moment.witnesses(), moment.now(), true))
                : Change.NONE;
    }

    private record Taken(Seat seat, DraftWitness witness, WrittenSlip written) {}

    private static List<Taken> due(Game game, DraftWitnesses witnesses, Instant now, boolean closing) {
        Round round = game.current();
        List<Taken> taken = new ArrayList<>();
        for (Seat seat : game.missing(round)) {
            Optional<Instant> when = closing ? round.endedAt(seat) : due(game, round, seat);
            if (when.filter(due -> !due.isAfter(now)).isPresent()) {
                witnesses
                        .of(seat.player(), round)
                        .ifPresent(witness -> witness.complete(round.settings().scoresAsked())
                                .ifPresent(written -> taken.add(new Taken(seat, witness, written))));
            }
        }
        return taken;
    }

    private static Change slips(Moment moment, List<Taken> all) {
        Round round = moment.round();
        List<ReceivedSlip> slips = new ArrayList<>();
        for (Taken taken : all) {
            SlipId id = new SlipId(moment.nextSlip().value() + slips.size());
            Slip slip = new Slip(
                    id,
                    round.number(),
                    round.attempt(),
                    taken.seat().player(),
                    taken.written(),
                    Slip.Source.DRAFT,
                    moment.now(),
                    false);
            slips.add(new ReceivedSlip(
                    slip, ReceivedSlip.DRAFT_KEY + id.value(), Optional.empty(), Optional.of(evidence(round, taken))));
        }
        return new Change(slips, List.of());
    }

    private static SlipEvidence evidence(Round round, Taken taken) {
        DraftWitness witness = taken.witness();
        return new SlipEvidence(
                Arrival.IN_TIME,
                round.endedAt(taken.seat()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new SlipEvidence.Draft(witness.word(), witness.reference(), witness.at())));
    }
}
