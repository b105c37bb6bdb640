package org.chevalet.live;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The clock of the tests that start the server: the real one, until a test takes it in hand. */
@Alternative
@Priority(1)
@ApplicationScoped
public class HandClock implements InstantSource {

    private Duration ahead = Duration.ZERO;
    private boolean held;
    private Instant heldAt = Instant.EPOCH;

    @Override
    public synchronized Instant instant() {
        return held ? heldAt : Instant.now().plus(ahead);
    }

    /** Time stands still until it is let go. */
    public synchronized void hold() {
        heldAt = instant();
        held = true;
    }

    public synchronized void advance(Duration by) {
        ahead = ahead.plus(by);
        heldAt = heldAt.plus(by);
    }

    /** Time goes on from where it is; never back. */
    public synchronized void letGo() {
        ahead = held ? Duration.between(Instant.now(), heldAt) : ahead;
        held = false;
    }
}
