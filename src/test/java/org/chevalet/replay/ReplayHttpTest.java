package org.chevalet.replay;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.formats.GameFiles;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** What could help in a round is asked for as the arbiter: other tests leave rounds in play. */
@QuarkusTest
class ReplayHttpTest {

    private static final String NORMAL = "sample-club-hiersac-2018-07-07";

    private static JsonPath game(String id) {
        return given().get("/api/replay/games/" + id)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    private static Map<String, Object> position(String rack, String word, String coord) {
        Map<String, Object> position = new HashMap<>();
        position.put("rack", rack);
        position.put("word", word);
        position.put("coord", coord);
        return position;
    }

    @Test
    void theLibraryIsOpenToEverybodyAndHoldsTheSamples() {
        given().get("/api/replay/games")
                .then()
                .statusCode(200)
                .body("id", hasItems(NORMAL, "sample-tournoi-exemple"))
                .body("find { it.id == '" + NORMAL + "' }.total", equalTo(1034))
                .body("find { it.id == '" + NORMAL + "' }.date", equalTo("2018-07-07"))
                .body("find { it.id == 'sample-tournoi-exemple' }.players", equalTo(19));
        given().get("/rejouer").then().statusCode(200).body(containsString("Rejouer"));
    }

    @Test
    void aGameBringsAlongAllThatIsNeededWithoutTheServer() {
        JsonPath game = game(NORMAL);
        assertThat(game.getString("manner")).isEqualTo("DUPLICATE");
        assertThat(game.getList("rounds")).hasSize(21);
        assertThat(game.getString("rounds[0].draw.text")).isEqualTo("AECC?NU");
        assertThat(game.getString("rounds[0].solutions")).startsWith("76 ").contains(" H4ChACUNE");
        assertThat(game.getString("rounds[1].board[7]")).isEqualTo("...ChACUNE.....");
        assertThat(game.getList("rounds[1].meanings.MOLLIES")).isNotEmpty();
        assertThat(game.getInt("tiles.K")).isEqualTo(10);
    }

    @Test
    void aGameWithPlayersBringsTheirMoves() {
        JsonPath game = game("sample-tournoi-exemple");
        assertThat(game.getList("players")).hasSize(19);
        assertThat(game.getList("rounds[3].field")).hasSize(19);
    }

    @Test
    void aGameThatIsNotThereIsNotFound() {
        given().get("/api/replay/games/sample-rien").then().statusCode(404).body("message", not(equalTo("")));
        given().get("/api/replay/games/club-999999").then().statusCode(404);
        given().get("/api/replay/games/" + NORMAL + "?words=77").then().statusCode(404);
    }

    @Test
    void aFileIsOpenedAndNotKept() {
        asArbiter()
                .contentType(ContentType.BINARY)
                .body(GameFiles.bytes(GameFiles.ARBITRATION))
                .post("/api/replay/open")
                .then()
                .statusCode(200)
                .body("games", hasSize(1))
                .body("games[0].total", equalTo(870))
                .body("games[0].players[0].name", equalTo("Éloïse Kœnig"))
                .body("games[0].rounds", hasSize(22));
        given().get("/api/replay/games").then().body("title", not(hasItem("arbitration")));
    }

    @Test
    void aBadFileIsOneSentence() {
        asArbiter()
                .contentType(ContentType.BINARY)
                .body("<EliotGame format=\"2\"><Game>".getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .post("/api/replay/open")
                .then()
                .statusCode(422)
                .body("code", equalTo("eliot.cut"))
                .body("message", containsString("Ligne"));
        asArbiter().post("/api/replay/open").then().statusCode(422).body("code", equalTo("game-file.empty"));
    }

    @Test
    void anyPositionHasItsSolutionsAndAnyMoveItsScore() {
        asArbiter()
                .contentType(ContentType.JSON)
                .body(position("AECC?NU", "ChACUNE", "H4"))
                .post("/api/replay/what-if")
                .then()
                .statusCode(200)
                .body("points", equalTo(76))
                .body("cannot", nullValue())
                .body("words[0].valid", equalTo(true))
                .body("count", greaterThan(100));
        asArbiter()
                .contentType(ContentType.JSON)
                .body(position("AECC?NU", "ZOO", "H8"))
                .post("/api/replay/what-if")
                .then()
                .body("cannot", containsString("OOZ"))
                .body("points", equalTo(24));
    }

    @Test
    void badPositionsAreSentences() {
        Map<String, Object> board = position("ABC", "", "");
        board.put("board", List.of("..."));
        for (Map<String, Object> bad : List.of(
                board,
                position("ABCDEFGHIJ", "", ""),
                position("???", "", ""),
                position("A1", "", ""),
                position("ABC", "A B!", "H8"),
                position("ABC", "CAB", "Z99"))) {
            asArbiter()
                    .contentType(ContentType.JSON)
                    .body(bad)
                    .post("/api/replay/what-if")
                    .then()
                    .statusCode(422)
                    .body("message", not(equalTo("")));
        }
        asArbiter()
                .contentType(ContentType.JSON)
                .post("/api/replay/what-if")
                .then()
                .statusCode(400);
        asArbiter()
                .contentType(ContentType.JSON)
                .body("[1")
                .post("/api/replay/what-if")
                .then()
                .statusCode(400);
    }

    @Test
    void aWordIsExplained() {
        asArbiter()
                .get("/api/replay/words/mollies")
                .then()
                .statusCode(200)
                .body("word", equalTo("MOLLIES"))
                .body("valid", equalTo(true))
                .body("meanings[0]", containsString("mollir"));
        asArbiter().get("/api/replay/words/12").then().statusCode(422);
    }

    @Test
    void onlyTheArbiterPublishesAndOnlyAFinishedGame() {
        TestSession session = TestSession.open("fisf-2023", 2);
        String published = "/api/replay/published/" + session.game();
        given().put(published).then().statusCode(401);
        given().get(published).then().statusCode(401);
        asArbiter().put(published).then().statusCode(409).body("code", equalTo("replay.not-finished"));
        asArbiter().put("/api/replay/published/999999").then().statusCode(404);

        int game = asArbiter()
                .post("/api/samples/tournoi-exemple/open")
                .then()
                .statusCode(201)
                .extract()
                .path("gameId");
        String id = "club-" + game;
        given().get("/api/replay/games/" + id).then().statusCode(404);
        asArbiter().put("/api/replay/published/" + game).then().statusCode(200);
        asArbiter().get("/api/replay/published/" + game).then().body("published", equalTo(true));
        given().get("/api/replay/games").then().body("id", hasItem(id));
        assertThat(game(id).getList("players")).hasSize(19);
        asArbiter().delete("/api/replay/published/" + game).then().statusCode(200);
        given().get("/api/replay/games/" + id).then().statusCode(404);
    }

    private static Map<String, Object> made(String variant, String seed, String level) {
        Map<String, Object> order = new HashMap<>();
        order.put("variant", variant);
        order.put("seed", seed);
        order.put("level", level);
        return order;
    }

    @Test
    void aSeedGivesTheSameGameToEverybody() {
        Map<String, Object> order = made("joker", "club du mardi", "hard");
        String key = asArbiter()
                .contentType(ContentType.JSON)
                .body(order)
                .post("/api/replay/make")
                .then()
                .statusCode(200)
                .body("variant", equalTo("joker"))
                .body("title", containsString("club du mardi"))
                .body("rounds.size()", greaterThan(10))
                .extract()
                .path("key");
        asArbiter()
                .contentType(ContentType.JSON)
                .body(order)
                .post("/api/replay/make")
                .then()
                .body("key", equalTo(key));
        for (Map<String, Object> bad : List.of(
                made("joker", "", "hard"),
                made("joker", "x".repeat(41), "hard"),
                made("joker", "x", "terrible"),
                made("sudoku", "x", "any"))) {
            asArbiter()
                    .contentType(ContentType.JSON)
                    .body(bad)
                    .post("/api/replay/make")
                    .then()
                    .statusCode(422)
                    .body("message", not(equalTo("")));
        }
    }

    @Test
    void gamesAndResultsArePrinted() {
        String rounds = "[{\"number\":1,\"draw\":\"AECC?NU\",\"word\":\"C(H)ACUNE\",\"coord\":\"H4\",\"points\":76,"
                + "\"mine\":\"CACHE\",\"mineCoord\":\"H5\",\"minePoints\":20}]";
        given().contentType(ContentType.JSON)
                .body("{\"games\":[{\"title\":\"Une\",\"rounds\":" + rounds + "}],\"perPage\":2,\"large\":false}")
                .post("/api/replay/print/paper.pdf")
                .then()
                .statusCode(200)
                .contentType("application/pdf");
        given().contentType(ContentType.JSON)
                .body("{\"title\":\"Une\",\"hints\":1,\"rounds\":" + rounds + "}")
                .post("/api/replay/print/result.pdf")
                .then()
                .statusCode(200)
                .contentType("application/pdf");
        for (String bad : List.of("{}", "{\"games\":[null],\"perPage\":1}", "{\"games\":[],\"perPage\":3}")) {
            given().contentType(ContentType.JSON)
                    .body(bad)
                    .post("/api/replay/print/paper.pdf")
                    .then()
                    .statusCode(422);
        }
        given().contentType(ContentType.JSON)
                .body("{\"rounds\":[null]}")
                .post("/api/replay/print/result.pdf")
                .then()
                .statusCode(422);
    }

    /** A tablet must not be able to ask for the top. The arbiter may. */
    @Test
    void whileARoundIsPlayedNobodyButTheArbiterIsToldWhatLettersAreWorth() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.start("AEINRST");
        given().contentType(ContentType.JSON)
                .body(position("AEINRST", "", ""))
                .post("/api/replay/what-if")
                .then()
                .statusCode(409)
                .body("code", equalTo("replay.round-in-play"));
        given().get("/api/replay/words/TSARINE").then().statusCode(409);
        given().contentType(ContentType.BINARY)
                .body(GameFiles.bytes(GameFiles.ARBITRATION))
                .post("/api/replay/open")
                .then()
                .statusCode(409);
        asArbiter().get("/api/replay/words/TSARINE").then().statusCode(200);
        given().get("/api/replay/games/" + NORMAL).then().statusCode(200);
        session.finishRound();
    }
}
