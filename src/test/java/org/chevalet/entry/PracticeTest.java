package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The minute of practice before the game, and what is chosen there. */
@QuarkusTest
class PracticeTest extends PlayerBrowserTest {

    @Test
    void aMinuteToTryAndNothingLeavesTheDevice() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        assertThat(player.find(".waiting .who")).hasText("Table 1 : Joueur 01");
        player.find("#practice button:text-is('Grande')").click();
        assertThat(player.find("html")).hasAttribute("data-size", "large");
        player.find("#practice button.primary").click();
        assertThat(player.find("#round")).hasText("Essai");
        player.tapSquare("H2");
        player.tapLetters("SEMAINE");
        player.find("#send").click();
        assertThat(player.find("#practice .note"))
                .containsText("Bulletin reçu : SEMAINE, ligne H, colonne 2, horizontal");
        assertThat(player.find("#slip")).isHidden();
        player.find("#practice button.primary").click();
        assertThat(player.find("#practice")).isHidden();
        assertThat(player.find(".waiting .who")).isVisible();
        player.page().reload();
        assertThat(player.find(".waiting .who")).isVisible();
        assertThat(player.find("#practice")).isHidden();
        assertThat(player.find("html")).hasAttribute("data-size", "large");
        session.start("MEEISAN");
        player.waitToWrite();
        player.assertWritten("", "");
    }

    /** Another word, or another place, is received as in the game; it is said, and may be changed. */
    @Test
    void anotherSlipThanAskedForIsSaidAndMayBeChanged() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        assertThat(player.find("#practice button.primary")).isInViewport();
        player.find("#practice button.primary").click();
        assertThat(player.find("#reference-hint")).hasText("H4 : horizontal. 4H : vertical.");
        player.write("2H", "semaine");
        player.find("#send").click();
        assertThat(player.find("#practice .other")).containsText("SEMAINE en H2 (ligne H, colonne 2, horizontal)");
        assertThat(player.find("#practice .note")).isInViewport();
        player.find("#practice button:text-is('Modifier')").click();
        player.assertWritten("2H", "semaine");
        player.find("#turn").click();
        player.assertWritten("H2", "SEMAINE");
        player.find("#send").click();
        assertThat(player.find("#practice")).containsText("C’est reçu, et c’est tout");
        player.find("#practice button:text-is('Terminer l’essai')").click();
        assertThat(player.find(".waiting .who")).isVisible();
    }

    @Test
    void theGameBeginsInTheMiddleOfThePractice() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        player.find("#practice button.primary").click();
        player.write("H2", "sem");
        session.start("OUTAGES");
        assertThat(player.find("#round")).hasText("Coup 1");
        assertThat(player.find("#practice")).isHidden();
        player.waitToWrite();
        player.assertWritten("", "");
    }

    @Test
    void itCanBeSkipped() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        player.find("#practice button:text-is('Passer l’essai')").click();
        assertThat(player.find("#practice")).isHidden();
        player.page().reload();
        assertThat(player.find(".waiting .who")).isVisible();
        assertThat(player.find("#practice")).isHidden();
    }
}
