package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Double clicks and reloads do no step twice and none too far. */
@QuarkusTest
class ConsoleImpatienceTest extends ConsoleRoundTest {

    @Test
    void aDoubleClickNeverDoesTheNextStep() {
        Page page = arbiter.console(openGame(false));
        primary(page).dblclick();
        assertPhase(page, "tirage à annoncer");
        primary(page).dblclick();
        assertPhase(page, "tirage annoncé");
        primary(page).dblclick();
        assertPhase(page, "en jeu");
        page.locator(".foot button", new Page.LocatorOptions().setHasText("Pause"))
                .dblclick();
        assertPhase(page, "en pause");
        primary(page).dblclick();
        assertPhase(page, "en jeu");
        primary(page).dblclick();
        assertThat(page.locator(".guard")).isVisible();
        assertPhase(page, "en jeu");
    }

    @Test
    void aDoubleClickOnAConfirmationDoesItOnce() {
        Page page = arbiter.console(openGame(false));
        play(page);
        primary(page).click();
        page.locator(".guard button.danger").dblclick();
        assertPhase(page, "réception");
        primary(page).dblclick();
        assertThat(page.locator(".guard")).containsText("4");
        page.locator(".guard button.danger").dblclick();
        assertPhase(page, "contrôle");
        primary(page).dblclick();
        assertPhase(page, "prêt");
        assertThat(page.locator("#round")).containsText("Coup 2");
        page.locator("#tab-game").click();
        decideTwice(page, "finish", "");
        assertPhase(page, "terminée");
        decideTwice(page, "reopen", "trop tôt");
        assertPhase(page, "prêt");
        assertThat(page.locator("#round")).containsText("Coup 2");
    }

    @Test
    void aDoubleClickCancelsARoundOnce() {
        Page page = arbiter.console(openGame(false));
        play(page);
        page.locator("#tab-game").click();
        decideTwice(page, "cancel", "tirage mal entendu");
        assertPhase(page, "prêt");
        assertThat(page.locator("#round")).containsText("Coup 1");
        page.reload();
        assertPhase(page, "prêt");
    }

    private static void decideTwice(Page page, String command, String reason) {
        Locator form = page.locator("form", new Page.LocatorOptions().setHas(page.locator("#" + command + "-reason")));
        form.locator("xpath=..").locator("summary").click();
        form.locator("input").fill(reason);
        form.locator("button").dblclick();
    }

    @Test
    void aReloadFindsEveryPhaseAgain() {
        Page page = arbiter.console(openGame(false));
        typeDraw(page, "semaine");
        reloaded(page, "tirage à annoncer");
        primary(page).click();
        assertPhase(page, "tirage annoncé");
        reloaded(page, "tirage annoncé");
        primary(page).click();
        assertPhase(page, "en jeu");
        typeSlip(page, 1, "semaine", "h2");
        reloaded(page, "en jeu");
        assertThat(page.locator("table.seats tr.seat").first()).containsText("semaine");
        endTime(page);
        reloaded(page, "réception");
        primary(page).click();
        page.locator(".guard button.danger").click();
        assertPhase(page, "contrôle");
        reloaded(page, "contrôle");
        primary(page).click();
        assertPhase(page, "prêt");
        reloaded(page, "prêt");
        assertThat(page.locator(".last-move")).containsText("Coup 1");
    }

    private static void reloaded(Page page, String phase) {
        page.reload();
        assertPhase(page, phase);
        boolean slips =
                List.of("tirage annoncé", "en jeu", "réception", "contrôle").contains(phase);
        assertThat(slips ? page.locator("#slip-1-table") : primary(page)).isFocused();
    }
}
