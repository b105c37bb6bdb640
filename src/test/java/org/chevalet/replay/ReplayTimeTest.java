package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.junit.jupiter.api.Test;

/** A round replayed against the clock, whose time the test lets pass. */
@QuarkusTest
class ReplayTimeTest extends BrowserTest {

    @Test
    void spaceGivesMoreTimeTenTimesInTheLastThirtySeconds() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = laptop.newPage();
            page.clock().install();
            page.navigate(root + "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.locator("#time").selectOption("60");
            page.locator("#start").click();
            assertThat(page.locator("#clock")).hasText(Pattern.compile("1:00|0:5\\d"));
            page.locator("#game-title").focus();
            page.keyboard().press("Space");
            assertThat(page.locator("#clock")).hasText(Pattern.compile("1:00|0:[45]\\d"));

            toTheLastSeconds(page);
            page.locator("#word").focus();
            page.keyboard().press("Space");
            assertThat(page.locator("#more-time")).isVisible();
            for (int times = 0; times < 10; times++) {
                toTheLastSeconds(page);
                page.locator("#game-title").focus();
                page.keyboard().press("Space");
                assertThat(page.locator("#clock")).hasText(Pattern.compile("0:[3-5]\\d"));
            }
            toTheLastSecondsOfAll(page);
            assertThat(page.locator("#more-time")).isHidden();
            page.keyboard().press("Space");
            assertThat(page.locator("#clock")).hasText(Pattern.compile("0:[0-2]\\d"));
        }
    }

    private static void toTheLastSeconds(Page page) {
        toTheLastSecondsOfAll(page);
        assertThat(page.locator("#more-time")).isVisible();
    }

    private static void toTheLastSecondsOfAll(Page page) {
        String[] face = page.locator("#clock").innerText().split(":");
        int left = Integer.parseInt(face[0].strip()) * 60 + Integer.parseInt(face[1].strip());
        page.clock().runFor((left - 25) * 1000L);
    }
}
