package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What an arbiter needs is where he looks: players, corrections, slips to examine, the keyboard, what was just done. */
@QuarkusTest
class AtHandPageTest extends ArbiterBrowserTest {

    private static TestSession secondRound() {
        return TestSession.open(Map.of("scoresAsked", true), 4)
                .start("MEEISAN")
                .finishRound("H2", "SEMAINE")
                .start("ROUTERS");
    }

    private static void slip(TestSession session, int table, String word, String reference, int score) {
        session.done("slips", "table", table, "word", word, "reference", reference, "score", score);
    }

    @Test
    void aLatePlayerIsAddedAndOneWhoLeavesIsSaidToHaveLeft() {
        TestSession session = secondRound();
        Page page = arbiter.console(session.game());
        page.keyboard().press("Control+k");
        page.keyboard().insertText("retard");
        page.keyboard().press("Enter");
        assertThat(page.locator("#add-name")).isFocused();
        assertThat(page.locator("game-people")).containsText("Le coup déjà joué compte zéro pour lui");
        page.keyboard().insertText("Joueur en retard");
        page.keyboard().press("Enter");
        assertThat(page.locator("#seat-2-5")).hasCount(1);
        Locator people = page.locator("game-people tbody tr");
        people.filter(new Locator.FilterOptions().setHasText("Joueur 02"))
                .locator("button", new Locator.LocatorOptions().setHasText("Retirer"))
                .click();
        assertThat(page.locator("game-people")).containsText("Ses points restent au classement");
        ArbiterBrowser.photograph(page, "console-people");
        page.locator("game-people .danger").click();
        assertThat(page.locator("#seat-2-2")).hasCount(0);
        page.keyboard().press("F6");
        page.keyboard().insertText("2");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-2-problem")).containsText("Joueur 02 (table 2) a quitté la partie");
        ArbiterBrowser.photograph(page, "console-table-left");
        page.keyboard().press("F8");
        assertThat(page.locator("ranking-table tr").filter(new Locator.FilterOptions().setHasText("Joueur 02")))
                .containsText("a quitté au coup 2");
    }

    @Test
    void lettersAnnouncedWronglyAreCorrectedFromBesideThem() {
        Page page = arbiter.console(secondRound().game());
        page.locator(".wrong-letters").click();
        assertThat(page.locator("#rack-letters")).isFocused();
        assertThat(page.locator("#tab-rounds")).hasAttribute("aria-selected", "true");
        assertThat(page.locator("#console-head a[href='/guide']")).isVisible();
    }

    /** ROUTERS in the second round: a reference read the other way, a word that is none, a score of another place. */
    @Test
    void slipsToExamineOfAllAwaitedRoundsAreInOnePlaceWithTheirReadings() {
        TestSession session = secondRound();
        slip(session, 1, "ROUTER", "8D", 8);
        slip(session, 2, "MROTS", "4H", 12);
        session.finishRound().startDrawn();
        Page page = arbiter.console(session.game());
        assertThat(page.locator(".views")).containsText("à examiner (2)");
        page.keyboard().press("F7");
        Locator earlier = page.locator("earlier-examined");
        assertThat(earlier.locator("h3")).hasText("Coup 2");
        assertThat(earlier.locator("tr.seat")).hasCount(2);
        Locator readings = earlier.locator(".readings li");
        assertThat(readings).hasCount(2);
        ArbiterBrowser.photograph(page, "console-examine-all");
        Assertions.assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        page.locator("#ruling-2-1-reason").fill("le 8 se lit 3");
        readings.nth(1).locator("button").click();
        page.locator("dialog.correction[open] button.primary").click();
        assertThat(page.locator(".views")).containsText("à examiner (1)");
        assertThat(earlier.locator("tr.seat")).hasCount(1);
    }

    @Test
    void differencesBetweenTheTwoEntriesAreCountedBesideTheList() {
        TestSession session = secondRound();
        slip(session, 1, "ROUTER", "8D", 17);
        Page page = arbiter.console(session.game());
        assertThat(page.locator(".views")).containsText("2e saisie");
        assertThat(page.locator(".views")).not().containsText("écart");
        session.command("second-readings", Map.of("table", 1, "word", "ROUTER", "reference", "8E", "score", 17))
                .statusCode(200);
        assertThat(page.locator(".views")).containsText("2e saisie (1 écart)");
        session.finishRound().startDrawn();
        assertThat(page.locator("awaited-rounds")).containsText("Coup 2 : 1 écart entre les deux saisies");
        page.locator("label", new Page.LocatorOptions().setHasText("2e saisie")).click();
        assertThat(page.locator("#panel-seats second-readings")).containsText("Aucun bulletin de papier");
    }

