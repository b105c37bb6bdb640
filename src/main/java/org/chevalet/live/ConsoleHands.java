package org.chevalet.live;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which window conducts each game: draws, runs the clock, closes, announces. The others type slips and decide on them.
 * Kept in memory: after a restart the first console that comes back conducts.
 */
final class ConsoleHands {

    /** @param since when the window began to conduct */
    record Hand(String window, Instant since) {}

    private final Map<Long, Hand> hands = new ConcurrentHashMap<>();

    Optional<Hand> of(long game) {
        return Optional.ofNullable(hands.get(game));
    }

    void give(long game, String window, Instant now) {
        hands.compute(
                game, (same, held) -> held != null && held.window().equals(window) ? held : new Hand(window, now));
    }
}
