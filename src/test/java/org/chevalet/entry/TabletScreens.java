package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/**
 * Photographs every state of the player's page, in both languages, on tablets and a phone held both ways, to be looked
 * at: {@code target/screens/tablet}. No test of its own: run by {@code ./mvnw -Pscreens test}.
 */
@QuarkusTest
class TabletScreens extends PlayerBrowserTest {

    private static final List<String> LANGUAGES = List.of("fr", "en");
    private static final int[][] SIZES = {{1280, 800}, {800, 1280}, {600, 960}, {360, 740}, {740, 360}, {1024, 700}};
    private static final Path ALL = Path.of("target", "screens", "tablet");
    private static final Consumer<PlayerBrowser> AS_IT_IS = player -> {};

    /** How a state is reached from the page just opened again. */
    private static void shoot(PlayerBrowser player, String name, Consumer<PlayerBrowser> reach) {
        for (String language : LANGUAGES) {
            player.speaking(language).page().reload();
            assertThat(player.find("#join:visible, #tablet[data-phase]:visible").first())
                    .isVisible();
            reach.accept(player);
            for (int[] size : SIZES) {
                photograph(player.page(), name, language, size);
            }
            player.page().setViewportSize(SIZES[0][0], SIZES[0][1]);
        }
    }

    private static void photograph(Page page, String name, String language, int[] size) {
        page.setViewportSize(size[0], size[1]);
        Path file = ALL.resolve(language).resolve("%s-%dx%d.png".formatted(name, size[0], size[1]));
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    private PlayerBrowser seated(TestSession session, int table) {
        return tablet(SIZES[0][0], SIZES[0][1]).sit(session, table);
    }

    private static TestSession announced(Map<String, Object> settings, String letters) {
        TestSession session = TestSession.open(settings, 3);
        session.done("draw/typed", "letters", letters);
        session.done("announce", "force", true);
        return session;
    }

    private static final Map<String, Object> USUAL = Map.of("name", "Séance du mardi");
    private static final Map<String, Object> OFFICIAL = Map.of("name", "Séance du mardi", "scoresAsked", true);

    @Test
    void joining() {
        TestSession session = TestSession.open(USUAL, 3);
        session.token(2);
        PlayerBrowser player = tablet(SIZES[0][0], SIZES[0][1]);
        player.open("/jouer");
        shoot(player, "01-join", AS_IT_IS);
        shoot(player, "02-join-unknown", one -> {
            one.find("#join-code").fill("0000");
            one.find("#join-table").fill("7");
            one.find("#join-form button").click();
            assertThat(one.find("#join-problem")).not().isEmpty();
        });
        player.open("/jouer/" + session.code());
        shoot(player, "03-join-confirm", one -> {
            one.find("#join-table").fill("1");
            one.find("#join-form button").click();
            assertThat(one.find("#join-confirm")).isVisible();
        });
        shoot(player, "04-join-taken", one -> {
            one.find("#join-table").fill("2");
            one.find("#join-form button").click();
            one.find("#join-confirm button.primary").click();
            assertThat(one.find("#claim-problem")).not().isEmpty();
        });
        player.sit(session, 1);
        shoot(player, "05-waiting", AS_IT_IS);
        shoot(player, "06-practice", one -> one.find("#practice button.primary").click());
        shoot(player, "07-practice-sent", one -> {
            one.find("#practice button.primary").click();
            one.write("H2", "semaine");
            one.find("#send").click();
        });
        player.find("#practice button").last().click();
        player.page().evaluate("localStorage.setItem('chevalet.practised', 'true')");
        shoot(player, "08-waiting-room", AS_IT_IS);
        shoot(player, "09-settings", one -> one.find("#settings summary").click());
        shoot(player, "10-help", one -> one.find("#help-open").click());
    }

    @Test
    void writing() {
        TestSession session = announced(USUAL, "MEEIS?N");
        PlayerBrowser player = seated(session, 1);
        shoot(player, "11-announced", one -> assertThat(one.find("#slip")).isVisible());
        session.done("clock/start");
        shoot(player, "12-running", PlayerBrowser::waitToWrite);
        shoot(player, "13-joker-palette", one -> {
            one.waitToWrite();
            one.write("H2", "sem");
            one.find("#rack .blank").click();
        });
        shoot(player, "14-word-with-joker", one -> one.write("H2", "sem?aine"));
        shoot(player, "15-letters-missing", one -> one.write("H12", "zoom"));
        shoot(player, "16-not-a-reference", one -> {
            one.write("H42", "mise");
            one.find("#send").click();
        });
        shoot(player, "17-put-by", one -> {
            one.write("H2", "mise");
            one.find("#prepare").click();
        });
        shoot(player, "18-cleared", one -> {
            one.write("H4", "mise");
            one.find("#clear").click();
        });
        shoot(player, "19-received", one -> {
            one.write("H2", "sem?aine");
            one.page().keyboard().press("Control+Enter");
            assertThat(one.find(".receipt")).isVisible();
        });
        session.done("clock/pause");
        shoot(player, "20-paused", AS_IT_IS);
        session.done("clock/resume");
        shoot(player, "21-typing", one -> one.find("#word").focus());
        shoot(player, "22-text-mode", one -> {
            one.page().evaluate("document.documentElement.dataset.entry = 'text'");
            one.command("H2 SEM?AINE");
        });
        shoot(
                player,
                "23-left-hand-dark",
                one -> one.page()
                        .evaluate("Object.assign(document.documentElement.dataset, { hand: 'left', theme: 'dark' })"));
        shoot(
                player,
                "24-largest-contrast",
                one -> one.page()
                        .evaluate(
                                "Object.assign(document.documentElement.dataset, { size: 'largest', theme: 'contrast' })"));
        player.cut(true);
        shootOffline(player);
    }

    /** Cut off, the page cannot be opened again: one language at a time would need another cut. */
    private static void shootOffline(PlayerBrowser player) {
        assertThat(player.find("#offline")).isVisible();
        for (int[] size : SIZES) {
            photograph(player.page(), "25-offline", "en", size);
        }
        player.cut(false);
    }

    @Test
    void theEndOfARound() {
        TestSession session = TestSession.open(OFFICIAL, 3);
        PlayerBrowser player = seated(session, 1);
        session.start("MEEISAN");
        shoot(player, "31-score-asked", one -> {
            one.waitToWrite();
            one.write("H4", "mise");
        });
        player.find("#score").fill("18");
        player.find("#send").click();
        assertThat(player.find(".receipt")).isVisible();
        session.done("clock/end", "force", true);
        shoot(player, "32-receiving", AS_IT_IS);
        session.done("close", "force", true);
        shoot(player, "33-control", AS_IT_IS);
        session.done("master", "coord", "H2", "word", "SEMAINE");
        session.finishRoundControlled();
        shoot(player, "34-solution", AS_IT_IS);
        shoot(player, "35-sheet", one -> one.find("#sheet > summary").click());
        session.command("rulings", Map.of("round", 1, "table", 1, "points", 20, "reason", "score recompté"))
                .statusCode(200);
        shoot(player, "36-corrected", AS_IT_IS);
        session.start("OUTAGES");
        shoot(player, "37-second-round", one -> {
            one.waitToWrite();
            one.write("", "outrages");
            one.find("#send").click();
        });
        session.done("clock/end", "force", true);
        session.done("close", "force", true);
        shoot(player, "38-nothing-received", AS_IT_IS);
        session.finishRoundControlled();
        session.done("finish", "round", 3, "force", true);
        shoot(player, "39-finished", AS_IT_IS);
    }

    @Test
    void theLastStretch() {
        TestSession session = TestSession.open(Map.of("name", "Séance du mardi", "roundSeconds", 90), 2);
        PlayerBrowser player = seated(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        player.find("#prepare").click();
        assertThat(player.find("#signal")).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(90_000));
        shoot(player, "26-last-stretch", AS_IT_IS);
    }
}
