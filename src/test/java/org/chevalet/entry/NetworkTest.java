package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.chevalet.DroppingProxy;
import org.chevalet.Patience;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.HandClock;
import org.chevalet.live.HeardDrafts;
import org.chevalet.live.LiveGames;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A tablet behind a bad network, in a real browser: connections that swallow everything without closing, and connections
 * reset. Time passes on the server and on the page together, by their clocks, not by waiting.
 */
@QuarkusTest
class NetworkTest extends BrowserTest {

    private static final String RACK = "SEMAINE";

    /** Seconds of the three minutes of a round, so that what is left is enough for a slow machine. */
    private static final int NEARLY_ALL = 140;

    /** More seconds than are left then, and a slip may be on its way. */
    private static final int BEYOND_THE_END = 50;

    /** No draft becomes a slip by itself, and one held back by a cut may come long after the end. */
    private static final Map<String, Object> ONLY_WHAT_IS_SENT = Map.of("draftTaken", false, "cutSeconds", 300);

    /** What was said to a screen reader since the page was opened, and whether it is still the same page. */
    private static final String LISTEN = """
            window.said = [];
            document.addEventListener('DOMContentLoaded', () => {
              for (const id of ['live-polite', 'live-assertive']) {
                const region = document.getElementById(id);
                if (region) {
                  new MutationObserver(() => region.textContent && window.said.push(region.textContent.trim()))
                    .observe(region, { childList: true, characterData: true, subtree: true });
                }
              }
            });
            """;

    /** Every word the connection was described with since the page was opened, and what was asked on it and answered. */
    private static final String CONNECTIONS = """
            window.connections = [];
            window.asked = 0;
            window.answered = 0;
            window.WebSocket = class extends WebSocket {
              constructor(...address) {
                super(...address);
                this.addEventListener('message', (event) => {
                  window.answered += event.data.includes('"echo"') ? 1 : 0;
                });
              }
              send(text) {
                window.asked += text.includes('"echo"') ? 1 : 0;
                super.send(text);
              }
            };
            document.addEventListener('DOMContentLoaded', () => {
              const sign = document.getElementById('connection');
              if (sign) {
                new MutationObserver(() => window.connections.push(sign.textContent))
                  .observe(sign, { childList: true, characterData: true, subtree: true });
              }
            });
            """;

    @Inject
    HandClock clock;

    @Inject
    LiveGames games;

    @Inject
    HeardDrafts drafts;

    private DroppingProxy network;
    private BrowserContext device;
    private TestSession session;

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

    private void begin(Map<String, Object> tablets) {
        session = TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", tablets), 2);
    }

    private void start() {
        begin(Map.of());
        session.start(RACK);
    }

    private Page tablet() {
        return tablet(device);
    }

