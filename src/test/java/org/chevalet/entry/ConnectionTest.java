package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a tablet says of its connection, and of the time, when the network or its own clock is bad. */
@QuarkusTest
class ConnectionTest extends BadNetworkTest {

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
        for (int second = 0; second < 21; second++) {
            page.clock().runFor(1000);
            waitUntilAnswered(page);
        }
        assertThat((int) page.evaluate("window.asked")).isGreaterThanOrEqualTo(6);
        assertThat(page.evaluate("window.connections.filter((text) => text === 'Connexion lente').length"))
                .isEqualTo(0);
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
}
