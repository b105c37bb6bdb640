package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** An arbiter, and a second window on the same game: one conducts, both type slips. */
@QuarkusTest
class TwoConsolesPageTest extends ArbiterBrowserTest {

    private static void assertPhase(Page page, String phase) {
        assertThat(page.locator("#round .tag")).hasText(phase);
    }

    private static void typeSlip(Page page, int table, String word, String reference) {
        page.locator("#slip-1-table").fill(String.valueOf(table));
        page.locator("#slip-1-word").fill(word);
        page.locator("#slip-1-reference").fill(reference);
        page.keyboard().press("Enter");
        assertThat(page.locator("seats-panel > section .said").first()).containsText("Table " + table + ",");
    }

    private static void conducts(Page page, boolean conducts) {
        assertThat(page.locator("watch-bar")).hasCount(conducts ? 0 : 1);
        assertThat(page.locator("#primary")).hasCount(conducts ? 1 : 0);
    }

    @Test
    void theSecondIsWarnedTypesSlipsAndTakesOver() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        Page one = arbiter.console(session.game());
        conducts(one, true);
        Page two = arbiter.console(session.game());
        conducts(two, false);
        conducts(one, true);
        ArbiterBrowser.photograph(two, "console-watching");

        typeSlip(two, 1, "semaine", "h2");
        typeSlip(one, 2, "menais", "h4");
        for (Page page : new Page[] {one, two}) {
            assertThat(page.locator("#seat-1-1")).containsText("semaine");
            assertThat(page.locator("#seat-1-2")).containsText("menais");
        }
        two.locator("#slip-1-table").fill("3");
        two.locator("#slip-1-word").fill("mais");
        two.keyboard().press("F4");
        assertPhase(two, "en jeu");

        one.locator("#primary").click();
        one.locator(".guard button.danger").click();
        assertPhase(two, "réception");
        two.locator("watch-bar button").click();
        conducts(two, true);
        conducts(one, false);
        assertThat(two.locator("#slip-1-word")).hasValue("mais");
        Locator primary = two.locator("#primary");
        primary.click();
        two.locator(".guard button.danger").click();
        assertPhase(one, "contrôle");

        one.reload();
        conducts(one, false);
        two.reload();
        conducts(two, true);
        one.locator("watch-bar button").click();
        conducts(one, true);
        conducts(two, false);
    }

    @Test
    void whatIsRefusedIsToldToTheOneWhoOnlyLooksOnToo() {
        TestSession session = TestSession.open("fisf-2023", 3);
        Page one = arbiter.console(session.game());
        conducts(one, true);
        Page two = arbiter.console(session.game());
        conducts(two, false);
        two.keyboard().press("Control+z");
        assertThat(two.locator("watch-bar .problem")).containsText("défaire");
    }
}
