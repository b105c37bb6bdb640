package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.Map;
import org.chevalet.ArbiterBrowser;
import org.chevalet.BrowserTest;
import org.chevalet.DroppingProxy;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A console whose connection is lost for a moment: what came meanwhile moves no version of the game, and is there all the same. */
@QuarkusTest
class ConsoleCutOffPageTest extends BrowserTest {

    @Test
    void slipsAndSecondEntriesOfAShortCutAreShownAfterIt() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        try (DroppingProxy network = DroppingProxy.to(root.getPort());
                ArbiterBrowser arbiter =
                        new ArbiterBrowser(chromium, URI.create("http://127.0.0.1:" + network.port() + "/"))) {
            Page page = arbiter.console(session.game());
            assertThat(page.locator("#seat-1-1")).containsText("SEMAINE");
            network.cut();
            session.send(2, "MENAIS", "H4").statusCode(201);
            session.command("second-readings", Map.of("table", 1, "word", "MAINS", "reference", "H4"))
                    .statusCode(200);
            network.pass();
            assertThat(page.locator("#seat-1-2")).containsText("MENAIS");
            assertThat(page.locator(".views")).containsText("2e saisie (1 écart)");
        }
    }
}
