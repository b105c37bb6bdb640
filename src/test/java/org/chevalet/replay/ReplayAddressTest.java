package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.chevalet.formats.GameFiles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every state of a replay has an address: reloading, going back and another language keep it, in a real browser. */
@QuarkusTest
@Tag("browser")
class ReplayAddressTest extends BrowserTest {

    private static final String SAMPLE = "rejouer?lang=fr#sample-club-hiersac-2018-07-07";

    private Page open(BrowserContext window, String path) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.navigate(root + path);
        return page;
    }

    private static void play(Page page, String reference, String word) {
        page.locator("#reference").fill(reference);
        page.locator("#word").fill(word);
        page.locator("#send").click();
    }

    @Test
    void aRoundIsTakenUpWithItsWordItsClockAndItsHints() {
        try (BrowserContext tablet = chromium.newContext(800, 1280)) {
            Page page = open(tablet, SAMPLE);
            page.locator("#time").selectOption("60");
            page.locator("#start").click();
            page.locator("#hint-length").click();
            page.locator("#word").fill("CACHE");
            page.reload();
            assertThat(page.locator("#paused")).isVisible();
            assertThat(page.locator("#tablet")).isHidden();
            page.locator("#go-on").click();
            assertThat(page.locator("#word")).hasValue("CACHE");
            assertThat(page.locator("#clock")).hasText(Pattern.compile("0:\\d\\d"));
            assertThat(page.locator("#hints-given li")).hasCount(1);
            page.locator("#give-up").click();
            page.reload();
            assertThat(page.locator("#outcome-title")).containsText("76 de perdus");
            page.locator("#next-round").click();
            assertThat(page.locator("#game-title")).hasText("Coup 2 sur 21");
        }
    }

    @Test
    void goingBackLeadsFromTheRoundToTheCardToTheLibrary() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            page.locator("[data-game=sample-club-hiersac-2018-07-07]").click();
            page.locator("#time").selectOption("120");
            page.locator("#start").click();
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 21");
            page.goBack();
            assertThat(page.locator("#resume")).hasText("Reprendre au coup 1");
            assertThat(page.locator("#card")).containsText("2 min ;");
            page.goBack();
            assertThat(page.locator("[data-game=sample-club-hiersac-2018-07-07]"))
                    .containsText("en cours, coup 1 sur 21");
            page.goForward();
            page.goForward();
            assertThat(page.locator("#paused")).isVisible();
        }
    }

    @Test
    void anotherLanguageStaysInTheRound() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, SAMPLE);
            page.locator("#start").click();
            page.locator(".page-languages a[lang=en]").click();
            assertThat(page.locator("#game-title")).hasText("Round 1 of 21");
        }
    }

    @Test
    void aGameOfAFileStaysOnTheDeviceUntilItIsRemoved() {
        byte[] file = GameFiles.bytes("/games/eliot-arbitration.txt");
        try (BrowserContext tablet = chromium.newContext(800, 1280)) {
            Page page = open(tablet, "rejouer?lang=fr");
            page.locator("#file").setInputFiles(new FilePayload("mardi.txt", "text/plain", file));
            page.locator("#start").click();
            play(page, "H3", "CHARIOT");
            page.reload();
            assertThat(page.locator("#outcome-title")).containsText("c’est le top");
            page.goBack();
            page.goBack();
            assertThat(page.locator("[data-game^='appareil/']")).containsText("mardi");
            page.locator("#library-list li button.quiet").click();
            assertThat(page.locator("[data-game^='appareil/']")).hasCount(0);
        }
    }

    @Test
    void theResultIsSeenAgainAndMissedRoundsPlayedFromIt() {
        byte[] file = GameFiles.bytes("/games/eliot-arbitration.txt");
        try (BrowserContext phone = chromium.newContext(390, 800)) {
            Page page = open(phone, "rejouer?lang=fr");
            page.locator("#file").setInputFiles(new FilePayload("mardi.txt", "text/plain", file));
            page.locator("#start").click();
            for (int round = 1; round <= 3; round++) {
                page.locator("#give-up").click();
                page.locator("#next-round").click();
            }
            assertThat(page.locator("#summary")).containsText("0 sur 239");
            page.reload();
            assertThat(page.locator("#summary")).containsText("0 sur 239");
            page.goBack();
            assertThat(page.locator("#card-title")).hasText("mardi");
            page.locator("#see-summary").click();
            page.locator("#again").click();
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 3");
        }
    }

    @Test
    void commandsAnswerOfTheGameAndNotOfAClub() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, SAMPLE);
            page.locator("#start").click();
            play(page, "H4", "C(H)ACUNE");
            page.locator("#next-round").click();
            answers(page, "score", "76 sur 76");
            answers(page, "d", "CHACUNE, joker : H");
            answers(page, "feuille", "Coup 1");
            answers(page, "temps", "Pas de limite de temps");
            answers(page, "arbitre", "il n’y a pas d’arbitre");
            answers(page, "longueur", " lettres");
            answers(page, "aide", "solution");
        }
    }

    private static void answers(Page page, String command, String answer) {
        page.locator("#command").fill(command);
        page.locator("#command").press("Enter");
        assertThat(page.locator("#command-answer")).containsText(answer);
    }
}