    /** The tablet of table 1, which has its seat already. */
    private Page tablet(BrowserContext context) {
        String seat = new JsonObject()
                .put("game", session.game())
                .put("table", 1)
                .put("name", "Joueur 01")
                .put("token", session.token(1))
                .encode();
        context.addInitScript(
                "try { localStorage.setItem('chevalet.seat', JSON.stringify(" + seat + ")); } catch (full) {}");
        context.addInitScript(LISTEN);
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
    private void pass(Page page, int seconds) {
        clock.advance(Duration.ofSeconds(seconds));
        page.clock().fastForward(seconds * 1000L);
    }

    /** The network is back; the tablet tries again when the wait between two tries is over. */
    private void recover(Page page) {
        network.pass();
        pass(page, 4);
        assertThat(page.locator("#connection")).hasText("En ligne");
    }

    private static void write(Page page, String word) {
        page.locator("#reference").fill("H2");
        page.locator("#word").fill(word);
    }

    /** Written, and known to the server. */
    private void witnessed(Page page, String word) {
        write(page, word);
        drafts.await(session.game(), 1, word);
    }

    private void assertReceived(Page page, String text) {
        assertThat(page.locator(".receipt")).containsText(text);
    }

    private List<Slip> slips() {
        return games.find(session.game()).value().slips();
    }

    private static void assertSamePage(Page page) {
        assertThat(page.evaluate("window.samePage")).isEqualTo(true);
    }

    @Test
    void twentySecondsWithoutNetworkLoseNothing() {
        start();
        Page page = tablet();
        write(page, "SEM");
        network.swallow();
        pass(page, 13);
        assertThat(page.locator("#offline")).isVisible();
        write(page, "SEMAINE");
        pass(page, 7);
        assertThat(page.locator("#clock-face")).hasText(Pattern.compile("2:[0-3]\\d"));
        recover(page);
        assertThat(page.locator("#offline")).isHidden();
        assertThat(page.locator("#word")).hasValue("SEMAINE");
        assertSamePage(page);
        page.locator("#send").click();
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void whatTheArbiterWroteDuringAShortCutIsShown() {
        start();
        Page page = tablet();
        network.cut();
        session.ask()
                .body(Map.of("tables", List.of(1), "text", "Parlez moins fort."))
                .post("/api/games/" + session.game() + "/messages")
                .then()
                .statusCode(200);
        network.pass();
        assertThat(page.locator("#notices p")).hasText("Parlez moins fort.");
    }

    /** From now on the page's time is moved by the test alone, and nothing that was asked before is without an answer. */
    private static void stopTime(Page page) {
        page.clock().pauseAt(((Number) page.evaluate("Date.now()")).longValue() + 5000);
        waitUntilAnswered(page);
    }

    private static void waitUntilAnswered(Page page) {
        page.waitForCondition(() -> (boolean) page.evaluate("window.asked === window.answered"));
    }

    /** Two seconds without an answer are told in small, twelve in a bar. */
    @Test
    void aSilentNetworkIsSlowBeforeItIsGone() {
        start();
        device.addInitScript(CONNECTIONS);
        Page page = tablet();
        stopTime(page);
        network.swallow();
        page.clock().runFor(1000);
        assertThat(page.locator("#connection")).hasText("En ligne");
        page.clock().runFor(4000);
        assertThat(page.locator("#connection")).hasText("Connexion lente");
        assertThat(page.locator("#offline")).isHidden();
        page.clock().runFor(8000);
        assertThat(page.locator("#connection")).hasText("Hors connexion");
        assertThat(page.locator("#offline")).isVisible();
        page.clock().resume();
        recover(page);
    }

    /** The server has nothing to say, and answers when it is asked. How long the page took to load is not the question. */
    @Test
    void anIdleHealthyNetworkIsNeverSlow() {
        start();
        device.addInitScript(CONNECTIONS);
        Page page = tablet();
        stopTime(page);
        page.evaluate("window.connections = []");
        for (int silence = 0; silence < 7; silence++) {
            page.clock().runFor(3000);
            waitUntilAnswered(page);
        }
        assertThat((int) page.evaluate("window.asked")).isGreaterThanOrEqualTo(7);
        assertThat(page.evaluate("window.connections.filter((text) => text === 'Connexion lente').length"))
                .isEqualTo(0);
    }

    @Test
    void aSlipSentIntoAnEndlessSilenceArrivesOnce() {
        start();
        Page page = tablet();
        write(page, "SEMAINE");
        network.swallow();
        page.locator("#send").click();
        assertThat(page.locator("#receipt")).containsText("En attente d’envoi");
        pass(page, 20);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
        assertSamePage(page);
    }

    /** The clock of the page goes on without the network, and nothing is said again when it is back. */
    @Test
    void eachMarkIsSaidOnceThoughTheNetworkIsLostBetween() {
        start();
        Page page = tablet();
        pass(page, 121);
        page.waitForCondition(() -> marksSaid(page).size() == 1);
        network.cut();
        pass(page, 30);
        page.waitForCondition(() -> marksSaid(page).size() == 2);
        recover(page);
        assertThat(marksSaid(page)).containsExactly("1 minute", "30 secondes");
    }

    /** A tablet that slept through two marks says only the one that is due. */
    @Test
    void aMarkSleptThroughIsNotSaidAfterwards() {
        start();
        Page page = tablet();
        network.cut();
        pass(page, 151);
        page.waitForCondition(() -> !marksSaid(page).isEmpty());
        recover(page);
        assertThat(marksSaid(page)).containsExactly("30 secondes");
    }

    /** The mark of ten seconds aside, which a slow machine may come to. */
    private static List<String> marksSaid(Page page) {
        List<?> said = (List<?>) page.evaluate(
                "window.said.map((text) => (/^(1 minute|30 secondes)/.exec(text) || [''])[0]).filter(Boolean)");
        return said.stream().map(String::valueOf).toList();
    }

    @Test
    void aSlipHeldBackAcrossTheEndIsTheDraftTheServerHadSeen() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        assertThat(session.console().getString("phase")).isEqualTo("RECEIVING");
        recover(page);
        assertReceived(page, "SEMAINE");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].slip.evidence.arrival")).isEqualTo("AFTER_CUT");
        assertThat(console.getString("seats[0].slip.word")).isEqualTo("SEMAINE");
    }

