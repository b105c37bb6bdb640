package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.regex.Pattern;
import org.chevalet.ArbiterBrowser;
import org.junit.jupiter.api.Test;

/** A round from the letters to the solution, in the arbiter's window. */
@QuarkusTest
class ConsolePageTest extends ConsoleRoundTest {

    @Test
    void aRoundFromTheLettersToTheSolution() {
        Page page = arbiter.console(openGame(false));
        assertThat(page.locator(".next-step")).containsText("Tirez les premières lettres");
        play(page);
        assertThat(page.locator("#slip-1-table")).isFocused();
        assertThat(page.locator(".read-aloud")).containsText("S comme Suisse");

        page.locator("#slip-1-table").fill("99");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-1-problem")).hasText("La table « 99 » n’est pas inscrite.");
        assertThat(page.locator("#slip-1-table")).isFocused();
        typeSlip(page, 1, "semaine", "h2");
        typeSlip(page, 2, "menais", "h4");
        typeSlip(page, 3, "zzz", "h8");
        assertThat(page.locator(".missing p").first()).hasText("Sans bulletin (1) : table 4");
        ArbiterBrowser.photograph(page, "console-running");

        endTime(page);
        primary(page).click();
        assertThat(page.locator(".guard")).containsText("4");
        assertPhase(page, "réception");
        ArbiterBrowser.photograph(page, "console-guard");
        page.locator(".guard button.danger").click();
        assertPhase(page, "contrôle");
        Locator judged = page.locator("table.seats tr.seat");
        assertThat(judged.nth(1).locator(".name")).hasText(PLAYERS.get(1));
        assertThat(page.locator("table.seats tr.reasons").first()).containsText("Zéro");
        assertThat(page.locator("#master")).containsText("top 70");
        ArbiterBrowser.photograph(page, "console-control");

        primary(page).click();
        assertPhase(page, "prêt");
        assertThat(page.locator("#round")).containsText("Coup 2");
        assertThat(page.locator(".last-move")).containsText("Coup 1");
        page.locator("#tab-ranking").click();
        assertThat(page.locator("table.ranking tbody tr").first()).containsText("Joueur 01");
        ArbiterBrowser.photograph(page, "console-ranking");
    }

    @Test
    void lettersTheBagLacksAreRefusedBesideTheirField() {
        Page page = arbiter.console(openGame(false));
        page.locator("#letters").fill("wwaeiou");
        assertThat(page.locator("#letters-count")).containsText("Pas assez dans le sac : W");
        page.keyboard().press("Enter");
        assertThat(page.locator("#letters-problem")).isVisible();
        assertThat(page.locator("#letters")).isFocused();
        assertThat(page.locator("#letters")).hasValue("wwaeiou");
        assertPhase(page, "prêt");
    }

    @Test
    void ctrlEnterGoesOnButNeverPastWhatIsHalfTyped() {
        Page page = arbiter.console(openGame(false));
        page.locator("#letters").fill("semaine");
        page.keyboard().press("Control+Enter");
        assertPhase(page, "tirage à annoncer");
        assertThat(page.locator(".rack")).hasText(Pattern.compile("S.*E.*M.*A.*I.*N.*E", Pattern.DOTALL));
        assertThat(primary(page)).isEnabled();
        page.keyboard().press("Control+Enter");
        assertPhase(page, "tirage annoncé");
        assertThat(primary(page)).isEnabled();
        page.keyboard().press("Control+Enter");
        assertPhase(page, "en jeu");
    }

    @Test
    void anArbiterWhoPlaysSeesNoSolutionBeforeTheClose() {
        Page page = arbiter.console(openGame(true));
        play(page);
        typeSlip(page, 1, "semaine", "h2");
        page.locator("#tab-solutions").click();
        assertThat(page.locator("#panel-solutions")).containsText("après la clôture");
        assertThat(page.locator("table.seats .paid")).hasCount(0);
        assertThat(page.locator("table.solutions")).hasCount(0);
        closeRound(page);
        assertThat(page.locator("table.solutions tbody tr").first()).containsText("SEMAINE");
    }

    @Test
    void aSlipIsRetypedAndOverruledAfterTheClose() {
        Page page = arbiter.console(openGame(false));
        play(page);
        typeSlip(page, 1, "zzz", "h2");
        closeRound(page);
        Locator first = page.locator("table.seats tr.seat").first();
        first.locator("button").click();
        page.locator("#slip-1-1-word").fill("semaine");
        page.locator("#slip-1-1-reason").fill("mal lu");
        page.locator(".detail slip-form button.primary").click();
        assertThat(first).containsText("semaine");
        assertThat(page.locator("#seat-1-1 + tr.reasons")).hasCount(0);
        page.locator("#ruling-1-1-points").fill("12");
        page.locator("#ruling-1-1-reason").fill("montré au voisin");
        page.locator("ruling-form button").first().click();
        assertThat(first.locator(".paid")).hasText("12");
        assertThat(page.locator("ruling-form .said")).hasText("Table 1 : décision appliquée, 12 points.");
        assertThat(first).isInViewport();
        assertThat(first).containsText("décision de l’arbitre");
    }

