package org.chevalet.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.JournalEntry;

/**
 * A game as the database keeps it.
 *
 * @param running time left on its clock when it was last written, if it was running
 */
public record StoredGame(
        GameHeader header, List<JournalEntry> journal, List<ReceivedSlip> slips, Optional<Duration> running) {

    public StoredGame {
        journal = List.copyOf(journal);
        slips = List.copyOf(slips);
    }
}
