package org.chevalet.tournament;

import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.rules.Slip;

/**
 * A slip with what is known about its way here.
 *
 * @param idempotencyKey one for each tap on Send: the same key again is the same slip again
 * @param tappedAt when the player tapped Send, by his device's idea of the server's clock
 * @param evidence of a slip that was not simply in time, and of a draft taken as a slip
 */
public record ReceivedSlip(
        Slip slip, String idempotencyKey, Optional<Instant> tappedAt, Optional<SlipEvidence> evidence) {

    /** A slip about whose way here there is nothing to say. */
    public ReceivedSlip(Slip slip, String idempotencyKey, Optional<Instant> tappedAt) {
        this(slip, idempotencyKey, tappedAt, Optional.empty());
    }

    /** Signs a key may have. */
    public static final int LONGEST_KEY = 100;

    /** Begins the key of a slip typed by the arbiter, and of no other. */
    public static final String PAPER_KEY = "paper-";

    /** Begins the key of a draft taken at the end of the time, and of no other slip. */
    public static final String DRAFT_KEY = "draft-";

    /** May a device name its own slip so? */
    public static boolean isDeviceKey(String key) {
        return !key.isBlank()
                && key.length() <= LONGEST_KEY
                && !key.startsWith(PAPER_KEY)
                && !key.startsWith(DRAFT_KEY);
    }
}
