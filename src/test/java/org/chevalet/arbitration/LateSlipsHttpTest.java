package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** The next round is played while slips of earlier ones are still awaited. */
@QuarkusTest
class LateSlipsHttpTest {

    private static List<Integer> awaited(TestSession session, int round) {
        return session.console().getList("past[" + (round - 1) + "].missing");
    }

    private static int paid(TestSession session, int round, int table) {
        return session.ask()
                .get("/api/games/" + session.game() + "/rounds/" + round + "/slips")
                .then()
                .statusCode(200)
                .extract()
                .path("seats.find { it.table == " + table + " }.verdict.paid");
    }

    @Test
    void aRoundClosedWithTablesMissingIsCompletedTwoRoundsLater() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        session.finishRound("H2", "SEMAINE").start("ROUTERS").finishRound();
        session.start("AEIRSTL");
        JsonPath before = session.console();
        assertThat(awaited(session, 1)).containsExactly(2, 3);

        session.done("slips", "round", 1, "table", 2, "word", "SEMAINE", "reference", "H2");
        session.done("slips", "round", 1, "table", 3, "word", "MENAIS", "reference", "H4");
        assertThat(awaited(session, 1)).isEmpty();
        assertThat(paid(session, 1, 2)).isEqualTo(70);
        assertThat(session.rank(2)).containsEntry("points", 70);
        JsonPath after = session.console();
        assertThat(after.getString("round.phase")).isEqualTo("RUNNING");
        assertThat(after.getLong("round.clock.deadline")).isEqualTo(before.getLong("round.clock.deadline"));
        assertThat(after.getList("board.rows")).isEqualTo(before.getList("board.rows"));
    }

    @Test
    void tablesThatHandedInNothingAreAwaitedNoLonger() {
        TestSession session = TestSession.open("fisf-2023", 3).start("SEMAINE");
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2");
        session.finishRound("H2", "SEMAINE");
        session.done("slips/none", "round", 1, "tables", List.of(2, 3), "reason", "rien remis")
                .body("past[0].missing", empty());
        assertThat(paid(session, 1, 2)).isZero();
        int version = session.console().getInt("version");
        session.done("slips/none", "round", 1, "tables", List.of(2, 3)).body("version", equalTo(version));
        session.done("slips", "round", 1, "table", 2, "word", "SEMAINE", "reference", "H2");
        assertThat(paid(session, 1, 2)).isEqualTo(70);
        session.done("slips", "round", 1, "table", 2, "none", true).body("snapshot.past[0].missing", empty());
        assertThat(paid(session, 1, 2)).isZero();
    }

    @Test
    void nothingAtAllIsRefusedInWords() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE").finishRound();
        session.command("slips/none", "round", 1, "tables", List.of())
                .statusCode(422)
                .body("code", equalTo("table.missing"));
        session.command("slips/none", "round", 1, "tables", List.of(9))
                .statusCode(404)
                .body("code", equalTo("table.unknown"));
        session.command("slips/none", "round", 7, "tables", List.of(1))
                .statusCode(404)
                .body("code", equalTo("round.unknown"));
    }

    @Test
    void lookingAtOldRoundsMovesNeitherTheClockNorTheProjector() {
        TestSession session = TestSession.open("fisf-2023", 2).start("SEMAINE").finishRound("H2", "SEMAINE");
        session.start("ROUTERS");
        JsonPath screen = session.projection();
        String game = "/api/games/" + session.game();
        for (String look : List.of("/rounds/1/slips", "/rounds/1/solutions", "/journal", "/console")) {
            session.ask().get(game + look).then().statusCode(200);
        }
        JsonPath after = session.projection();
        for (String part : List.of("version", "round.number", "round.phase", "round.clock.deadline", "board.rows")) {
            assertThat(after.<Object>get(part)).as(part).isEqualTo(screen.<Object>get(part));
        }
    }
}
