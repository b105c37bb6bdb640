package org.chevalet.core.game;

import java.util.List;
import java.util.Set;
import org.chevalet.core.game.GameEvent.AnnouncementWithdrawn;
import org.chevalet.core.game.GameEvent.AverageGranted;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.ClockStarted;
import org.chevalet.core.game.GameEvent.LateSlipDecided;
import org.chevalet.core.game.GameEvent.LettersPlayedAgain;
import org.chevalet.core.game.GameEvent.MasterMoveChosen;
import org.chevalet.core.game.GameEvent.RackAnnounced;
import org.chevalet.core.game.GameEvent.RackCorrected;
import org.chevalet.core.game.GameEvent.RackDrawn;
import org.chevalet.core.game.GameEvent.RackRejected;
import org.chevalet.core.game.GameEvent.ReadingChosen;
import org.chevalet.core.game.GameEvent.ReceptionReopened;
import org.chevalet.core.game.GameEvent.RoundCancelled;
import org.chevalet.core.game.GameEvent.RoundClosed;
import org.chevalet.core.game.GameEvent.RoundCorrected;
import org.chevalet.core.game.GameEvent.RoundEvent;
import org.chevalet.core.game.GameEvent.RulingLifted;
import org.chevalet.core.game.GameEvent.SlipReplaced;
import org.chevalet.core.game.GameEvent.SlipRuled;
import org.chevalet.core.game.GameEvent.SlipWithdrawn;
import org.chevalet.core.game.GameEvent.SolutionAnnounced;
import org.chevalet.core.game.GameEvent.SolutionWithdrawn;
import org.chevalet.core.game.GameEvent.TimeAdded;
import org.chevalet.core.game.GameEvent.TimeEnded;
import org.chevalet.core.game.GameEvent.TimeGivenBack;

/** Where a round stands, in the order of the rulebook (R§3.1-3.5), and what may happen to it there. */
public enum Phase {
    /** Waiting for the letters. */
    READY(List.of(RackDrawn.class, RackRejected.class)),
    /** Letters drawn, seen by the arbiter alone. */
    DRAWN(List.of(RackDrawn.class, RackRejected.class, RackAnnounced.class)),
    /** Letters public, clock standing. */
    ANNOUNCED(List.of(
            ClockStarted.class,
            RackCorrected.class,
            SlipWithdrawn.class,
            AnnouncementWithdrawn.class,
            RoundCancelled.class)),
    RUNNING(List.of(
            ClockPaused.class,
            TimeAdded.class,
            TimeEnded.class,
            RackCorrected.class,
            SlipRuled.class,
            RulingLifted.class,
            SlipWithdrawn.class,
            RoundCancelled.class)),
    PAUSED(List.of(
            ClockResumed.class,
            TimeAdded.class,
            TimeEnded.class,
            RackCorrected.class,
            SlipRuled.class,
            RulingLifted.class,
            SlipWithdrawn.class,
            RoundCancelled.class)),
    /** Time over: slips in transit and paper slips come in. */
    RECEIVING(List.of(
            RoundClosed.class,
            TimeGivenBack.class,
            LateSlipDecided.class,
            RackCorrected.class,
            SlipRuled.class,
            RulingLifted.class,
            SlipWithdrawn.class,
            RoundCancelled.class)),
    /** Slips are corrected, the master move is chosen. */
    CONTROL(List.of(
            MasterMoveChosen.class,
            SolutionAnnounced.class,
            SlipReplaced.class,
            LateSlipDecided.class,
            SlipRuled.class,
            ReadingChosen.class,
            AverageGranted.class,
            RulingLifted.class,
            RackCorrected.class,
            ReceptionReopened.class,
            LettersPlayedAgain.class,
            RoundCancelled.class)),
    /** Solution public: corrections of what is paid; or the round falls, and what was played after it. */
    DONE(List.of(
            SlipReplaced.class,
            LateSlipDecided.class,
            SlipRuled.class,
            ReadingChosen.class,
            AverageGranted.class,
            RulingLifted.class,
            RoundCorrected.class,
            SolutionWithdrawn.class,
            RoundCancelled.class));

    private final Set<Class<? extends RoundEvent>> accepted;

    Phase(List<Class<? extends RoundEvent>> accepted) {
        this.accepted = Set.copyOf(accepted);
    }

    public boolean accepts(RoundEvent event) {
        return accepted.contains(event.getClass());
    }

    /** True from the announcement of the rack to the end of reception: slips are welcome or will be. */
    public boolean isOpen() {
        return compareTo(ANNOUNCED) >= 0 && compareTo(RECEIVING) <= 0;
    }

    /** True once reception is over: verdicts stand. */
    public boolean isClosed() {
        return compareTo(CONTROL) >= 0;
    }
}
