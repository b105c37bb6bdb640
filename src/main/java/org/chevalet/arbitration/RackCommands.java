package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.RackCorrected;
import org.chevalet.core.game.Phase;
import org.chevalet.core.game.Round;
import org.chevalet.core.game.Seat;
import org.chevalet.core.tile.Draw;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;
import org.jspecify.annotations.Nullable;

/** A rack announced otherwise than it lies on the table, corrected before the solution is announced. */
final class RackCommands {

    private RackCommands() {}

    /** @param force true: although slips are in */
    record TypedRack(
            int round,
            @Nullable String letters,
            boolean force,
            @Nullable String reason) {}

    /**
     * The slips stay and are judged by the new letters; after the close the master move is proposed anew.
     *
     * @return the correction, or {@code rack.slips-in} (tables) unless {@code force}, {@code rack.same}, {@code
     *     rack.impossible}, {@code ruling.reason-missing}, {@code reason.too-long}, {@code game.moved-on}, or what is wrong
     *     with the letters ({@code draw.*})
     */
    static Answer<Change> correct(Moment moment, TypedRack typed) {
        return ClockCommands.in(
                        moment,
                        typed.round(),
                        Phase.ANNOUNCED,
                        Phase.RUNNING,
                        Phase.PAUSED,
                        Phase.RECEIVING,
                        Phase.CONTROL)
                .then(round -> WrittenReason.required(typed.reason())
                        .then(reason -> letters(moment, round, typed.letters())
                                .then(draw -> correct(moment, round, draw, typed.force(), reason))));
    }

    /** Letters typed for a round that has others: its own go back first. */
    static Answer<Draw> letters(Moment moment, Round round, @Nullable String letters) {
        return DrawCommands.read(moment, round, Objects.requireNonNullElse(letters, ""))
                .map(draw -> moment.referee().shown(moment.game(), round, draw))
                .then(draw -> round.draw().filter(draw::equals).isPresent()
                        ? Answer.refuse(wrong("rack.same"))
                        : Answer.of(draw));
    }

    private static Refusal wrong(String key) {
        return Refusal.of(key).with("field", "letters");
    }

    private static Answer<Change> correct(Moment moment, Round round, Draw draw, boolean force, String reason) {
        if (!moment.referee().canPlay(round.board(), draw.rack())) {
            return Answer.refuse(wrong("rack.impossible"));
        }
        List<Seat> written = moment.game().seats().stream()
                .filter(seat ->
                        seat.plays(round.number()) && round.slip(seat.player()).isPresent())
                .toList();
        return force || written.isEmpty()
                ? Answer.of(Change.of(correction(moment, moment.game(), round, draw, reason)))
                : Answer.refuse(ClockCommands.missing("rack.slips-in", written));
    }

    /** The correction with what the slips need to know then, and after the close the master move the rule proposes. */
    static List<GameEvent> correction(Moment moment, Game game, Round round, Draw draw, String reason) {
        List<GameEvent> events = new ArrayList<>();
        events.add(corrected(moment, game, round, draw, reason));
        if (round.phase() == Phase.CONTROL) {
            Game judged = Moment.after(game.apart(), events.get(0), moment.now());
            moment.proposed(judged, judged.round(round.number())).ifPresent(events::add);
        }
        return events;
    }

    /** The correction alone, with what the slips need to know then. */
    static RackCorrected corrected(Moment moment, Game game, Round round, Draw draw, String reason) {
        RackCorrected bare = new RackCorrected(round.number(), draw, Map.of(), reason);
        return new RackCorrected(round.number(), draw, moment.further(game, bare, round.number()), reason);
    }
}
