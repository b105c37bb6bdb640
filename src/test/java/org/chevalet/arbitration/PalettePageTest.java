package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.startsWith;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Commands, tables and rounds found by name or number. */
@QuarkusTest
class PalettePageTest extends ArbiterBrowserTest {

    private static Locator search(Page page, String typed) {
        page.keyboard().press("Control+k");
        assertThat(page.locator("#palette")).isFocused();
        page.keyboard().insertText(typed);
        return page.locator("#palette-found li[aria-selected=true]");
    }

    @Test
    void aCommandATableAndARoundByTheKeyboard() {
        TestSession session = TestSession.open("fisf-2023", 12).start("SEMAINE").finishRound("H2", "SEMAINE");
        session.start("ROUTERS");
        Page page = arbiter.console(session.game());
        assertThat(search(page, "")).hasText("Arrêter le temps");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        ArbiterBrowser.photograph(page, "console-palette");
        page.keyboard().insertText("pause");
        page.keyboard().press("Enter");
        assertThat(page.locator("#round .tag")).hasText("en pause");

        assertThat(search(page, "12")).containsText("Table 12 · Joueur 12");
        page.keyboard().press("Enter");
        assertThat(page.locator("#seat-2-12")).isInViewport();
        assertThat(page.locator("#slip-2-12-word")).isVisible();

        assertThat(search(page, "coup 1")).containsText("Coup 1 · SEMAINE H2");
        page.keyboard().press("Enter");
        assertThat(page.locator("past-rounds #slip-1-table")).isFocused();

        search(page, "zzz");
        assertThat(page.locator(".palette")).containsText("Rien de ce nom");
        page.keyboard().press("Escape");
        assertThat(page.locator(".palette")).isHidden();
        assertThat(page.locator("#round .tag")).hasText("en pause");
    }

    @Test
    void whatPeopleLookForIsFoundByTheirWords() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE").finishRound("H2", "SEMAINE");
        Page page = arbiter.console(session.start("ROUTERS").game());
        for (String word : List.of("joueur", "ajouter", "retard", "player", "add", "late")) {
            assertThat(search(page, word)).containsText("Ajouter un joueur");
            page.keyboard().press("Escape");
        }
        for (String word : List.of("corriger", "correct")) {
            assertThat(search(page, word)).containsText("Corriger un coup joué");
            page.keyboard().press("Escape");
        }
        assertThat(search(page, "guide")).containsText("Guide de l’arbitre");
        page.keyboard().press("Escape");
        search(page, "?!");
        assertThat(page.locator("#palette-found li")).hasCount(0);
        assertThat(page.locator(".palette")).containsText("Rien de ce nom");
    }

    @Test
    void theSheetOfTheGameOpensToBePrinted() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE").finishRound("H2", "SEMAINE");
        Page page = arbiter.console(session.game());
        assertThat(page.locator("#primary")).isFocused();
        page.evaluate("window.open = (address) => { window.opened = address; return null; }");
        page.keyboard().press("Control+p");
        assertThat(page.evaluate("window.opened")).isEqualTo("/api/games/" + session.game() + "/sheets/game.pdf");
        session.ask()
                .get("/api/games/" + session.game() + "/sheets/game.pdf")
                .then()
                .statusCode(200)
                .header("Content-Disposition", startsWith("inline"));
    }
}
