package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.regex.Pattern;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.EnglishWords;
import org.chevalet.live.TestSession;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A game in English letters on every screen at once, some of them in French: TOPAZ across from the star is 8H wherever it
 * is written, read, tapped or said, and TRAIN down from there is H8.
 */
@QuarkusTest
@Tag("browser")
class EnglishGamePageTest extends ArbiterBrowserTest {

    /** Row 8, column H. */
    private static final int STAR = 7 * 15 + 7;

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    private static void hasEnglishHeadings(Page page, String grid) {
        Locator table = page.locator(grid + " table.grid");
        assertThat(table.locator("thead th").first()).hasText("A");
        assertThat(table.locator("thead th").last()).hasText("O");
        assertThat(table.locator("tbody th").first()).hasText("1");
        assertThat(table.locator("tbody th").last()).hasText("15");
    }

    /** What can be seen of the page. */
    private static void showsAcrossOnly(Page page) {
        assertThat(page.locator("body")).containsText("8H", seen());
        assertThat(page.locator("body")).not().containsText("H8", seen());
    }

    private static LocatorAssertions.ContainsTextOptions seen() {
        return new LocatorAssertions.ContainsTextOptions().setUseInnerText(true);
    }

    private static Locator square(PlayerBrowser player, int index) {
        return player.find("#grid [data-square='" + index + "']");
    }

    private static void typeSlip(Page console, int round, String word, String reference) {
        console.locator("#slip-" + round + "-table").fill("3");
        console.locator("#slip-" + round + "-word").fill(word);
        console.locator("#slip-" + round + "-reference").fill(reference);
    }

    @Test
    void theSameMoveIsWrittenTheSameOnEveryScreen() {
        TestSession session = EnglishWords.open(3);
        Page screen = arbiter.open("/ecran/" + session.game());
        arbiter.speak("fr");
        Page console = arbiter.console(session.game());
        try (PlayerBrowser first =
                        PlayerBrowser.tablet(chromium, root, 1280, 800).sit(session, 1);
                PlayerBrowser second =
                        PlayerBrowser.phone(chromium, root).speaking("en").sit(session, 2)) {
            first.find("#practice button.primary").click();
            assertThat(first.find("#practice .for-board")).containsText("HOLIDAY en 8B");
            first.find("#practice button.quiet").click();
            session.start(EnglishWords.FIRST);
            hasEnglishHeadings(first.page(), "#grid");
            hasEnglishHeadings(screen, "#grid");
            hasEnglishHeadings(console, "game-board");

            first.waitToWrite();
            first.write("8h", "topaz");
            assertThat(first.find("#reference")).hasValue("8H");
            assertThat(first.find("#echo")).hasText("TOPAZ – ligne 8, colonne H, horizontal");
            assertThat(first.find("#reference-hint")).not().containsText("H4");
            ArbiterBrowser.photograph(first.page(), "english-tablet");
            first.find("#send").click();
            first.assertReceived("TOPAZ", "ligne 8, colonne H, horizontal");

            second.waitToWrite();
            second.write("8H", "TOPAZ");
            assertThat(second.find("#echo")).hasText("TOPAZ – row 8, column H, across");
            second.find("#send").click();
            second.assertReceived("TOPAZ", "row 8, column H, across");

            typeSlip(console, 1, "topaz", "8h");
            assertThat(console.locator("form.slip .said").first()).containsText("ligne 8, colonne H, horizontal");
            console.locator("#slip-1-reference").press("Enter");
            assertThat(console.locator("table.seats tr.seat").nth(2)).containsText("8H");
            session.closeRound();
            assertThat(console.locator("master-move")).containsText("TOPAZ 8H");
            showsAcrossOnly(console);
            console.locator("#tab-solutions").click();
            assertThat(console.locator("table.solutions tbody tr").first()).containsText("8H");
            console.locator(".solutions input, solution-list input").first().fill("8h");
            assertThat(console.locator("table.solutions tbody tr").first()).containsText("TOPAZ");
            showsAcrossOnly(console);
            console.locator("#tab-game").click();
            session.finishRoundControlled();

            assertThat(screen.locator("#last")).containsText("TOPAZ");
            assertThat(screen.locator(".last-where")).hasText("ligne 8, colonne H, horizontal");
            showsAcrossOnly(screen);
            assertThat(first.find("#stage")).containsText("8H");
            showsAcrossOnly(first.page());
            showsAcrossOnly(second.page());
            assertThat(square(first, STAR)).hasAttribute("aria-label", Pattern.compile("^8H, T, .*"));
            ArbiterBrowser.photograph(screen, "english-screen");

            goesDown(session, console, first, second);
        }
        replays(session);
    }

