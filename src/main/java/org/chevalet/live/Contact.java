package org.chevalet.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The contact with one player's devices: when one was last heard, and when there was none. A device answers a ping every
 * five seconds, so that a connection that swallows everything without closing shows too. Safe for all threads.
 */
final class Contact {

    /** One ping was not answered, and the answer had two seconds. */
    static final Duration SILENT_AFTER = Duration.ofSeconds(7);

    /** So long without a word from it a device counts as offline. */
    static final Duration OFFLINE_AFTER = Duration.ofSeconds(12);

    private static final int CUTS_KEPT = 20;

    /**
     * A time without contact.
     *
     * @param from the last sign of the device before it
     * @param to the first one after it; empty while it lasts
     */
    record Cut(Instant from, Optional<Instant> to) {
        boolean covers(Instant at) {
            return from.isBefore(at) && to.filter(back -> back.isBefore(at)).isEmpty();
        }
    }

    private final Deque<Cut> cuts = new ArrayDeque<>();
    private int connections;
    private Instant heardAt;
    private Optional<Instant> lostAt = Optional.empty();
    private Optional<Duration> roundTrip = Optional.empty();
    private boolean online;

    Contact(Instant now) {
        this.heardAt = now;
    }

    synchronized void opened(Instant now) {
        connections++;
        heard(now);
    }

    /** The last connection is gone; of one long silent the contact was lost before. */
    synchronized void closed(Instant now) {
        connections = Math.max(0, connections - 1);
        if (connections == 0 && lostAt.isEmpty()) {
            lostAt = Optional.of(isSilent(now) ? heardAt : now);
        }
    }

    synchronized void heard(Instant now) {
        silence(now).ifPresent(cut -> {
            cuts.addLast(new Cut(cut.from(), Optional.of(now)));
            if (cuts.size() > CUTS_KEPT) {
                cuts.removeFirst();
            }
        });
        lostAt = Optional.empty();
        heardAt = now.isAfter(heardAt) ? now : heardAt;
    }

    /** @param took there and back, by the server's clock */
    synchronized void answered(Instant now, Duration took) {
        heard(now);
        roundTrip = Optional.of(took);
    }

    /** The time without contact that a moment fell into, as it is known now. */
    synchronized Optional<Cut> cutAt(Instant moment, Instant now) {
        return cuts.stream()
                .filter(cut -> cut.covers(moment))
                .findFirst()
                .or(() -> silence(now).filter(cut -> cut.covers(moment)));
    }

    private Optional<Cut> silence(Instant now) {
        Optional<Instant> from = lostAt.or(() -> isSilent(now) ? Optional.of(heardAt) : Optional.empty());
        return from.map(lost -> new Cut(lost, Optional.empty()));
    }

    private boolean isSilent(Instant now) {
        return now.isAfter(heardAt.plus(SILENT_AFTER));
    }

    synchronized Instant heardAt() {
        return heardAt;
    }

    synchronized Optional<Duration> roundTrip() {
        return roundTrip;
    }

    /** Connected, and heard not long ago. */
    synchronized boolean isOnline(Instant now) {
        return connections > 0 && !now.isAfter(heardAt.plus(OFFLINE_AFTER));
    }

    /** Has this changed since it was asked last? */
    synchronized Optional<Boolean> turned(Instant now) {
        boolean is = isOnline(now);
        boolean changed = is != online;
        online = is;
        return changed ? Optional.of(is) : Optional.empty();
    }
}
