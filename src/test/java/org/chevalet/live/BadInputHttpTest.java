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
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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
    void slipsOfABadForm() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "Z99").statusCode(422).body("code", equalTo("coord.off-board"));
        session.send(1, "RASER", "huit").statusCode(422).body("code", equalTo("coord.format"));
        session.send(1, "", "H8").statusCode(422).body("code", equalTo("slip.word-missing"));
        session.send(1, "RA$ER", "H8").statusCode(422).body("code", equalTo("word.bad-character"));
        session.send(1, "R".repeat(3000), "H8").statusCode(422).body("code", equalTo("slip.word-too-long"));
        session.seat(1)
                .body(session.slip("RASER", "H8"))
                .post("/api/games/" + session.game() + "/seat/slips")
                .then()
                .statusCode(422)
                .body("code", equalTo("slip.key-missing"));
        given().contentType(ContentType.JSON)
                .header("X-Seat-Token", "stolen")
                .header("Idempotency-Key", "k")
                .body(session.slip("RASER", "H8"))
                .post("/api/games/" + session.game() + "/seat/slips")
                .then()
                .statusCode(401)
                .body("code", equalTo("seat.unknown-token"));
        Map<String, Object> other = session.slip("RASER", "H8");
        other.put("round", 2);
        session.send(1, "k1", other).statusCode(412).body("code", equalTo("slip.other-round"));
        assertThat(session.seatSnapshot(1).<Object>get("received")).isNull();
    }

    @Test
    void aSlipTooEarlyAndTwiceTheSame() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.send(1, "RASER", "H8").statusCode(409).body("code", equalTo("slip.too-early"));
        session.start(RACK);
        String key = UUID.randomUUID().toString();
        session.send(1, key, session.slip("RASER", "H8")).statusCode(201);
        session.send(1, key, session.slip("RASER", "H8")).statusCode(200).header("Idempotent-Replay", "true");
        session.send(1, key, session.slip("TRAIN", "H8")).statusCode(422).body("code", equalTo("slip.key-reused"));
        session.send(1, "TRAIN", "H8").statusCode(201);
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("TRAIN");
    }

    @Test
    void aPlayerCannotTakeTheKeyOfAPaperSlip() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        session.send(1, "paper-2", session.slip("RASER", "H8"))
                .statusCode(422)
                .body("code", equalTo("slip.key-missing"));
        for (int table = 1; table <= 2; table++) {
            session.done("slips", "table", table, "word", "RASER", "reference", "H8");
        }
    }

    @Test
    void aTabletWhoseClockIsMadStillSendsItsSlipAndTheExportStaysReadable() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        Map<String, Object> slip = session.slip("RASER", "H8");
        slip.put("tapServerMs", 9_000_000_000_000_000_000L);
        session.send(1, "k1", slip).statusCode(201);
        byte[] whole = session.ask()
                .get("/api/tournaments/" + session.tournament() + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        session.ask()
                .contentType("application/json")
                .body(whole)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201);
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
    void aWordOfAccentsAloneAndAReasonOfControlSignsAreEmpty() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "\u0301", "H8").statusCode(422).body("code", equalTo("slip.word-missing"));
        session.command("rulings", "table", 1, "points", 3, "reason", "\u0000\u0007")
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"));
    }

    @Test
    void whatIsRefusedIsShownInALineWithoutItsHiddenSigns() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        String sentence = session.send(1, "RASER", "\u202E\u0007" + "Q".repeat(5000))
                .statusCode(422)
                .extract()
                .path("message");
        assertThat(sentence).hasSizeLessThan(600).contains("QQQ…").doesNotContain("\u202E", "\u0007");
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
    void awkwardNamesStayAsTheyAre() {
        TestSession session = TestSession.open("fisf-2023", 0);
        List<String> names = List.of(
                "Zoé \"la rapide\" O’Neil", "L'Été & fils", "<b>gras</b><script>alert(1)</script>", "é".repeat(80));
        for (int index = 0; index < names.size(); index++) {
            session.addPlayer(names.get(index));
            assertThat(session.seatSnapshot(index + 1).getString("seat.name")).isEqualTo(names.get(index));
        }
        List<String> shown = session.console().getList("seats.name");
        assertThat(shown).containsExactlyElementsOf(names);
        assertThat(session.ask()
                        .get("/api/games/" + session.game() + "/console")
                        .contentType())
                .startsWith("application/json");
    }

    @Test
    void rulingsAndReasonsOfABadForm() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        String tooLong = "x".repeat(501);
        session.command("cancel", "reason", tooLong)
                .statusCode(422)
                .body("code", equalTo("reason.too-long"))
                .body("field", equalTo("reason"));
        session.command("finish", "reason", tooLong).statusCode(422);
        session.command("slips", "table", 1, "word", "RASER", "reason", tooLong).statusCode(422);
        session.command("slips", "table", "", "word", "RASER")
                .statusCode(422)
                .body("message", equalTo("Indiquez le numéro de la table."));
        session.command("slips", "table", 1, "word", "RASER", "score", 1.5)
                .statusCode(422)
                .body("code", equalTo("slip.score"));
        session.closeRound();
        session.command("rulings", "table", 1, "points", 3, "reason", tooLong).statusCode(422);
        session.command("rulings", "table", 1, "reason", "pour voir")
                .statusCode(422)
                .body("code", equalTo("ruling.points-missing"));
        session.command("rulings", "table", 1, "points", 1.5, "reason", "pour voir")
                .statusCode(422)
                .body("code", equalTo("ruling.points"));
        session.done("rulings", "table", 1, "points", 3, "reason", "pour voir");
    }

    @Test
    void aSlipAfterTheEndOfTheGame() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK).finishRound();
        session.done("finish");
        session.send(1, "RASER", "H8").statusCode(409).body("message", equalTo("La partie est terminée."));
        session.command("slips", "table", 1, "word", "RASER").statusCode(409).body("code", equalTo("game.over"));
    }

    @Test
    void namesHoldNothingInvisible() {
        TestSession session = TestSession.open("fisf-2023", 0);
        String players = "/api/tournaments/" + session.tournament() + "/players";
        session.ask()
                .body("{\"name\":\"Joueur\\u0085\\u202E 0\\ud8001\\u2066\"}")
                .post(players)
                .then()
                .statusCode(201)
                .body("name", equalTo("Joueur 01"));
        for (String nothing : List.of("\u200B\u200D", "\u202E\u202C", "\uFEFF \u00A0")) {
            session.ask()
                    .body(Map.of("name", nothing))
                    .post(players)
                    .then()
                    .statusCode(422)
                    .body("code", equalTo("player.name-missing"));
        }
    }

    @Test
    void morePlayersThanTables() {
        TestSession session = TestSession.open("fisf-2023", 0);
        StringBuilder file = new StringBuilder("Nom\n");
        for (int line = 1; line <= 10_150; line++) {
            file.append("Joueur ").append(line).append('\n');
        }
        session.ask()
                .contentType("text/csv")
                .body(file.toString())
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=true")
                .then()
                .statusCode(200)
                .body("players.size()", equalTo(9999))
                .body("refused.size()", equalTo(100))
                .body("refused[0].message", equalTo("Il ne reste plus de table libre."))
                .body("refusedMore", equalTo(51));
    }

    @Test
    void aTableIsTakenOnce() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String players = "/api/tournaments/" + session.tournament() + "/players";
        session.ask()
                .body(Map.of("name", "Joueur 02", "table", 1))
                .post(players)
                .then()
                .statusCode(409)
                .body("code", equalTo("table.taken"))
                .body("message", containsString("Joueur 01"));
        session.ask()
                .body(Map.of("name", "Joueur 02", "table", 0))
                .post(players)
                .then()
                .statusCode(422);
        session.ask().body(Map.of("name", " ")).post(players).then().statusCode(422);
        session.ask().body(Map.of("name", "X")).put(players + "/999999").then().statusCode(404);
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

    @Test
    void listsOfPlayersFromSpreadsheets() {
        TestSession session = TestSession.open("fisf-2023", 1);
        String file = "Table;Nom\n3;Éloïse O’Neil\n1;Joueur déjà là\n3;Doublon\n;Sans table\n99999;Trop\n5;\n";
        session.ask()
                .contentType("text/csv")
                .body(file.getBytes(Charset.forName("windows-1252")))
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=true")
                .then()
                .statusCode(200)
                .body("players.name", equalTo(List.of("Éloïse O’Neil", "Sans table")))
                .body("players.table", equalTo(List.of(3, 2)))
                .body("refused.line", equalTo(List.of(4, 6, 7, 3)));
        assertThat(session.console().getList("seats")).hasSize(1);
        session.ask()
                .contentType("text/csv")
                .body("\uFEFFJoueur 10,10\nJoueur 11,11\n")
                .post("/api/tournaments/" + session.tournament() + "/players/csv?preview=false")
                .then()
                .statusCode(200);
        List<Integer> tables = session.console().getList("seats.table");
        assertThat(tables).containsExactly(1, 10, 11);
        session.ask()
                .contentType("text/csv")
                .body(new byte[] {0, 1, 2, 0})
                .post("/api/tournaments/" + session.tournament() + "/players/csv")
                .then()
                .statusCode(422)
                .body("code", equalTo("csv.unreadable"));
    }
}
