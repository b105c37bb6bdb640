package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.chevalet.live.HandClock;
import org.chevalet.live.HeardDrafts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An arbiter, two players with tablets and the hall's screen, each in a browser of their own. */
@QuarkusTest
class RoundInTheHallTest extends BrowserTest {

    private static final List<String> PLAYERS = List.of("Joueur 01", "Joueur <b>02</b> & \"L’autre\"");

    private static final String LINES_OF_THE_RACK =
            "new Set(Array.from(document.querySelectorAll('#rack .tile'), tile => tile.getBoundingClientRect().top)).size";

    @Inject
    HandClock clock;

    @Inject
    HeardDrafts drafts;

    private BrowserContext arbiterContext;
    private BrowserContext firstContext;
    private BrowserContext secondContext;
    private BrowserContext wall;
    private long game;
    private String code = "";

    @BeforeEach
    void openWindows() {
        openGame();
        arbiterContext = window(1366, 768, false);
        arbiterContext.addCookies(
                List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        firstContext = window(1280, 800, true);
        secondContext = window(360, 740, true);
        wall = window(1920, 1080, false);
    }

    private void openGame() {
        int tournament = post("/api/tournaments", Map.of("name", "Tournoi & <i>essai</i>", "roundSeconds", 180), "id");
        PLAYERS.forEach(name -> post("/api/tournaments/" + tournament + "/players", Map.of("name", name), "id"));
        game = post("/api/tournaments/" + tournament + "/open", Map.of(), "gameId");
        code = TestArbiter.asArbiter()
                .get("/api/tournaments/" + tournament)
                .then()
                .extract()
                .path("game.joinCode");
    }

    @AfterEach
    void leave() {
        List.of(arbiterContext, firstContext, secondContext, wall).forEach(BrowserContext::close);
    }

    private static BrowserContext window(int width, int height, boolean touch) {
        return chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setLocale("fr-FR")
                        .setHasTouch(touch)
                        .setViewportSize(width, height));
    }

    /** Time passes on the server and on these pages together. */
    private void pass(int seconds, Page... pages) {
        clock.advance(Duration.ofSeconds(seconds));
        for (Page page : pages) {
            page.clock().fastForward(seconds * 1000L);
        }
    }

    private static int post(String path, Map<String, ?> body, String answer) {
        return TestArbiter.asArbiter()
                .contentType(ContentType.JSON)
                .body(body)
                .post(path)
                .then()
                .statusCode(201)
                .extract()
                .path(answer);
    }

    private Page open(BrowserContext context, String path) {
        Page page = context.newPage();
        page.navigate(root.resolve(path).toString());
        return page;
    }

    private Page sit(BrowserContext context, int table) {
        Page page = open(context, "/jouer/" + code);
        page.locator("#join-table").fill(String.valueOf(table));
        page.locator("#join-form button").click();
        assertThat(page.locator("#join-confirm .name").last()).hasText(PLAYERS.get(table - 1));
        page.locator("#join-confirm button.primary").click();
        assertThat(page.locator(".waiting .who")).hasText("Table " + table + " : " + PLAYERS.get(table - 1));
        return page;
    }

    private static Locator primary(Page console) {
        return console.locator("#primary");
    }

    private static void draw(Page console, String letters) {
        console.locator("#letters").fill(letters);
        console.keyboard().press("Enter");
    }

    private static void assertAccessible(Page page) {
        assertThat(new AxeBuilder(page)
                        .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                        .analyze()
                        .getViolations())
                .isEmpty();
    }

    private static void photograph(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screens", name + ".png")));
    }

    private static void tapLetters(Page tablet, String letters) {
        for (char letter : letters.toCharArray()) {
            tablet.locator("#rack button.tile:not(.used) .letter:text-is('" + letter + "')")
                    .first()
                    .click();
        }
    }

    private static void assertReceived(Page tablet, String... texts) {
        for (String text : texts) {
            assertThat(tablet.locator(".receipt")).containsText(text);
        }
    }

