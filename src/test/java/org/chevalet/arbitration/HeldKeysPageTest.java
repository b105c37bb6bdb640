package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import org.assertj.core.api.Assertions;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Keys held down longer than meant, as tired hands do: each acts once, and answers no question that was not read. */
@QuarkusTest
class HeldKeysPageTest extends ArbiterBrowserTest {

    private static void hold(Page page, String key) {
        for (int repeat = 0; repeat < 6; repeat++) {
            page.keyboard().down(key);
        }
        page.keyboard().up(key);
    }

    @Test
    void enterHeldOnUndoAsksAndDoesNotAnswer() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        Page page = arbiter.console(session.game());
        page.locator("#primary").waitFor();
        page.locator("#to-undo").focus();
        hold(page, "Enter");
        Locator question = page.locator("dialog.correction[open]");
        assertThat(question).isVisible();
        page.keyboard().down("Control");
        hold(page, "Enter");
        page.keyboard().up("Control");
        assertThat(question).isVisible();
        page.keyboard().press("Escape");
        assertThat(question).hasCount(0);
        Assertions.assertThat(session.console().getString("seats[0].slip.word")).isEqualTo("SEMAINE");
    }

    @Test
    void enterHeldOnThePrimaryButtonIsOneStep() {
        TestSession session = TestSession.open("fisf-2023", 1);
        Page page = arbiter.console(session.game());
        page.locator("#primary").focus();
        hold(page, "Enter");
        assertThat(page.locator("#primary")).containsText("Annoncer le tirage");
        Assertions.assertThat(session.console().getString("round.phase")).isEqualTo("DRAWN");
    }

    @Test
    void theListOfKeysIsNotChangedByTheKeyOfTheNextStep() {
        TestSession session = TestSession.open("fisf-2023", 1);
        Page page = arbiter.console(session.game());
        page.locator("#primary").waitFor();
        page.keyboard().press("F1");
        assertThat(page.locator("shortcut-help .buttons button").first()).isFocused();
        page.keyboard().press("Control+Enter");
        assertThat(page.locator("shortcut-help kbd").first()).hasText("F1");
        assertThat(page.locator("shortcut-help dialog")).isVisible();
    }
}
