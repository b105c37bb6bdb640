package org.chevalet.entry;

import com.microsoft.playwright.assertions.LocatorAssertions;

/** Longer waits, for what only time brings about. */
final class Patience {

    private Patience() {}

    static LocatorAssertions.HasTextOptions hasText(int milliseconds) {
        return new LocatorAssertions.HasTextOptions().setTimeout(milliseconds);
    }

    static LocatorAssertions.ContainsTextOptions containsText(int milliseconds) {
        return new LocatorAssertions.ContainsTextOptions().setTimeout(milliseconds);
    }
}
