package org.chevalet;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/** How long tests wait for what comes by itself: a shared machine may be slow, and who waits for the fact loses no time. */
public final class Patience {

    public static final Duration LONGEST = Duration.ofMinutes(1);

    private Patience() {}

    /** What the server does by itself is waited for through this. */
    public static ConditionFactory await() {
        return Awaitility.await().atMost(LONGEST);
    }

    /** What a page shows is waited for as long. */
    static void ofBrowsers() {
        PlaywrightAssertions.setDefaultAssertionTimeout(LONGEST.toMillis());
    }
}
