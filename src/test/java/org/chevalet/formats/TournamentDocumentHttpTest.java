package org.chevalet.formats;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

@QuarkusTest
class TournamentDocumentHttpTest {

    private static final String SAMPLE = PublishedGames.text("/tournament-samples/tournoi-exemple.json");

    private static long open(String name) {
        return asArbiter()
                .post("/api/samples/" + name + "/open")
                .then()
                .statusCode(201)
                .body("gameId", notNullValue())
                .body("differences", hasSize(0))
                .extract()
                .jsonPath()
                .getLong("id");
    }

    @Test
    void onlyTheArbiterOpensAndTakesAway() {
        given().get("/api/samples").then().statusCode(401);
        given().post("/api/samples/tournoi-exemple/open").then().statusCode(401);
        given().body("{}").post("/api/tournaments/import").then().statusCode(401);
        given().get("/api/tournaments/1/export").then().statusCode(401);
    }

    @Test
    void theSamplesAreThere() {
        asArbiter()
                .get("/api/samples")
                .then()
                .statusCode(200)
                .body("name", hasItems("tournoi-exemple", "club-hiersac-2018-07-07"))
                .body("kind", hasItems("tournament", "game"))
                .body("[0].title", containsString("19 joueurs"));
    }

    @Test
    void aSampleOpensAsAFinishedTournamentAndComesOutAsItWentIn() {
        long id = open("tournoi-exemple");
        asArbiter()
                .get("/api/tournaments/" + id)
                .then()
                .statusCode(200)
                .body("players", hasSize(19))
                .body("game.phase", equalTo("FINISHED"));
        String exported = asArbiter()
                .get("/api/tournaments/" + id + "/export")
                .then()
                .statusCode(200)
                .contentType(ContentType.JSON)
                .extract()
                .asString();
        assertThat(withoutCode(exported)).isEqualTo(withoutCode(SAMPLE));
    }

    private static String withoutCode(String document) {
        return document.replaceFirst("\"joinCode\": \"\\d+\"", "");
    }

    @Test
    void aCopyBroughtInTakesNeitherTheCodeNorTheScreenOfTheGameInProgress() {
        TestSession session = TestSession.open("fisf-2023", 1).start("EARSTIN");
        byte[] document = session.ask()
                .get("/api/tournaments/" + session.tournament() + "/export")
                .then()
                .extract()
                .asByteArray();
        long copy = asArbiter()
                .body(document)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("gameId");
        String code = asArbiter().get("/api/games/" + copy + "/projection").path("joinCode");
        assertThat(code).matches("\\d{4}").isNotEqualTo(session.code());
        assertOnScreen(session);
        given().get("/api/join?table=1&code=" + session.code())
                .then()
                .statusCode(200)
                .body("gameId", equalTo((int) session.game()));
    }

    @Test
    void aSampleReopenedStaysOffTheScreenOfTheGameInProgress() {
        TestSession session = TestSession.open("fisf-2023", 1).start("EARSTIN");
        long sample = asArbiter()
                .get("/api/tournaments/" + open("tournoi-exemple"))
                .jsonPath()
                .getLong("game.id");
        asArbiter()
                .contentType(ContentType.JSON)
                .body("{\"round\":1,\"reason\":\"pour voir\"}")
                .post("/api/games/" + sample + "/reopen")
                .then()
                .statusCode(200);
        assertOnScreen(session);
    }

    private static void assertOnScreen(TestSession session) {
        given().get("/api/projection").then().body("game", equalTo((int) session.game()));
    }

    @Test
    void aDocumentWhoseSealDisagreesComesInAndTheDifferenceIsTold() {
        String changed = SAMPLE.replaceFirst("\"totals\":\\{\"1\":\\d+", "\"totals\":{\"1\":1");
        asArbiter()
                .body(changed.getBytes(UTF_8))
                .post("/api/tournaments/import")
                .then()
                .statusCode(201)
                .body("differences", hasSize(1))
                .body("differences[0].table", equalTo(1))
                .body("differences[0].sealed", equalTo(1));
    }

    @Test
    void aPublishedGameOpensAsAGameWithoutPlayersAndIsPublishedAgain() {
        long id = open("club-hiersac-2022-01-21-joker");
        long game = asArbiter()
                .get("/api/tournaments/" + id)
                .then()
                .body("players", hasSize(0))
                .extract()
                .jsonPath()
                .getLong("game.id");
        asArbiter().get("/api/games/" + game + "/console").then().statusCode(200);
        asArbiter().get("/api/games/" + game + "/sheets/game.pdf").then().statusCode(200);
        byte[] text = asArbiter()
                .get("/api/games/" + game + "/sheets/game.txt")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        PublishedGame published = PublishedGameReader.read(text).value();
        assertThat(PublishedGames.check().check(published).isConsistent()).isTrue();
        assertThat(published.declared().total()).hasValue(1187);
        given().get("/api/games/" + game + "/sheets/game.txt").then().statusCode(401);
    }

    @Test
    void whatIsNoTournamentIsRefusedWithASentence() {
        asArbiter()
                .body("bonjour")
                .post("/api/tournaments/import")
                .then()
                .statusCode(422)
                .body("code", equalTo("published.no-round"))
                .body("message", containsString("Aucun coup dans ce fichier"));
        asArbiter()
                .queryParam("lang", "en")
                .body("{\"format\":")
                .post("/api/tournaments/import")
                .then()
                .statusCode(422)
                .body("message", containsString("not JSON"));
        asArbiter().post("/api/tournaments/import").then().statusCode(422);
        asArbiter().post("/api/samples/rien/open").then().statusCode(404).body("code", equalTo("sample.unknown"));
        asArbiter().get("/api/tournaments/999999/export").then().statusCode(404);
    }
}
