package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What only some paper slips show, and what the arbiter decides himself, at the console: SEMAINE, then ROUTERS. */
@QuarkusTest
class PaperSlipPageTest extends ArbiterBrowserTest {

    private static final String FORM = "seats-panel > section ";

    private static TestSession second() {
        return TestSession.open(Map.of("scoresAsked", true), 4)
                .start("MEEISAN")
                .finishRound("H2", "SEMAINE")
                .start("ROUTERS");
    }

    /** Table, word, reference, score, each with Enter; the last Enter is the caller's. */
    private static void fill(Page page, String table, String word, String reference, String score) {
        page.locator("#slip-2-table").fill(table);
        for (String text : new String[] {word, reference, score}) {
            page.keyboard().press("Enter");
            page.keyboard().insertText(text);
        }
    }

    private static Locator said(Page page) {
        return page.locator(FORM + ".said").first();
    }

    private static Locator summary(Page page) {
        return page.locator(FORM + "slip-details summary");
    }

    @Test
    void anOrdinarySlipIsStillThreeFieldsAndEnter() {
        Page page = arbiter.console(second().game());
        assertThat(page.locator(FORM + "slip-details textarea")).isHidden();
        fill(page, "1", "morts", "4h", "12");
        page.keyboard().press("Enter");
        assertThat(said(page)).containsText("12 pts");
        assertThat(page.locator("#slip-2-table")).isFocused();
        assertThat(page.locator("#seat-2-1 .noted-in-words")).hasCount(0);
    }

    @Test
    void aSlipWithDetailsIsTypedByKeyboard() {
        Page page = arbiter.console(second().game());
        summary(page).focus();
        page.keyboard().press("Enter");
        fill(page, "1", "morts", "", "12");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-2-direction")).isFocused();
        page.locator("#slip-2-direction").selectOption("DOWN");
        page.keyboard().press("Tab");
        Locator drawing = page.locator("#slip-2-connecting");
        assertThat(drawing).isFocused();
        assertThat(drawing).hasValue(Pattern.compile("·M·\n·O·\n·R·\n·T·\n·S·", Pattern.CASE_INSENSITIVE));
        drawing.fill("EMA\n O\n R\n T\n S");
        page.locator(FORM + ".marks input[value=HARD_TO_READ]").check();
        page.locator(FORM + ".others button").click();
        page.keyboard().insertText("router");
        page.locator(FORM + "[name=other-reference]").fill("9c");
        page.locator(FORM + ".solution input[type=checkbox]").check();
        photograph(page, "console-slip-details");
        Assertions.assertThat(overflows(page))
                .as("something sticks out sideways")
                .isFalse();
        Assertions.assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        page.locator(FORM + "[name=other-reference]").press("Enter");
        assertThat(said(page)).containsText("12 pts · avertissement · Bulletin difficile à lire.");
        assertThat(page.locator(FORM + "slip-details textarea")).isHidden();
        assertThat(page.locator("#seat-2-1 .noted-in-words"))
                .hasText("écrit verticalement · raccord E A · difficile à lire · ROUTER 9C barré");
        assertThat(page.locator(FORM + ".solution")).hasCount(0);
    }

    private static void photograph(Page page, String name) {
        page.setViewportSize(800, 1280);
        ArbiterBrowser.photograph(page, name + "-tall");
        page.setViewportSize(1280, 800);
        ArbiterBrowser.photograph(page, name);
    }

    private static boolean overflows(Page page) {
        return (Boolean)
                page.evaluate(
                        "() => [...document.querySelectorAll('.noted, .noted *')].some((part) =>"
                                + " part.getBoundingClientRect().right > document.querySelector('.noted').getBoundingClientRect().right + 1)");
    }

    @Test
    void aReferenceThatIsNoneIsKeptAsWrittenAtASecondWord() {
        Page page = arbiter.console(second().game());
        fill(page, "1", "morts", "h16", "12");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-2-problem")).containsText("H16 est hors de la grille");
        ArbiterBrowser.photograph(page, "console-slip-as-written");
        page.locator(FORM + ".as-written").click();
        assertThat(said(page)).containsText("7 pts");
        assertThat(page.locator("#seat-2-1")).containsText("H16");
        assertThat(page.locator(FORM + ".as-written")).hasCount(0);
    }

    @Test
    void aDrawingWithoutTheWordIsRefusedBesideIt() {
        Page page = arbiter.console(second().game());
        summary(page).click();
        fill(page, "1", "morts", "", "12");
        page.locator("#slip-2-connecting").click();
        page.locator("#slip-2-connecting").fill("E A");
        page.locator(FORM + "button.primary").click();
        assertThat(page.locator("#slip-2-problem")).containsText("doit contenir le mot");
        assertThat(page.locator("#slip-2-word")).hasValue("morts");
        assertThat(page.locator("#slip-2-connecting")).hasAttribute("aria-invalid", "true");
    }