    @Test
    void aDraftTakenAtTheEndAndTheTabletsOwnSendingAreOneSlip() {
        start();
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.swallow();
        pass(page, BEYOND_THE_END);
        Patience.await().until(() -> session.console().getString("seats[0].slip.source"), "DRAFT"::equals);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void anotherWordThanTheServerHadSeenIsForTheArbiter() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        write(page, "AMENS");
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        recover(page);
        assertThat(page.locator("#receipt")).containsText("L’arbitre décide");
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].waiting[0].evidence.arrival")).isEqualTo("UNPROVEN");
        assertThat(console.getString("seats[0].waiting[0].evidence.draft.word")).isEqualTo("SEMAINE");
    }

    @Test
    void whoComesBackAfterTheSolutionIsToldThatItIsTooLate() {
        begin(ONLY_WHAT_IS_SENT);
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, NEARLY_ALL);
        network.cut();
        page.locator("#send").click();
        pass(page, BEYOND_THE_END);
        session.finishRoundReceived();
        recover(page);
        assertThat(page.locator("#receipt")).containsText("la solution du coup 1 était déjà annoncée");
        assertThat(session.seatSnapshot(1).<Object>get("results[0].own")).isNull();
    }

    private long secondsLeft() {
        return session.projection().getLong("round.clock.remaining") / 1000;
    }

    @Test
    void aDeviceWhoseClockIsAnHourWrongShowsTheServersTime() {
        start();
        for (long wrong : new long[] {-3_600_000, 3_600_000}) {
            try (BrowserContext other = chromium.newContext(1280, 800)) {
                other.addInitScript("const now = Date.now; Date.now = () => now() + (" + wrong + ");");
                Page page = tablet(other);
                assertThat(page.locator("#clock-face")).hasText(Pattern.compile("\\d+:\\d\\d"));
                long before = secondsLeft();
                String[] face = page.locator("#clock-face").innerText().split(":");
                long shown = Long.parseLong(face[0].strip()) * 60 + Long.parseLong(face[1].strip());
                assertThat(shown).isBetween(secondsLeft(), before + 2);
            }
        }
    }

    @Test
    void twoTapsAndManyTriesAreOneSlip() {
        start();
        Page page = tablet();
        write(page, "SEMAINE");
        network.cut();
        page.locator("#send").dblclick();
        pass(page, 15);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void ofTwoTabsTheLastSlipCountsAndTheOtherTabSaysSo() {
        start();
        Page first = tablet();
        Page second = tablet(device);
        write(first, "AMENS");
        first.locator("#send").click();
        assertReceived(first, "AMENS");
        write(second, "SEMAINE");
        second.locator("#send").click();
        assertReceived(second, "SEMAINE");
        assertThat(first.locator("#receipt"))
                .containsText("Un bulletin est parti pour votre place d’une autre fenêtre : c’est lui qui compte.");
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("SEMAINE");
    }

    @Test
    void aReloadInEveryStateBringsTheDraftBack() {
        begin(Map.of());
        Page page = tablet();
        session.done("draw/typed", "letters", RACK);
        session.done("announce", "force", true);
        assertThat(page.locator("#slip")).isVisible();
        write(page, "SEMAINE");
        reloaded(page);
        session.done("clock/start");
        reloaded(page);
        session.done("clock/pause");
        reloaded(page);
        session.done("clock/resume");
        assertThat(page.locator("#send")).not().hasAttribute("aria-disabled", "true");
        page.locator("#send").click();
        assertReceived(page, "SEMAINE");
        session.closeRound();
        page.reload();
        assertReceived(page, "SEMAINE");
    }

    private static void reloaded(Page page) {
        page.reload();
        Locator word = page.locator("#word");
        assertThat(word).hasValue("SEMAINE");
    }

    @Test
    void aDeviceThatMayKeepNothingSaysSo() {
        start();
        device.addInitScript("Storage.prototype.setItem = () => { throw new Error('full'); };");
        Page page = device.newPage();
        page.navigate("http://127.0.0.1:" + network.port() + "/jouer/" + session.code());
        page.locator("#join-table").fill("2");
        page.locator("#join-form button").click();
        page.locator("#join-confirm button.primary").click();
        assertThat(page.locator("#no-storage")).isVisible();
        write(page, "SEMAINE");
        page.locator("#send").click();
        assertReceived(page, "SEMAINE");
    }
}
