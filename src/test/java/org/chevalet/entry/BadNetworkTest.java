package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chevalet.BrowserTest;
import org.chevalet.DroppingProxy;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.HandClock;
import org.chevalet.live.LiveGames;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A tablet behind a bad network, in a real browser: connections that swallow everything without closing, and connections
 * reset. Time passes on the server and on the page together, by their clocks, not by waiting.
 */
abstract class BadNetworkTest extends BrowserTest {

    static final String RACK = "SEMAINE";

    @Inject
    HandClock clock;

    @Inject
    LiveGames games;

    DroppingProxy network;
    BrowserContext device;
    TestSession session;

    @BeforeEach
    void aTabletBehindABadNetwork() {
        network = DroppingProxy.to(root.getPort());
        device = chromium.newContext(1280, 800);
    }

    @AfterEach
    void leave() {
        device.close();
        network.close();
    }

    void begin(Map<String, Object> tablets) {
        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", tablets), 2);
    }

    void start() {
        begin(Map.of());
        session.start(RACK);
    }

    Page tablet() {
        return tablet(device);
    }

    /** The tablet of table 1, which has its seat already. */
    Page tablet(BrowserContext context) {
        String seat = new JsonObject()
                .put("game", session.game())
                .put("table", 1)
                .put("name", "Joueur 01")
                .put("token", session.token(1))
                .encode();
        context.addInitScript(
                "try { localStorage.setItem('chevalet.seat', JSON.stringify(" + seat + ")); } catch (full) {}");
        context.addInitScript(PlayerBrowser.SAID);
        Page page = context.newPage();
        if (context.pages().size() == 1) {
            page.clock().install();
        }
        page.navigate("http://127.0.0.1:" + network.port() + "/jouer");
        assertThat(page.locator("#connection")).hasText("En ligne");
        page.evaluate("window.samePage = true");
        return page;
    }

    /** Time jumps on the server and on the page at once, so that neither sees the other's clock wrong. */
    void pass(Page page, int seconds) {
        clock.advance(Duration.ofSeconds(seconds));
        page.clock().fastForward(seconds * 1000L);
    }

    /** The network is back; the tablet tries again when the wait between two tries is over. */
    void recover(Page page) {
        network.pass();
        pass(page, 4);
        assertThat(page.locator("#connection")).hasText("En ligne");
    }

    static void write(Page page, String word) {
        page.locator("#reference").fill("H2");
        page.locator("#word").fill(word);
    }

    void assertReceived(Page page, String text) {
        assertThat(page.locator(".receipt")).containsText(text);
    }

    List<Slip> slips() {
        return games.find(session.game()).value().slips();
    }

    static void assertSamePage(Page page) {
        assertThat(page.evaluate("window.samePage")).isEqualTo(true);
    }
}
