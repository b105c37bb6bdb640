package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.chevalet.ArbiterBrowser;
import org.chevalet.BrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/**
 * Photographs every state of the console, in both languages, on a small and on a large screen, light and dark, to be
 * looked at; and the pictures of the guide, so that they show the console as it is. No test of its own: run by
 * {@code ./mvnw -Pscreens test}.
 */
@QuarkusTest
class ConsoleScreens extends BrowserTest {

    private static final List<String> LANGUAGES = List.of("fr", "en");
    private static final int[][] SIZES = {{1366, 768}, {1920, 1080}};
    private static final Path ALL = Path.of("target", "screens", "console");
    private static final Path GUIDE = Path.of("docs", "guide");
    private static final Map<String, Object> OFFICIAL = Map.of("name", "Séance du mardi", "scoresAsked", true);
    private static final Consumer<Page> AS_IT_IS = page -> {};

    /** How a state is reached from the page that has just been opened. */
    private void shoot(String name, String path, Consumer<Page> reach) {
        for (String language : LANGUAGES) {
            try (ArbiterBrowser browser = new ArbiterBrowser(chromium, root)) {
                browser.speak(language);
                Page page = browser.open(path);
                assertThat(page.locator("round-panel, tournament-prepare form").first())
                        .isVisible();
                reach.accept(page);
                shoot(page, name, language);
            }
        }
    }

    private static void shoot(Page page, String name, String language) {
        for (int[] size : SIZES) {
            page.setViewportSize(size[0], size[1]);
            for (ColorScheme scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
                page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                String file =
                        "%s-%d-%s.png".formatted(name, size[0], scheme.name().toLowerCase(Locale.ROOT));
                photograph(page, ALL.resolve(language).resolve(file));
            }
        }
    }

    private static void photograph(Page page, Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    /** A state that the guide shows too. */
    private void shootForGuide(String name, String path, Consumer<Page> reach) {
        shoot(name, path, reach.andThen(page -> {
            page.setViewportSize(SIZES[0][0], SIZES[0][1]);
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            photograph(
                    page,
                    GUIDE.resolve(page.locator("html").getAttribute("lang")).resolve(name + ".png"));
        }));
    }

    private static String console(TestSession session) {
        return "/arbitre/parties/" + session.game();
    }

    private static Consumer<Page> tab(String tab) {
        return page -> page.locator("#tab-" + tab).click();
    }

    private static Consumer<Page> primary() {
        return page -> {
            page.locator("#primary").click();
            assertThat(page.locator(".guard")).isVisible();
        };
    }

    private static void slip(TestSession session, int table, String word, String reference, int score) {
        session.done(
                "slips", "table", table, "word", word, "reference", reference, "score", score, "details", Map.of());
    }

    private static TestSession open(int players) {
        return TestSession.open(OFFICIAL, players);
    }

    private static TestSession running() {
        TestSession session = open(18).start("MEEISAN");
        for (int table = 1; table <= 11; table++) {
            slip(session, table, "SEMAINE", "H2", 70);
        }
        slip(session, 12, "MINEES", "H4", 18);
        return session;
    }

    /** The second round of the same evening, where a score exists elsewhere. */
    private static TestSession examined() {
        TestSession session = running().finishRound("H2", "SEMAINE").start("ROUTERS");
        slip(session, 1, "ROUTER", "8D", 17);
        slip(session, 2, "MORTS", "4H", 12);
        slip(session, 3, "MORTS", "H4", 12);
        slip(session, 4, "ROUTER", "8D", 8);
        session.closeRound();
        return session;
    }

    @Test
    void beforeAndDuringARound() {
        shootForGuide("tournament", "/arbitre/tournois/" + open(18).tournament(), AS_IT_IS);
        shoot("nobody", console(open(0)), AS_IT_IS);
        shootForGuide("ready", console(open(18)), AS_IT_IS);
        TestSession drawn = open(18);
        drawn.done("draw/typed", "letters", "MEEISAN");
        shoot("drawn", console(drawn), AS_IT_IS);
        shoot("drawn-too-soon", console(afterOneRound()), primary());
        TestSession announced = open(18);
        announced.done("draw/typed", "letters", "MEEISAN");
        announced.done("announce", "force", true);
        shoot("announced", console(announced), AS_IT_IS);
        TestSession paused = open(18).start("MEEISAN");
        paused.done("clock/pause");
        shoot("paused", console(paused), AS_IT_IS);
        shootForGuide("running", console(running()), AS_IT_IS);
    }

    private static TestSession afterOneRound() {
        TestSession session = running().finishRound("H2", "SEMAINE");
        session.done("draw/typed", "letters", "ROUTERS");
        return session;
    }

    @Test
    void fromReceptionToTheSolution() {
        shoot("end-guard", console(running()), primary());
        TestSession receiving = running();
        receiving.done("clock/end", "force", true);
        shoot("receiving", console(receiving), AS_IT_IS);
        shoot("close-guard", console(receiving), primary());
        TestSession control = running().closeRound();
        shootForGuide("control", console(control), AS_IT_IS);
        shootForGuide("examine", console(examined()), page -> {
            page.locator("input[type=radio]").nth(2).check();
            page.locator("ruling-form .readings")
                    .last()
                    .evaluate("readings => readings.scrollIntoView({ block: 'center' })");
        });
    }

    @Test
    void whatIsLookedUpAndPutRight() {
        TestSession session = examined();
        session.done("announce-solution");
        shoot("ready-again", console(session), AS_IT_IS);
        shoot("solutions", console(examined()), tab("solutions"));
        shoot("ranking", console(session), tab("ranking"));
        shootForGuide(
                "past",
                console(session),
                tab("rounds")
                        .andThen(page ->
                                page.locator("table.past tbody button").first().click()));
        shoot("words", console(session), tab("word"));
        shoot("game", console(session), tab("game"));
        shoot(
                "people",
                console(session),
                tab("game").andThen(page -> page.locator("game-people summary").click()));
        shoot("keys", console(session), page -> page.keyboard().press("F1"));
        shoot("offline", console(session), page -> {
            page.context().setOffline(true);
            assertThat(page.locator(".offline")).isVisible();
        });
        session.done("finish", "round", 3);
        shootForGuide("finished", console(session), tab("ranking"));
        shoot("login", console(session), page -> {
            page.context().clearCookies();
            page.context()
                    .addCookies(
                            List.of(new Cookie("lang", page.locator("html").getAttribute("lang")).setUrl(page.url())));
            page.reload();
        });
    }
}