    @Test
    void anIllegibleSlipNeedsNoWordAndIsShownAgainWhenItIsRetyped() {
        Page page = arbiter.console(second().game());
        summary(page).click();
        page.locator("#slip-2-table").fill("2");
        page.locator(FORM + ".marks input[value=ILLEGIBLE]").check();
        page.locator(FORM + "button.primary").click();
        assertThat(said(page)).containsText("Zéro : bulletin illisible.");
        page.locator("#seat-2-2 button").click();
        Locator again = page.locator(".detail slip-form");
        assertThat(again.locator("input[value=ILLEGIBLE]")).isChecked();
        again.locator("input[value=ILLEGIBLE]").uncheck();
        again.locator("[name=word]").fill("morts");
        again.locator("[name=reference]").fill("4h");
        again.locator("[name=score]").fill("12");
        again.locator("button.primary").click();
        assertThat(page.locator("#seat-2-2 .paid")).hasText("12");
        assertThat(page.locator("#seat-2-2 .noted-in-words")).hasCount(0);
    }

    @Test
    void aDoubtfulVerdictIsShownAndAnotherReadingTaken() {
        TestSession session = second();
        Page page = arbiter.console(session.game());
        fill(page, "1", "router", "8d", "8");
        page.keyboard().press("Enter");
        assertThat(page.locator("#seat-2-1")).containsText("2 lectures");
        fill(page, "2", "router", "8d", "17");
        page.keyboard().press("Enter");
        assertThat(page.locator("#seat-2-2")).containsText("à vérifier");
        session.closeRound();
        page.locator("#seat-2-1 button").click();
        Locator readings = page.locator("ruling-form .readings li");
        assertThat(readings).hasCount(2);
        assertThat(readings.first()).containsText("ROUTER 8D, 7 points à cette place : 7 payés");
        assertThat(readings.first()).containsText("R§5.3-5.8");
        readings.nth(1).locator("button").click();
        assertThat(page.locator("ruling-form .problem").first()).containsText("motif");
        page.locator("#ruling-2-1-reason").fill("le 8 se lit 3");
        photograph(page, "console-readings");
        readings.nth(1).locator("button").click();
        assertThat(page.locator("#seat-2-1 .paid")).hasText("3");
        assertThat(page.locator("#seat-2-1")).containsText("décision de l’arbitre");
        assertThat(page.locator("#seat-2-1 + tr.reasons")).containsText("le 8 se lit 3 R§5.9");
    }

    @Test
    void anAverageTheRuleDoesNotForeseeWantsASecondWordAndAWarningIsGivenAtAnyTime() {
        TestSession session = second();
        Page page = arbiter.console(session.game());
        page.locator("#seat-2-3 button").click();
        page.locator("#discipline-2-3-reason").fill("a parlé");
        page.locator("discipline-form button").click();
        assertThat(page.locator("#seat-2-3")).containsText("1 av. discipline");
        fill(page, "1", "morts", "4h", "12");
        page.keyboard().press("Enter");
        assertThat(page.locator("#seat-2-1 .paid")).hasText("12");
        session.closeRound();
        page.locator("#ruling-2-3-reason").fill("bulletin perdu par l’arbitre");
        Locator form = page.locator("ruling-form");
        form.locator("button", new Locator.LocatorOptions().setHasText("Moyenne des autres"))
                .click();
        assertThat(form.locator(".problem")).containsText("second zéro");
        photograph(page, "console-average");
        form.locator("button.danger").click();
        assertThat(page.locator("#seat-2-3 .paid")).hasText("4");
        assertThat(page.locator("#seat-2-3 + tr.reasons")).containsText("Moyenne des autres joueurs : 4.");
        page.locator("discipline-form button", new Page.LocatorOptions().setHasText("Retirer"))
                .click();
        assertThat(page.locator("#seat-2-3")).not().containsText("av. discipline");
    }

    @Test
    void aDuoAndASoloOfTheComputerAreTold() {
        TestSession session = second();
        for (int table = 1; table < 3; table++) {
            session.done("slips", "table", table, "word", "MORTS", "reference", "4H", "score", 12);
        }
        session.closeRound();
        Page page = arbiter.console(session.game());
        assertThat(page.locator(".master")).containsText("solo de l’ordinateur");
        assertThat(page.locator(".master")).containsText("Duo : tables 1 et 2.");
        page.locator("#primary").click();
        page.locator("#tab-rounds").click();
        assertThat(page.locator("table.past tbody tr").first()).containsText("duo tables 1 et 2");
        assertThat(page.locator("table.past tbody tr").first()).containsText("solo de l’ordinateur");
    }
}
