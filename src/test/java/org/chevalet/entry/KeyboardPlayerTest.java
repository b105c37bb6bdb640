package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A player who uses no mouse and no finger: everything by keys alone, from the code to the result. */
@QuarkusTest
class KeyboardPlayerTest extends PlayerBrowserTest {

    private static String focused(PlayerBrowser player) {
        return (String) player.page()
                .evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.id");
    }

    private PlayerBrowser joined(TestSession session, int table) {
        PlayerBrowser player = laptop();
        player.open("/jouer");
        assertThat(player.find("#join-code")).isFocused();
        player.type(session.code());
        player.press("Tab");
        player.type(String.valueOf(table));
        player.press("Enter");
        assertThat(player.find("#join-confirm button.primary")).isFocused();
        player.press("Enter");
        assertThat(player.find("#connection")).hasClass("connection on");
        return player;
    }

    private static void toTheGrid(PlayerBrowser player, int down, int right) {
        player.find("#grid [tabindex='0']").focus();
        player.press("Control+Home");
        for (int step = 0; step < down; step++) {
            player.press("ArrowDown");
        }
        for (int step = 0; step < right; step++) {
            player.press("ArrowRight");
        }
    }

    @Test
    void joinsPlacesAcrossReviewsSendsModifiesAndSendsAgain() {
        TestSession session = session(1);
        PlayerBrowser player = joined(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        toTheGrid(player, 7, 1);
        assertThat(focused(player)).isEqualTo("H2, vide");
        player.type("semaine");
        player.assertWritten("H2", "SEMAINE");
        assertThat(focused(player)).isEqualTo("H9, vide");
        player.press("Enter");
        assertThat(player.find("#send")).isFocused();
        assertThat(player.find("#live-polite")).containsText("Entrée pour envoyer");
        player.press("Enter");
        player.assertReceived("SEMAINE", "ligne H, colonne 2, horizontal");

        player.press("F9");
        assertThat(player.find("#word")).isFocused();
        player.press("Control+A");
        player.type("amie");
        player.press("Control+Enter");
        player.assertReceived("AMIE");
        session.finishRound();
        assertThat(player.find(".result .top")).containsText("SEMAINE H2, 70 points");
    }

    @Test
    void placesDownTakesTilesBackClearsAndHasItBack() {
        TestSession session = session(1);
        PlayerBrowser player = joined(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        toTheGrid(player, 4, 7);
        player.press("Space");
        assertThat(player.find("#turn")).hasText("→");
        player.press("Space");
        assertThat(player.find("#turn")).hasText("↓");
        player.type("menais");
        player.assertWritten("8E", "MENAIS");
        player.press("Backspace");
        player.assertWritten("8E", "MENAI");
        toTheGrid(player, 5, 7);
        player.press("Delete");
        player.assertWritten("8E", "MNAI");
        player.press("Shift+Escape");
        player.assertWritten("", "");
        assertThat(player.find("#undo-clear")).isVisible();
        player.find("#undo-clear").press("Enter");
        player.assertWritten("8E", "MNAI");
    }

    @Test
    void choosesTheJokersLetterFromThePalette() {
        TestSession session = session(1);
        PlayerBrowser player = joined(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        toTheGrid(player, 7, 1);
        player.type("sem?");
        assertThat(player.find("#joker-palette")).isVisible();
        player.press("a");
        assertThat(player.find("#joker-palette")).isHidden();
        assertThat(focused(player)).isEqualTo("H6, vide");
        player.type("ine");
        player.assertWritten("H2", "SEM(A)INE");
        player.press("Control+Enter");
        player.assertReceived("(joker)");
    }

    @Test
    void theFormTakesEveryWriting() {
        TestSession session = session(1);
        PlayerBrowser player = joined(session, 1);
        session.start("MEEIS?N");
        player.waitToWrite();
        player.find("#reference").focus();
        player.type("'h");
        player.press("Tab", "Tab");
        player.type("sem");
        assertThat(player.find("#reference")).hasValue("4H");
        assertThat(player.find("#echo")).hasText("SEM – ligne H, colonne 4, vertical");
        player.type("(a)ine");
        assertThat(player.find("#echo")).containsText("joker : A");
        player.press("Enter");
        player.assertReceived("ligne H, colonne 4, vertical");
        player.find("#word").fill("misé");
        assertThat(player.find("#notes")).hasText("É a été remplacé par E.");
    }

    @Test
    void noSingleKeyDoesAnythingOutsideTheFields() {
        TestSession session = session(1);
        PlayerBrowser player = joined(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.page().evaluate("document.activeElement.blur()");
        String before = player.find("#tablet").innerText().replaceAll("\\d", "");
        player.type("abcdefghijklmnopqrstuvwxyz0123456789?*");
        assertThat(player.find("#tablet").innerText().replaceAll("\\d", "")).isEqualTo(before);
    }
}
