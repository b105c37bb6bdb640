package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.chevalet.live.EnglishWords;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files of English games on the replay page. */
@QuarkusTest
@Tag("browser")
class EnglishReplayPageTest extends BrowserTest {

    private static final byte[] FILE =
            "# tiles: en\n1|TOPAZIN|TOPAZ|8H|52|52\n2|INRASEL|TRAIN|H8|6|58\n".getBytes(StandardCharsets.UTF_8);

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    private Page open(BrowserContext window) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.navigate(root + "rejouer?lang=en");
        return page;
    }

    private static void drop(Page page, String name, byte[] file) {
        page.locator("#file").setInputFiles(new FilePayload(name, "text/plain", file));
    }

    @Test
    void withoutAnEnglishListItIsReadThroughAndThePageSaysWhy() {
        try (BrowserContext window = chromium.newContext(390, 800)) {
            Page page = open(window);
            drop(page, "club.txt", FILE);
            assertThat(page.locator("#card-body")).containsText("No word list here knows the words of this game");
            assertThat(page.locator("#start")).hasCount(0);
            page.locator("#read").click();
            assertThat(page.locator("#reading-round")).containsText("TOPAZ 8H");
        }
    }

    @Test
    void withOneItIsPlayedAlsoAfterItWasSavedAsTextOrInGcg() throws IOException {
        EnglishWords.imported();
        try (BrowserContext window = chromium.newContext(800, 1280)) {
            Page page = open(window);
            drop(page, "club.txt", FILE);
            assertThat(page.locator("#card-body")).containsText("Small English list");
            assertThat(page.locator("#start")).isVisible();
            Download text = page.waitForDownload(() -> page.locator("#save").click());
            Download gcg = page.waitForDownload(() -> page.locator("#save-gcg").click());
            byte[] saved = Files.readAllBytes(text.path());
            assertThat(new String(saved, StandardCharsets.UTF_8))
                    .contains("# notation: 8D across, D8 down\n")
                    .contains("2|INRASEL|TRAIN|H8|6|58\n");
            byte[] again = Files.readAllBytes(gcg.path());
            assertThat(new String(again, StandardCharsets.UTF_8)).contains(">J1: TOPAZIN 8H TOPAZ +52 52\n");
            reopened(page, "saved.txt", saved);
            reopened(page, "saved.gcg", again);
        }
    }

    private void reopened(Page page, String name, byte[] file) {
        page.navigate(root + "rejouer?lang=en");
        drop(page, name, file);
        assertThat(page.locator("#card-body")).containsText("Small English list");
        assertThat(page.locator("#start")).isVisible();
    }
}
