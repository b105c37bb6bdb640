package org.chevalet.arbitration;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/**
 * Measures in a real browser how soon the console of a hall of 1,500 shows what was done. No test of its own: run by {@code
 * ./mvnw -Ppaintings test}, which writes {@code target/paintings.txt} (docs/performance.md).
 */
@QuarkusTest
class GreatHallPaintings extends ArbiterBrowserTest {

    private static final int TABLES = 1500;
    private static final int TIMES = 15;

    /**
     * Waits for what the browser is told next, a key, a click or a message of the server, and then for the frame on which a
     * condition has come true to be painted; the longest task in between is kept too.
     */
    private static final String STOPWATCH = """
            (() => {
              const tasks = [];
              new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
              const Plain = window.WebSocket;
              window.WebSocket = class extends Plain {
                constructor(...args) {
                  super(...args);
                  this.addEventListener('message', (event) => {
                    if (/"(version|slips)"/.test(event.data)) window.dispatchEvent(new Event('told'));
                  });
                }
              };
              const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
              window.timed = (first, condition) => {
                window.timing = (async () => {
                  const begun = await new Promise((done) =>
                    window.addEventListener(first, () => done(performance.now()), { capture: true, once: true }));
                  while (!condition()) await painted();
                  await painted();
                  const ended = performance.now();
                  await new Promise((done) => setTimeout(done, 60));
                  const long = tasks.filter((task) => task.startTime < ended && task.startTime + task.duration > begun);
                  return [ended - begun, Math.max(0, ...long.map((task) => task.duration))];
                })();
              };
            })()
            """;

    private final Map<String, List<double[]>> measured = new LinkedHashMap<>();

    /** @param first the event that begins it: {@code keydown}, {@code click}, {@code told} */
    private void time(Page page, String what, String first, String condition, Runnable act) {
        page.evaluate("window.timed('" + first + "', () => " + condition + "); undefined");
        act.run();
        List<?> figures = (List<?>) page.evaluate("window.timing");
        measured.computeIfAbsent(what, unseen -> new ArrayList<>())
                .add(figures.stream()
                        .mapToDouble(figure -> ((Number) figure).doubleValue())
                        .toArray());
    }

    private static String exists(String selector) {
        return "document.querySelector('" + selector + "') !== null";
    }

    private static String shows(String selector, String text) {
        return "(document.querySelector('" + selector + "')?.textContent ?? '').includes('" + text + "')";
    }

    /** In the page, and not in a panel that is hidden. */
    private static String visible(String selector) {
        return "(document.querySelector('" + selector + "')?.offsetParent ?? null) !== null";
    }

    private static TestSession hall() {
        TestSession session = TestSession.open(Map.of("ruleSet", "fisf-2023", "roundSeconds", 3600), 0);
        String names = IntStream.rangeClosed(1, TABLES)
                .mapToObj("Joueur %04d"::formatted)
                .collect(Collectors.joining("\n"));
        session.ask()
                .contentType(ContentType.TEXT)
                .body(names)
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=false")
                .then()
                .statusCode(200);
        session.start("MEEISAN");
        top(session, 1, TABLES);
        return session.finishRound().start("ROUTERS");
    }

    private static void top(TestSession session, int first, int last) {
        session.done(
                "slips/top",
                "tables",
                IntStream.rangeClosed(first, last).boxed().toList());
    }

    private void typed(Page page, int table) {
        page.locator("#slip-2-table").fill(String.valueOf(table));
        page.keyboard().press("Enter");
        page.keyboard().insertText("ROUTE");
        page.keyboard().press("Enter");
        page.keyboard().insertText("h4");
        time(
                page,
                "a slip: Enter to its line",
                "keydown",
                shows("#seat-2-" + table, "ROUTE"),
                () -> page.keyboard().press("Enter"));
    }

    private void looked(Page page) {
        tab(page, "solutions", visible("#panel-solutions tbody tr"));
        tab(page, "ranking", visible("#panel-ranking tbody tr"));
        tab(page, "rounds", visible("#panel-rounds"));
        tab(page, "word", visible("#panel-word"));
        tab(page, "game", visible("#panel-game"));
        tab(page, "seats", visible("#panel-seats table.seats"));
        view(page, "seats without a slip only", 1, "!(" + exists("#seat-2-1") + ")");
        view(page, "all seats again", 0, exists("#seat-2-1"));
        scroll(page, "scrolled to the last seat", "panel.scrollHeight", exists("#seat-2-" + TABLES));
        scroll(page, "scrolled back", "0", exists("#seat-2-1"));
    }

    private void tab(Page page, String tab, String condition) {
        time(
                page,
                "tab " + tab,
                "click",
                condition,
                () -> page.locator("#tab-" + tab).click());
    }

    private void view(Page page, String what, int number, String condition) {
        time(
                page,
                what,
                "click",
                condition,
                () -> page.locator(".views label").nth(number).click());
    }

    private void scroll(Page page, String what, String to, String condition) {
        time(
                page,
                what,
                "scroll",
                condition,
                () -> page.locator("#panel-seats").evaluate("panel => panel.scrollTo(0, " + to + ")"));
    }

    private void told(Page page, TestSession session, int table) {
        time(
                page,
                "another console's slip: message to its line",
                "told",
                shows("#seat-2-" + table, "ROUTE"),
                () -> session.done("slips", "table", table, "word", "ROUTE", "reference", "H4"));
    }

    private void clock(Page page, TestSession session) {
        time(
                page,
                "another console pauses the clock",
                "told",
                shows("#round .tag", "pause"),
                () -> session.done("clock/pause"));
        time(page, "and lets it go on", "told", shows("#round .tag", "en jeu"), () -> session.done("clock/resume"));
    }

    @Test
    void howSoonItIsPainted() throws IOException {
        TestSession session = hall();
        Page page = arbiter.open("/");
        page.addInitScript(STOPWATCH);
        page.navigate(root.resolve("/arbitre/parties/" + session.game()).toString());
        page.locator("#seat-2-1").waitFor();
        for (int table = 1; table <= TIMES; table++) {
            typed(page, table);
        }
        for (int time = 0; time < TIMES; time++) {
            looked(page);
            told(page, session, TIMES + 1 + time);
            clock(page, session);
        }
        Files.writeString(Path.of("target", "paintings.txt"), report());
    }

    private String report() {
        return measured.entrySet().stream()
                .map(entry -> line(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(
                        "\n", "milliseconds: median, 95th percentile; longest task in the median\n", "\n"));
    }

    private static String line(String what, List<double[]> figures) {
        return String.format(
                Locale.ROOT,
                "%-44s %6.0f %6.0f %6.0f",
                what,
                of(figures, 0, 0.5),
                of(figures, 0, 0.95),
                of(figures, 1, 0.5));
    }

    private static double of(List<double[]> figures, int which, double part) {
        double[] sorted =
                figures.stream().mapToDouble(figure -> figure[which]).sorted().toArray();
        return sorted[(int) (part * (sorted.length - 1))];
    }
}