    /** From the star downwards: on the tablet with a tap and the command field, on the console as the player wrote it. */
    private void goesDown(TestSession session, Page console, PlayerBrowser first, PlayerBrowser second) {
        session.start(EnglishWords.SECOND);
        first.waitToWrite();
        first.command("H8 train");
        assertThat(first.find("#command-answer")).containsText("ligne 8, colonne H, vertical");
        assertThat(first.find("#reference")).hasValue("H8");
        first.command("row 8");
        assertThat(first.find("#command-answer")).containsText("Ligne 8 : colonnes H à L, TOPAZ");
        first.find("#send").click();
        first.assertReceived("TRAIN", "ligne 8, colonne H, vertical");

        second.waitToWrite();
        second.write("8D", "TRAIN");
        assertThat(second.find("#echo")).hasText("TRAIN – row 8, column D, across");

        typeSlip(console, 2, "train", "8h");
        assertThat(console.locator("form.slip .said").first()).containsText("ligne 8, colonne H, horizontal");
        console.locator("#slip-2-reference").fill("h8");
        assertThat(console.locator("form.slip .said").first()).containsText("ligne 8, colonne H, vertical");
        console.locator("#slip-2-reference").press("Enter");
        assertThat(console.locator("table.seats tr.seat").nth(2)).containsText("H8");
        session.closeRound();
        assertThat(console.locator("master-move")).containsText("TRAIN H8");
        ArbiterBrowser.photograph(console, "english-console");
        console.locator("#tab-rounds").click();
        assertThat(console.locator("table.past tbody tr").first()).containsText("TOPAZ 8H");
        session.finishRoundControlled().done("finish");
        assertThat(first.find("body")).containsText("TRAIN H8", seen());
    }

    private void replays(TestSession session) {
        session.ask().put("/api/replay/published/" + session.game()).then().statusCode(200);
        Page replay = arbiter.open("/rejouer?lang=en#club-" + session.game());
        replay.locator("#start").click();
        assertThat(replay.locator("#game-title")).containsText("1");
        hasEnglishHeadings(replay, "#grid");
        replay.locator("#reference").fill("8h");
        replay.locator("#word").fill("topaz");
        assertThat(replay.locator("#echo")).hasText("TOPAZ – row 8, column H, across");
        replay.locator("#word").press("Enter");
        assertThat(replay.locator("body")).containsText("TOPAZ 8H", seen());
        showsAcrossOnly(replay);
        ArbiterBrowser.photograph(replay, "english-replay");

        Page reading = arbiter.open("/rejouer?lang=en#club-" + session.game() + "&lecture");
        assertThat(reading.locator("#reading-round")).containsText("TOPAZ 8H");
        assertThat(reading.locator("#reading-rounds")).containsText("TRAIN H8");
        hasEnglishHeadings(reading, "#reading-grid");
        reading.locator("#if-word").fill("topaz");
        reading.locator("#if-reference").fill("h8");
        reading.locator("#if-word").press("Enter");
        assertThat(reading.locator("#if-answer")).containsText("TOPAZ");
        session.ask().delete("/api/replay/published/" + session.game()).then().statusCode(200);
    }
}
