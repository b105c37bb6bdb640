package org.chevalet.replay;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.chevalet.BrowserTest;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is told of a game and when, dates, and what might have been played. */
@QuarkusTest
@Tag("browser")
class ReplayRemarksTest extends BrowserTest {

    private static final String NORMAL = "rejouer?lang=fr#sample-club-hiersac-2018-07-07";
    private static final String EXAMPLE = "rejouer?lang=fr#sample-tournoi-exemple";

    /** The second move lies over the first one. */
    private static final String MISPLACED = "1|CHARIOT|CHARIOT|H4|\n2|AEINRSS|ZZZZZZZ|H3|74\n3|AEINRSS|SA|11H|\n";

    /** In the arbiter's browser: other tests leave rounds in play, and then nobody else is told what letters are worth. */
    private Page open(BrowserContext window, String path) {
        window.addCookies(List.of(new Cookie("chevalet-arbiter", TestArbiter.cookie()).setUrl(root.toString())));
        Page page = window.newPage();
        page.navigate(root + path);
        return page;
    }

    @Test
    void daysAreShownInWordsAndFoundHoweverTheyAreTyped() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            for (String typed : new String[] {"21/01/2022", "21 janvier 2022", "2022-01-21", "21/1/22 joker"}) {
                page.locator("#search").fill(typed);
                assertThat(page.locator(".library-game")).hasCount(1);
                assertThat(page.locator(".library-game span").first()).containsText("21 janvier 2022 ·");
            }
            page.locator(".library-game").click();
            assertThat(page.locator("#card-body p").first()).containsText("21 janvier 2022");
            page.navigate(root + "rejouer?lang=en");
            page.locator("#search").fill("21 january");
            assertThat(page.locator(".library-game span").first()).containsText("21 January 2022");
        }
    }

    @Test
    void aContradictionIsToldBeforeTheGameAndWhatGivesWordsAwayIsFolded() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, NORMAL);
            assertThat(page.locator("#contradictions")).containsText("Ce fichier se contredit une fois");
            assertThat(page.locator("#contradictions")).containsText("l’en-tête annonce 24 coups, le tableau en a 21.");
            assertThat(page.locator("#contradictions ~ p #start, #contradictions ~ .buttons #start"))
                    .hasCount(1);
            assertThat(page.locator("#remarks summary"))
                    .hasText("Remarques qui dévoilent des mots : à lire après avoir joué");
            assertThat(page.locator("#remarks li").first()).isHidden();
            assertThat(page.locator("#contradictions")).not().containsText(Pattern.compile("RUTIEZ|top"));
            page.locator("summary", new Page.LocatorOptions().setHasText("D’où vient cette partie"))
                    .click();
            assertThat(page.locator("#card-body")).containsText("Source : http");
            assertThat(page.locator("#card-body")).containsText("Conditions : site d’un club, sans licence indiquée");
        }
    }

    @Test
    void aTopThatFitsNowhereIsToldAtItsRoundAndIsNobodysLoss() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            page.locator("#file")
                    .setInputFiles(
                            new FilePayload("soir.txt", "text/plain", MISPLACED.getBytes(StandardCharsets.UTF_8)));
            assertThat(page.locator("#contradictions")).containsText("Au coup 2 : ce sera dit à ce coup");
            assertThat(page.locator("#contradictions")).not().containsText("ZZZZZZZ");
            page.locator("#start").click();
            page.locator("#give-up").click();
            page.locator("#next-round").click();
            page.locator("#give-up").click();
            assertThat(page.locator("#outcome .remarks")).containsText("ZZZZZZZ ne va pas en H3. ");
            assertThat(page.locator("#outcome .remarks")).not().containsText(": En");
            assertThat(page.locator("#outcome .top-line")).not().containsText("ZZZZZZZ");
            assertThat(page.locator("#outcome"))
                    .containsText("Le fichier donne ZZZZZZZ H3, qui ne va pas sur la grille");
            assertThat(page.locator("#outcome-title")).not().containsText("74");
        }
    }

    @Test
    void aWordOfOnesOwnThatEqualsTheTopIsExplainedAndAWordNobodyExplainsSaysSo() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, EXAMPLE);
            page.locator("#start").click();
            for (int round = 1; round < 18; round++) {
                page.locator("#give-up").click();
                page.locator("#next-round").click();
            }
            page.locator("#reference").fill("G13");
            page.locator("#word").fill("HIT");
            page.locator("#send").click();
            assertThat(page.locator("#outcome-title")).containsText("HIT : 21 points, c’est le top");
            assertThat(page.locator("#outcome")).containsText("hit : hit, nom");
            assertThat(page.locator("#outcome")).containsText("HUI : le dictionnaire de Chevalet ne l’explique pas.");
        }
    }

    @Test
    void whatMightHaveBeenPlayedIsDrawnAndItsJokerIsTakenWhereALetterIsLacking() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, EXAMPLE);
            page.locator("#read").click();
            page.locator("#reading-rounds button").nth(9).click();
            page.locator("#if-reference").fill("E4");
            for (String typed : new String[] {"MALIENNE", "malienne", "MAL(I)ENNE"}) {
                page.locator("#if-word").fill(typed);
                page.locator("#what-if button[type=submit]").click();
                assertThat(page.locator("#if-answer")).containsText("MAL(I)ENNE : 82 points");
                assertThat(page.locator("#if-answer")).not().containsText("Il manque");
            }
            assertThat(page.locator("#reading-grid .draft")).not().hasCount(0);
            page.locator("#if-word").fill("MALIENNN");
            page.locator("#what-if button[type=submit]").click();
            assertThat(page.locator("#if-answer")).containsText(Pattern.compile("MAL\\(I\\)ENNN ferait \\d+ points"));
            assertThat(page.locator("#if-answer")).containsText("Il manque N");
            page.locator("#if-back").click();
            assertThat(page.locator("#reading-grid .draft")).hasCount(0);
            assertThat(page.locator("#if-answer")).isEmpty();
            page.locator("#if-rack").fill("");
            page.locator("#what-if button[type=submit]").click();
            assertThat(page.locator("#if-answer"))
                    .hasText("Donnez des lettres, un mot avec sa référence, ou les deux.");
        }
    }

    @Test
    void aGameByChanceTellsWhatItsLevelsMeanAndHowHardItCameOut() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            assertThat(page.locator("#make-level-hint")).containsText("facile : peu de scrabbles");
            page.locator("#make-level").selectOption("hard");
            page.locator("#make-seed").fill("essai");
            page.locator("#make button[type=submit]").click();
            assertThat(page.locator("#card-body p").first()).containsText("difficulté : difficile");
        }
    }

    @Test
    void theFileButtonIsAsEasyToHitAsAnyOther() {
        try (BrowserContext laptop = chromium.newContext()) {
            Page page = open(laptop, "rejouer?lang=fr");
            Object height = page.evaluate(
                    "parseFloat(getComputedStyle(document.getElementById('file'), '::file-selector-button').minHeight)");
            assertThat(((Number) height).doubleValue()).isGreaterThanOrEqualTo(44);
        }
    }
}
