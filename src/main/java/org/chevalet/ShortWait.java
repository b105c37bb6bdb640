package org.chevalet;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/** Lets moments pass, a few seconds in all: long enough for what a killed process leaves behind to be cleared away. */
final class ShortWait implements BooleanSupplier {

    private static final Duration MOMENT = Duration.ofMillis(100);

    private static final Duration LONGEST = Duration.ofSeconds(4);

    private final Instant end = Instant.now().plus(LONGEST);

    /** @return false, at once, when it has been long enough */
    @Override
    public boolean getAsBoolean() {
        if (!Instant.now().isBefore(end)) {
            return false;
        }
        try {
            Thread.sleep(MOMENT.toMillis());
            return true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
