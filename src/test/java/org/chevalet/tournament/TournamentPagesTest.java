package org.chevalet.tournament;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.chevalet.ArbiterBrowser;
import org.chevalet.ArbiterBrowserTest;
import org.junit.jupiter.api.Test;

/** A tournament from nothing to its open game, as the arbiter meets it. */
@QuarkusTest
class TournamentPagesTest extends ArbiterBrowserTest {

    private static final List<String> AWKWARD =
            List.of("Joueur <b>02</b>", "L’Éloïse & \"Cie\"", "O'Neil <script>alert(1)</script>", "X".repeat(80));

    private Page prepare(String name) {
        Page page = arbiter.open("/arbitre");
        page.locator("#name").fill(name);
        page.locator("tournament-form button.primary").dblclick();
        page.waitForURL(Pattern.compile(".*/arbitre/tournois/\\d+"));
        assertThat(page.locator("h1")).hasText(name);
        return page;
    }

    private static Locator rows(Page page) {
        return page.locator("table.players tbody tr:not(.inputs)");
    }

    @Test
    void aTournamentIsCreatedOnceHoweverOftenTheButtonIsClicked() {
        String name = "Soirée <i>du</i> lundi & \"amis\"";
        prepare(name);
        Page list = arbiter.open("/arbitre");
        assertThat(list.locator(".lines a", new Page.LocatorOptions().setHasText(name)))
                .hasCount(1);
    }

    @Test
    void aNameThatIsTooLongIsSaidAndNotCut() {
        Page page = arbiter.open("/arbitre");
        String name = "Championnat interrégional ".repeat(6);
        page.locator("#name").fill(name);
        page.locator("tournament-form button.primary").click();
        assertThat(page.locator("#name-problem")).hasText("Un nom a 100 caractères au plus.");
        assertThat(page.locator("#name")).hasValue(name);
        String shorter = name.substring(0, 99).strip();
        page.locator("#name").fill(shorter);
        page.locator("tournament-form button.primary").click();
        assertThat(page.locator("h1")).hasText(shorter);
    }

    @Test
    void playersAreTypedOneAfterTheOtherWithoutLeavingTheRow() {
        Page page = prepare("Noms difficiles");
        page.locator("#add-name").fill("Joueur 01");
        for (String name : AWKWARD) {
            page.keyboard().press("Enter");
            assertThat(page.locator("#add-name")).hasValue("");
            assertThat(page.locator("#add-name")).isFocused();
            page.keyboard().insertText(name);
        }
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(5);
        for (int index = 0; index < AWKWARD.size(); index++) {
            assertThat(rows(page).nth(index + 1).locator(".cut")).hasText(AWKWARD.get(index));
            assertThat(rows(page).nth(index + 1).locator("td.number")).hasText(String.valueOf(index + 2));
        }
        assertThat(page.locator("player-table b")).hasCount(0);
        Object wider = page.evaluate("document.documentElement.scrollWidth > innerWidth");
        assertThat(wider).isEqualTo(false);
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        ArbiterBrowser.photograph(page, "tournament-players");
    }

    @Test
    void aGameWithoutPlayersIsOpenedOnlyWhenItIsMeant() {
        Page page = prepare("Personne");
        page.locator(".resume button").click();
        assertThat(page.locator("#nobody")).containsText("« Personne » sans aucun joueur");
        assertThat(page.locator("#not-yet")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator("#nobody")).hasCount(0);
        assertThat(page.locator("#add-name")).isVisible();
    }

    @Test
    void aTakenTableIsSaidBesideItsFieldAndNothingTypedIsLost() {
        Page page = prepare("Tables prises");
        page.locator("#add-table").fill("7");
        page.locator("#add-name").fill("Joueur 07");
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(1);
        page.locator("#add-table").fill("7");
        page.locator("#add-name").fill("Joueur 08");
        page.keyboard().press("Enter");
        assertThat(page.locator("#add-table-problem")).hasText("La table 7 est déjà prise par Joueur 07.");
        assertThat(page.locator("#add-table")).isFocused();
        assertThat(page.locator("#add-name")).hasValue("Joueur 08");
        page.locator("#add-table").fill("sept");
        page.keyboard().press("Enter");
        assertThat(page.locator("#add-table-problem")).containsText("« sept » n’est pas un numéro de table");
    }