    @Test
    void theKeyboardIsNeverLeftNowhere() {
        TestSession session = secondRound();
        session.token(3);
        slip(session, 1, "ROUTER", "8D", 17);
        Page page = arbiter.console(session.game());
        Locator toPaper = page.locator("#seat-2-3 button", new Page.LocatorOptions().setHasText("papier"));
        toPaper.focus();
        toPaper.press("Enter");
        assertThat(toPaper).hasCount(0);
        assertThat(page.locator("#seat-2-3 .actions button")).isFocused();

        session.closeRound();
        page.locator("#seat-2-1 .actions button").click();
        assertThat(page.locator("#slip-2-1-word")).isFocused();
        page.locator("#ruling-2-1-reason").fill("convenu");
        page.locator("ruling-form .one-line > button").press("Enter");
        assertThat(page.locator("#seat-2-1")).containsText("décision de l’arbitre");
        assertThat(page.locator("action-bar .told")).containsText("décision appliquée");
        assertThat(page.locator("ruling-form .one-line > button")).isFocused();

        assertThat(page.locator("#primary")).not().hasAttribute("aria-disabled", "true");
        page.locator("#slip-2-table").focus();
        page.keyboard().press("F9");
        assertThat(page.locator("#round .tag")).hasText("prêt");
        assertThat(page.locator("#primary")).isFocused();
    }

    @Test
    void takingTheHandPutsTheKeyboardOnTheSlipTypedNext() {
        TestSession session = secondRound();
        arbiter.console(session.game());
        Page second = arbiter.console(session.game());
        second.locator("watch-bar button").press("Enter");
        assertThat(second.locator("#primary")).isVisible();
        assertThat(second.locator("#slip-2-table")).isFocused();
    }

    @Test
    void whatWasUndoneIsReadAtTheFootAndWhatWasSaidOfItIsGone() {
        TestSession session = secondRound();
        Page page = arbiter.console(session.game());
        page.keyboard().press("F6");
        for (String text : new String[] {"1", "morts", "4h", "12"}) {
            page.keyboard().insertText(text);
            page.keyboard().press("Enter");
        }
        Locator said = page.locator("seats-panel > section .said").first();
        assertThat(said).containsText("bulletin enregistré");
        page.locator("#to-undo").click();
        page.locator("dialog.correction[open] button.primary").click();
        assertThat(page.locator("action-bar .told")).containsText("Action défaite : Coup 2 : bulletin tapé");
        assertThat(said).not().containsText("enregistré");
    }

    @Test
    void whatTheGameHasOvertakenIsSaidAtTheFoot() {
        TestSession session = secondRound();
        Page page = arbiter.console(session.game());
        session.finishRound();
        assertThat(page.locator("#round .tag")).hasText("prêt");
        page.locator("#tab-game").click();
        page.locator("#cancel summary").click();
        page.locator("#cancelled").selectOption("2");
        page.locator("#cancel-reason").fill("erreur");
        page.locator("#cancel button").click();
        Locator question = page.locator("dialog.correction[open]");
        assertThat(question).isVisible();
        session.startDrawn();
        session.finishRound();
        question.locator("button.primary").click();
        assertThat(page.locator("action-bar .told")).containsText("rien n’a été fait");
        assertThat(page.locator("#round")).containsText("Coup 4");
    }

    @Test
    void documentsOpenBesideTheConsole() {
        Page page = arbiter.console(secondRound().game());
        page.locator("#tab-game").click();
        Locator links = page.locator("#panel-game sheet-links a[href$='.pdf']");
        assertThat(links.first()).hasAttribute("target", "_blank");
        assertThat(page.locator("#panel-game sheet-links a[href$='.txt']")).hasAttribute("download", "");
        Locator lines = page.locator("#panel-game sheet-links .in-lines");
        lines.locator("summary").first().click();
        Locator braille = lines.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Palmarès, Télécharger en braille (.brf)"));
        Download ranking = page.waitForDownload(braille::click);
        assertThat(lines.locator(".braille-said")).hasText("Téléchargé : " + ranking.suggestedFilename());
    }
}
