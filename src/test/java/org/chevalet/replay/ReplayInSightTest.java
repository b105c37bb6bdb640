package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On a phone what is answered stands where it is seen, however far down the page it was asked for. */
@QuarkusTest
@Tag("browser")
class ReplayInSightTest extends BrowserTest {

    private static final String GAME = "#sample-club-hiersac-2018-07-07";

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