    @Test
    void theSameNameTwiceIsAskedAbout() {
        Page page = prepare("Homonymes");
        page.locator("#add-name").fill("Joueur 01");
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(1);
        page.locator("#add-name").fill("joueur 01");
        page.keyboard().press("Enter");
        assertThat(page.locator("#add-name-problem"))
                .hasText("Joueur 01 est déjà à la table 1. Même nom, deux personnes ?");
        assertThat(rows(page)).hasCount(1);
        ArbiterBrowser.photograph(page, "tournament-namesake");
        page.getByText("Oui, deux personnes").click();
        assertThat(rows(page)).hasCount(2);
        assertThat(page.locator("#add-name")).hasValue("");
        page.locator("player-import summary").click();
        page.locator("#pasted").fill("5;Joueur 01\n6;Joueur 06");
        page.getByText("Vérifier les lignes collées").click();
        assertThat(page.locator(".preview .namesake")).hasText("même nom qu’à la table 1");
    }

    @Test
    void aPlayerIsRemovedOnlyAfterASecondThought() {
        Page page = prepare("Départs");
        page.locator("#add-name").fill("Joueur 01");
        page.keyboard().press("Enter");
        Locator remove = rows(page).first().locator("button", new Locator.LocatorOptions().setHasText("Retirer"));
        remove.dblclick();
        assertThat(rows(page)).hasCount(1);
        page.reload();
        assertThat(rows(page)).hasCount(1);
        remove.click();
        page.locator("button.danger").click();
        assertThat(rows(page)).hasCount(0);
    }

    @Test
    void aListOfPlayersIsLookedAtBeforeItIsAdded() {
        Page page = prepare("Liste importée");
        page.locator("player-import summary").click();
        byte[] latin = "table;nom\r\n3;Éloïse\r\n3;Joueur 04\r\n5;Joueur 05\r\n".getBytes(StandardCharsets.ISO_8859_1);
        page.locator("#players-file").setInputFiles(new FilePayload("joueurs.csv", "text/csv", latin));
        assertThat(page.locator(".preview")).containsText("Éloïse");
        assertThat(page.locator(".preview .refused")).containsText("Joueur 04");
        assertThat(rows(page)).hasCount(0);
        page.locator(".preview button.primary").click();
        assertThat(rows(page)).hasCount(2);
    }

    @Test
    void openingTheGameLeadsToItsConsole() {
        Page page = prepare("Ouverture");
        page.locator("#add-name").fill("Joueur 01");
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(1);
        page.locator(".resume button").dblclick();
        page.waitForURL(Pattern.compile(".*/arbitre/parties/\\d+"));
        assertThat(page.locator("#primary")).containsText("Tirer au hasard");
        Page list = arbiter.open("/arbitre");
        assertThat(list.locator(".resume").first().locator("h2")).hasText("Ouverture");
    }

    /** The answers of the server come late: names go on being typed, in their order, and nothing of them is lost. */
    @Test
    void namesAreTypedOnWhileTheServerAnswers() {
        Page page = prepare("Vite tapé");
        assertThat(page.locator("#add-name")).isFocused();
        List<Route> held = new CopyOnWriteArrayList<>();
        page.route("**/api/tournaments/*/players", held::add);
        for (String name : List.of("Joueur A", "Joueur B", "joueur a", "Joueur C")) {
            page.keyboard().insertText(name);
            page.keyboard().press("Enter");
            assertThat(page.locator("#add-name")).hasValue("");
            assertThat(page.locator("#add-name")).isFocused();
        }
        page.keyboard().insertText("Joueur D");
        page.unroute("**/api/tournaments/*/players");
        page.waitForCondition(() -> !held.isEmpty());
        held.forEach(Route::resume);
        assertThat(rows(page)).hasCount(3);
        assertThat(rows(page).locator("td.number")).hasText(new String[] {"1", "2", "3"});
        assertThat(page.locator(".came-back")).containsText("Non inscrit : joueur a.");
        assertThat(page.locator("#add-name")).hasValue("Joueur D");
        assertThat(page.locator("#add-name")).isFocused();
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(4);
        page.locator(".came-back button").click();
        assertThat(page.locator("#add-name")).hasValue("joueur a");
        assertThat(page.locator("#add-name-problem")).containsText("deux personnes");
    }
}
