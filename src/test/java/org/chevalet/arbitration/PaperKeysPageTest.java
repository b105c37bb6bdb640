package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A round of paper slips at the console with the keyboard alone, its keys counted. */
@QuarkusTest
class PaperKeysPageTest extends ArbiterBrowserTest {

    private static final int PLAYERS = 20;

    /** The page itself clicks as soon as it shows the new phase. */
    private static final String CLICK_AT_ONCE = """
            () => new MutationObserver((changes, observer) => {
              if (document.querySelector('#round .tag').textContent.trim() !== 'tirage annoncé') return;
              observer.disconnect();
              document.querySelector('#primary').click();
              window.clicked = true;
            }).observe(document.body, { subtree: true, childList: true, characterData: true })""";

    private int keys;

    private void press(Page page, String key) {
        keys++;
        page.keyboard().press(key);
    }

    private void type(Page page, String text) {
        for (char letter : text.toCharArray()) {
            press(page, String.valueOf(letter));
        }
    }

    /** The fields of one slip, each with Enter; returns once the server has it. */
    private int slip(Page page, int table, String... fields) {
        keys = 0;
        type(page, String.valueOf(table));
        press(page, "Enter");
        for (String field : fields) {
            type(page, field);
            press(page, "Enter");
        }
        assertThat(page.locator("seats-panel > section .said").first()).containsText("Table " + table + ",");
        assertThat(page.locator("#slip-1-table")).isFocused();
        return keys;
    }

    private static void phase(Page page, String phase) {
        assertThat(page.locator("#round .tag")).hasText(phase);
        assertThat(page.locator("#primary")).not().hasAttribute("aria-disabled", "true");
    }

    private static Locator row(Page page, int table) {
        return page.locator("#seat-1-" + table);
    }

    @Test
    void aRoundOfTwentySlipsWithoutTheMouse() {
        TestSession session = TestSession.open("fisf-2023", PLAYERS);
        Page page = arbiter.console(session.game());
        page.locator("#letters").focus();
        type(page, "semaine");
        press(page, "Enter");
        phase(page, "tirage à annoncer");
        press(page, "Control+Enter");
        phase(page, "tirage annoncé");
        press(page, "F4");
        phase(page, "en jeu");
        press(page, "F6");
        assertThat(page.locator("#slip-1-table")).isFocused();

        assertThat(slip(page, 11, "t")).as("keys for the top").isLessThanOrEqualTo(6);
        assertThat(slip(page, 12, "menaise", "h3"))
                .as("keys for another word of seven letters")
                .isLessThanOrEqualTo(20);
        slip(page, 13, "*");
        assertThat(row(page, 13)).containsText("menaise");
        slip(page, 14, "-");
        assertThat(row(page, 14)).containsText("rien remis");
        slip(page, 15, "z");
        assertThat(row(page, 15)).containsText("décision de l’arbitre");
        slip(page, 16, "a");
        slip(page, 16, "menais", "h4");
        for (int table = 1; table <= 10; table++) {
            assertThat(slip(page, table, "=")).isLessThanOrEqualTo(6);
        }
        ArbiterBrowser.photograph(page, "console-paper-keys");

        press(page, "Alt+t");
        assertThat(page.locator("rest-top .note")).containsText("4 tables : 17, 18, 19, 20");
        press(page, "Shift+Tab");
        press(page, "Enter");
        assertThat(page.locator(".missing.all")).isVisible();
        assertThat(row(page, 20)).containsText("SEMAINE");

        press(page, "F7");
        assertThat(page.locator("table.seats tr.seat")).hasCount(2);
        ArbiterBrowser.photograph(page, "console-litigious");
        press(page, "Control+Enter");
        phase(page, "réception");
        press(page, "Control+Enter");
        phase(page, "contrôle");
        press(page, "F9");
        phase(page, "prêt");
        assertThat(page.locator("round-panel .read-aloud")).containsText("70 points");
        press(page, "F8");
        assertThat(page.locator("table.ranking tbody tr").first()).isVisible();
    }

