package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/**
 * Measures what the player's page costs a tablet of 2017: Chromium with its processor slowed down six times. No test of
 * its own, for figures depend on the machine: {@code ./mvnw -Pbudgets test} writes {@code target/tablet-budgets.txt}.
 */
@QuarkusTest
class TabletBudgets extends PlayerBrowserTest {

    private static final int SLOWER = 6;
    private static final int ROUNDS = 25;
    private static final int TAPS = 60;

    /** Notes in the page when the first frame that can be used is painted, and every task longer than 50 ms. */
    private static final String WATCH = """
            window.longTasks = [];
            new PerformanceObserver(list => list.getEntries().forEach(one => window.longTasks.push([one.startTime, one.duration])))
              .observe({ type: 'longtask', buffered: true });
            new MutationObserver((changes, watching) => {
              const slip = document.getElementById('slip');
              if (slip !== null && !slip.hidden && document.querySelector('#rack .tile') !== null) {
                watching.disconnect();
                requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now(); }));
              }
            }).observe(document, { subtree: true, childList: true, attributes: true });""";

    /** From the finger to the frame that shows the tile, in milliseconds. */
    private static final String TIME_TAPS = """
            window.taps = [];
            document.addEventListener('click', event => {
              const from = event.timeStamp;
              requestAnimationFrame(() => { const shown = new MessageChannel();
                shown.port1.onmessage = () => window.taps.push(performance.now() - from); shown.port2.postMessage(0); });
            }, true);""";

    private static final String TIME_FRAMES = """
            const lengths = []; let last = 0;
            window.frameLengths = new Promise(done => {
              const frame = at => { if (last > 0) { lengths.push(at - last); } last = at;
                if (lengths.length < 90) { requestAnimationFrame(frame); } else { done(lengths); } };
              requestAnimationFrame(frame);
            });""";

    private final StringBuilder report = new StringBuilder();

    @Test
    void measure() throws IOException {
        line("what", "budget", "measured");
        TestSession session = session(1);
        PlayerBrowser player = tablet(800, 1280).sit(session, 1);
        Page page = player.page();
        CDPSession devtools = page.context().newCDPSession(page);
        devtools.send("HeapProfiler.enable");
        start(session, player, devtools);
        taps(player);
        frames(player);
        line("nodes of the page", "1,500", whole(page, "document.querySelectorAll('*').length"));
        slowDown(devtools, 1);
        session.finishRound();
        rounds(session, player, devtools);
        line(
                "snapshot at the end, compressed",
                "8 kB",
                kilobytes(session.seat(1)
                        .get("/api/games/" + session.game() + "/seat")
                        .asByteArray()));
        Files.writeString(Path.of("target", "tablet-budgets.txt"), report, StandardCharsets.UTF_8);
        System.out.print(report);
    }

    /** The page opened anew in the middle of a round. */
    private void start(TestSession session, PlayerBrowser player, CDPSession devtools) {
        Page page = player.page();
        session.start("MEEISAN");
        player.waitToWrite();
        List<Response> scripts = new ArrayList<>();
        List<Response> styles = new ArrayList<>();
        page.onResponse(response -> {
            if (response.url().endsWith(".js")) {
                scripts.add(response);
            } else if (response.url().endsWith(".css")) {
                styles.add(response);
            }
        });
        page.addInitScript(WATCH);
        slowDown(devtools, SLOWER);
        page.reload();
        player.waitToWrite();
        page.waitForCondition(() -> page.evaluate("window.usableAt") != null);
        line("scripts, compressed", "60 kB", kilobytes(bodies(scripts)));
        line("scripts, as they are", "200 kB", thousands(bodies(scripts).length));
        line("style sheets, compressed", "20 kB", kilobytes(bodies(styles)));
        line(
                "first paint",
                "1,000 ms",
                milliseconds(number(page, "performance.getEntriesByName('first-contentful-paint')[0].startTime")));
        line("usable", "2,000 ms", milliseconds(number(page, "window.usableAt")));
        line(
                "long tasks until usable, together",
                "300 ms",
                milliseconds(longTasks(page, "start <= window.usableAt", "sum + length")));
    }

