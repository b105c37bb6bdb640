package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What the arbiter looks up while the room waits. */
@QuarkusTest
class KnowledgePageTest extends ArbiterBrowserTest {

    @Test
    void theWordOfATableAtAnotherPlaceOfAnEarlierRound() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE");
        session.done("slips", "table", 2, "word", "MAINS", "reference", "H4");
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        Page page = arbiter.console(session.game());
        page.locator("#tab-word").click();
        page.locator("#what-if-round").selectOption("1");
        page.locator("#what-if-table").fill("2");
        page.locator("what-if button").first().click();
        assertThat(page.locator("#what-if-word")).hasValue("MAINS");
        page.locator("#what-if-reference").fill("H8");
        page.keyboard().press("Enter");
        Locator answer = page.locator("what-if .note");
        assertThat(answer).containsText("ligne H");
        assertThat(answer).containsText("top 70");
        ArbiterBrowser.photograph(page, "console-what-if");
        page.locator("#what-if-word").fill("emains");
        assertThat(answer).hasCount(0);
        page.locator("what-if button.primary").click();
        assertThat(answer).containsText("EMAINS : non admis");
        page.locator("#what-if-table").fill("1");
        page.locator("what-if button").first().click();
        assertThat(page.locator("#what-if-table-problem")).hasText("La table 1 n’a pas de bulletin sur ce coup.");
        page.locator("#what-if-reference").fill("Z9");
        page.keyboard().press("Enter");
        assertThat(page.locator("#what-if-reference-problem")).isVisible();
        page.locator("#what-if-reference").fill("H8");
        page.keyboard().press("Enter");
        assertThat(answer).containsText("EMAINS : non admis");
    }

    @Test
    void aFilterOfSolutionsFallsWithItsLetters() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE");
        Page page = arbiter.console(session.game());
        page.locator("#tab-solutions").click();
        page.locator("#filter-1").fill("menais");
        assertThat(page.locator("#panel-solutions tbody tr").first()).containsText("MENAIS");
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        assertThat(page.locator("#round")).containsText("Coup 2");
        assertThat(page.locator("#round .tag")).hasText("en jeu");
        page.locator("#tab-solutions").click();
        assertThat(page.locator("#filter-2")).hasValue("");
        assertThat(page.locator("#panel-solutions tbody tr").nth(5)).isVisible();
    }
}
