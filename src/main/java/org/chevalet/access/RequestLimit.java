package org.chevalet.access;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often one device, or one address, may ask: a burst, then so many times a second. Each has its own account, so that
 * a flood from one costs the others nothing. By the machine's steady time. Safe for all threads.
 */
public final class RequestLimit {

    /** Those remembered; the one seen longest ago is forgotten first. */
    private static final int REMEMBERED = 10_000;

    private final int burst;
    private final int perSecond;
    private final Map<String, Bucket> accounts = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > REMEMBERED;
        }
    };

    public RequestLimit(int burst, int perSecond) {
        this.burst = burst;
        this.perSecond = perSecond;
    }

    /** One more request of this device or address. @return false for one too many */
    public boolean allows(String who) {
        return account(who).tryConsume(1);
    }

    private Bucket account(String who) {
        synchronized (accounts) {
            return accounts.computeIfAbsent(
                    who,
                    unseen -> Bucket.builder()
                            .addLimit(limit -> limit.capacity(burst).refillGreedy(perSecond, Duration.ofSeconds(1)))
                            .build());
        }
    }
}
