package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.stream.IntStream;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Corrections at the console: what would change is read before it is confirmed, and the last action is taken back. */
@QuarkusTest
class CorrectionPageTest extends ArbiterBrowserTest {

    private static TestSession secondRound() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.send(1, "SATINER", "H4").statusCode(201);
        session.send(2, "TARE", "H8").statusCode(201);
        return session.finishRound("H4", "SATINER").start("OUTAGES");
    }

    private static Locator question(Page page) {
        return page.locator("dialog.correction[open]");
    }

    private static void openRound(Page page) {
        page.locator("#tab-rounds").click();
        page.locator("table.past > tbody > tr button").first().click();
    }

    /** Retypes the slip of table 1 on round 1. */
    private static void retype(Page page) {
        page.locator("#slip-1-1-word").fill("tare");
        page.locator("#slip-1-1-reference").fill("h8");
        page.locator("#slip-1-1-reason").fill("mal lu");
        page.locator("past-rounds .detail .detail slip-form button.primary").click();
    }

    @Test
    void aSlipOfAPastRoundIsReplacedAfterItsConsequencesWereRead() {
        TestSession session = secondRound();
        Page page = arbiter.console(session.game());
        openRound(page);
        page.locator("#seat-1-1 button").click();
        retype(page);

        assertThat(question(page)).containsText("Coup 1, table 1, Joueur 01 : 66 points → 8 points ; perd le solo");
        assertThat(question(page)).containsText("Joueur 01 (table 1) : total 66 → 8");
        ArbiterBrowser.photograph(page, "console-correction");
        question(page).locator("button").last().click();
        assertThat(question(page)).hasCount(0);
        assertThat(page.locator("#slip-1-1-word")).hasValue("tare");
        assertThat(page.locator("#seat-1-1")).containsText("66");

        page.locator("past-rounds .detail .detail slip-form button.primary").click();
        question(page).locator("button.primary").click();
        assertThat(page.locator("#seat-1-1")).containsText("tare");
        assertThat(page.locator("table.past > tbody > tr").first()).containsText("corrigé à");
        assertThat(page.locator("#round .tag")).hasText("en jeu");

        page.locator("#round").click();
        page.keyboard().press("Control+z");
        assertThat(question(page))
                .containsText("Défaire la dernière action ? Coup 1 : bulletin corrigé, table 1 (Joueur 01) : mal lu");
        assertThat(question(page)).containsText("8 points → 66 points ; gagne le solo");
        question(page).locator("button.primary").click();
        assertThat(page.locator("#seat-1-1")).containsText("SATINER");

        page.locator("#to-undo").click();
        assertThat(page.locator("action-bar .problem")).containsText("ne se défait pas");
    }

    @Test
    void aRoundPlayedOnIsCorrectedOnceTheRoundsThatBreakAreNamed() {
        TestSession session = secondRound();
        session.finishRound().start("MINERAL");
        Page page = arbiter.console(session.game());
        page.locator("#tab-rounds").click();
        page.locator("table.past > tbody > tr button").last().click();
        Locator form = page.locator("round-correction");
        form.locator("summary").click();
        page.locator("#correct-1-coord").fill("H3");
        page.locator("#correct-1-reason").fill("mal posé");
        form.locator("form > button").last().click();

        assertThat(form.locator(".problem")).containsText("ceux-ci ne tiennent plus : 2, 3");
        form.locator("button.danger").click();
        assertThat(question(page)).containsText("Coups annulés et rejoués : 2, 3");
        question(page).locator("button.primary").click();
        assertThat(page.locator("#round")).containsText("Coup 2");
        assertThat(page.locator("#round .tag")).hasText("prêt");
    }

    @Test
    void aWordIsRuledOutAndTheLookUpTheTabletAndTheJournalSayIt() {
        TestSession session = secondRound();
        Page page = arbiter.console(session.game());
        page.locator("#tab-word").click();
        page.locator("#today-word").fill("satiner");
        page.locator("#today-counts").selectOption("false");
        page.locator("#today-reason").fill("retiré de la liste");
        page.locator("words-today form > button").click();
        assertThat(question(page)).containsText("SATINER ne compte pas aujourd’hui ?");
        assertThat(question(page)).containsText("66 points → 0 points, zéro ; perd le solo");
        question(page).locator("button.primary").click();
        assertThat(page.locator("words-today .lines")).containsText("SATINER ne compte pas aujourd’hui");
        page.locator("#looked-up").fill("satiner");
        page.keyboard().press("Enter");
        assertThat(page.locator("word-look-up [role=status]"))
                .containsText("Décision de l’arbitre : SATINER ne compte pas aujourd’hui.");

        try (BrowserContext context = chromium.newContext(390, 800)) {
            Page tablet = context.newPage();
            tablet.navigate(root.resolve("/jouer").toString());
            String seat = "{\"game\":" + session.game() + ",\"token\":\"" + session.token(1)
                    + "\",\"table\":1,\"name\":\"Joueur 01\"}";
            tablet.evaluate("seat => localStorage.setItem('chevalet.seat', seat)", seat);
            tablet.reload();
            Locator told = tablet.locator("#notices");
            assertThat(told).containsText("Votre coup 1 a été corrigé : 0 point au lieu de 66. Vous perdez le solo.");
            assertThat(told).containsText("retiré de la liste");
            told.locator("button").click();
            assertThat(told).isHidden();
            tablet.reload();
            assertThat(tablet.locator("#round")).isVisible();
            assertThat(told).isHidden();
        }

        page.locator("#tab-game").click();
        page.locator("game-journal summary").click();
        page.locator("#journal-text").fill("satiner compte");
        assertThat(page.locator(".journal li")).hasCount(1);
        assertThat(page.locator(".journal li")).containsText("avant : selon la liste ; après : ne compte pas");
        assertThat(page.locator(".journal li")).containsText("arbitre");
        ArbiterBrowser.photograph(page, "console-journal");
    }

    @Test
    void anAnnouncedRackIsCorrectedOnceTheTablesThatWroteAreNamed() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.send(2, "TARE", "H8").statusCode(201);
        Page page = arbiter.console(session.game());
        page.locator("#tab-rounds").click();
        Locator form = page.locator("rack-correction");
        form.locator("summary").click();
        page.locator("#rack-letters").fill("earstio");
        page.locator("#rack-reason").fill("O pris pour un N");
        form.locator("form > button").last().click();
        assertThat(form.locator(".problem")).containsText("table(s) 2");
        form.locator("button.danger").click();
        assertThat(form.locator(".problem")).hasCount(0);
        assertThat(page.locator("round-panel")).containsText("O");
        assertThat(page.locator("#round .tag")).hasText("en jeu");
    }

    /** On the smallest laptop, with more changes than it shows at once. */
    @Test
    void whatIsUndoneAndItsAnswersAreInSightAndEnterAloneConfirmsNothing() {
        List<Integer> tables = IntStream.rangeClosed(1, 40).boxed().toList();
        TestSession session = TestSession.open("fisf-2023", 40).start("SEMAINE");
        session.done("slips/top", "tables", tables, "reason", "tous l’ont vu");
        session.finishRound("H2", "SEMAINE");
        try (ArbiterBrowser small = new ArbiterBrowser(chromium, root, 1366, 768)) {
            Page page = small.console(session.game());
            page.locator("#to-undo").click();
            Locator question = question(page);
            assertThat(question.locator("h2")).isInViewport();
            assertThat(question.locator("button.primary")).isInViewport();
            assertThat(question.locator(".ask-no")).isFocused();
            ArbiterBrowser.photograph(page, "console-undo-asked");
            page.keyboard().press("Enter");
            assertThat(question).hasCount(0);
            assertThat(page.locator("action-bar .told")).isEmpty();
        }
    }
}
