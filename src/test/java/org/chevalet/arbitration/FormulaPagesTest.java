package org.chevalet.arbitration;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chevalet.ArbiterBrowser;
import org.chevalet.BrowserTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A joker game of 7 of 8 (R§3.8) on the pages of the tournament, the arbiter, the hall and the players. */
@QuarkusTest
class FormulaPagesTest extends BrowserTest {

    private static final int[][] SIZES = {{1280, 800}, {800, 1280}, {360, 740}};

    private static final String LINES_OF_THE_RACK = "rack => new Set(Array.from("
            + "document.querySelectorAll(rack + ' .tile'), tile => tile.getBoundingClientRect().top)).size";

    private final List<ArbiterBrowser> windows = new ArrayList<>();

    @AfterEach
    void leave() {
        windows.forEach(ArbiterBrowser::close);
    }

    private Page window(int[] size, String path) {
        ArbiterBrowser window = new ArbiterBrowser(chromium, root, size[0], size[1]);
        windows.add(window);
        return window.open(path);
    }

    private static void looked(Page page, String name, int[] size) {
        Object wider = page.evaluate("document.documentElement.scrollWidth > innerWidth");
        assertThat(wider).as(name + " at " + size[0]).isEqualTo(false);
        ArbiterBrowser.photograph(page, name + "-" + size[0]);
    }

    private static TestSession jokerSevenOfEight() {
        return TestSession.open(
                Map.of("name", "Partie originale", "variant", "joker+seven-of-eight", "roundSeconds", 120), 3);
    }

    @Test
    void theFormulaIsChosenOnTheFormAndSaidAfterwards() {
        for (int[] size : SIZES) {
            Page page = window(size, "/arbitre");
            page.locator("#letters").selectOption("seven-of-eight");
            page.locator("#joker").selectOption("joker");
            page.locator(".formula details summary").click();
            page.locator("#tieBreaks").selectOption("TOPS,BEST_MOVE");
            page.locator("#centres").fill("Nantes");
            page.locator("tournament-form button.primary").click();
            assertThat(page.locator("#centres-problem")).containsText("« Nantes » ne se lit pas comme un centre");
            assertThat(page.locator("#letters")).hasValue("seven-of-eight");
            page.locator("#centres").scrollIntoViewIfNeeded();
            looked(page, "formula-form", size);
            assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
            page.locator("#centres").fill("");
            page.locator("tournament-form button.primary").click();
            page.waitForURL(Pattern.compile(".*/arbitre/tournois/\\d+"));
            assertThat(page.locator("tournament-prepare summary small"))
                    .containsText("partie joker 7 sur 8 · 3 min par coup · ex aequo : nombre de tops");
            looked(page, "formula-prepare", size);
        }
    }

    @Test
    void eightLettersFitEveryPage() {
        TestSession session = jokerSevenOfEight();
        session.start("?TIOEXGR");
        for (int[] size : SIZES) {
            Page console = window(size, "/arbitre/parties/" + session.game());
            assertThat(console.locator("game-board .formula")).hasText("partie joker 7 sur 8");
            assertThat(console.locator(".letters-drawn .tile")).hasCount(8);
            assertThat(console.evaluate(LINES_OF_THE_RACK, ".letters-drawn")).isEqualTo(1);
            looked(console, "formula-console", size);
        }
        Page wall = window(new int[] {1280, 800}, "/ecran/" + session.game());
        assertThat(wall.locator("#tournament")).hasText("Partie originale");
        assertThat(wall.locator("#formula")).hasText("partie joker 7 sur 8");
        assertThat(wall.locator("#rack .tile")).hasCount(8);
        looked(wall, "formula-wall", new int[] {1280, 800});
        for (int table = 1; table <= SIZES.length; table++) {
            int[] size = SIZES[table - 1];
            Page tablet = sit(session, table, size);
            assertThat(tablet.locator("#formula")).hasText("partie joker 7 sur 8");
            assertThat(tablet.locator("#rack .tile")).hasCount(8);
            assertThat(tablet.evaluate(LINES_OF_THE_RACK, "#rack")).isEqualTo(1);
            looked(tablet, "formula-tablet", size);
        }
    }

