package org.chevalet.access;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often one address may guess wrong: a handful at once, then one more per pause. What is guessed right costs
 * nothing. Safe for all threads.
 */
public final class GuessLimit {

    /** Addresses remembered; the one seen longest ago is forgotten first. */
    private static final int REMEMBERED = 10_000;

    private final int handful;
    private final Duration pause;
    private final TimeMeter time;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    public GuessLimit(int handful, Duration pause, InstantSource clock) {
        this.handful = handful;
        this.pause = pause;
        this.time = new ClockMeter(clock);
    }

    /** Whether the address may guess now. */
    public boolean allows(String address) {
        return bucket(address).getAvailableTokens() > 0;
    }

    /** Counts a wrong guess. */
    public void wrong(String address) {
        bucket(address).tryConsume(1);
    }

    private Bucket bucket(String address) {
        synchronized (buckets) {
            return buckets.computeIfAbsent(
                    address,
                    unseen -> Bucket.builder()
                            .addLimit(limit -> limit.capacity(handful).refillGreedy(1, pause))
                            .withCustomTimePrecision(time)
                            .build());
        }
    }

    private record ClockMeter(InstantSource clock) implements TimeMeter {

        @Override
        public long currentTimeNanos() {
            Instant now = clock.instant();
            return Math.addExact(Math.multiplyExact(now.getEpochSecond(), 1_000_000_000L), now.getNano());
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }
}
