package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The page as assistive technology and shaky hands find it, in the states of a round. */
@QuarkusTest
class TabletTreeTest extends PlayerBrowserTest {

    private static final List<String> TAGS =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4", "EN-301-549");

    private static final Pattern SQUARE = Pattern.compile("^[A-O](1[0-5]|[1-9]), (vide|[A-Z](, joker)?)(, .*)?$");

    /**
     * Visible controls whose smaller side is under a number of pixels. Left out: squares of the grid and our keys, which the
     * tiles of the rack and the fields make up for.
     */
    private static final String SMALL_TARGETS = """
            least => Array.from(document.querySelectorAll('button, a, input, select, summary, [tabindex="0"]'))
              .filter(one => !one.closest('#grid, #keyboard') && !one.closest('.command') && !one.matches('.skip-link, .choice input'))
              .filter(one => one.getClientRects().length > 0)
              .filter(one => { const box = one.getBoundingClientRect(); return Math.min(box.width, box.height) < least - 0.5; })
              .map(one => one.id || one.outerHTML.slice(0, 60))""";

    private static List<?> violations(Page page) {
        return new AxeBuilder(page).withTags(TAGS).analyze().getViolations();
    }

    private static void assertClean(PlayerBrowser player) {
        assertThat(violations(player.page())).isEmpty();
    }

