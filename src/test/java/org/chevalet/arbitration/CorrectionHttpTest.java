package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Corrections as the console asks for them: tried out, made, told to the players, undone, found in the journal. */
@QuarkusTest
class CorrectionHttpTest {

    private static final Map<String, Object> NIL =
            Map.of("round", 1, "table", 1, "sanction", "NIL", "points", 0, "reason", "illisible");

    private static TestSession oneRound() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.send(1, "SATINER", "H4").statusCode(201);
        session.send(2, "TARE", "H8").statusCode(201);
        return session.finishRound("H4", "SATINER");
    }

    private static JsonPath journal(TestSession session, String query) {
        return session.ask()
                .get("/api/games/" + session.game() + "/journal?" + query)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void aPreviewNamesScoresSolosAndRanksAndWritesNothing() {
        TestSession session = oneRound();
        int version = session.console().getInt("version");

        session.command("rulings?preview=true", NIL)
                .statusCode(200)
                .body("rounds[0].name", equalTo("Joueur 01"))
                .body("rounds[0].before", equalTo(66))
                .body("rounds[0].after", equalTo(0))
                .body("rounds[0].sanctionAfter", equalTo("NIL"))
                .body("rounds[0].soloBefore", equalTo(true))
                .body("rounds[0].soloAfter", equalTo(false))
                .body("standings.find { it.table == 1 }.rankBefore", equalTo(1))
                .body("standings.find { it.table == 1 }.rankAfter", equalTo(2))
                .body("standings.find { it.table == 2 }.rankAfter", equalTo(1))
                .body("cancelled", empty());

        assertThat(session.console().getInt("version")).isEqualTo(version);
        assertThat(session.rank(1)).containsEntry("points", 66);
    }

    @Test
    void aRefusedCommandIsRefusedInItsPreviewToo() {
        TestSession session = oneRound();
        session.command("rulings?preview=true", Map.of("round", 1, "table", 1, "points", 3))
                .statusCode(422)
                .body("code", equalTo("ruling.reason-missing"));
    }

    @Test
    void aPastCancellationIsPreviewedWithTheRoundsThatFall() {
        TestSession session = oneRound();
        session.start("OUTAGES");
        session.command("cancel?preview=true", Map.of("cancelled", 1, "force", true, "reason", "mot faux"))
                .statusCode(200)
                .body("cancelled", contains(1, 2))
                .body("rounds.find { it.table == 1 }.after", equalTo(null));
        assertThat(session.console().getInt("roundsPlayed")).isEqualTo(1);
    }

    @Test
    void aWordCountsTodayAndTheAffectedPlayerIsTold() {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        session.send(1, "RATSINE", "H4").statusCode(201);
        session.finishRound("H4", "SATINER");
        assertThat(session.rank(1)).containsEntry("points", 0);

        session.command("words", Map.of("word", "ratsine", "counts", true, "reason", "nouvelle liste"))
                .statusCode(200)
                .body("words[0].word", equalTo("RATSINE"))
                .body("past[0].word", equalTo("SATINER"))
                .body("past[0].correctedAt", org.hamcrest.Matchers.notNullValue());
        assertThat(session.rank(1)).containsEntry("points", 66);

        List<Map<String, Object>> told = session.seatSnapshot(1).getList("corrections");
        assertThat(told).hasSize(1);
        assertThat(told.get(0))
                .containsEntry("round", 1)
                .containsEntry("before", 0)
                .containsEntry("after", 66)
                .containsEntry("reason", "nouvelle liste");
        assertThat(session.seatSnapshot(2).getList("corrections")).isEmpty();

        session.command("words", Map.of("word", "1", "counts", true, "reason", "x"))
                .statusCode(422)
                .body("code", equalTo("word.not-playable"))
                .body("field", equalTo("word"));
    }

    @Test
    void theListOfSolutionsMarksAWordThatDoesNotCountToday() {
        TestSession session = oneRound();
        session.command("words", Map.of("word", "SATINER", "counts", false, "reason", "retiré"))
                .statusCode(200);
        session.ask()
                .get("/api/games/" + session.game() + "/rounds/1/solutions?filter=SATINER")
                .then()
                .statusCode(200)
                .body("plays[0].today", equalTo(false));
    }

    @Test
    void aRackChangedAfterSlipsCameInNamesAllTheTablesConcerned() {
        TestSession session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        session.send(1, "SATINER", "H4").statusCode(201);
        session.send(3, "TARE", "H8").statusCode(201);
        Map<String, Object> rack = new HashMap<>(Map.of("letters", "EARSTIO", "reason", "O pris pour un N"));

        session.command("rack", rack)
                .statusCode(409)
                .body("code", equalTo("rack.slips-in"))
                .body("message", containsString("1, 3"))
                .body("details.tables", contains(1, 3));
        rack.put("force", true);
        session.command("rack", rack).statusCode(200).body("round.phase", equalTo("RUNNING"));
        assertThat(session.projection().getString("round.draw.text"))
                .contains("O")
                .doesNotContain("N");
        session.finishRound();
        assertThat(session.rank(1)).containsEntry("points", 0);
        assertThat(session.rank(3)).containsEntry("points", 8);
    }

    @Test
    void anEarlyRoundOfAFinishedGameIsEditedAndEverythingFollows() {
        TestSession session = oneRound();
        session.start("OUTAGES").finishRound().start("MINERAL").finishRound();
        session.done("finish", "reason", "fin de soirée");
        int total = (int) session.rank(1).get("total");

        session.command("slips", Map.of("round", 1, "table", 1, "word", "TARE", "reference", "H8", "reason", "retapé"))
                .statusCode(200)
                .body("snapshot.phase", equalTo("FINISHED"));
        assertThat(session.rank(1)).containsEntry("total", total - 58);
        assertThat(session.soloOf(1)).isNull();

        session.command("corrections", Map.of("round", 1, "coord", "H5", "reason", "mal posé"))
                .statusCode(409)
                .body("code", equalTo("correction.breaks"))
                .body("message", containsString("2, 3"));
        assertThat(session.console().getString("phase")).isEqualTo("FINISHED");
    }

    @Test
    void lookingAtOldRoundsMovesNeitherTheClockNorTheProjector() {
        TestSession session = oneRound();
        session.start("OUTAGES");
        JsonPath before = session.projection();
        session.ask()
                .get("/api/games/" + session.game() + "/rounds/1/slips")
                .then()
                .statusCode(200);
        session.ask()
                .get("/api/games/" + session.game() + "/rounds/1/solutions")
                .then()
                .statusCode(200);
        journal(session, "round=1");
        session.command("rulings?preview=true", NIL).statusCode(200);
        JsonPath after = session.projection();

        assertThat(after.getLong("round.clock.deadline")).isEqualTo(before.getLong("round.clock.deadline"));
        assertThat(after.getInt("version")).isEqualTo(before.getInt("version"));
        assertThat(after.getString("phase")).isEqualTo("RUNNING");
        assertThat(after.getInt("round.number")).isEqualTo(2);
    }

    @Test
    void theLastActionIsUndoneAndTheJournalKeepsBoth() {
        TestSession session = oneRound();
        session.command("rulings", NIL).statusCode(200);
        assertThat(session.rank(1)).containsEntry("points", 0);

        JsonPath last = session.ask()
                .get("/api/games/" + session.game() + "/undo")
                .then()
                .statusCode(200)
                .body("what", containsString("Joueur 01"))
                .extract()
                .jsonPath();
        Map<String, Object> undo = Map.of("mark", last.getLong("mark"));
        session.ask()
                .body(undo)
                .post("/api/games/" + session.game() + "/undo?preview=true")
                .then()
                .statusCode(200)
                .body("rounds[0].after", equalTo(66));
        session.ask()
                .body(undo)
                .post("/api/games/" + session.game() + "/undo")
                .then()
                .statusCode(200);
        assertThat(session.rank(1)).containsEntry("points", 66);
        session.ask()
                .body(undo)
                .post("/api/games/" + session.game() + "/undo")
                .then()
                .statusCode(409)
                .body("code", equalTo("game.moved-on"));

        JsonPath found = journal(session, "text=decision&table=1&round=1");
        assertThat(found.getList("text")).hasSize(2);
        assertThat(found.getString("[0].before")).contains("66");
        assertThat(found.getString("[0].why")).isEqualTo("illisible");
        assertThat(journal(session, "table=2&slips=true").getString("text")).contains("TARE H8");
        assertThat(journal(session, "size=2").getList("text")).hasSize(2);
    }

    @Test
    void namesAndTablesAreCorrectedAfterTheEndAndTheSheetsFollow() {
        TestSession session = oneRound();
        session.done("finish", "reason", "fin");
        long player = session.console().getLong("seats.find { it.table == 1 }.player");
        session.ask()
                .body(Map.of("name", "Zoé Martin", "table", 9))
                .put("/api/tournaments/" + session.tournament() + "/players/" + player)
                .then()
                .statusCode(200);
        assertThat(session.rank(9)).containsEntry("name", "Zoé Martin").containsEntry("points", 66);
        JsonPath line = journal(session, "table=9&text=zoe");
        assertThat(line.getString("[0].before")).contains("Joueur 01");
        session.ask()
                .get("/api/games/" + session.game() + "/sheets/players/9.pdf")
                .then()
                .statusCode(200);
        session.ask()
                .get("/api/games/" + session.game() + "/sheets/players/1.pdf")
                .then()
                .statusCode(404);
    }
}
