package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The console in a hall of 1,500 tables: only the lines near the window are in the page. */
@QuarkusTest
class GreatHallPageTest extends ArbiterBrowserTest {

    private static final int TABLES = 1500;
    private static final int MOST_LINES = 250;

    private static TestSession hall() {
        TestSession session = TestSession.open("fisf-2023", 0);
        String names = IntStream.rangeClosed(1, TABLES)
                .mapToObj("Joueur %04d"::formatted)
                .collect(Collectors.joining("\n"));
        session.ask()
                .contentType(ContentType.TEXT)
                .body(names)
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=false")
                .then()
                .statusCode(200);
        return session;
    }

    private static void fewLines(Page page, String table) {
        Assertions.assertThat(page.locator(table + " tbody tr").count()).isLessThan(MOST_LINES);
    }

    @Test
    void theListsHoldTheLinesNearTheWindowAndAnyOneThatIsLookedAt() {
        TestSession session = hall().start("MEEISAN");
        Page page = arbiter.console(session.game());
        Locator first = page.locator("#seat-1-1");
        assertThat(first).isVisible();
        fewLines(page, "table.seats");
        assertThat(page.locator(".missing p").first()).hasText("Sans bulletin (1500) : tables 1–1500");
        ArbiterBrowser.photograph(page, "console-great-hall");

        page.locator("#slip-1-table").fill("1432");
        page.keyboard().press("Enter");
        page.keyboard().insertText("semaine");
        page.keyboard().press("Enter");
        page.keyboard().insertText("h2");
        page.keyboard().press("Enter");
        assertThat(page.locator(".missing p").first()).hasText("Sans bulletin (1499) : tables 1–1431, 1433–1500");

        page.locator("#panel-seats").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)");
        Locator last = page.locator("#seat-1-1500");
        assertThat(last).isVisible();
        assertThat(page.locator("#seat-1-1")).hasCount(0);
        fewLines(page, "table.seats");
        last.locator(".actions button").click();
        assertThat(page.locator(".detail slip-form")).isVisible();

        session.closeRound();
        session.done("announce-solution");
        page.locator("#tab-ranking").click();
        assertThat(page.locator("table.ranking tbody tr").first()).containsText("Joueur 1432");
        fewLines(page, "table.ranking");
    }
}