    @Test
    void theRoundIsSpelledTimedAndLaidOutForTheEar() {
        TestSession session = session(1);
        PlayerBrowser player = laptop().sit(session, 1);
        Page page = player.page();
        assertThat((String) page.evaluate("document.getElementById('live-assertive').textContent"))
                .isEmpty();
        session.start("MEEIS?N");
        player.waitToWrite();
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .hasText(Pattern.compile("Coup \\d+ – tirage( [A-Z?]){1,9}"));
        assertThat(page.getByRole(AriaRole.TIMER))
                .hasAttribute("aria-label", Pattern.compile("\\d+ minutes?( \\d+ secondes?)?"));
        assertThat(page.getByRole(AriaRole.GRID, named("Grille")).getByRole(AriaRole.ROW))
                .hasCount(16);
        assertThat(page.getByRole(AriaRole.GRIDCELL)).hasCount(225 + 1);
        assertThat(page.locator("#grid [tabindex='0']")).hasCount(1);
        Object names = page.evaluate(
                "Array.from(document.querySelectorAll('#grid button'), one => one.getAttribute('aria-label'))");
        assertThat((List<?>) names)
                .hasSize(225)
                .allSatisfy(name -> assertThat((String) name).matches(SQUARE));
        for (String field : List.of("Référence", "Mot", "Commande")) {
            assertThat(page.getByRole(AriaRole.TEXTBOX, exactly(field))).hasCount(1);
        }
        assertThat(page.getByRole(AriaRole.BUTTON, exactly("Envoyer le bulletin")))
                .isVisible();
        assertThat(page.locator("#rack").getByRole(AriaRole.LISTITEM)).hasCount(7);
        assertThat(page.locator("#rack li").first()).hasText("M2M, 2 points");
        assertThat(page.locator("[role=application]")).hasCount(0);
        assertThat(page.locator("[role=status], [role=alert], [aria-live]")).hasCount(2);
        page.locator("#word").fill("mise");
        page.keyboard().press("Control+Enter");
        player.assertReceived("MISE");
        assertThat(page.locator("#send")).hasAttribute("aria-disabled", "true");
        assertThat(page.locator("#send-why")).hasText("Ce bulletin est déjà reçu. Rien à refaire.");
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Page.GetByRoleOptions exactly(String name) {
        return named(name).setExact(true);
    }

    @Test
    void everyStateIsCleanInEveryLook() {
        TestSession session = session(1);
        PlayerBrowser player = tablet();
        player.open("/jouer");
        assertClean(player);
        player.sit(session, 1);
        assertClean(player);
        player.find("#practice button.primary").click();
        assertClean(player);
        session.done("draw/typed", "letters", "MEEIS?N");
        session.done("announce", "force", true);
        assertThat(player.find("#practice")).isHidden();
        assertThat(player.find("#slip")).isVisible();
        assertClean(player);
        session.done("clock/start");
        player.waitToWrite();
        player.find("#rack .blank").click();
        assertClean(player);
        player.find("#joker-palette button:text-is('A')").click();
        player.write("H20", "misse(a)");
        player.find("#send").click();
        assertClean(player);
        for (String look : List.of("dark", "contrast", "light")) {
            player.page().evaluate("look => document.documentElement.dataset.theme = look", look);
            assertClean(player);
        }
        player.write("H2", "misa");
        player.find("#prepare").click();
        assertClean(player);
        player.find("#take-up").click();
        player.find("#send").click();
        assertThat(player.find("#joker-yes")).isFocused();
        assertClean(player);
        player.press("Enter");
        player.find("#send").click();
        player.assertReceived("MIS");
        assertClean(player);
        session.done("clock/pause");
        assertThat(player.find("#stage")).containsText("en pause");
        assertClean(player);
        session.done("clock/resume");
        session.finishRound("H2", "SEMaINE");
        assertThat(player.find(".result")).isVisible();
        player.find("#help-open").click();
        player.find("#settings summary").click();
        player.find("#sheet > summary").click();
        assertClean(player);
    }

    @Test
    void targetsAreLargeEnoughOnTabletAndPhone() {
        TestSession session = session(2);
        List<PlayerBrowser> players = List.of(tablet().sit(session, 1), phone().sit(session, 2));
        players.forEach(
                player -> assertThat(player.page().evaluate(SMALL_TARGETS, 44)).isEqualTo(List.of()));
        session.start("MEEIS?N");
        for (PlayerBrowser player : players) {
            player.waitToWrite();
            player.find("#rack .blank").click();
            assertThat(player.page().evaluate(SMALL_TARGETS, 44)).isEqualTo(List.of());
            player.find("#joker-palette button:text-is('A')").click();
            player.find("#word").focus();
            assertThat(player.page().evaluate(SMALL_TARGETS, 44)).isEqualTo(List.of());
            player.write("H2", "misa");
            for (String primary : List.of("#send", "#turn", "#prepare", "#joker-yes", "#joker-no")) {
                assertThat(player.find(primary).boundingBox().height).isGreaterThanOrEqualTo(56);
            }
        }
        assertThat(players.get(0).find("#grid .face").first().boundingBox().width)
                .isGreaterThanOrEqualTo(44);
    }

    @Test
    void zoomedFourTimesOnlyTheBoardScrolls() {
        TestSession session = session(1);
        PlayerBrowser player = tablet(320, 568).sit(session, 1);
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        for (int height : new int[] {568, 256}) {
            player.page().setViewportSize(320, height);
            assertThat(player.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            player.find("#turn").focus();
            player.find("#send").focus();
            assertThat(player.find("#send")
                            .evaluate("one => { const box = one.getBoundingClientRect();"
                                    + " const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);"
                                    + " return one.contains(top); }"))
                    .isEqualTo(true);
        }
        player.find("#magnify").click();
        assertThat(player.find("#grid")).hasAttribute("tabindex", "0");
        assertThat(player.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    @Test
    void nothingMovesForWhoWantsNoMotionAndForcedColoursKeepTheTilesApart() {
        TestSession session = session(1);
        PlayerBrowser player = tablet().sit(session, 1);
        player.page()
                .emulateMedia(new Page.EmulateMediaOptions()
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setForcedColors(ForcedColors.ACTIVE));
        session.start("MEEISAN");
        player.waitToWrite();
        player.write("H2", "semaine");
        assertThat(player.page()
                        .evaluate(
                                "document.getAnimations().filter(one => one.effect.getTiming().duration > 100).length"))
                .isEqualTo(0);
        assertThat(player.find("td.draft").first().evaluate("one => getComputedStyle(one).borderTopStyle"))
                .isEqualTo("dashed");
    }

    /** Help and the arbiter are in the same place before and after joining. */
    @Test
    void helpAndTheArbiterAreAlwaysInTheSamePlace() {
        TestSession session = session(1);
        PlayerBrowser player = tablet();
        player.open("/jouer/" + session.code());
        Object joining =
                player.page().evaluate("Array.from(document.querySelectorAll('header button'), one => one.id)");
        player.sit(session, 1);
        Object seated = player.page().evaluate("Array.from(document.querySelectorAll('header button'), one => one.id)");
        assertThat(seated).isEqualTo(joining).isEqualTo(List.of("help-open", "call"));
        player.press("F1");
        assertThat(player.find("#help")).hasAttribute("open", "");
        assertThat(player.find("#help .help")).isVisible();
    }
}
