package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.restassured.http.ContentType;
import java.util.List;
import java.util.Map;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.access.TestArbiter;

/** A test of rounds at the console, with what an arbiter does there. */
abstract class ConsoleRoundTest extends ArbiterBrowserTest {

    static final List<String> PLAYERS =
            List.of("Joueur 01", "Joueur <b>02</b> & \"Cie\"", "L’Éloïse d'Orléans", "X".repeat(80));

    static int post(String path, Map<String, ?> body, String answer) {
        return TestArbiter.asArbiter()
                .contentType(ContentType.JSON)
                .body(body)
                .post(path)
                .then()
                .statusCode(201)
                .extract()
                .path(answer);
    }

    static long openGame(boolean arbiterPlays) {
        int tournament = post(
                "/api/tournaments", Map.of("name", "Console", "roundSeconds", 180, "arbiterPlays", arbiterPlays), "id");
        PLAYERS.forEach(name -> post("/api/tournaments/" + tournament + "/players", Map.of("name", name), "id"));
        return post("/api/tournaments/" + tournament + "/open", Map.of(), "gameId");
    }

    static void assertPhase(Page page, String phase) {
        assertThat(page.locator("#round .tag")).hasText(phase);
    }

    static Locator primary(Page page) {
        return page.locator("#primary");
    }

    /** Typed letters make the round the same each time: SEMAINE can be played. */
    static void typeDraw(Page page, String letters) {
        page.locator("#letters").fill(letters);
        page.keyboard().press("Enter");
        assertPhase(page, "tirage à annoncer");
    }

    static void play(Page page) {
        play(page, "semaine");
    }

    static void play(Page page, String letters) {
        typeDraw(page, letters);
        primary(page).click();
        assertPhase(page, "tirage annoncé");
        primary(page).click();
        assertPhase(page, "en jeu");
    }

    /** As typed from paper: table, word, reference, each with Enter. */
    static void typeSlip(Page page, int table, String word, String reference) {
        page.locator("#slip-1-table").fill(String.valueOf(table));
        page.keyboard().press("Enter");
        page.keyboard().insertText(word);
        page.keyboard().press("Enter");
        page.keyboard().insertText(reference);
        page.keyboard().press("Enter");
        assertThat(page.locator("seats-panel > section .said").first()).containsText("Table " + table + ",");
        assertThat(page.locator("#slip-1-table")).isFocused();
    }

    static void endTime(Page page) {
        primary(page).click();
        page.locator(".guard button.danger").click();
        assertPhase(page, "réception");
    }

    /** Time and reception ended, with a table missing each time. */
    static void closeRound(Page page) {
        endTime(page);
        primary(page).click();
        page.locator(".guard button.danger").click();
        assertPhase(page, "contrôle");
    }
}