    @Test
    void aRoundWithTwoPlayersAndTheScreen() {
        Page screen = open(wall, "/ecran/" + game);
        assertThat(screen.locator("#code")).hasText(code);
        assertThat(screen.locator("#qr")).hasAttribute("src", Pattern.compile("jouer%2F" + code + "-[0-9a-f]{16}$"));
        assertThat(screen.locator("#qr")).hasJSProperty("complete", true);
        assertAccessible(screen);
        Page first = sit(firstContext, 1);
        Page second = sit(secondContext, 2);
        assertAccessible(first);
        Page console = open(arbiterContext, "/arbitre/parties/" + game);

        draw(console, "semaine");
        assertThat(primary(console)).isEnabled();
        assertThat(first.locator("#rack-part")).isHidden();
        assertThat(screen.locator("#rack")).isHidden();
        primary(console).click();
        assertThat(screen.locator("#rack .tile")).hasCount(7);
        preparesBeforeTheClock(first);

        primary(console).click();
        assertThat(screen.locator("#screen")).hasAttribute("data-clock", "running");
        assertThat(first.locator("#clock-face")).hasText(Pattern.compile("[23]:\\d\\d"));
        sendsByTheForm(first);
        sendsByTappingOnAPhone(second);
        assertAccessible(first);
        photograph(screen, "screen-running");

        primary(console).click();
        assertThat(first.locator("#stage")).containsText("Temps écoulé");
        assertThat(screen.locator("#band")).containsText("Temps écoulé");
        assertThat(first.locator("#slip")).isHidden();
        primary(console).click();
        assertThat(first.locator("#stage")).containsText("L’arbitre corrige");
        assertThat(screen.locator("body")).not().containsText("SEMAINE", notVisible());
        first.reload();
        assertThat(first.locator("#stage")).containsText("L’arbitre corrige");
        assertReceived(first, "SEMAINE");

        assertThat(primary(console)).isEnabled();
        primary(console).click();
        showsTheSolution(screen, first, second);
    }

    private static LocatorAssertions.ContainsTextOptions notVisible() {
        return new LocatorAssertions.ContainsTextOptions().setUseInnerText(true);
    }

    /** The rack is announced, the clock still: a word may be written, not sent, and a reload keeps it. */
    private static void preparesBeforeTheClock(Page tablet) {
        assertThat(tablet.locator("#rack .tile")).hasCount(7);
        tablet.locator("#reference").fill("h é");
        tablet.locator("#word").fill("sémaine");
        assertThat(tablet.locator("#reference")).hasValue("H2");
        assertThat(tablet.locator("#echo")).hasText("SEMAINE – ligne H, colonne 2, horizontal");
        assertThat(tablet.locator("#send")).hasAttribute("aria-disabled", "true");
        assertThat(tablet.locator("#send-why")).containsText("Le chrono n’est pas lancé");
        tablet.reload();
        assertThat(tablet.locator("#word")).hasValue("sémaine");
        assertThat(tablet.locator("td.draft")).hasCount(7);
    }

    private static void sendsByTheForm(Page tablet) {
        assertThat(tablet.locator("#send")).not().hasAttribute("aria-disabled", "true");
        tablet.locator("#word").press("Enter");
        assertReceived(tablet, "Bulletin reçu à ", " : SEMAINE", "ligne H, colonne 2, horizontal");
        assertThat(tablet.locator("#send")).hasText("Bulletin envoyé");
        photograph(tablet, "tablet-received");
        tablet.reload();
        assertReceived(tablet, "SEMAINE");
        assertThat(tablet.locator("#word")).hasValue("sémaine");
    }

    /** A first slip is replaced by a second; on a phone the squares are too small, so the reference is written. */
    private static void sendsByTappingOnAPhone(Page phone) {
        tapLetters(phone, "AMIE");
        assertThat(phone.locator("#word")).hasValue("AMIE");
        phone.locator("#send").click();
        assertReceived(phone, "AMIE");
        phone.locator("#clear").click();
        phone.locator("#reference").fill("8h");
        phone.locator("#word").focus();
        for (String key : List.of("M", "E", "N", "A", "I", "S", "X")) {
            phone.locator("#keyboard button:text-is('" + key + "')").click();
        }
        assertThat(phone.locator("#warnings")).containsText("Il manque X");
        phone.locator("#keyboard button[aria-label^='Effacer']").click();
        assertThat(phone.locator("#warnings")).isHidden();
        phone.locator("#send").click();
        assertReceived(phone, "MENAIS", "ligne H, colonne 8, vertical");
        photograph(phone, "phone-received");
    }

