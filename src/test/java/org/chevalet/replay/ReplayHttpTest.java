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
import io.restassured.response.ValidatableResponse;
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
                .body("word", equalTo("zOO"))
                .body("cannot", containsString("OO"))
                .body("points", equalTo(4));
    }

    @Test
    void aJokerIsTakenWhereALetterIsLacking() {
        asArbiter()
                .contentType(ContentType.JSON)
                .body(position("AECC?NU", "CHACUNE", "H4"))
                .post("/api/replay/what-if")
                .then()
                .statusCode(200)
                .body("word", equalTo("ChACUNE"))
                .body("points", equalTo(76))
                .body("cannot", nullValue());
        asArbiter()
                .contentType(ContentType.JSON)
                .body(position("", "", ""))
                .post("/api/replay/what-if")
                .then()
                .statusCode(422)
                .body("code", equalTo("replay.what-if-nothing"));
    }

    @Test
    void theCardTellsWhereAGameComesFromInTheReadersLanguage() {
        JsonPath game = game(NORMAL);
        assertThat(game.getList("sources", String.class)).noneMatch(source -> source.startsWith("terms"));
        assertThat(game.getList("sources", String.class)).hasSize(2);
        assertThat(game("sample-club-hiersac-2022-05-11-joker").getList("sources", String.class))
                .noneMatch(source -> source.contains("ZOU"));
        assertThat(game.getString("findings.find { it.round == 0 }.code")).isEqualTo("header.rounds");
        assertThat(game.getBoolean("findings.find { it.round == 0 }.contradiction"))
                .isTrue();
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
                .body("{\"title\":\"Une\",\"hints\":1,\"missedScrabbles\":1,\"fieldLosses\":[12.5],\"rounds\":" + rounds
                        + "}")
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

    @Test
    void aGameIsGivenInBrailleAndAsTextItsSolutionsBehindAFormFeed() {
        String order = "{\"games\":[{\"title\":\"Été / 1\",\"rounds\":[{\"number\":5,\"draw\":\"MEEISAN\","
                + "\"word\":\"SEMAINE\",\"coord\":\"H2\",\"points\":70}]}]}";
        String braille = lines(order, "brf?lang=fr&cells=42")
                .statusCode(200)
                .contentType("application/x-brf")
                .header("Content-Disposition", equalTo("attachment; filename*=UTF-8''%C3%89t%C3%A9%201.brf"))
                .extract()
                .asString();
        assertThat(braille.split("\f")[0]).contains(".COUP ,: MEEISAN\r\n").doesNotContain("SEMAINE");
        assertThat(braille.split("\f")[1]).contains(".COUP ,:\r\n.TOP ..SEMAINE .H,< ,]# POINTS\r\n");
        assertThat(lines(order, "txt?lang=en").statusCode(200).extract().asString())
                .contains("Round 5 MEEISAN", "\fSolutions", "Top SEMAINE H2, 70 points");
        assertThat(lines(order, "unicode?lang=fr").statusCode(200).extract().asString())
                .contains("\u2828\u2809\u2815\u2825\u280f\u2800\u2820\u2831");
    }

    @Test
    void whatIsWrongWithAnOrderOfBrailleIsSaid() {
        String order = "{\"games\":[{\"title\":\"Une\",\"rounds\":[{\"number\":1}]}]}";
        lines(order, "brf?lang=fr&cells=12")
                .statusCode(422)
                .body("message", equalTo("Une ligne de braille a de 28 à 42 cellules, et non « 12 »."));
        lines(order, "brf?lines=abc").statusCode(422).body("code", equalTo("sheets.braille.lines"));
        lines(order, "brf?feeds=peut-être").statusCode(422).body("code", equalTo("sheets.braille.yes-no"));
        lines("{}", "brf").statusCode(422).body("code", equalTo("replay.nothing-to-print"));
        lines("{\"games\":[null]}", "txt").statusCode(422);
        lines(order, "doc").statusCode(404);
    }

    private static ValidatableResponse lines(String order, String file) {
        return given().contentType(ContentType.JSON)
                .body(order)
                .post("/api/replay/print/paper." + file)
                .then();
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

    /** Slips in transit, after a cut or of who has more time still count then. */
    @Test
    void afterTheEndOfTheTimeTheSolutionIsWaitedFor() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.start("AEINRST");
        session.done("clock/end", "force", true);
        asked().statusCode(409);
        session.done("close", "force", true);
        asked().statusCode(409);
        session.finishRoundControlled();
    }

    private static ValidatableResponse asked() {
        return given().contentType(ContentType.JSON)
                .body(position("AEINRST", "", ""))
                .post("/api/replay/what-if")
                .then();
    }
}
