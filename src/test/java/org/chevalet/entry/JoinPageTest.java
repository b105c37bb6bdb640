package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Route;
import io.quarkus.test.junit.QuarkusTest;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Before a seat is taken: whether there is a game at all. */
@QuarkusTest
class JoinPageTest extends PlayerBrowserTest {

    private static final String OPEN = "**/api/join/open";

    /** The server as it is before a game is opened: other tests leave theirs open. */
    private static void closed(PlayerBrowser player) {
        player.page().route("**/jouer", route -> {
            APIResponse page = route.fetch();
            String text = page.text().replace("data-open=\"true\"", "data-open=\"false\"");
            route.fulfill(new Route.FulfillOptions().setResponse(page).setBody(text));
        });
        player.page()
                .route(
                        OPEN,
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody("{\"open\":false}")));
    }

    @Test
    void withoutAnOpenGameNoCodeIsAskedForUntilThereIsOne() {
        session(1);
        given().get("/api/join/open").then().statusCode(200).body("open", equalTo(true));
        PlayerBrowser player = tablet();
        player.page().clock().install();
        closed(player);
        player.open("/jouer");
        assertThat(player.find("#join-none p")).hasText("Aucune partie ouverte. Demandez à l’arbitre.");
        assertThat(player.find("#live-polite")).containsText("Aucune partie ouverte.");
        assertThat(player.find("#join-form")).isHidden();
        player.find("#none-retry").click();
        assertThat(player.find("#join-none")).isVisible();
        player.page().unroute(OPEN);
        player.page().clock().runFor(5000);
        assertThat(player.find("#join-code")).isFocused();
        assertThat(player.find("#join-none")).isHidden();
    }

    @Test
    void theButtonLooksAtOnce() {
        session(1);
        PlayerBrowser player = tablet();
        closed(player);
        player.open("/jouer");
        assertThat(player.find("#join-none")).isVisible();
        player.page().unroute(OPEN);
        player.find("#none-retry").click();
        assertThat(player.find("#join-code")).isFocused();
    }

    /** Copied from a message the code has words around it: none of its digits is cut off. */
    @Test
    void aCodePastedWithWhatStoodAroundItIsUnderstood() {
        TestSession session = session(1);
        PlayerBrowser player = tablet();
        player.open("/jouer");
        player.find("#join-code").focus();
        player.page().keyboard().insertText("Code de la partie : " + session.code());
        player.find("#join-table").fill("1");
        player.find("#join-form button[type=submit]").click();
        assertThat(player.find("#join-confirm .who")).containsText("Joueur 01");
    }

    @Test
    void whoComesByTheQrCodeJoinsWithWhatItCarries() {
        TestSession session = session(1);
        String invitation = given().queryParam("game", session.game())
                .get("/api/join/invitation")
                .path("path");
        PlayerBrowser player = tablet();
        player.open("/jouer/" + invitation);
        assertThat(player.find("#join-code")).hasValue(session.code());
        player.find("#join-table").fill("1");
        player.page()
                .waitForRequest(
                        "**/api/join?code=" + invitation + "&table=1",
                        () -> player.find("#join-form button").click());
        player.find("#join-confirm button.primary").click();
        assertThat(player.find("#seat-table")).containsText("1");
    }

    @Test
    void whoBringsACodeIsAskedForHisTable() {
        TestSession session = session(1);
        PlayerBrowser player = tablet();
        closed(player);
        player.open("/jouer/" + session.code());
        assertThat(player.find("#join-table")).isFocused();
        assertThat(player.find("#join-none")).isHidden();
    }
}
