package org.chevalet.live;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.chevalet.live.LiveProtocol.ReceivedPart;
import org.jspecify.annotations.Nullable;

/**
 * What concerns one player's tablet and the way of his slips, as JSON: the twin of {@code web/live/seat-protocol.ts}.
 * Instants are milliseconds since 1970 by the server's clock, lengths are milliseconds.
 */
public final class SeatProtocol {

    private SeatProtocol() {}

    /**
     * What this game's tablets do. {@code assistance} 0 to 3; {@code draftTaken}: a complete draft at the end of the time
     * is the slip; {@code writesEarly}: while the letters are announced; {@code replaces}: a slip sent; {@code lettersLeft}
     * null where they are not shown; {@code extra} milliseconds this player has beyond the others, in the clock already.
     */
    public record TabletPart(
            int assistance,
            boolean draftTaken,
            boolean writesEarly,
            boolean replaces,
            @Nullable String lettersLeft,
            long extra) {}

    /**
     * What the server saw of a slip that was not simply in time, or of the draft it was made of. {@code arrival} is a name
     * of Arrival; {@code lateMs} after the end of the time; {@code cutTo} null when the slip was the first sign of the
     * device; {@code rttMs} there and back.
     */
    public record EvidencePart(
            String arrival,
            @Nullable Long tappedAt,
            long receivedAt,
            @Nullable Long end,
            @Nullable Long lateMs,
            @Nullable Long lastContact,
            @Nullable Long cutFrom,
            @Nullable Long cutTo,
            @Nullable Long rttMs,
            @Nullable DraftPart draft) {}

    /** The last draft before the end of the time, and when the server had it. */
    public record DraftPart(String word, String reference, long at) {}

    /** A slip that came after the time, with its evidence; {@code decided}: whether the arbiter has it count. */
    public record WaitingSlip(
            @JsonUnwrapped ReceivedPart received,
            @Nullable EvidencePart evidence,
            @Nullable Boolean decided) {}
}
