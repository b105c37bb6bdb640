package org.chevalet.live;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import org.chevalet.core.rules.PlayerId;

/**
 * One thing that happened between the arbiter and players beside the game.
 *
 * @param at to the millisecond, as it is stored and told
 * @param players whom it is of or for: one, but for a message all it is sent to
 * @param number of the message sent or read, or the journal number up to which corrections are read; 0 for a call
 * @param text of the message; empty for all else
 */
record MailEntry(Kind kind, Instant at, Set<PlayerId> players, int number, String text) {

    enum Kind {
        CALL,
        SEEN,
        LETTER,
        READ,
        CORRECTIONS_READ
    }

    MailEntry {
        at = at.truncatedTo(ChronoUnit.MILLIS);
        players = Set.copyOf(players);
    }

    /** Of one player, without a text. */
    static MailEntry of(Kind kind, PlayerId player, int number, Instant at) {
        return new MailEntry(kind, at, Set.of(player), number, "");
    }

    /** The one player it is of. */
    PlayerId player() {
        return players.iterator().next();
    }
}
