package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The player's page in windows where not everything has room: what matters is in view, and large enough for a finger. */
@QuarkusTest
class SmallWindowsTest extends PlayerBrowserTest {

    private static final int[][] UPRIGHT = {{360, 740}, {600, 960}};

    private static void tapMiddle(Page page, Locator where) {
        BoundingBox box = where.boundingBox();
        page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static void scrollToTheFoot(PlayerBrowser player) {
        player.page().evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    }

    private static void assertKeysOfAFinger(PlayerBrowser player) {
        List<Locator> keys = player.find("#keyboard button:visible").all();
        assertThat(keys).hasSizeGreaterThan(10);
        for (Locator key : keys) {
            BoundingBox box = key.boundingBox();
            assertThat(Math.min(box.width, box.height)).as(key.textContent()).isGreaterThanOrEqualTo(44);
            assertThat(key).isInViewport();
        }
    }

    @Test
    void aTapOnThePhonesBoardShowsItMagnifiedAroundTheSquareAndWordsAreLaidThere() {
        TestSession session = session(2);
        for (int table = 1; table <= 2; table++) {
            PlayerBrowser player = table == 1 ? phone() : tablet(740, 360);
            player.sit(session, table);
            if (table == 1) {
                session.start("MEEISAN");
            }
            player.waitToWrite();
            tapMiddle(player.page(), player.square("E12"));
            assertThat(player.find("body.magnified")).hasCount(1);
            player.assertWritten("", "");
            BoundingBox square = player.square("E12").boundingBox();
            BoundingBox port = player.find("#grid").boundingBox();
            assertThat(square.width).isGreaterThanOrEqualTo(44);
            assertThat(square.x).isBetween(port.x, port.x + port.width - square.width);
            assertThat(square.y).isBetween(port.y, port.y + port.height - square.height);
            assertThat(player.square("E12")).isInViewport();
            assertThat(player.find("#rack .tile").first()).isInViewport();
            tapMiddle(player.page(), player.square("E12"));
            player.tapLetters("MIS");
            player.assertWritten("E12", "MIS");
            assertThat(player.square("E15")).isInViewport();
            player.find("#magnify").click();
            assertThat(player.find("body.magnified")).hasCount(0);
        }
    }

    @Test
    void theBarHasTwoLinesWithAClockAndWithoutAndInTheLargestText() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        for (String size : List.of("normal", "largest")) {
            player.page().evaluate("size => { document.documentElement.dataset.size = size; }", size);
            assertTwoLines(player);
        }
        session.start("MEEISAN");
        player.waitToWrite();
        assertTwoLines(player);
        session.done("clock/end", "force", true);
        session.done("close", "force", true);
        session.finishRoundControlled();
        session.done("finish", "force", true);
        assertThat(player.find("#round-title")).hasText("La partie est terminée");
        assertTwoLines(player);
    }

    /** What is to be done in the first line, who plays and whether the server is reached in the second. */
    private static void assertTwoLines(PlayerBrowser player) {
        BoundingBox title = player.find("#round-title").boundingBox();
        BoundingBox help = player.find("#help-open").boundingBox();
        BoundingBox seat = player.find(".bar .seat").boundingBox();
        BoundingBox connection = player.find("#connection").boundingBox();
        assertThat(title.x + title.width).isLessThanOrEqualTo(help.x);
        assertThat(title.y).isLessThan(help.y + help.height);
        assertThat(seat.y).isGreaterThanOrEqualTo(help.y + help.height - 1);
        assertThat(connection.y).isLessThan(seat.y + seat.height);
        assertThat(connection.x).isGreaterThan(seat.x + seat.width / 2);
    }

    @Test
    void whatMattersComesIntoViewWhenTheRoundTurns() {
        for (int[] size : UPRIGHT) {
            TestSession session = session(1);
            PlayerBrowser player = tablet(size[0], size[1]).sit(session, 1);
            player.find("#practice button:text-is('Passer l’essai')").click();
            player.find("#settings summary").click();
            scrollToTheFoot(player);
            session.start("MEEISAN");
            assertThat(player.find("#rack .tile").first()).isInViewport();
            player.write("H2", "semaine");
            player.find("#send").click();
            assertThat(player.find(".receipt")).isInViewport();
            scrollToTheFoot(player);
            session.done("clock/end", "force", true);
            assertThat(player.find("#stage .note")).hasText("Temps écoulé.");
            assertThat(player.find("#stage .note")).isInViewport();
            scrollToTheFoot(player);
            session.done("close", "force", true);
            session.done("master", "coord", "H2", "word", "SEMAINE");
            session.finishRoundControlled();
            assertThat(player.find(".result .paid")).isInViewport();
            scrollToTheFoot(player);
            session.ask()
                    .body(Map.of("tables", List.of(1), "text", "Parlez moins fort."))
                    .post("/api/games/" + session.game() + "/messages")
                    .then()
                    .statusCode(200);
            assertThat(player.find("#notices")).isInViewport();
            scrollToTheFoot(player);
            player.find("#call").click();
            assertThat(player.find("#called")).isInViewport();
        }
    }