    private static void showsTheSolution(Page screen, Page first, Page second) {
        assertThat(first.locator(".result")).containsText("Vous marquez 70 points");
        assertThat(first.locator(".result .total")).hasText("Total : 70 sur 70 – rang : 1");
        assertThat(second.locator(".result")).containsText("Vous marquez 18 points");
        assertThat(second.locator(".result .top")).containsText("SEMAINE H2, 70 points");
        assertThat(second.locator("td.last")).hasCount(7);
        second.reload();
        assertThat(second.locator(".result")).containsText("Vous marquez 18 points");
        second.locator("#sheet > summary").click();
        assertThat(second.locator("#sheet tbody tr")).hasCount(1);
        takesTheSheetAlong(second);
        assertThat(screen.locator(".last-word")).hasText("SEMAINE");
        assertThat(screen.locator(".last-score")).hasText("H2 70 points");
        assertThat(share(screen, ".last-score", 1080)).isGreaterThan(0.08);
        assertThat(screen.locator("td.last")).hasCount(7);
        photograph(screen, "screen-solution");
        assertThat(screen.locator("#ranking .player")).containsText(new String[] {"Joueur 01", PLAYERS.get(1)});
        screen.reload();
        assertThat(screen.locator(".last-word")).hasText("SEMAINE");
        assertAccessible(second);
        assertAccessible(screen);
    }

