package org.chevalet.tournament;

import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.rules.Slip;

/**
 * A slip with what is known about its way here.
 *
 * @param idempotencyKey one for each tap on Send: the same key again is the same slip again
 * @param tappedAt when the player tapped Send, by his device's idea of the server's clock
 */
public record ReceivedSlip(Slip slip, String idempotencyKey, Optional<Instant> tappedAt) {

    /** Signs a key may have. */
    public static final int LONGEST_KEY = 100;

    /** Begins the key of a slip typed by the arbiter, and of no other. */
    public static final String PAPER_KEY = "paper-";
}
