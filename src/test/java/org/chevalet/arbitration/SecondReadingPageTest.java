package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The second entry of paper slips at the console. */
@QuarkusTest
class SecondReadingPageTest extends ArbiterBrowserTest {

    private static void type(Page page, String... fields) {
        for (String field : fields) {
            page.keyboard().type(field);
            page.keyboard().press("Enter");
        }
        assertThat(page.locator("second-readings .said")).containsText("Table " + fields[0] + ",");
        assertThat(page.locator("#second-1-table")).isFocused();
    }

    @Test
    void typedBlindComparedAndSettled() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        session.done("slips", "table", 2, "word", "MENAIS", "reference", "H4");
        session.done("slips", "table", 3, "none", true);
        Page page = arbiter.console(session.game());
        page.getByText("2e saisie").click();
        assertThat(page.locator("#panel-seats .seats")).isHidden();
        page.locator("#second-1-table").focus();
        type(page, "1", "semaine", "h2");
        type(page, "2", "manies", "h4");
        type(page, "3", "-");
        assertThat(page.locator("second-readings")).containsText("2 bulletins lus de même.");
        assertThat(page.locator("second-readings")).not().containsText("MENAIS");
        page.getByText("Voir la différence").click();
        Locator differences = page.locator(".differences");
        assertThat(differences).containsText("MENAIS");
        Assertions.assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        ArbiterBrowser.photograph(page, "console-second-entry");
        page.setViewportSize(1280, 800);
        ArbiterBrowser.photograph(page, "console-second-entry-1280");
        differences.locator("button").last().click();
        assertThat(differences).hasCount(0);
        page.getByText("toutes", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("#seat-1-2")).containsText("manies");
    }
}
