package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Paper and tablets in one list, as they stand at this moment. */
@QuarkusTest
class PresencePageTest extends ArbiterBrowserTest {

    private Page sit(BrowserContext context, TestSession session, int table) {
        Page page = context.newPage();
        page.navigate(root.resolve("/jouer/" + session.code()).toString());
        page.locator("#join-table").fill(String.valueOf(table));
        page.locator("#join-form button").click();
        page.locator("#join-confirm button.primary").click();
        assertThat(page.locator(".waiting .who")).containsText("Table " + table);
        return page;
    }

    private static void assertShows(Page console, int table, String text) {
        assertThat(console.locator("#seat-1-" + table)).containsText(text);
    }

    @Test
    void seenWritingSentOfflineAndPaper() {
        TestSession session = TestSession.open("fisf-2023", 3);
        Page console = arbiter.console(session.game());
        try (BrowserContext one = chromium.newContext(1280, 800);
                BrowserContext two = chromium.newContext(1280, 800)) {
            Page first = sit(one, session, 1);
            Page second = sit(two, session, 2);
            assertShows(console, 1, "tablette");
            assertShows(console, 3, "papier");
            session.start("SEMAINE");
            assertShows(console, 1, "tirage vu");
            assertShows(console, 2, "tirage vu");
            first.locator("#word").fill("mais");
            assertShows(console, 1, "écrit…");
            assertThat(console.locator(".counter")).containsText("1 écrit");
            first.locator("#word").fill("");
            assertShows(console, 1, "tirage vu");
            first.locator("#word").fill("semaine");
            first.locator("#reference").fill("H2");
            second.close();
            assertShows(console, 2, "hors ligne");
            assertThat(console.locator(".counter")).containsText("hors ligne : 2");
            ArbiterBrowser.photograph(console, "console-presence");

            console.setViewportSize(1280, 800);
            ArbiterBrowser.photograph(console, "console-presence-1280");
            first.locator("#send").click();
            assertShows(console, 1, "SEMAINE");
            Locator toPaper = console.locator("#seat-1-2").getByText("→ papier");
            toPaper.click();
            assertThat(toPaper).hasCount(0);
            assertShows(console, 2, "papier");
            assertThat(console.locator("#seat-1-2")).not().containsText("hors ligne");
        }
    }
}
