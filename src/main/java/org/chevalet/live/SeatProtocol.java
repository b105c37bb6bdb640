package org.chevalet.live;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
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

    /** A player's warnings so far; from number {@code firstCostly} on each costs so many points at the end (R§5.9). */
    public record WarningsPart(int given, int firstCostly, int each) {}

    /** A player's call for the arbiter; {@code seen} once he says so. */
    public record CallPart(long at, boolean seen) {}

    /** A message of the arbiter to this player. */
    public record LetterPart(int id, long at, String text, boolean read) {}

    /** {@code correctionsRead}: up to which journal number the player says he has read his corrections. */
    public record OwnMailPart(@Nullable CallPart call, List<LetterPart> messages, int correctionsRead) {}

    /** What goes between the arbiter and all players. */
    public record MailPart(List<Calling> calls, List<Calling> asks, List<SentPart> sent, List<UnreadPart> unread) {

        /** A call not yet seen, or a table whose seat another device asks for. */
        public record Calling(int table, long at) {}
    }

    /** A message sent: {@code to} these tables, {@code unread} by these of them. */
    public record SentPart(int id, long at, String text, List<Integer> to, List<Integer> unread) {}

    /** A table whose player has not said he has read so many of his corrections. */
    public record UnreadPart(int table, int corrections) {}
}
