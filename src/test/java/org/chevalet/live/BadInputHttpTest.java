package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a request, it is refused in words and nothing is lost. */
@QuarkusTest
class BadInputHttpTest {

    private static final String RACK = "EARSTIN";

    @Test
    void unknownTablesCodesAndGames() {
        TestSession session = TestSession.open("fisf-2023", 2);
        join(session.code(), 99).statusCode(404).body("code", equalTo("join.unknown-table"));
        join(session.code(), -1).statusCode(404).body("message", containsString("table"));
        join("12x4", 1).statusCode(404).body("code", equalTo("join.unknown-code"));
        given().get("/api/games/999999/projection").then().statusCode(404).body("code", equalTo("game.unknown"));
        given().get("/api/games/abc/projection").then().statusCode(404);
        session.start(RACK);
        session.command("slips", "table", 99, "word", "RIEN", "reference", "H8")
                .statusCode(404)
                .body("code", equalTo("table.unknown"));
        session.ask()
                .header("Accept-Language", "en")
                .body(Map.of("round", 1, "table", 99, "word", "RIEN"))
                .post("/api/games/" + session.game() + "/slips")
                .then()
                .body("message", equalTo("Nobody sits at table 99."));
    }

    @Test
    void numbersInAnAddressThatAreNone() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        String game = "/api/games/" + session.game();
        for (String wrong : List.of(
                "/journal?round=abc",
                "/journal?round=0",
                "/journal?table=-3",
                "/journal?size=-1",
                "/rounds/1/solutions?from=1.5",
                "/rounds/1/solutions?size=99999999999")) {
            session.ask()
                    .get(game + wrong)
                    .then()
                    .statusCode(400)
                    .body("code", equalTo("http.bad-number"))
                    .body("message", containsString(wrong.substring(wrong.indexOf('=') + 1)));
        }
        session.ask().get(game + "/journal?round=&table=").then().statusCode(200);
    }

    private static ValidatableResponse join(String code, int table) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("code", code, "table", table))
                .post("/api/join")
                .then();
    }

    @Test
    void lettersTheBagLacks() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.command("draw/typed", "letters", "KKEEAIR")
                .statusCode(422)
                .body("code", equalTo("draw.not-in-bag"))
                .body("message", containsString("K"));
        session.command("draw/typed", "letters", "EARST5N").statusCode(422).body("code", equalTo("rack.bad-character"));
        session.command("draw/typed", "letters", "EAR").statusCode(422).body("code", equalTo("draw.too-few"));
        session.command("draw/typed").statusCode(422);
        session.done("draw/typed", "letters", RACK).body("round.phase", equalTo("DRAWN"));
        session.command("draw/typed", "letters", RACK).statusCode(409);
    }

    @Test
    void oneRoundAndAHalfIsNoRound() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.ask()
                .body("{\"round\":1.5}")
                .post("/api/games/" + session.game() + "/draw")
                .then()
                .statusCode(400)
                .body("code", equalTo("http.bad-json"));
    }

    @Test
    void everyButtonTwiceDoesItsWorkOnce() {
        TestSession session = TestSession.open("fisf-2023", 1);
        twice(session, "draw");
        twice(session, "announce");
        twice(session, "clock/start");
        twice(session, "clock/pause");
        twice(session, "clock/resume");
        session.play(1, session.solutions().get(0));
        twice(session, "clock/end");
        twice(session, "close");
        twice(session, "announce-solution");
        assertThat(session.projection().getInt("roundsPlayed")).isEqualTo(1);
        session.done("finish", "round", 2);
        session.command("finish", "round", 2).statusCode(409).body("details.phase", equalTo("FINISHED"));
        twiceReopened(session);
    }

    private static void twice(TestSession session, String command) {
        session.done(command);
        session.command(command).statusCode(409).body("code", equalTo("game.moved-on"));
    }

    private static void twiceReopened(TestSession session) {
        session.done("reopen", "reason", "trop tôt").body("phase", equalTo("READY"));
        session.command("reopen", "reason", "trop tôt").statusCode(409);
    }

    @Test
    void anOpeningOrOpenedTournamentKeepsItsSettings() {
        TestSession session = TestSession.open("fisf-2023", 1);
        long again = session.ask()
                .post("/api/tournaments/" + session.tournament() + "/open")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("gameId");
        assertThat(again).isEqualTo(session.game());
        session.ask()
                .body(Map.of("name", "Autre"))
                .put("/api/tournaments/" + session.tournament())
                .then()
                .statusCode(409)
                .body("code", equalTo("game.already-open"));
    }

    @Test
    void settingsThatCannotBe() {
        TestSession session = TestSession.open("fisf-2023", 0);
        refused(session, Map.of("name", "  ")).body("code", equalTo("tournament.name-missing"));
        refused(session, Map.of("name", "x".repeat(101))).body("code", equalTo("name.too-long"));
        refused(session, Map.of("name", "T", "ruleSet", "chess")).body("code", equalTo("rule-set.unknown"));
        refused(session, Map.of("name", "T", "roundSeconds", 0)).body("code", equalTo("tournament.round-seconds"));
        refused(session, Map.of("name", "T", "roundSeconds", 20)).body("code", equalTo("tournament.round-signal"));
        session.ask()
                .body(Map.of("name", "T", "wordList", 99))
                .post("/api/tournaments")
                .then()
                .statusCode(404)
                .body("code", equalTo("word-list.unknown"));
    }

    private static ValidatableResponse refused(TestSession session, Map<String, Object> settings) {
        return session.ask().body(settings).post("/api/tournaments").then().statusCode(422);
    }

    @Test
    void requestsThatAreNoRequests() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String draw = "/api/games/" + session.game() + "/draw";
        for (String body : List.of("{", "[]", "{\"round\":\"un\"}", "\"\"", "{\"round\":{}}", "null")) {
            session.ask()
                    .body(body)
                    .post(draw)
                    .then()
                    .statusCode(400)
                    .body("code", startsWith("http.bad"))
                    .body(not(containsString("Exception")));
        }
        session.ask().post(draw).then().statusCode(400);
        session.ask().contentType(ContentType.TEXT).body("x").post(draw).then().statusCode(415);
        session.ask().put(draw).then().statusCode(405).body("code", equalTo("http.bad-method"));
        session.ask().get("/api/nothing").then().statusCode(404).body("message", not(equalTo("")));
        given().get("/api/games/" + session.game() + "/console").then().statusCode(401);
        given().get("/api/tournaments").then().statusCode(401).body("code", equalTo("access.login-needed"));
    }

    @Test
    void nothingInAListIsNoFaultOfTheServer() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        List<Integer> second = Arrays.asList(null, 2);
        session.command("slips/none", "tables", second).statusCode(200).body("missing", contains(1, 3));
        session.command("slips/top", "tables", Arrays.asList((Integer) null))
                .statusCode(422)
                .body("code", equalTo("table.missing"));
        List<Object> nothing = Arrays.asList((Object) null);
        Map<String, Object> details = Map.of("connecting", nothing, "marks", nothing, "others", nothing);
        session.command("slips", "table", 1, "word", "SEMAINE", "reference", "H2", "details", details)
                .statusCode(200)
                .body("verdict.paid", equalTo(70));
        session.finishRound();
        session.command("ties", "order", nothing).statusCode(422).body(not(containsString("Exception")));
    }

    @Test
    void aSeatBelongsToItsDeviceUntilTheArbiterFreesIt() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String token = session.token(1);
        join(session.code(), 1).statusCode(409).body("code", equalTo("seat.taken"));
        given().contentType(ContentType.JSON)
                .body(Map.of("code", session.code(), "table", 1, "device", token))
                .post("/api/join")
                .then()
                .statusCode(201)
                .body("token", equalTo(token));
        session.ask()
                .post("/api/games/" + session.game() + "/seats/1/release")
                .then()
                .statusCode(200);
        session.seat(1).get("/api/games/" + session.game() + "/seat").then().statusCode(401);
        join(session.code(), 1).statusCode(201).body("token", not(equalTo(token)));
    }
}
