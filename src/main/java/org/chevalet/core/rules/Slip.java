package org.chevalet.core.rules;

import java.time.Instant;

/**
 * A slip (bulletin) as the server acknowledged it. Never changed afterwards; a player's next slip of the round replaces
 * it.
 *
 * @param attempt 1, or one more for each cancellation of this round: slips of a cancelled round no longer count
 * @param late received after the time and the grace for transit: kept as evidence, never counted
 */
public record Slip(
        SlipId id,
        RoundNumber round,
        int attempt,
        PlayerId player,
        WrittenSlip written,
        Source source,
        Instant receivedAt,
        boolean late) {

    /** Who put the slip in. */
    public enum Source {
        /** The player, from a tablet. */
        TABLET,
        /** The arbiter, from a paper slip. */
        PAPER,
        /** The server, from a complete draft at the end of the time. */
        DRAFT
    }
}