    @Test
    void aNewRoundIsLookedAtWhole() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        Page page = arbiter.console(session.game());
        page.locator("#slip-1-table").focus();
        slip(page, 1, "semaine", "h2");
        page.locator(".views label").nth(1).click();
        assertThat(page.locator("table.seats tr.seat")).hasCount(2);
        session.finishRound("H2", "SEMAINE").start("ROUTERS");
        assertThat(page.locator("#slip-2-table")).isVisible();
        assertThat(page.locator(".views input").first()).isChecked();
        assertThat(page.locator("table.seats tr.seat")).hasCount(3);
    }

    @Test
    void theKeysAreListedChangedAndKept() {
        TestSession session = TestSession.open("fisf-2023", 1);
        Page page = arbiter.console(session.game());
        page.keyboard().press("F1");
        Locator list = page.locator("shortcut-help dialog");
        assertThat(list).isVisible();
        ArbiterBrowser.photograph(page, "console-keys");
        Locator draw = list.locator("tr", new Locator.LocatorOptions().setHasText("Tirer au hasard"));
        draw.locator("button").click();
        page.keyboard().press("F4");
        assertThat(list.locator(".problem")).containsText("F4 sert déjà");
        page.keyboard().press("F10");
        assertThat(draw.locator("kbd")).hasText("F10");
        page.keyboard().press("Escape");
        page.keyboard().press("F2");
        assertThat(page.locator("#round .tag")).hasText("prêt");
        page.reload();
        assertThat(page.locator("round-panel")).isVisible();
        page.keyboard().press("F10");
        phase(page, "tirage à annoncer");
    }

    @Test
    void aKeyHeldDownOrPressedAboveADialogIsNotLeftToTheBrowser() {
        Page page = arbiter.console(TestSession.open("fisf-2023", 1).game());
        String pressed = "([key, repeat]) => !document.body.dispatchEvent("
                + "new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))";
        Assertions.assertThat(page.evaluate(pressed, List.of("F7", true))).isEqualTo(true);
        Assertions.assertThat(page.evaluate(pressed, List.of("x", true))).isEqualTo(false);
        page.keyboard().press("F1");
        assertThat(page.locator("shortcut-help dialog")).isVisible();
        Assertions.assertThat(page.evaluate(pressed, List.of("F6", false))).isEqualTo(true);
        assertThat(page.locator("shortcut-help dialog")).isVisible();
    }

    @Test
    void upGoesBackToTheTableOfTheSlipBefore() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        Page page = arbiter.console(session.game());
        page.keyboard().press("F6");
        for (String text : List.of("2", "semaine", "h2")) {
            page.keyboard().insertText(text);
            page.keyboard().press("Enter");
        }
        assertThat(page.locator("#slip-1-table")).hasValue("");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("#slip-1-table")).hasValue("2");
        assertThat(page.locator("seats-panel .replaces").first()).containsText("SEMAINE H2");
    }

    /** R§3.2: the rack is kept at a second word, and what was typed is no longer in the way of the next step. */
    @Test
    void lettersTypedAgainstTheRuleAreAskedAboutThenDrawn() {
        TestSession session = TestSession.open("fisf-2023", 1);
        Page page = arbiter.console(session.game());
        page.locator("#letters").fill("lstrnda");
        page.keyboard().press("Enter");
        assertThat(page.locator(".guard")).containsText("2 voyelle(s) et 2 consonne(s)");
        ArbiterBrowser.photograph(page, "console-rack-against-rule");
        page.locator(".guard .danger").click();
        phase(page, "tirage à annoncer");
        assertThat(page.locator("#letters")).hasValue("");
        page.keyboard().press("Control+Enter");
        phase(page, "tirage annoncé");
    }

    @Test
    void solutionsAreThoseOfTheLettersShown() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw/typed", "letters", "SEMAINE");
        Page page = arbiter.console(session.game());
        page.locator("#tab-solutions").click();
        assertThat(page.locator("#panel-solutions tbody tr").first()).containsText("SEMAINE");
        session.done("draw/typed", "letters", "VOITURE");
        assertThat(page.locator("#panel-solutions")).containsText("VOITURE");
        assertThat(page.locator("#panel-solutions")).not().containsText("SEMAINE");
    }

    @Test
    void aClickMeantForTheStepBeforeDoesNotDoTheNextInASecondWindow() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw/typed", "letters", "SEMAINE");
        Page page = arbiter.console(session.game());
        phase(page, "tirage à annoncer");
        page.evaluate(CLICK_AT_ONCE);
        session.done("announce", "force", true);
        assertThat(page.locator("#round .tag")).hasText("tirage annoncé");
        page.waitForFunction("() => window.clicked === true");
        assertThat(page.locator("#primary")).not().hasAttribute("aria-disabled", "true");
        assertThat(page.locator("#round .tag")).hasText("tirage annoncé");
    }

    /** The clock is started while another panel is looked at: the slips come, and Enter typed with them starts or stops nothing. */
    @Test
    void figuresTypedInAHurryAreOfASlipAndNeverOfTheNextStep() {
        TestSession session = TestSession.open("fisf-2023", 12);
        session.done("draw/typed", "letters", "SEMAINE");
        Page page = arbiter.console(session.game());
        phase(page, "tirage à annoncer");
        page.locator("#primary").click();
        phase(page, "tirage annoncé");
        assertThat(page.locator("#slip-1-table")).isFocused();
        page.locator("#tab-solutions").click();
        page.locator("#primary").click();
        assertThat(page.locator("#tab-seats")).hasAttribute("aria-selected", "true");
        assertThat(page.locator("#slip-1-table")).isFocused();
        phase(page, "en jeu");
        page.keyboard().insertText("11");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-1-word")).isFocused();
        assertThat(page.locator("#round .tag")).hasText("en jeu");

        page.locator("#tab-game").click();
        page.locator(".foot button", new Page.LocatorOptions().setHasText("Pause"))
                .click();
        phase(page, "en pause");
        assertThat(page.locator("#tab-game")).isFocused();
        page.keyboard().press("Enter");
        phase(page, "en pause");
        page.reload();
        phase(page, "en pause");
        assertThat(page.locator("#slip-1-table")).isFocused();
    }

    @Test
    void escapeAndAnotherTableLeaveTheSlipHalfTyped() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        Page page = arbiter.console(session.game());
        page.locator("#slip-1-table").fill("1");
        page.keyboard().press("Enter");
        page.keyboard().insertText("menaise");
        page.keyboard().press("Enter");
        page.keyboard().insertText("h99");
        page.keyboard().press("Enter");
        Locator panel = page.locator("seats-panel > section").first();
        assertThat(panel.locator(".problem")).isVisible();
        page.locator("#slip-1-table").fill("2");
        page.keyboard().press("Enter");
        assertThat(page.locator("#slip-1-word")).isFocused();
        assertThat(page.locator("#slip-1-word")).hasValue("");
        assertThat(page.locator("#slip-1-reference")).hasValue("");
        assertThat(panel.locator(".problem")).hasCount(0);
        page.keyboard().insertText("mena");
        page.keyboard().press("Escape");
        assertThat(page.locator("#slip-1-table")).isFocused();
        assertThat(page.locator("#slip-1-table")).hasValue("");
        assertThat(page.locator("#slip-1-word")).hasValue("");
        assertThat(panel.locator(".said")).containsText("Saisie abandonnée");
    }

    @Test
    void aSlipHalfTypedIsStillThereInTheOtherLanguage() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        Page page = arbiter.console(session.game());
        page.locator("#slip-1-table").fill("2");
        page.keyboard().press("Enter");
        page.keyboard().insertText("menai");
        page.evaluate("location.search = '?lang=en'");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(page.locator("#slip-1-word")).hasValue("menai");
        assertThat(page.locator("#slip-1-word")).isFocused();
        assertThat(page.locator("#slip-1-table")).hasValue("2");
        page.keyboard().press("Escape");
        page.reload();
        assertThat(page.locator("#slip-1-table")).isFocused();
        assertThat(page.locator("#slip-1-word")).hasValue("");
    }
}
