package org.chevalet.tournament;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.chevalet.live.EnglishWords;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** From a club's English word list to the first move of an English game, by the pages alone. */
@QuarkusTest
@Tag("browser")
class EnglishTournamentPageTest extends ArbiterBrowserTest {

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    private void importList() {
        Page words = arbiter.open("/arbitre/mots");
        byte[] list = String.join("\n", EnglishWords.ALL).getBytes(StandardCharsets.UTF_8);
        words.locator("#file").setInputFiles(new FilePayload("english.txt", "text/plain", list));
        words.locator("#list-name").fill("English club");
        words.locator("list-import button.primary").click();
        assertThat(words.locator("list-import .good")).containsText("English club");
    }

    private Page create() {
        Page page = arbiter.open("/arbitre");
        page.locator("#name").fill("English evening");
        page.locator("input[name=ruleSet][value=english]").check();
        assertThat(page.locator("tournament-form")).containsText("8D horizontal, D8 vertical");
        String list = page.locator("#wordList option")
                .filter(new Locator.FilterOptions().setHasText("English club"))
                .getAttribute("value");
        page.locator("#wordList").selectOption(new SelectOption().setValue(list));
        ArbiterBrowser.photograph(page, "english-tournament");
        page.locator("tournament-form button.primary").click();
        page.waitForURL(Pattern.compile(".*/arbitre/tournois/\\d+"));
        page.locator("#add-name").fill("Joueur 01");
        page.keyboard().press("Enter");
        assertThat(page.locator("table.players tbody tr:not(.inputs)")).hasCount(1);
        page.locator(".resume button").click();
        assertThat(page.locator("round-panel")).isVisible();
        return page;
    }

    @Test
    void aClubPlaysInEnglishWithItsOwnList() {
        importList();
        Page console = create();
        console.locator("#letters").fill(EnglishWords.FIRST);
        console.keyboard().press("Enter");
        assertThat(console.locator("#round .tag")).hasText("tirage à annoncer");
        console.locator("#primary").click();
        assertThat(console.locator("#round .tag")).hasText("tirage annoncé");
        console.locator("#primary").click();
        console.locator("#slip-1-table").fill("1");
        console.locator("#slip-1-word").fill("topaz");
        console.locator("#slip-1-reference").fill("8h");
        assertThat(console.locator("form.slip .said").first())
                .hasText(Pattern.compile(".*ligne 8, colonne H, horizontal"));
        console.locator("#slip-1-reference").press("Enter");
        assertThat(console.locator("table.seats tr.seat").first()).containsText("8H");
        console.locator("#primary").click();
        console.locator("#primary").click();
        assertThat(console.locator("master-move")).containsText("TOPAZ 8H");
        assertThat(console.locator("table.seats tr.seat").first()).containsText("52");
    }
}
