package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A slip outlives a reload, and says so where it cannot, or where another window has sent one. */
@QuarkusTest
class SlipKeptTest extends BadNetworkTest {

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

    /** Three minutes begun some seconds ago, and one gone by: between 1:30 and 2:00, on a slow machine too. */
    @Test
    void theReceiptSaysWhatTheClockSaidThroughAPauseAndAReload() {
        start();
        Page page = tablet();
        pass(page, 60);
        write(page, "SEMAINE");
        page.locator("#send").click();
        assertThat(page.locator(".receipt"))
                .containsText(Pattern.compile("Bulletin reçu à (2:00|1:[3-5]\\d)\\s: SEMAINE, H2"));
        String said = page.locator(".receipt p").first().innerText();
        session.done("clock/pause");
        pass(page, 40);
        session.done("clock/resume");
        assertThat(page.locator("#send")).isVisible();
        page.reload();
        assertThat(page.locator(".receipt p").first()).hasText(said);
    }
}
