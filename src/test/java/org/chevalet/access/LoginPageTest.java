package org.chevalet.access;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import org.chevalet.BrowserTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The first password and the login, as a person meets them. */
@QuarkusTest
class LoginPageTest extends BrowserTest {

    @Inject
    EntityManager database;

    private BrowserContext context;
    private Page page;

    @BeforeEach
    void atTheLaptop() {
        noPasswordYet();
        context = chromium.newContext();
        page = context.newPage();
        page.navigate(root.resolve("/arbitre").toString());
    }

    @AfterEach
    void leave() {
        context.close();
        noPasswordYet();
    }

    private void noPasswordYet() {
        QuarkusTransaction.requiringNew()
                .run(() -> database.createQuery("delete from ArbiterPasswordEntity")
                        .executeUpdate());
    }

    private void choose(String password, String again) {
        page.locator("#password").fill(password);
        page.locator("#again").fill(again);
        page.keyboard().press("Enter");
    }

    private void assertRefused(String field, String sentence) {
        Locator input = page.locator("#" + field);
        assertThat(page.locator("#" + field + "-problem")).hasText(sentence);
        assertThat(input).hasAttribute("aria-invalid", "true");
        assertThat(input).isFocused();
    }

    @Test
    void theFirstPasswordIsChosenHereAndAskedForEverywhereElse() {
        assertThat(page.locator("h1")).hasText("Choisissez le mot de passe de l’arbitre");
        choose("cheval de bois", "cheval de trait");
        assertRefused("again", "Les deux mots de passe sont différents. Retapez-les.");

        choose("bref", "bref");
        assertRefused("password", "Choisissez un mot de passe d’au moins 6 caractères.");

        choose("cheval de bois", "cheval de bois");
        assertThat(page.locator("h1")).hasText("Arbitrage");
        page.reload();
        assertThat(page.locator("h1")).hasText("Arbitrage");

        try (BrowserContext other = chromium.newContext()) {
            Page stranger = other.newPage();
            stranger.navigate(root.resolve("/arbitre").toString());
            assertThat(stranger.locator("h1")).hasText("Connexion de l’arbitre");
            assertThat(stranger.locator("#again")).hasCount(0);
        }
    }

    @Test
    void aWrongPasswordIsSaidBesideItsField() {
        choose("cheval de bois", "cheval de bois");
        assertThat(page.locator("h1")).hasText("Arbitrage");
        context.clearCookies();
        page.reload();
        page.locator("#password").fill("cheval de trait");
        page.keyboard().press("Enter");
        assertRefused("password", "Ce n’est pas le mot de passe de l’arbitre.");
        page.locator("#password").fill("cheval de bois");
        page.keyboard().press("Enter");
        assertThat(page.locator("h1")).hasText("Arbitrage");
    }

    @Test
    void theLoginIsAccessibleAndSpeaksEnglish() {
        assertThat(new AxeBuilder(page).analyze().getViolations()).isEmpty();
        page.locator("a[lang=en]").click();
        assertThat(page.locator("h1")).hasText("Choose the arbiter’s password");
    }
}
