package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.chevalet.formats.GameFiles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On a phone what is answered stands where it is seen, however far down the page it was asked for. */
@QuarkusTest
@Tag("browser")
class ReplayInSightTest extends BrowserTest {

    private static final String GAME = "#sample-club-hiersac-2018-07-07";

    /** The most lines that a word and its place take. */
    private static final String LINES = """
            () => Math.max(...[...document.querySelectorAll("#summary-body tbody td:nth-child(4)")].map(cell => {
              const text = document.createRange();
              text.selectNodeContents(cell);
              return new Set([...text.getClientRects()].map(line => line.top)).size;
            }))""";

    /** How far below its rack a loss stands. */
    private static final String BELOW = """
            () => Math.max(...[...document.querySelectorAll("#summary-body tbody tr")].map(round =>
              round.querySelector(".number").offsetTop - round.querySelector("td").offsetTop))""";

    private Page open(BrowserContext window, String part) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.navigate(root + "rejouer?lang=fr" + part);
        return page;
    }

    private static BrowserContext phone() {
        return chromium.newContext(360, 740);
    }

    @Test
    void whatWentWrongIsSeenWhereItWasAskedFor() {
        try (BrowserContext phone = phone()) {
            Page page = open(phone, "");
            assertThat(page.locator(".library-game").first()).isVisible();
            page.route("**/api/replay/make", route -> route.abort());
            page.locator("#make button").click();
            assertThat(page.locator("#replay-problem")).containsText("Le serveur ne répond pas");
            assertThat(page.locator("#replay-problem")).isInViewport();
        }
    }

    @Test
    void wordsOfTheSummaryStandInOnePiece() {
        byte[] file = GameFiles.bytes("/games/eliot-arbitration.txt");
        try (BrowserContext phone = phone()) {
            Page page = open(phone, "");
            page.locator("#file").setInputFiles(new FilePayload("mardi.txt", "text/plain", file));
            page.locator("#start").click();
            for (int round = 1; round <= 3; round++) {
                page.locator("#give-up").click();
                page.locator("#next-round").click();
            }
            assertThat(page.locator("#summary-body tbody tr")).hasCount(3);
            assertThat(page.locator("#summary-body")).containsText("CHARIOT");
            Object lines = page.evaluate(LINES);
            Assertions.assertThat(lines).isEqualTo(1);
            Assertions.assertThat(page.evaluate(BELOW)).isEqualTo(0);
        }
    }

    @Test
    void whyAWordIsValidIsSeenFromTheListOfSolutions() {
        try (BrowserContext phone = phone()) {
            Page page = open(phone, GAME);
            page.locator("#start").click();
            page.locator("#give-up").click();
            page.locator("#outcome .all-solutions summary").click();
            page.locator("#outcome .word-button").nth(30).click();
            assertThat(page.locator("#outcome .explained strong")).isInViewport();
        }
    }
}
