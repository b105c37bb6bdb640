package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.EnglishWords;
import org.chevalet.live.TestSession;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the console says of an English game. */
@QuarkusTest
class EnglishConsolePageTest extends ArbiterBrowserTest {

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    /** A train is a noun in French too. */
    @Test
    void aWordLookedUpHasNoFrenchGrammar() {
        TestSession session = EnglishWords.open(1).start(EnglishWords.FIRST);
        Page page = arbiter.console(session.game());
        page.locator("#tab-word").click();
        page.locator("#looked-up").fill("train");
        page.keyboard().press("Enter");
        assertThat(page.locator("word-look-up [role=status]")).containsText("TRAIN");
        assertThat(page.locator("word-look-up .good")).hasCount(1);
        assertThat(page.locator("word-look-up .meanings li")).hasCount(0);
    }
}