    @Test
    void whoWritesIsNotMoved() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.find("#word").focus();
        player.type("se");
        player.page().evaluate("scrollTo(0, 60)");
        session.ask()
                .body(Map.of("tables", List.of(1), "text", "Parlez moins fort."))
                .post("/api/games/" + session.game() + "/messages")
                .then()
                .statusCode(200);
        assertThat(player.find("#notices p")).hasText("Parlez moins fort.");
        assertThat(player.find("#word")).isFocused();
        assertThat((int) player.page().evaluate("Math.round(scrollY)")).isGreaterThanOrEqualTo(60);
    }

    @Test
    void helpClosesAndThePlayerIsBackWhereHeWas() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.find("#word").focus();
        player.press("F1");
        assertThat(player.find("#help .help")).isVisible();
        assertThat(player.find("#help-open")).hasAttribute("aria-expanded", "true");
        player.find("#help .close-part").click();
        assertThat(player.find("#help .help")).isHidden();
        assertThat(player.find("#word")).isFocused();
        assertThat(player.find("#rack .tile").first()).isInViewport();

        player.page().evaluate("scrollTo(0, 40)");
        player.find("#help-open").click();
        assertThat(player.find("#help summary")).isInViewport();
        player.find("#help-open").click();
        assertThat(player.find("#help .help")).isHidden();
        assertThat((int) player.page().evaluate("Math.round(scrollY)")).isEqualTo(40);
        player.find("#help-open").click();
        player.press("Escape");
        assertThat(player.find("#help .help")).isHidden();
    }

    @Test
    void thePhonesKeysAreAFingerWideAndLeaveTheWordInView() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        for (String size : List.of("", "largest")) {
            player.page().evaluate("size => document.documentElement.dataset.size = size", size);
            for (int[] window : new int[][] {{360, 740}, {740, 360}}) {
                player.page().setViewportSize(window[0], window[1]);
                for (String field : List.of("#reference", "#word")) {
                    player.find(field).focus();
                    assertKeysOfAFinger(player);
                    assertThat(player.find(field)).isInViewport();
                    assertThat(player.find("#clock")).isInViewport();
                    assertThat(player.find("#send")).isInViewport();
                }
            }
        }
        player.find("#reference").focus();
        for (String key : List.of("H", "1", "2")) {
            player.find("#keyboard button:text-is('" + key + "')").click();
        }
        player.find("#word").focus();
        assertThat(player.find("#keyboard button:text-is('1')")).isHidden();
        player.find("#keyboard button:text-is('Z')").click();
        player.assertWritten("H12", "Z");
    }

    @Test
    void whatIsWrongWithTheWordStaysAboveTheKeys() {
        TestSession session = session(1);
        PlayerBrowser player = phone().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "zoom");
        player.find("#word").focus();
        double keys = player.find(".keys-host").boundingBox().y;
        BoundingBox warnings = player.find("#warnings").boundingBox();
        assertThat(warnings.y + warnings.height).isLessThanOrEqualTo(keys);
    }

    @Test
    void besideTheBoardTilesStandInOneLineAndOurKeysAreWhole() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).sit(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.write("H2", "sem(a)ine");
        for (int[] window : new int[][] {{1280, 800}, {1024, 700}}) {
            player.page().setViewportSize(window[0], window[1]);
            for (String size : List.of("", "largest")) {
                player.page().evaluate("size => document.documentElement.dataset.size = size", size);
                player.page().evaluate("scrollTo(0, 0)");
                List<Locator> tiles = player.find("#rack .tile").all();
                assertThat(tiles)
                        .allSatisfy(tile -> assertThat(tile.boundingBox().y)
                                .isEqualTo(tiles.get(0).boundingBox().y));
                BoundingBox last = player.find("#keyboard .backspace").boundingBox();
                assertThat(last.y + last.height).isLessThanOrEqualTo(window[1]);
                BoundingBox send = player.find("#send").boundingBox();
                assertThat(send.y + send.height)
                        .isLessThanOrEqualTo(player.find(".keys-host").boundingBox().y);
            }
        }
    }

    /** Keys stand as the language of the page has them; the player may choose others. */
    @Test
    void englishPagesHaveEnglishKeys() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(1280, 800).speaking("en").sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        assertThat(player.find("#keyboard .keys").nth(1)).hasText("QWERTYUIOP");
    }

    @Test
    void underThePointerATileKeepsItsColours() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.page().evaluate("document.documentElement.dataset.theme = 'contrast'");
        Locator tile = player.find("#rack .tile").first();
        String colours =
                "one => { const style = getComputedStyle(one); return style.color + ' on ' + style.backgroundColor; }";
        Object before = tile.evaluate(colours);
        tile.hover();
        assertThat(tile.evaluate(colours)).isEqualTo(before);
    }
}
