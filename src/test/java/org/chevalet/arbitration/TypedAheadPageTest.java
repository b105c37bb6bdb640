package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Paper slips typed faster than the server answers, half typed, or refused when the next one is being typed: nothing is lost. */
@QuarkusTest
class TypedAheadPageTest extends ArbiterBrowserTest {

    private static final String SLIPS = "**/api/games/*/slips";

    private final Deque<Route> held = new ArrayDeque<>();

    private Page typing(TestSession session) {
        Page page = arbiter.console(session.game());
        page.keyboard().press("F6");
        assertThat(page.locator("#slip-" + session.round() + "-table")).isFocused();
        return page;
    }

    /** Fields of the form, each with Enter. */
    private static void type(Page page, String... fields) {
        for (String field : fields) {
            page.keyboard().insertText(field);
            page.keyboard().press("Enter");
        }
    }

    private static TestSession second() {
        return TestSession.open("fisf-2023", 4)
                .start("MEEISAN")
                .finishRound("H2", "SEMAINE")
                .start("ROUTERS");
    }

    /** The answer to what is sent is held back until it is let go. */
    private void hold(Page page) {
        page.route(SLIPS, held::add);
    }

    private void waitForOne(Page page) {
        page.waitForCondition(() -> !held.isEmpty());
    }

    /** The slip held back never arrives; those after it do. */
    private void fail(Page page) {
        held.pop().abort();
        page.unroute(SLIPS);
    }

    private static Locator row(Page page, int table) {
        return page.locator("#seat-2-" + table);
    }

    @Test
    void theNextSlipIsTypedWhileTheOneBeforeIsOnItsWay() {
        Page page = typing(second());
        hold(page);
        type(page, "1", "router", "8d");
        assertThat(page.locator("#slip-2-table")).hasValue("");
        type(page, "2", "morts", "4h");
        waitForOne(page);
        assertThat(held).as("one after the other").hasSize(1);
        page.unroute(SLIPS);
        held.pop().resume();
        assertThat(row(page, 1)).containsText("router");
        assertThat(row(page, 2)).containsText("morts");
    }

    @Test
    void aSlipThatDoesNotArriveComesBackIntoTheFieldsThatAreFree() {
        Page page = typing(second());
        hold(page);
        type(page, "1", "router", "8d");
        waitForOne(page);
        fail(page);
        assertThat(page.locator("#slip-2-table")).hasValue("1");
        assertThat(page.locator("#slip-2-word")).hasValue("router");
        assertThat(page.locator("#slip-2-reference")).hasValue("8d");
        assertThat(page.locator("slip-form .problem").first()).isVisible();
        page.locator("#slip-2-reference").press("Enter");
        assertThat(row(page, 1)).containsText("router");
    }

    @Test
    void slipsThatDoNotArriveWhileOthersAreTypedWaitBesideThem() {
        Page page = typing(second());
        hold(page);
        type(page, "1", "router", "8d");
        type(page, "2", "t");
        page.keyboard().insertText("3");
        waitForOne(page);
        fail(page);
        Locator waiting = page.locator("slip-form .came-back li");
        assertThat(waiting).hasCount(1);
        assertThat(waiting).containsText("table 1 ROUTER 8D");
        assertThat(page.locator("#slip-2-table")).hasValue("3");
        waiting.locator("button").click();
        assertThat(page.locator("slip-form .problem").first()).containsText("Finissez d’abord");
        ArbiterBrowser.photograph(page, "console-slip-came-back");
        page.locator("#slip-2-table").press("Enter");
        type(page, "morts", "4h");
        assertThat(row(page, 3)).containsText("morts");
        waiting.locator("button").click();
        assertThat(waiting).hasCount(0);
        assertThat(page.locator("#slip-2-word")).hasValue("router");
        page.locator("#slip-2-reference").press("Enter");
        assertThat(row(page, 1)).containsText("router");
    }

    @Test
    void aSlipStillWaitingWhenTheNextRoundComesIsNamed() {
        TestSession session = second();
        Page page = typing(session);
        hold(page);
        type(page, "1", "router", "8d");
        page.keyboard().insertText("3");
        waitForOne(page);
        fail(page);
        assertThat(page.locator("slip-form .came-back li")).hasCount(1);
        session.finishRound().startDrawn();
        assertThat(page.locator("seats-panel > section .said").first())
                .containsText("Bulletin du coup 2 non enregistré : 1 ROUTER 8D, 3.");
    }

    @Test
    void aSlipThatFailsOnceItsRoundIsOverIsNamedAndNotPutIntoTheNextOne() {
        TestSession session = second();
        Page page = typing(session);
        hold(page);
        type(page, "1", "router", "8d");
        waitForOne(page);
        session.finishRound().startDrawn();
        assertThat(page.locator("#slip-3-table")).hasCount(1);
        fail(page);
        assertThat(page.locator("seats-panel > section .said").first())
                .containsText("Bulletin du coup 2 non enregistré : 1 ROUTER 8D.");
        assertThat(page.locator("#slip-3-table")).hasValue("");
    }

    @Test
    void theKeyOfTheNextStepStopsAtASlipWithoutItsPlace() {
        Page page = typing(second());
        type(page, "1");
        page.keyboard().insertText("router");
        page.keyboard().press("Control+Enter");
        assertThat(page.locator("#slip-2-problem")).containsText("à moitié tapé");
        assertThat(page.locator("#slip-2-reference")).isFocused();
        assertThat(page.locator("#round .tag")).hasText("en jeu");
        page.keyboard().insertText("8d");
        page.keyboard().press("Control+Enter");
        assertThat(row(page, 1)).containsText("router");
        assertThat(page.locator("#round .tag")).hasText("en jeu");
    }

    @Test
    void aReasonTypedAfterTheCloseGoesWithTheSignOfTheTop() {
        TestSession session = second();
        session.closeRound();
        Page page = typing(session);
        type(page, "1", "t");
        assertThat(page.locator("#slip-2-reason")).isFocused();
        type(page, "bulletin retrouvé");
        assertThat(page.locator("seats-panel > section .said").first()).containsText("Table 1,");
        assertThat(session.ask()
                        .get("/api/games/" + session.game() + "/journal?round=2&table=1")
                        .jsonPath()
                        .getList("why"))
                .isEqualTo(List.of("bulletin retrouvé"));
    }

    @Test
    void onALaptopTheListIsSeenWhileSlipsAreTyped() {
        TestSession session = TestSession.open("fisf-2023", 20).start("MEEISAN");
        for (int table = 1; table <= 8; table++) {
            session.done("slips", "table", table, "word", "SEMAINE", "reference", "H2");
        }
        session.closeRound();
        Page page = typing(session);
        page.setViewportSize(1366, 768);
        type(page, "9");
        page.keyboard().insertText("semaine");
        ArbiterBrowser.photograph(page, "console-slips-laptop");
        assertThat((Integer) page.evaluate("""
                        () => {
                          const seen = document.querySelector('#panel-seats').getBoundingClientRect();
                          return [...document.querySelectorAll('#panel-seats tr.seat')]
                            .map((line) => line.getBoundingClientRect())
                            .filter((line) => line.top >= seen.top && line.bottom <= seen.bottom).length;
                        }"""))
                .as("lines of the list in sight")
                .isGreaterThanOrEqualTo(10);
    }
}