    private static void takesTheSheetAlong(Page player) {
        Locator braille =
                player.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Télécharger en braille (.brf)"));
        Download sheet = player.waitForDownload(() -> braille.press("Enter"));
        assertThat(sheet.suggestedFilename()).endsWith("Feuille de route, table 2.brf");
        assertThat(player.locator(".braille-said")).hasText("Téléchargé : " + sheet.suggestedFilename());
        assertThat((Boolean) player.evaluate("document.querySelector('.braille-said').getBoundingClientRect().bottom"
                        + " <= document.querySelector('#sheet .close-line').getBoundingClientRect().top"))
                .isTrue();
        try {
            assertThat(Files.readString(sheet.path())).contains(".TOP ..SEMAINE .H,< ,]# POINTS");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void aSeatBelongsToItsFirstDeviceUntilTheArbiterFreesIt() {
        Page owner = sit(firstContext, 1);
        Page other = open(secondContext, "/jouer");
        other.locator("#join-code").fill("12");
        other.locator("#join-form button").click();
        assertThat(other.locator("#join-problem")).hasText("Écrivez les 4 chiffres du code.");
        other.locator("#join-code").fill(code);
        other.locator("#join-table").fill("77");
        other.locator("#join-form button").click();
        assertThat(other.locator("#join-problem")).containsText("77");
        assertThat(other.locator("#join-table")).isFocused();
        other.locator("#join-table").fill("1");
        other.locator("#join-form button").click();
        other.locator("#join-confirm button.primary").click();
        assertThat(other.locator("#claim-problem")).containsText("La table 1 est déjà utilisée par Joueur 01");

        TestArbiter.asArbiter()
                .contentType(ContentType.JSON)
                .body(Map.of())
                .post("/api/games/" + game + "/seats/1/release")
                .then()
                .statusCode(200);
        assertThat(owner.locator("#join")).isVisible();
        assertThat(owner.locator("#join-problem")).not().isEmpty();
        other.locator("#join-confirm button.primary").click();
        assertThat(other.locator(".waiting .who")).containsText(PLAYERS.get(0));
    }

    private static LocatorAssertions.ContainsTextOptions contains() {
        return new LocatorAssertions.ContainsTextOptions().setIgnoreCase(true);
    }

    @Test
    void aSlipSentWhileCutOffArrivesOnceWhenTheConnectionIsBack() {
        Page tablet = sit(firstContext, 1);
        Page console = open(arbiterContext, "/arbitre/parties/" + game);
        draw(console, "semaine");
        assertThat(primary(console)).isEnabled();
        primary(console).click();
        assertThat(tablet.locator("#slip")).isVisible();
        primary(console).click();
        assertThat(tablet.locator("#send")).not().hasAttribute("aria-disabled", "true");
        firstContext.setOffline(true);
        tablet.locator("#word").fill("amie");
        tablet.locator("#send").click();
        assertThat(tablet.locator("#receipt")).containsText("En attente d’envoi");
        firstContext.setOffline(false);
        assertReceived(tablet, "AMIE");
        assertThat(console.locator("table.seats tr.seat").first()).containsText("AMIE", contains());
    }

    @Test
    void aWordLeftUnsentIsTheSlipWhenTheTimeIsUp() {
        firstContext.clock().install();
        wall.clock().install();
        Page tablet = sit(firstContext, 1);
        Page screen = open(wall, "/ecran/" + game);
        Page console = open(arbiterContext, "/arbitre/parties/" + game);
        draw(console, "semaine");
        assertThat(primary(console)).isEnabled();
        primary(console).click();
        assertThat(tablet.locator("#slip")).isVisible();
        tablet.locator("#word").fill("amie");
        assertThat(primary(console)).isEnabled();
        primary(console).click();
        assertThat(tablet.locator("#clock")).hasClass("clock running");
        drafts.await(game, 1, "AMIE");
        assertThat(screen.locator("#screen")).hasAttribute("data-clock", "running");
        pass(152, tablet, screen);
        assertThat(tablet.locator("#signal")).isVisible();
        assertThat(screen.locator("#screen")).hasAttribute("data-clock", "signal");
        pass(32, tablet, screen);
        assertReceived(tablet, "AMIE");
        assertThat(tablet.locator("#receipt")).containsText("Votre mot préparé a été envoyé");
        assertThat(tablet.locator("#stage")).containsText("Temps écoulé");
        assertThat(screen.locator("#screen")).hasAttribute("data-clock", "ended");
    }

    @Test
    void theJokerAsksForItsLetterAndAPaperSlipTakesTheTabletsPlace() {
        Page tablet = sit(secondContext, 1);
        Page console = open(arbiterContext, "/arbitre/parties/" + game);
        draw(console, "semain?");
        assertThat(primary(console)).isEnabled();
        primary(console).click();
        assertThat(tablet.locator("#slip")).isVisible();
        primary(console).click();
        tapLetters(tablet, "SEMAIN");
        assertThat(tablet.locator("#joker")).isHidden();
        tablet.locator("#rack .blank").click();
        assertThat(tablet.locator("#joker-palette .letters button")).hasCount(27);
        assertAccessible(tablet);
        tablet.locator("#joker-palette button:text-is('E')").click();
        assertThat(tablet.locator("#joker-palette")).isHidden();
        assertThat(tablet.locator("#word")).hasValue("SEMAIN(E)");
        tablet.locator("#word").fill("tulies(");
        assertThat(tablet.locator("#word-problem")).containsText("ne peut pas être joué");
        tablet.locator("#word").fill("semain?e");
        tablet.locator("#send").click();
        assertReceived(tablet, "Bulletin reçu à ", " : SEMAIN");

        typePaperSlip("amie", "H4");
        assertReceived(tablet, "Bulletin saisi par l’arbitre : AMIE, H4");
        assertThat(tablet.locator("#word")).hasValue("semain?e");
        TestArbiter.asArbiter()
                .contentType(ContentType.JSON)
                .body(Map.of("round", 1, "force", true))
                .post("/api/games/" + game + "/clock/end")
                .then()
                .statusCode(200);
        assertThat(tablet.locator("#slip")).isHidden();
        assertThat(tablet.locator("td.draft")).hasText(new String[] {"A1", "M2", "I1", "E1"});
    }

    private void typePaperSlip(String word, String reference) {
        TestArbiter.asArbiter()
                .contentType(ContentType.JSON)
                .body(Map.of("round", 1, "table", 1, "word", word, "reference", reference))
                .post("/api/games/" + game + "/slips")
                .then()
                .statusCode(200);
    }

    /** What must be read from the back of the hall is a set share of the screen's height. */
    @Test
    void theScreenIsLegibleFromAfar() {
        Page console = open(arbiterContext, "/arbitre/parties/" + game);
        draw(console, "semaine");
        assertThat(primary(console)).isEnabled();
        primary(console).click();
        Page screen = open(wall, "/ecran/" + game);
        for (int[] size : new int[][] {{1920, 1080}, {1366, 768}, {1280, 800}, {1280, 720}, {1024, 768}}) {
            screen.setViewportSize(size[0], size[1]);
            assertThat(share(screen, "#clock", size[1])).isGreaterThan(0.14);
            assertThat(share(screen, "#rack .letter", size[1])).isGreaterThan(0.10);
            assertThat(share(screen, ".grid th", size[1])).isGreaterThan(0.018);
            assertThat(screen.evaluate(LINES_OF_THE_RACK)).isEqualTo(1);
            assertThat(screen.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }

    private static double share(Page page, String selector, int height) {
        assertThat(page.locator(selector).first()).isVisible();
        String size = (String)
                page.evaluate("selector => getComputedStyle(document.querySelector(selector)).fontSize", selector);
        return Double.parseDouble(size.replace("px", "")) / height;
    }
}
