package org.chevalet.core.game;

import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.game.GameEvent.AnnouncementWithdrawn;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackCorrected;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.ReceptionReopened;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SlipWithdrawn;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.SolutionWithdrawn;
import org.chevalet.core.game.GameEvent.TimeAdded;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.GameEvent.TimeGivenBack;
import org.chevalet.core.tile.Rack;

/** What each event does to a round. */
final class RoundFold {

    private RoundFold() {}

    /** @param round a copy of the round as it was, which becomes the round as it is */
    static void apply(RoundEvent event, Instant at, Round round) {
        if (!drew(event, round) && !timed(event, round) && !tookBack(event, round)) {
            decided(event, at, round);
        }
    }

    private static boolean drew(RoundEvent event, Round round) {
        if (event instanceof RackRejected rejection) {
            round.rejected = Copies.plus(round.rejected, rejection.draw());
            round.kept = Rack.EMPTY;
            round.drawn(Optional.empty());
            round.phase = Phase.READY;
        } else if (event instanceof RackDrawn drawn) {
            round.drawn(Optional.of(drawn.draw()));
            round.phase = Phase.DRAWN;
        } else if (event instanceof RackAnnounced) {
            round.phase = Phase.ANNOUNCED;
        } else {
            return false;
        }
        return true;
    }

    private static boolean timed(RoundEvent event, Round round) {
        if (event instanceof ClockStarted started) {
            runTo(started.deadline(), round);
        } else if (event instanceof ClockResumed resumed) {
            runTo(resumed.deadline(), round);
        } else if (event instanceof ClockPaused paused) {
            round.played = round.played.paused(paused.remaining());
            round.clock = RoundClock.pausedAt(paused.remaining());
            round.phase = Phase.PAUSED;
        } else if (event instanceof TimeAdded more) {
            round.played = round.phase == Phase.RUNNING ? round.played.added(more.added()) : round.played;
            round.clock = round.clock.plus(more.added());
        } else if (event instanceof TimeEnded ended) {
            round.played = round.played.stopped(ended.endedAt());
            round.clock = RoundClock.ended();
            round.endedAt = Optional.of(ended.endedAt());
            round.endedEarly = ended.early();
            round.phase = Phase.RECEIVING;
        } else {
            return false;
        }
        return true;
    }

    private static boolean tookBack(RoundEvent event, Round round) {
        if (event instanceof AnnouncementWithdrawn) {
            round.phase = Phase.DRAWN;
        } else if (event instanceof TimeGivenBack given) {
            round.clock = RoundClock.pausedAt(given.remaining());
            round.endedAt = Optional.empty();
            round.phase = Phase.PAUSED;
        } else if (event instanceof SlipWithdrawn withdrawn) {
            round.slips = round.slips.without(withdrawn.slip());
        } else if (event instanceof ReceptionReopened) {
            round.slips = round.slips.open();
            round.words = round.words.unasked();
            round.master = Optional.empty();
            round.phase = Phase.RECEIVING;
        } else if (event instanceof SolutionWithdrawn) {
            round.phase = Phase.CONTROL;
        } else {
            return false;
        }
        return true;
    }

    private static void runTo(Instant deadline, Round round) {
        round.played = round.played.running(deadline, round.clock.held());
        round.clock = RoundClock.runningTo(deadline);
        round.phase = Phase.RUNNING;
    }

    private static void decided(RoundEvent event, Instant at, Round round) {
        if (event instanceof RoundClosed closed) {
            round.slips = round.slips.counting(closed.counted());
            round.words = round.words.with(closed.admitted());
            round.phase = Phase.CONTROL;
        } else if (event instanceof MasterMoveChosen chosen) {
            round.master =
                    Optional.of(new MasterMove(chosen.placement(), chosen.points(), chosen.top(), chosen.reason()));
        } else if (event instanceof SolutionAnnounced) {
            round.phase = Phase.DONE;
        } else {
            corrected(event, round);
            round.corrected(at);
        }
    }

    private static void lateDecided(LateSlipDecided late, Round round) {
        boolean counted = round.slips
                .of(late.player())
                .filter(slip -> slip.id().equals(late.slip()))
                .isPresent();
        round.decided = Copies.plus(round.decided, late.slip(), late.counts());
        if (!round.phase.isClosed()) {
            round.slips = round.slips.admitting(late.slip(), late.counts());
        } else if (late.counts() != counted) {
            round.slips =
                    round.slips.counting(late.player(), late.counts() ? Optional.of(late.slip()) : Optional.empty());
            round.words = round.words.with(late.admitted());
        }
    }

    private static void corrected(RoundEvent event, Round round) {
        if (event instanceof SlipReplaced replaced) {
            round.slips = round.slips.counting(replaced.player(), replaced.counted());
            round.words = round.words.with(replaced.admitted());
        } else if (event instanceof LateSlipDecided late) {
            lateDecided(late, round);
        } else if (event instanceof Ruling ruled) {
            round.rulings = Copies.plus(round.rulings, ruled.player(), ruled);
        } else if (event instanceof RulingLifted lifted) {
            round.rulings = Copies.without(round.rulings, lifted.player());
        } else if (event instanceof RackCorrected rack) {
            round.drawn(Optional.of(rack.draw()));
            round.words = round.words.with(rack.admitted());
            round.master = Optional.empty();
        } else if (event instanceof RoundCorrected corrected) {
            round.drawn(Optional.of(corrected.draw()));
            round.words = round.words.with(corrected.admitted());
            round.master = Optional.of(
                    new MasterMove(corrected.placement(), corrected.points(), corrected.top(), corrected.reason()));
        } else {
            throw new IllegalStateException("no such event in a round: " + event);
        }
    }
}
