package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;

/**
 * How much one connection may say: a burst, then so many messages a second. A tablet that tells of every change of its
 * draft stays far below; what a flood says beyond is not even read.
 */
final class SpeechPace {

    private static final int BURST = 60;
    private static final double PER_SECOND = 10;

    /** Ignored so often, a connection is a flood. */
    private static final int FLOOD = 500;

    private double left = BURST;
    private Instant at;
    private int ignored;

    SpeechPace(Instant now) {
        this.at = now;
    }

    synchronized boolean allows(Instant now) {
        double seconds = Math.max(0, Duration.between(at, now).toMillis() / 1000.0);
        left = Math.min(BURST, left + seconds * PER_SECOND);
        at = now;
        if (left < 1) {
            ignored++;
            return false;
        }
        left--;
        return true;
    }

    synchronized boolean isFlood() {
        return ignored >= FLOOD;
    }
}
