package org.chevalet.entry;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chevalet.ArbiterBrowser;
import org.chevalet.Patience;
import org.chevalet.live.HandClock;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** A seat held by another device is asked of the arbiter, and goes over with his consent alone. */
@QuarkusTest
class SeatAskTest extends PlayerBrowserTest {

    @Inject
    HandClock clock;

    private static PlayerBrowser refused(PlayerBrowser player, TestSession session) {
        player.open("/jouer/" + session.code());
        player.find("#join-table").fill("1");
        player.find("#join-form button[type=submit]").click();
        player.find("#join-confirm button.primary").click();
        assertThat(player.find("#claim-problem")).containsText("La table 1 est déjà utilisée par Joueur 01.");
        return player;
    }

    private PlayerBrowser asking(TestSession session) {
        PlayerBrowser asking = refused(phone(), session);
        asking.find("#ask-seat").click();
        assertThat(asking.find(".ask-answer")).containsText("La demande est chez l’arbitre.");
        return asking;
    }

    @Test
    void theArbiterGivesTheSeatOverAndTheAskingPageGoesOnByItself() {
        TestSession session = session(1);
        PlayerBrowser before = tablet().sit(session, 1);
        PlayerBrowser asking = refused(phone(), session);
        try (ArbiterBrowser arbiter = new ArbiterBrowser(chromium, root)) {
            Page console = arbiter.console(session.game());
            assertThat(console.locator(".seat-ask")).hasCount(0);
            asking.find("#ask-seat").click();
            assertThat(asking.find(".ask-answer")).containsText("La demande est chez l’arbitre.");
            assertThat(console.locator(".seat-ask b")).hasText("Table 1 : un autre appareil demande la place");
            console.locator(".seat-ask .give").click();
            assertThat(console.locator(".seat-ask")).hasCount(0);
        }
        assertThat(asking.find("#seat-table")).containsText("1");
        assertThat(asking.find("#connection")).hasClass("connection on");
        assertThat(before.find("#join-problem")).containsText("Cette place");
        session.start("MEEISAN");
        asking.waitToWrite();
        asking.write("H2", "semaine");
        asking.find("#send").click();
        asking.assertReceived("SEMAINE");
    }

    @Test
    void anAskingPageOpenedAgainGoesOnWaiting() {
        TestSession session = session(1);
        tablet().sit(session, 1);
        PlayerBrowser asking = asking(session);
        asking.page().reload();
        assertThat(asking.find("#join-confirm .name").last()).hasText("Joueur 01");
        assertThat(asking.find(".ask-answer")).containsText("La demande est chez l’arbitre.");
        assertThat(asking.find("#ask-seat")).isDisabled();
        asking.find("#join-confirm button.primary").click();
        assertThat(asking.find("#ask-seat")).isDisabled();
        asking.open("/jouer");
        assertThat(asking.find(".ask-answer")).containsText("La demande est chez l’arbitre.");
        decide(session, "give").statusCode(200);
        assertThat(asking.find("#seat-table")).containsText("1");
        assertThat(asking.find("#connection")).hasClass("connection on");
    }

    @Test
    void whatTheArbiterDecidedWhileThePageWasGoneIsTold() {
        TestSession session = session(1);
        tablet().sit(session, 1);
        PlayerBrowser asking = asking(session);
        asking.open("/");
        decide(session, "refuse").statusCode(200);
        asking.open("/jouer");
        assertThat(asking.find(".ask-answer")).containsText("L’arbitre n’a pas donné la place.");
        asking.find("#join-confirm button:not(.primary)").first().click();
        asking.page().reload();
        assertThat(asking.find("#join-form")).isVisible();
    }

    /** A server started anew has forgotten who asks: the page asks again by itself. */
    @Test
    void whatTheServerForgotIsAskedAgain() {
        TestSession session = session(1);
        tablet().sit(session, 1);
        PlayerBrowser asking = asking(session);
        asking.open("/");
        clock.advance(Duration.ofSeconds(21));
        ask(session).statusCode(201);
        clock.advance(Duration.ofSeconds(21));
        asking.open("/jouer");
        Patience.await().until(() -> session.console().getList("mail.asks").size(), size -> size == 1);
        decide(session, "give").statusCode(200);
        assertThat(asking.find("#connection")).hasClass("connection on");
    }

