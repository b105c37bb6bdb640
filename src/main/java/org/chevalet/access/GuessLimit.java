package org.chevalet.access;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.chevalet.core.answer.Answer;

/**
 * How often one address may guess wrong: a handful at once, then one more per pause. What is guessed right costs
 * nothing. The guesses of one address are judged one after the other, so that many sent together get no further than
 * the same sent in a row, and a crowd that guesses right behind one address is never refused. Safe for all threads.
 */
public final class GuessLimit {

    /** Addresses remembered; the one seen longest ago is forgotten first. */
    private static final int REMEMBERED = 10_000;

    private final String refusal;
    private final int handful;
    private final Duration pause;
    private final TimeMeter time;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** @param refusal what an address that guessed wrong too often is told */
    public GuessLimit(String refusal, int handful, Duration pause, InstantSource clock) {
        this.refusal = refusal;
        this.handful = handful;
        this.pause = pause;
        this.time = new ClockMeter(clock);
    }

    /** What the judge says of the guess, where a refusal is a wrong guess; or this limit's refusal, nothing judged. */
    public <T> Answer<T> guess(String address, Supplier<Answer<T>> judge) {
        Bucket bucket = bucket(address);
        if (bucket.getAvailableTokens() == 0) {
            // those who guessed too often are turned away at once, they need not wait for one another
            return Answer.refuse(refusal);
        }
        synchronized (bucket) {
            if (bucket.getAvailableTokens() == 0) {
                return Answer.refuse(refusal);
            }
            Answer<T> judged = judge.get();
            if (!judged.isAccepted()) {
                bucket.tryConsume(1);
            }
            return judged;
        }
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