    @Test
    void aLateSlipOfAnOlderRoundIsTakenAndTheGameIsFinishedAndReopened() {
        Page page = arbiter.console(openGame(false));
        play(page);
        closeRound(page);
        primary(page).click();
        assertThat(page.locator("#round")).containsText("Coup 2");
        page.locator("#tab-rounds").click();
        page.locator("table.past button").click();
        page.locator("past-rounds #slip-1-table").fill("3");
        page.locator("past-rounds #slip-1-word").fill("semaine");
        page.locator("past-rounds #slip-1-reference").fill("h2");
        page.locator("past-rounds slip-form button.primary").first().click();
        assertThat(page.locator("past-rounds table.seats tr.seat").nth(2)).containsText("semaine");
        page.locator("#tab-game").click();
        page.locator("summary", new Page.LocatorOptions().setHasText("Terminer la partie"))
                .click();
        page.locator("#finish-reason").fill("salle fermée");
        page.locator("#finish-reason").locator("xpath=ancestor::form//button").click();
        assertPhase(page, "terminée");
        assertThat(page.locator(".next-step")).containsText("Motif : salle fermée");
        assertThat(page.locator("round-panel a").first()).hasText("Fiche de partie (PDF)");
        assertThat(page.locator("round-panel #publish")).hasText("Publier la partie pour la rejouer");
        page.locator("round-panel #publish").click();
        assertThat(page.locator("round-panel replay-publishing")).containsText("Cette partie est dans la bibliothèque");
        page.locator("round-panel #publish").click();
        assertThat(page.locator("round-panel replay-publishing")).containsText("Cette partie n’est pas publiée");
        page.locator("summary", new Page.LocatorOptions().setHasText("Reprendre la partie"))
                .click();
        page.locator("#reopen-reason").fill("arrêtée par erreur");
        page.keyboard().press("Enter");
        assertPhase(page, "prêt");
    }

    @Test
    void aCutNetworkIsSaidAndNothingTypedIsLost() {
        Page page = arbiter.console(openGame(false));
        play(page);
        arbiter.cut(true);
        page.locator("#slip-1-table").fill("1");
        page.locator("#slip-1-word").fill("semaine");
        page.locator("#slip-1-reference").fill("h2");
        page.keyboard().press("Enter");
        assertThat(page.locator("seats-panel slip-form .problem").first()).containsText("Le serveur ne répond pas");
        assertThat(page.locator("#slip-1-word")).hasValue("semaine");
        primary(page).click();
        assertThat(page.locator(".foot .problem")).containsText("Le serveur ne répond pas");
        arbiter.cut(false);
        page.locator("seats-panel slip-form button.primary").first().click();
        assertThat(page.locator("table.seats tr.seat").first()).containsText("semaine");
    }

    @Test
    void nothingHandedInIsKeptAsABlankSlip() {
        Page page = arbiter.console(openGame(false));
        play(page);
        page.locator("#slip-1-table").fill("2");
        page.locator("seats-panel > section .slip-buttons button").nth(1).click();
        assertThat(page.locator("table.seats tr.seat").nth(1)).containsText("rien remis");
        assertThat(page.locator(".missing p").first()).hasText("Sans bulletin (3) : tables 1, 3, 4");
    }

    @Test
    void aTabletThatJoinsShowsAtOnce() {
        long game = openGame(false);
        Page page = arbiter.console(game);
        assertThat(page.locator("#seat-1-1")).containsText("papier");
        String code = page.locator(".code b").innerText();
        post("/api/join", Map.of("code", code, "table", 1), "table");
        assertThat(page.locator("#seat-1-1")).containsText("tablette hors ligne");
    }

    @Test
    void aSecondSlipOfATableWarnsBeforeItIsTypedAndAnEmptyOneIsNotSent() {
        Page page = arbiter.console(openGame(false));
        play(page);
        page.locator("#slip-1-table").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("seats-panel slip-form .problem")).hasCount(0);
        typeSlip(page, 1, "semaine", "h2");
        page.locator("#slip-1-table").fill("1");
        assertThat(page.locator(".replaces")).hasText(Pattern.compile("Joueur 01 a déjà un bulletin\\s: SEMAINE H2.*"));
        for (int field = 0; field < 3; field++) {
            page.keyboard().press("Enter");
        }
        assertThat(page.locator("#slip-1-problem")).containsText("Aucun bulletin");
        assertThat(page.locator("#slip-1-word")).isFocused();
        assertThat(page.locator("#seat-1-1")).containsText("semaine");
    }

    @Test
    void keptLettersAreSaidAndCountedWithTheNewOnes() {
        Page page = arbiter.console(openGame(false));
        play(page, "wkxaeio");
        closeRound(page);
        primary(page).click();
        assertPhase(page, "prêt");
        assertThat(page.locator("#letters-hint")).containsText("Reliquat ");
        page.locator("#letters").fill("e");
        assertThat(page.locator("#letters-count")).containsText("1 nouvelle(s) lettre(s)");
        page.locator("#letters").fill("eeeairs");
        assertThat(page.locator("#letters-count")).hasText(Pattern.compile("7 lettre.*"));
    }

    @Test
    void theConsoleIsAccessible() {
        Page page = arbiter.console(openGame(false));
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        play(page);
        typeSlip(page, 1, "semaine", "h2");
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
    }
}
