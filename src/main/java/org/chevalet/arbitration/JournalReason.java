package org.chevalet.arbitration;

import org.chevalet.core.game.GameEvent;

/** Why an event happened, as its author wrote it. */
final class JournalReason {

    private JournalReason() {}

    /** A message key, or what the arbiter wrote; empty for events that need no reason. */
    static String of(GameEvent event) {
        if (event instanceof GameEvent.SlipReplaced replaced) {
            return replaced.reason();
        }
        if (event instanceof GameEvent.Ruling ruling) {
            return ruling.reason();
        }
        if (event instanceof GameEvent.MasterMoveChosen chosen) {
            return chosen.reason();
        }
        if (event instanceof GameEvent.RoundCancelled cancelled) {
            return cancelled.reason();
        }
        if (event instanceof GameEvent.RackCorrected corrected) {
            return corrected.reason();
        }
        return event instanceof GameEvent.RoundCorrected corrected ? corrected.reason() : ofGame(event);
    }

    private static String ofGame(GameEvent event) {
        if (event instanceof GameEvent.PlayerWarned warned) {
            return warned.reason();
        }
        if (event instanceof GameEvent.SettingsChanged changed) {
            return changed.reason();
        }
        if (event instanceof GameEvent.WordRuled ruled) {
            return ruled.reason();
        }
        if (event instanceof GameEvent.GameFinished finished) {
            return finished.reason();
        }
        if (event instanceof GameEvent.TiesSettled settled) {
            return settled.reason();
        }
        return event instanceof GameEvent.GameReopened reopened ? reopened.reason() : "";
    }
}
