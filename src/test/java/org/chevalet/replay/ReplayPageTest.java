package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.chevalet.core.board.Placement;
import org.chevalet.formats.GameFiles;
import org.chevalet.formats.PublishedGame;
import org.chevalet.formats.PublishedGames;
import org.chevalet.formats.PublishedRound;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solo player's room, in a real browser. */
@QuarkusTest
@Tag("browser")
class ReplayPageTest extends BrowserTest {

    private static final String NORMAL = "/tournament-samples/club-hiersac-2018-07-07.txt";
    private static final List<String> WCAG = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private final List<String> said = new ArrayList<>();

    /** In the arbiter's browser: other tests leave rounds in play, and then nobody else is told what letters are worth. */
    private Page open(BrowserContext window, String path) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.onConsoleMessage(message -> said.add(message.text()));
        page.onPageError(said::add);
        page.navigate(root + path);
        return page;
    }

    private static void isAccessible(Page page) {
        assertThat(new AxeBuilder(page).withTags(WCAG).analyze().getViolations())
                .isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
                .isTrue();
    }

    /** Written in the fields, as with any keyboard; the focus is where the page has put it. */
    private static void play(Page page, String reference, String word) {
        page.locator("#reference").focus();
        page.keyboard().type(reference);
        page.locator("#word").focus();
        page.keyboard().type(word);
        page.keyboard().press("Enter");
    }

    private static void press(Page page, String button) {
        page.locator(button).focus();
        page.keyboard().press("Enter");
    }

    @Test
    void threeClicksFromTheStartPageLeadToTheFirstRound() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "");
            page.locator("a[href='/rejouer']").first().click();
            page.locator("[data-game=sample-club-hiersac-2018-07-07]").click();
            page.locator("#start").click();
            assertThat(page.locator("#game-title")).hasText("Coup 1 sur 21");
            assertThat(page.locator("#rack .tile")).hasCount(7);
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aWholeGameIsReplayedByKeyboardAlone() {
        PublishedGame game = PublishedGames.game(NORMAL);
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            isAccessible(page);
            press(page, "[data-game=sample-club-hiersac-2018-07-07]");
            assertThat(page.locator("#card-title")).isFocused();
            isAccessible(page);
            press(page, "#start");
            for (PublishedRound round : game.rounds()) {
                int number = round.number();
                assertThat(page.locator("#game-title")).hasText("Coup " + number + " sur 21");
                if (number == 2) {
                    press(page, "#hint-scrabble");
                    assertThat(page.locator("#hints-given li")).hasCount(1);
                    isAccessible(page);
                }
                if (number == 3) {
                    press(page, "#give-up");
                    assertThat(page.locator("#outcome-title")).hasText("Aucun mot : 0 points, 72 de perdus");
                    page.locator(".all-solutions summary").focus();
                    page.keyboard().press("Enter");
                    assertThat(page.locator(".solutions tbody tr").first()).containsText("72");
                    isAccessible(page);
                    press(page, "#next-round");
                    continue;
                }
                Placement move = round.move().orElseThrow();
                play(page, move.coord().toString(), move.spelling().printed());
                assertThat(page.locator("#outcome-title")).containsText("c’est le top");
                assertThat(page.locator("#next-round")).isFocused();
                page.keyboard().press("Enter");
            }
            assertThat(page.locator("#summary")).containsText("962 sur 1034");
            assertThat(page.locator("#summary")).containsText("20 sur 21");
            isAccessible(page);
            press(page, "#again");
            assertThat(page.locator("#game-title")).hasText("Coup 3 sur 21");
            play(page, "4H", "CRIERAIS");
            page.keyboard().press("Enter");
            assertThat(page.locator("#summary")).containsText("1034 sur 1034 (100,0");
            press(page, "#summary .to-library");
            assertThat(page.locator("[data-game=sample-club-hiersac-2018-07-07] .mark"))
                    .containsText("93,0");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void onceLoadedAGameGoesOnWithoutTheServerAndAfterAReload() {
        byte[] file = GameFiles.bytes("/games/eliot-arbitration.txt");
        try (BrowserContext tablet = chromium.newContext(800, 1280)) {
            Page page = open(tablet, "rejouer?lang=fr");
            page.locator("#file").setInputFiles(new FilePayload("partie.txt", "text/plain", file));
            assertThat(page.locator("#card-title")).hasText("partie.txt");
            tablet.setOffline(true);
            page.locator("#start").click();
            play(page, "H3", "CHARIOT");
            assertThat(page.locator("#outcome-title")).containsText("82 points, c’est le top");
            page.locator("#next-round").click();
            play(page, "4H", "HUILERAS");
            assertThat(page.locator("#outcome-title")).containsText("74 points");
            page.locator("#next-round").click();
            page.locator("#pause").click();
            assertThat(page.locator("#grid")).isHidden();
            assertThat(page.locator("#rack")).isHidden();
            page.locator("#go-on").click();
            play(page, "O3", "ZUT");
            assertThat(page.locator("#outcome-title")).containsText("0 points, 83 de perdus");
            page.locator("#next-round").click();
            assertThat(page.locator("#summary")).containsText("156 sur 239");
            isAccessible(page);
        }
    }

    @Test
    void aGameIsTakenUpAgainWhereItWasLeft() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.locator("#start").click();
            page.locator("#reference").fill("H4");
            page.locator("#word").fill("C(H)ACUNE");
            assertThat(page.locator("#preview")).hasText("CHACUNE : 76 points");
            page.locator("#send").click();
            page.locator("#next-round").click();
            page.reload();
            page.locator("#resume").click();
            assertThat(page.locator("#game-title")).hasText("Coup 2 sur 21");
            assertThat(page.locator("#score-so-far")).hasText("76 points sur 76");
        }
    }

    @Test
    void aGameIsReadThroughWithTheArrowsAndWhatIfIsAsked() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-tournoi-exemple");
            page.locator("#read").click();
            assertThat(page.locator("#reading-round")).containsText("Coup 1 :");
            page.keyboard().press("ArrowRight");
            assertThat(page.locator("#reading-round")).containsText("Coup 2 :");
            page.keyboard().press("End");
            assertThat(page.locator("#reading-round")).containsText("Coup 24 :");
            page.keyboard().press("Home");
            assertThat(page.locator("#reading-round")).containsText("Coup 1 :");
            page.locator("#reading-rounds button").nth(4).click();
            assertThat(page.locator("#reading-round")).containsText("Coup 5 :");
            isAccessible(page);
            page.locator("#if-rack").fill("AEINRST");
            page.locator("#what-if button[type=submit]").click();
            assertThat(page.locator("#if-answer .solutions tbody tr").first()).isVisible();
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aFileThatIsNoGameIsOneSentence() {
        try (BrowserContext phone = chromium.newContext(390, 800)) {
            Page page = open(phone, "rejouer?lang=fr");
            isAccessible(page);
            byte[] noise = "ceci n’est pas une partie".getBytes(StandardCharsets.UTF_8);
            page.locator("#file").setInputFiles(new FilePayload("lettre.txt", "text/plain", noise));
            assertThat(page.locator("#replay-problem")).containsText(Pattern.compile("lettre.txt – Aucun coup"));
            byte[] gcg = ">a: AEINRST 8D TSARINE +64 64\n".getBytes(StandardCharsets.UTF_8);
            page.locator("#file").setInputFiles(new FilePayload("duel.gcg", "text/plain", gcg));
            assertThat(page.locator("#card-body")).containsText("Partie classique");
            assertThat(page.locator("#start")).hasCount(0);
            page.locator("#read").click();
            assertThat(page.locator("#reading-round")).containsText("TSARINE H4");
            isAccessible(page);
        }
    }

    @Test
    void aDrawnGameIsSharedByItsAddressAndPlayedAsTopping() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            page.locator("#make-variant").selectOption("seven-and-eight");
            page.locator("#make-seed").fill("essai");
            page.locator("#make button[type=submit]").click();
            assertThat(page.locator("#card-title")).hasText("Partie au hasard « essai »");
            assertThat(page.url()).endsWith("#tirage/seven-and-eight/any/essai");
            page.reload();
            assertThat(page.locator("#card-title")).hasText("Partie au hasard « essai »");
            page.locator("#form").selectOption("topping");
            page.locator("#names").fill("Anne, Bruno");
            page.locator("#start").click();
            assertThat(page.locator("#rack .tile")).hasCount(8);
            play(page, "H8", "ZZ");
            assertThat(page.locator("#guess")).not().isEmpty();
            assertThat(page.locator("#outcome")).isHidden();
            page.locator("#give-up").click();
            assertThat(page.locator("#outcome-title")).containsText("Aucun mot");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aGameIsPrintedToPlayOnPaper() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.getByText("PDF à jouer sur papier").click();
            page.locator("#paper").selectOption("4");
            assertThat(page.waitForDownload(() -> page.locator("#paper-print").click())
                            .suggestedFilename())
                    .endsWith(".pdf");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void allSolutionsOfARoundWithAJokerAppearAtOnce() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2022-01-21-joker");
            page.locator("#read").click();
            page.locator("#reading-rounds button").nth(8).click();
            Object taken = page.evaluate("""
                    () => { const details = document.querySelector('.all-solutions'); const start = performance.now();
                      details.open = true; details.dispatchEvent(new Event('toggle'));
                      return Math.round(performance.now() - start) + ' ms ' + details.querySelector('.soft').textContent; }
                    """);
            System.out.println("All solutions of a round with a joker: " + taken);
            assertThat(page.locator(".solutions tbody tr")).hasCount(200);
        }
    }
}
