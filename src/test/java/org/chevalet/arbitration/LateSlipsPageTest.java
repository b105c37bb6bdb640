package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Slips of an earlier round typed while the next one is played. */
@QuarkusTest
class LateSlipsPageTest extends ArbiterBrowserTest {

    @Test
    void whatEarlierRoundsAwaitStandsBesideTheRoundInPlay() {
        TestSession session = TestSession.open("fisf-2023", 4).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        Page page = arbiter.console(session.game());
        Locator badge = page.locator("awaited-rounds button");
        assertThat(badge).hasText("Coup 1 attend : tables 2, 3, 4");
        ArbiterBrowser.photograph(page, "console-awaited");

        badge.click();
        assertThat(page.locator("past-rounds #slip-1-table")).isFocused();
        page.keyboard().type("2");
        page.keyboard().press("Enter");
        page.keyboard().type("semaine");
        page.keyboard().press("Enter");
        page.keyboard().type("h2");
        page.keyboard().press("Enter");
        page.keyboard().press("Enter");
        assertThat(badge).hasText("Coup 1 attend : tables 3, 4");
        assertThat(page.locator("past-rounds #seat-1-2")).containsText("semaine");
        ArbiterBrowser.photograph(page, "console-awaited-round");

        page.locator("awaited-slips button").click();
        assertThat(page.locator("awaited-slips .note"))
                .containsText("Ces 2 tables n’ont rien remis sur ce coup : 3, 4 ?");
        page.locator("awaited-slips button.danger").click();
        assertThat(badge).hasCount(0);
        assertThat(page.locator("#round")).containsText("Coup 2");
        assertThat(page.locator("#round .tag")).hasText("en jeu");
    }

    @Test
    void aFieldBeingTypedInStaysWhenTheNextRoundBegins() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE").finishRound("H2", "SEMAINE");
        session.start("ROUTERS");
        Page page = arbiter.console(session.game());
        page.locator("awaited-rounds button").first().click();
        page.locator("past-rounds #slip-1-word").fill("menais");
        session.finishRound();
        assertThat(page.locator("#round")).containsText("Coup 3");
        assertThat(page.locator("past-rounds #slip-1-word")).isFocused();
        assertThat(page.locator("past-rounds #slip-1-word")).hasValue("menais");
    }
}