    @Test
    void theArbiterSaysNo() {
        TestSession session = session(1);
        PlayerBrowser before = tablet().sit(session, 1);
        PlayerBrowser asking = asking(session);
        decide(session, "refuse").statusCode(200);
        assertThat(asking.find(".ask-answer")).containsText("L’arbitre n’a pas donné la place.");
        asking.find("#ask-seat").click();
        assertThat(asking.find(".ask-answer")).containsText("il vient de répondre non");
        assertThat(before.find("#connection")).hasClass("connection on");
    }

    @Test
    void aSeatFreedMeanwhileIsTaken() {
        TestSession session = session(1);
        tablet().sit(session, 1);
        PlayerBrowser asking = asking(session);
        session.ask()
                .post("/api/games/" + session.game() + "/seats/1/release")
                .then()
                .statusCode(200);
        assertThat(asking.find("#connection")).hasClass("connection on");
    }

    @Test
    void askingOpensNothingBeforeTheArbiterConsents() {
        TestSession session = session(1);
        session.token(1);
        String token = ask(session).statusCode(201).extract().path("token");
        seat(session, token).statusCode(401);
        state(session, token).statusCode(200).body("state", equalTo("WAITING"));
        state(session, "x".repeat(43)).statusCode(409);
        ask(session).statusCode(409).body("code", equalTo("seat.asked"));
        decide(session, "refuse").statusCode(200);
        state(session, token).body("state", equalTo("REFUSED"));
        seat(session, token).statusCode(401);
        decide(session, "give").statusCode(409);
        ask(session).statusCode(409);
        clock.advance(Duration.ofSeconds(61));
        String again = ask(session).statusCode(201).extract().path("token");
        seat(session, token).statusCode(401);
        decide(session, "give").statusCode(200);
        seat(session, again).statusCode(200);
        seat(session, session.token(1)).statusCode(401);
    }

    @Test
    void aDeviceThatIsGoneAsksNoMore() {
        TestSession session = session(1);
        session.token(1);
        ask(session).statusCode(201);
        clock.advance(Duration.ofSeconds(21));
        decide(session, "give").statusCode(409).body("code", equalTo("seat.not-asked"));
        ask(session).statusCode(201);
    }

    @Test
    void theArbiterIsNotFlooded() {
        TestSession session = session(7);
        for (int table = 1; table <= 7; table++) {
            session.token(table);
        }
        for (int table = 1; table <= 5; table++) {
            ask(session, table).statusCode(201);
        }
        ask(session, 6).statusCode(429).body("code", equalTo("seat.many-asks"));
        decide(session, "refuse").statusCode(200).body("asks.table", equalTo(List.of(2, 3, 4, 5)));
        ask(session, 6).statusCode(201);
        ask(session, 7).statusCode(429);
    }

    @Test
    void onlyTheArbiterGives() {
        TestSession session = session(1);
        session.token(1);
        ask(session).statusCode(201);
        given().post("/api/games/" + session.game() + "/asks/1/give").then().statusCode(401);
    }

    private static ValidatableResponse ask(TestSession session) {
        return ask(session, 1);
    }

    private static ValidatableResponse ask(TestSession session, int table) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("code", session.code(), "table", table))
                .post("/api/join/asked")
                .then();
    }

    private static ValidatableResponse state(TestSession session, String token) {
        return given().header("X-Seat-Token", token)
                .get("/api/join/asked?game=" + session.game() + "&table=1")
                .then();
    }

    private static ValidatableResponse seat(TestSession session, String token) {
        return given().header("X-Seat-Token", token)
                .get("/api/games/" + session.game() + "/seat")
                .then();
    }

    private static ValidatableResponse decide(TestSession session, String decision) {
        return session.ask()
                .post("/api/games/" + session.game() + "/asks/1/" + decision)
                .then();
    }
}
