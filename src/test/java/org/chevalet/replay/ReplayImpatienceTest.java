package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A replay under keys held down and hasty clicks, on devices that keep nothing or something else, in a real browser. */
@QuarkusTest
@Tag("browser")
class ReplayImpatienceTest extends BrowserTest {

    private static final String GAME = "sample-club-hiersac-2018-07-07";

    private final List<String> said = new ArrayList<>();

    private Page open(BrowserContext window) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.onPageError(said::add);
        page.navigate(root + "rejouer?lang=fr#" + GAME);
        assertThat(page.locator("#start")).isVisible();
        return page;
    }

    /** All in one task, as a device that was busy hands them on. */
    private static void click(Page page, String button, int times) {
        page.locator(button)
                .evaluate("(button, times) => { for (let at = 0; at < times; at++) button.click(); }", times);
    }

    private static void holdEnter(Page page, String place) {
        page.locator(place).focus();
        for (int press = 0; press < 4; press++) {
            page.keyboard().down("Enter");
        }
        page.keyboard().up("Enter");
    }

    @Test
    void enterHeldDownPlaysOneRoundAndStaysAtItsOutcome() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop);
            page.locator("#start").click();
            holdEnter(page, "#give-up");
            assertThat(page.locator("#next-round")).isFocused();
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 21");
            page.locator("#next-round").click();
            page.locator("#reference").fill("4H");
            page.locator("#word").fill("CA");
            holdEnter(page, "#send");
            assertThat(page.locator("#game-title")).hasText("Coup 2 sur 21");
        }
    }

    @Test
    void clicksInOneTaskStartOneGameAndLeadToOneRound() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop);
            click(page, "#start", 2);
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 21");
            page.locator("#give-up").click();
            click(page, "#next-round", 3);
            assertThat(page.locator("#game-title")).hasText("Coup 2 sur 21");
            page.goBack();
            assertThat(page.locator("#resume")).hasText("Reprendre au coup 2");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void anotherTabOfTheGameNeverTakesItBack() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page old = open(laptop);
            old.locator("#start").click();
            assertThat(old.locator("#game-title")).hasText("Coup 1 sur 21");
            Page other = open(laptop);
            other.locator("#resume").click();
            for (int round = 2; round < 5; round++) {
                other.locator("#give-up").click();
                other.locator("#next-round").click();
                assertThat(other.locator("#game-title")).hasText("Coup " + round + " sur 21");
            }
            assertThat(old.locator("#replay-problem")).containsText("dans un autre onglet");
            old.navigate(root + "a-propos");
            other.reload();
            assertThat(other.locator("#game-title")).hasText("Coup 4 sur 21");
            old.goBack();
            old.locator("#resume").click();
            assertThat(old.locator("#game-title")).hasText("Coup 4 sur 21");
            old.locator("#give-up").click();
            assertThat(other.locator("#resume")).hasText("Reprendre au coup 4");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aCardLeftOpenDoesNotStartOverWhatAnotherTabHasBegun() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page card = open(laptop);
            Page other = open(laptop);
            other.locator("#start").click();
            other.locator("#give-up").click();
            other.locator("#next-round").click();
            assertThat(other.locator("#game-title")).hasText("Coup 2 sur 21");
            card.locator("#start").click();
            assertThat(card.locator("#replay-problem")).containsText("rien n’a été recommencé");
            assertThat(other.locator("#game-title")).hasText("Coup 2 sur 21");
            card.locator("#resume").click();
            assertThat(card.locator("#game-title")).hasText("Coup 2 sur 21");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void theTabletsKeysHelpInARoundAndDoNothingElsewhere() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop);
            List.of("F1", "F2", "F4", "F8", "F9", "Control+Enter", "Shift+Escape")
                    .forEach(page.keyboard()::press);
            page.locator("#start").click();
            page.keyboard().press("F1");
            assertThat(page.locator("#command-answer")).isVisible();
            assertThat(page.locator("#command-answer")).containsText("indices, qui sont comptés");
            page.locator("#give-up").click();
            page.locator("#next-round").click();
            assertThat(page.locator("#command-answer")).hasText("");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aGameIsLeftBeforeItHasStarted() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop);
            page.evaluate(
                    "game => ['&jeu', ''].forEach(part => {"
                            + " history.pushState(null, '', '#' + game + part); dispatchEvent(new PopStateEvent('popstate')); })",
                    GAME);
            assertThat(page.locator("#start")).isVisible();
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aDeviceThatMayKeepNothingSaysSoAndTheGameGoesOn() {
        try (BrowserContext laptop = chromium.newContext()) {
            laptop.addInitScript("Storage.prototype.setItem = () => { throw new Error('full'); };");
            Page page = open(laptop);
            assertThat(page.locator("#no-storage")).isHidden();
            page.locator("#start").click();
            assertThat(page.locator("#no-storage")).containsText("Cet appareil ne peut pas garder la partie");
            page.locator("#give-up").click();
            page.locator("#next-round").click();
            page.goBack();
            assertThat(page.locator("#resume")).hasText("Reprendre au coup 2");
            page.locator("#card .to-library").click();
            String marks = """
                    {"format":"chevalet-replay-marks","version":2,"marks":{"x":[{"when":"2020","total":1,"top":2}]}}""";
            page.locator("#marks-file")
                    .setInputFiles(new FilePayload(
                            "marques.json", "application/json", marks.getBytes(StandardCharsets.UTF_8)));
            assertThat(page.locator("#replay-problem")).containsText("n’a pas pu garder");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void whatIsNoProgressOfTheGameIsNone() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop);
            page.locator("#start").click();
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 21");
            String key = (String)
                    page.evaluate("Object.keys(localStorage).find(key => key.startsWith('chevalet.replay.progress.'))");
            page.navigate(root + "aide");
            page.evaluate(
                    "key => { const one = JSON.parse(localStorage.getItem(key)); one.rounds = [999];"
                            + " localStorage.setItem(key, JSON.stringify(one)); }",
                    key);
            page.navigate(root + "rejouer?lang=fr#" + GAME + "&jeu");
            assertThat(page.locator("#start")).hasText("Commencer");
            page.locator("#card .to-library").click();
            assertThat(page.locator("[data-game=" + GAME + "]")).not().containsText("en cours");
            assertThat(said).isEmpty();
        }
    }
}