    @Test
    void anotherWordIsRetainedForAReasonAndAPastRoundIsCancelled() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.start("MEEISAN").closeRound();
        Page console = window(SIZES[0], "/arbitre/parties/" + session.game());
        console.locator("master-move summary").click();
        console.locator("#master-word").fill("MEEISA");
        console.locator("#master-coord").fill("H4");
        console.locator("#master-reason").fill("plus ouvert");
        console.locator("master-move form button").click();
        assertThat(console.locator("#guard-says")).containsText("Pas dans la liste de mots de cette partie : MEEISA");
        console.locator(".guard button.primary").click();
        console.locator("#master-word").fill("MINEES");
        console.locator("master-move form button").click();
        assertThat(console.locator("master-move p .move").first()).hasText("MINEES H4");
        assertThat(console.locator("master-move p small").first()).hasText("plus ouvert");
        looked(console, "formula-master", SIZES[0]);
        console.locator("#primary").click();
        assertThat(console.locator("round-panel h2")).containsText("Coup 2");
        console.locator("#tab-game").click();
        console.locator("game-menu summary")
                .filter(new Locator.FilterOptions().setHasText("Annuler un coup"))
                .click();
        console.locator("#cancel-reason").fill("mot faux");
        console.locator("game-menu button.danger").first().click();
        console.locator("dialog.correction button.primary").click();
        assertThat(console.locator("round-panel h2")).containsText("Coup 1");
        assertThat(console.locator("round-panel")).containsText("Coup annulé et rejoué : tirage n° 2.");
        looked(console, "formula-cancelled", SIZES[0]);
    }

    private Page sit(TestSession session, int table, int[] size) {
        Page tablet = window(size, "/jouer/" + session.code());
        tablet.locator("#join-table").fill(String.valueOf(table));
        tablet.locator("#join-form button").click();
        tablet.locator("#join-confirm button.primary").click();
        assertThat(tablet.locator("#tablet")).isVisible();
        return tablet;
    }

    private static void send(Page tablet, String word, String reference) {
        tablet.locator("#reference").fill(reference);
        tablet.locator("#word").fill(word);
        tablet.locator("#send").click();
    }

    @Test
    void aToppingPlayerIsToldWhetherItIsTheTopAndGetsTheNextRackAtOnce() {
        TestSession session = TestSession.open(Map.of("name", "Topping", "form", "TOPPING", "roundSeconds", 60), 1);
        session.start("MEEISAN");
        Page tablet = sit(session, 1, SIZES[2]);
        send(tablet, "MINEES", "H4");
        assertThat(tablet.locator("#stage")).containsText("Ce n’est pas le top (essai 1)");
        looked(tablet, "topping-try", SIZES[2]);
        send(tablet, "SEMAINE", "H2");
        assertThat(tablet.locator("#round")).hasText("Coup 2");
        assertThat(tablet.locator("#stage")).containsText("Coup 1 :");
        looked(tablet, "topping-next", SIZES[2]);
        Page console = window(SIZES[0], "/arbitre/parties/" + session.game());
        console.locator("#tab-ranking").click();
        assertThat(console.locator("ranking-table small")).containsText("temps 0:");
        looked(console, "topping-console", SIZES[0]);
    }

    @Test
    void whoIsOutOfASuddenDeathSeesItAndTheRankingSaysSo() {
        TestSession session = TestSession.open(Map.of("name", "Mort subite", "form", "SUDDEN_DEATH"), 3);
        session.start("MEEISAN");
        session.send(1, "SEMAINE", "H2").statusCode(201);
        session.send(2, "SEMAINE", "H2").statusCode(201);
        session.send(3, "MINEES", "H4").statusCode(201);
        session.finishRound();
        session.startDrawn();
        session.send(3, "LE", "H4").statusCode(422).body("code", equalTo("slip.eliminated"));
        Page console = window(SIZES[0], "/arbitre/parties/" + session.game());
        console.locator("#tab-ranking").click();
        assertThat(console.locator("ranking-table tbody tr").last().locator("small"))
                .hasText("éliminé au coup 1");
        looked(console, "sudden-death-console", SIZES[0]);
        Page wall = window(SIZES[0], "/ecran/" + session.game());
        assertThat(wall.locator("#ranking small").last()).hasText("éliminé au coup 1");
        looked(wall, "sudden-death-wall", SIZES[0]);
        session.ask()
                .post("/api/games/" + session.game() + "/seats/3/release")
                .then()
                .statusCode(200);
        Page tablet = sit(session, 3, SIZES[2]);
        assertThat(tablet.locator("#stage")).containsText("Éliminé au coup 1");
        looked(tablet, "sudden-death-tablet", SIZES[2]);
    }
}
