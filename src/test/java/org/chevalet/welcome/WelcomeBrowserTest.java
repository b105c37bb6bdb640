package org.chevalet.welcome;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chevalet.BrowserTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages of the way in, in a real browser. */
@QuarkusTest
@Tag("browser")
class WelcomeBrowserTest extends BrowserTest {

    private static final List<String> WCAG = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    @Test
    void aGameOpenedShowsByItselfAndIsOneClickAway() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = laptop.newPage();
            page.navigate(root.toString());
            String name = "Ouverture & <b>gras</b>";
            int tournament = asArbiter()
                    .contentType(ContentType.JSON)
                    .body(Map.of("name", name))
                    .post("/api/tournaments")
                    .then()
                    .extract()
                    .path("id");
            asArbiter()
                    .contentType(ContentType.JSON)
                    .body(Map.of("table", 1, "name", "Joueur 01"))
                    .post("/api/tournaments/" + tournament + "/players");
            int game = asArbiter()
                    .contentType(ContentType.JSON)
                    .post("/api/tournaments/" + tournament + "/open")
                    .then()
                    .extract()
                    .path("gameId");

            assertThat(page.locator(".start-game .name")).hasText(name);
            assertThat(page.getByText("Reprendre la partie")).hasAttribute("href", "/arbitre/parties/" + game);
            assertThat(page.locator(".start-qr").first()).hasJSProperty("complete", true);
        }
    }

    @Test
    void everyPageIsAccessibleInBothLanguagesAndBothLights() {
        for (ColorScheme light : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            Browser.NewContextOptions window =
                    new Browser.NewContextOptions().setColorScheme(light).setViewportSize(800, 1280);
            try (BrowserContext context = chromium.browser().newContext(window)) {
                for (String path : List.of("?lang=fr", "?lang=en", "a-propos?lang=fr", "nulle-part?lang=en")) {
                    isAccessible(context.newPage(), path, light);
                }
            }
        }
    }

    private void isAccessible(Page page, String path, ColorScheme light) {
        List<String> said = new ArrayList<>();
        page.onConsoleMessage(message -> said.add(message.text()));
        page.navigate(root + path);
        assertThat(new AxeBuilder(page).withTags(WCAG).analyze().getViolations())
                .as("%s %s", path, light)
                .isEmpty();
        assertThat(said).as(path).filteredOn(text -> !text.contains("404")).isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
                .as("no sideways scrolling at %s", path)
                .isTrue();
    }
}
