package org.chevalet.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Optional;
import org.chevalet.core.rules.Arrival;

/**
 * What the server saw of a slip's way here, kept with it for whoever decides about it. All times but the tap's are the
 * server's own.
 *
 * @param end end of the time for this player
 * @param lastContact when his device was last heard before this slip
 * @param cutFrom when contact with it was lost, of a cut that the end of the time fell into
 * @param cutTo when it was there again; empty when this slip was the first sign of it
 * @param rttMillis how long the device's last answer took, there and back
 * @param draft the last draft the server had of him before the end
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SlipEvidence(
        Arrival arrival,
        Optional<Instant> end,
        Optional<Instant> lastContact,
        Optional<Instant> cutFrom,
        Optional<Instant> cutTo,
        Optional<Long> rttMillis,
        Optional<Draft> draft) {

    /** What was on the tablet, and when the server learnt of it. */
    public record Draft(String word, String reference, Instant at) {}
}
