package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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

    /** What speaks against the word is said first; Enter once more plays it. */
    private static void playAllTheSame(Page page, String reference, String word) {
        play(page, reference, word);
        assertThat(page.locator("#send")).isFocused();
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
                    assertThat(page.locator("#outcome-title")).hasText("Aucun mot : 0 point, 72 de perdus");
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
            press(page, "#summary .to-card");
            press(page, "#card .to-library");
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
            assertThat(page.locator("#card-title")).hasText("partie");
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
            playAllTheSame(page, "O3", "ZUT");
            assertThat(page.locator("#outcome-title")).containsText("0 point, 83 de perdus");
            page.locator("#next-round").click();
            assertThat(page.locator("#summary")).containsText("156 sur 239");
            isAccessible(page);
        }
    }

    /** The board, the rack and the fields are the tablet's: a tap on a square and on tiles lays a word in view. */
    @Test
    void aWordIsLaidByTapsAndByKeysOnTheBoard() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.locator("#start").click();
            Locator square = page.locator("#grid [data-square='108']");
            square.click();
            page.locator("#rack [data-place='0']").click();
            assertThat(square).containsText("A");
            assertThat(page.locator("#rack [data-place='0']")).hasClass("tile used");
            assertThat(page.locator("#word")).hasValue("A");
            assertThat(page.locator("#reference")).hasValue("H4");
            page.locator("#grid [data-square='109']").focus();
            page.keyboard().type("N");
            assertThat(page.locator("#grid [data-square='109']")).containsText("N");
            page.locator("#word").fill("CANE");
            assertThat(page.locator("#grid [data-square='111']")).containsText("E");
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
            assertThat(page.locator("#game-title")).hasText("Coup 2 sur 21");
            assertThat(page.locator("#score-so-far")).hasText("76 sur 76 points");
        }
    }

    /** CUCHANE, which is no word, would pay twice 3+3+1+3+0+1+1+1, its first letter on a double letter, and 50. */
    @Test
    void theHelpChosenSaysThePointsOfAnyWordOrNothing() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.locator("#help").selectOption("2");
            page.locator("#start").click();
            page.locator("#reference").fill("H4");
            page.locator("#word").fill("CUC(H)ANE");
            assertThat(page.locator("#preview")).hasText("CUCHANE : 76 points");
            page.locator("#word").fill("CHIEN");
            assertThat(page.locator("#preview")).hasText("");
            press(page, "#game .to-card");
            page.locator("#help").selectOption("1");
            page.locator("#start").click();
            page.locator("#reference").fill("H4");
            page.locator("#word").fill("CUC(H)ANE");
            assertThat(page.locator("#preview")).hasText("");
        }
    }

    @Test
    void aMoveThatDoesNotCountSaysWhichWordIsTheReason() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.locator("#start").click();
            page.locator("#reference").fill("H4");
            page.locator("#word").fill("CNUCA");
            assertThat(page.locator("#preview")).hasText(Pattern.compile("^CNUCA n’est pas admis \\(.+\\)\\.$"));
            page.locator("#word").fill("C(H)ACUNE");
            page.locator("#send").click();
            page.locator("#next-round").click();
            page.locator("#reference").fill("G4");
            page.locator("#word").fill("MIELS");
            assertThat(page.locator("#preview")).containsText(", formé en ");
            assertThat(page.locator("#preview")).not().containsText("MIELS");
            page.locator("#reference").fill("11E");
            page.locator("#word").fill("MLIES");
            page.locator("#send").click();
            assertThat(page.locator("#outcome .note.warn").first())
                    .hasText(Pattern.compile("MLIES n’est pas admis \\(.+\\)\\..*"));
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
            playAllTheSame(page, "H8", "ZZ");
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
            page.getByText("À jouer sur papier ou en braille").click();
            page.locator("#paper").selectOption("4");
            assertThat(page.waitForDownload(() -> page.locator("#paper-print").click())
                            .suggestedFilename())
                    .endsWith(".pdf");
            assertThat(said).isEmpty();
        }
    }

    @Test
    void aGameIsDownloadedInBrailleToPlayItWithTheKeyboardAlone() throws IOException {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr#sample-club-hiersac-2018-07-07");
            page.getByText("À jouer sur papier ou en braille").press("Enter");
            Locator braille = page.getByRole(
                    AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Télécharger en braille (.brf)"));
            Download usual = page.waitForDownload(() -> braille.press("Enter"));
            assertThat(usual.suggestedFilename()).endsWith(".brf");
            assertThat(Files.readString(usual.path(), StandardCharsets.US_ASCII))
                    .contains(".COUP ,* AECC5NU", ".TOP ..C\"HACUNE .H,? ,]$\r\n  POINTS");
            assertThat(page.locator(".braille-said")).hasText("Téléchargé : " + usual.suggestedFilename());
            page.getByText("Réglages des pages de braille").press("Enter");
            page.getByLabel("Cellules par ligne").fill("12");
            braille.press("Enter");
            assertThat(page.locator(".braille-said"))
                    .hasText("Une ligne de braille a de 28 à 42 cellules, et non « 12 ».");
            page.getByLabel("Cellules par ligne").fill("40");
            page.reload();
            page.getByText("À jouer sur papier ou en braille").press("Enter");
            Download wide = page.waitForDownload(() -> braille.press("Enter"));
            assertThat(Files.readString(wide.path()).lines().findFirst().orElseThrow())
                    .hasSize(40);
            said.removeIf(line -> line.contains("status of 422"));
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
            assertThat(page.locator(".solutions tbody tr")).hasCount(50);
        }
    }
}
