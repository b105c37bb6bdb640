package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.chevalet.BrowserTest;
import org.chevalet.DroppingProxy;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.Slip;
import org.chevalet.live.HandClock;
import org.chevalet.live.LiveGame;
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

    /** Milliseconds a busy machine may take to notice, reconnect and answer. */
    private static final double PATIENCE = 40_000;

    private static final LocatorAssertions.ContainsTextOptions LATER =
            new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE);

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

    @Inject
    HandClock clock;

    @Inject
    LiveGames games;

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
        assertThat(page.locator("#connection"))
                .hasText("En ligne", new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
    }

    private static void write(Page page, String word) {
        page.locator("#reference").fill("H2");
        page.locator("#word").fill(word);
    }

    /** Written, and known to the server. */
    private void witnessed(Page page, String word) {
        write(page, word);
        LiveGame live = games.find(session.game()).value();
        PlayerId player = live.game().seats().iterator().next().player();
        Awaitility.await()
                .until(() -> live.decide(moment -> Answer.of(moment.witness(player, moment.round())
                                .filter(draft -> draft.word().equals(word))
                                .isPresent()))
                        .value());
    }

    private void assertReceived(Page page, String text) {
        assertThat(page.locator(".receipt")).containsText(text, LATER);
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
        assertThat(page.locator("#clock-face")).hasText(Pattern.compile("2:3\\d"));
        recover(page);
        assertThat(page.locator("#offline")).isHidden();
        assertThat(page.locator("#word")).hasValue("SEMAINE");
        assertSamePage(page);
        page.locator("#send").click();
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
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

    @Test
    void marksPassedWithoutNetworkAreSaidOnceAtMost() {
        start();
        Page page = tablet();
        pass(page, 125);
        network.cut();
        pass(page, 40);
        recover(page);
        assertThat(page.locator("#signal")).isVisible();
        Object marks = page.evaluate("window.said.filter((text) => /^(1 minute|30 secondes|10 secondes)/.test(text))");
        assertThat((List<?>) marks).as(marks.toString()).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void aSlipHeldBackAcrossTheEndIsTheDraftTheServerHadSeen() {
        begin(Map.of("draftTaken", false));
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, 165);
        network.cut();
        page.locator("#send").click();
        pass(page, 25);
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
        pass(page, 165);
        network.swallow();
        pass(page, 25);
        Awaitility.await().until(() -> session.console().getString("seats[0].slip.source"), "DRAFT"::equals);
        recover(page);
        assertReceived(page, "SEMAINE");
        assertThat(slips()).hasSize(1);
    }

    @Test
    void anotherWordThanTheServerHadSeenIsForTheArbiter() {
        begin(Map.of("draftTaken", false));
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, 165);
        network.cut();
        write(page, "AMENS");
        page.locator("#send").click();
        pass(page, 25);
        recover(page);
        assertThat(page.locator("#receipt")).containsText("L’arbitre décide", LATER);
        JsonPath console = session.console();
        assertThat(console.getString("seats[0].waiting[0].evidence.arrival")).isEqualTo("UNPROVEN");
        assertThat(console.getString("seats[0].waiting[0].evidence.draft.word")).isEqualTo("SEMAINE");
    }

    @Test
    void whoComesBackAfterTheSolutionIsToldThatItIsTooLate() {
        begin(Map.of("draftTaken", false));
        session.start(RACK);
        Page page = tablet();
        witnessed(page, "SEMAINE");
        pass(page, 165);
        network.cut();
        page.locator("#send").click();
        pass(page, 25);
        session.finishRoundReceived();
        recover(page);
        assertThat(page.locator("#receipt")).containsText("la solution du coup 1 était déjà annoncée", LATER);
        assertThat(session.seatSnapshot(1).<Object>get("results[0].own")).isNull();
    }

    @Test
    void aDeviceWhoseClockIsAnHourWrongShowsTheServersTime() {
        start();
        for (long wrong : new long[] {-3_600_000, 3_600_000}) {
            try (BrowserContext other = chromium.newContext(1280, 800)) {
                other.addInitScript("const now = Date.now; Date.now = () => now() + (" + wrong + ");");
                Page page = tablet(other);
                String face = page.locator("#clock-face").innerText();
                long left = session.projection().getLong("round.clock.remaining") / 1000;
                String[] parts = face.split(":");
                long shown = Long.parseLong(parts[0].strip()) * 60 + Long.parseLong(parts[1].strip());
                assertThat(shown - left).isBetween(0L, 3L);
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
        assertThat(first.locator("#receipt")).containsText("Un autre appareil a envoyé un bulletin", LATER);
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