    private void taps(PlayerBrowser player) {
        Page page = player.page();
        player.tapSquare("H2");
        page.evaluate("() => {" + TIME_TAPS + "}");
        for (int tap = 0; tap < TAPS; tap += 6) {
            for (String letter : List.of("S", "E", "M")) {
                player.tapLetters(letter);
            }
            for (int back = 0; back < 3; back++) {
                player.find("#take-back").click();
            }
        }
        List<Double> taps = numbers(page, "window.taps");
        line("tap to tile, half of them", "50 ms", milliseconds(share(taps, 0.5)));
        line("tap to tile, 95 of 100", "100 ms", milliseconds(share(taps, 0.95)));
        line(
                "longest task after that start",
                "100 ms",
                milliseconds(longTasks(page, "start > window.usableAt", "Math.max(sum, length)")));
    }

    /** A tile dragged about for a second and a half. */
    private void frames(PlayerBrowser player) {
        Page page = player.page();
        var box = player.find("#rack [data-place='0']").boundingBox();
        page.mouse().move(box.x + 20, box.y + 20);
        page.mouse().down();
        page.evaluate("() => {" + TIME_FRAMES + "}");
        for (int step = 0; step < 90; step++) {
            page.mouse().move(box.x + 20 + step * 4, box.y + 20 + step * 6);
        }
        List<Double> frames = numbers(page, "window.frameLengths");
        page.mouse().up();
        line("frame while a tile is dragged, 95 of 100", "16.7 ms", "%.1f ms".formatted(share(frames, 0.95)));
    }

    private void rounds(TestSession session, PlayerBrowser player, CDPSession devtools) {
        List<Double> heaps = new ArrayList<>();
        while (heaps.size() < ROUNDS && session.console().get("end") == null) {
            session.startDrawn();
            player.waitToWrite();
            TestSession.Play play = session.below(Integer.MAX_VALUE);
            player.write(play.coord(), written(play));
            player.find("#send").click();
            assertThat(player.find(".receipt")).isVisible();
            finishShort(session);
            assertThat(player.find(".result")).isVisible();
            devtools.send("HeapProfiler.collectGarbage");
            JsonObject usage = devtools.send("Runtime.getHeapUsage");
            heaps.add(usage.get("usedSize").getAsDouble());
        }
        double growth = (heaps.get(heaps.size() - 1) - heaps.get(0)) / (heaps.size() - 1);
        line("rounds played", String.valueOf(ROUNDS), String.valueOf(heaps.size()));
        line("memory of scripts after them", "40 MB", "%.1f MB".formatted(heaps.get(heaps.size() - 1) / 1e6));
        line("growth of it for each round", "200 kB", thousands(growth));
        line("nodes of the page at the end", "1,500", whole(player.page(), "document.querySelectorAll('*').length"));
    }

    /** Retains one of the shortest words, so that the letters last for so many rounds. */
    private static void finishShort(TestSession session) {
        TestSession.Play shortest = session.solutions().stream()
                .min(Comparator.comparingInt(play -> play.word().length()))
                .orElseThrow();
        session.closeRound();
        session.done("master", "coord", shortest.coord(), "word", written(shortest), "reason", "Mesure", "force", true);
        session.finishRoundControlled();
    }

    /** As a person writes it, jokers in brackets. */
    private static String written(TestSession.Play play) {
        return play.word().replaceAll("([a-z])", "($1)");
    }

    private void line(String what, String budget, String measured) {
        report.append("%-42s %10s %12s%n".formatted(what, budget, measured));
    }

    private static void slowDown(CDPSession devtools, int times) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", times);
        devtools.send("Emulation.setCPUThrottlingRate", rate);
    }

    private static double longTasks(Page page, String which, String fold) {
        return number(
                page,
                "window.longTasks.filter(([start]) => " + which + ").reduce((sum, [start, length]) => " + fold
                        + ", 0)");
    }

    private static double number(Page page, String expression) {
        return ((Number) page.evaluate(expression)).doubleValue();
    }

    private static List<Double> numbers(Page page, String expression) {
        List<Double> all = new ArrayList<>();
        for (Object one : (List<?>) page.evaluate(expression)) {
            all.add(((Number) one).doubleValue());
        }
        Collections.sort(all);
        return all;
    }

    private static double share(List<Double> sorted, double share) {
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    private static String whole(Page page, String expression) {
        return "%,d".formatted((long) number(page, expression));
    }

    private static String milliseconds(double time) {
        return String.format(Locale.ROOT, "%,.0f ms", time);
    }

    private static String thousands(double bytes) {
        return String.format(Locale.ROOT, "%.1f kB", bytes / 1000);
    }

    private static byte[] bodies(List<Response> responses) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        responses.forEach(response -> all.writeBytes(response.body()));
        return all.toByteArray();
    }

    private static String kilobytes(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return thousands(out.size());
    }
}
