package org.chevalet.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.JournalEntry;

/**
 * What is written to a game at once: all of it or nothing.
 *
 * @param phase name of the phase the game is in afterwards
 * @param round number of the round in play afterwards
 * @param running time left on the clock, when it runs afterwards
 */
public record GameBatch(
        List<ReceivedSlip> slips, List<JournalEntry> entries, String phase, int round, Optional<Duration> running) {

    public GameBatch {
        slips = List.copyOf(slips);
        entries = List.copyOf(entries);
    }
}
