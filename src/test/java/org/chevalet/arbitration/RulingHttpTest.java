package org.chevalet.arbitration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.HashMap;
import java.util.Map;
import org.chevalet.live.TestSession;
import org.junit.jupiter.api.Test;

/** Averages, discipline and their thresholds at the console, R§5.8, 5.9; duo and solo of the computer. */
@QuarkusTest
class RulingHttpTest {

    private static Map<String, Object> about(int round, int table, String reason) {
        Map<String, Object> body = new HashMap<>(Map.of("round", round, "table", table));
        body.put("reason", reason);
        return body;
    }

    private static void rule(TestSession session, int round, int table, int points) {
        Map<String, Object> ruling = about(round, table, "essai");
        ruling.put("points", points);
        session.command("rulings", ruling).statusCode(200);
    }

    private static JsonPath seat(TestSession session, int round, int table) {
        JsonPath slips = session.ask()
                .get("/api/games/" + session.game() + "/rounds/" + round + "/slips")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        return slips.setRootPath("seats[" + (table - 1) + "]");
    }

    /** Table 2 plays SEMIANE, which is no word, in both rounds; 40 and 31 and nothing are the others' second round. */
    private static TestSession nilTwice() {
        TestSession session = TestSession.open("fisf-2023", 4).start("MEEISAN");
        session.send(1, "SEMAINE", "H2").statusCode(201);
        session.send(2, "SEMIANE", "H2").statusCode(201);
        session.finishRound("H2", "SEMAINE").start("MEEISAN");
        session.send(1, "SEMAINE", "9H").statusCode(201);
        session.send(2, "SEMIANE", "9H").statusCode(201);
        session.finishRound();
        rule(session, 2, 1, 40);
        rule(session, 2, 3, 31);
        return session;
    }

    @Test
    void aReasonThatLooksLikeAKeyOfTheProgramIsToldAsItWasWritten() {
        TestSession session = TestSession.open("fisf-2023", 1).start("MEEISAN");
        session.send(1, "SEMAINE", "H2").statusCode(201);
        session.finishRound("H2", "SEMAINE");
        Map<String, Object> ruling = about(1, 1, "slip.too-late");
        ruling.put("points", 0);
        session.command("rulings", ruling).statusCode(200);
        assertThat(seat(session, 1, 1).getString("verdict.reasons[0].text").strip())
                .endsWith(": slip.too-late");
        assertThat(session.ask()
                        .get("/api/games/" + session.game() + "/journal?text=slip.too-late")
                        .jsonPath()
                        .getList("why"))
                .containsExactly("slip.too-late");
        assertThat(session.seatSnapshot(1).getString("corrections[0].reason")).isEqualTo("slip.too-late");
    }

    @Test
    void aSecondNilForTheSameUnannouncedFaultGivesTheOthersAverage() {
        TestSession session = nilTwice();
        assertThat(seat(session, 1, 2).getString("verdict.repeats")).isNull();
        assertThat(seat(session, 2, 2).getString("verdict.sanction")).isEqualTo("NIL");
        assertThat(seat(session, 2, 2).getInt("verdict.repeats")).isEqualTo(1);
        session.command("averages", about(2, 2, " ")).statusCode(422).body("code", equalTo("ruling.reason-missing"));
        session.command("averages", about(2, 2, "billet remis trop tard")).statusCode(200);
        assertThat(seat(session, 2, 2).getInt("verdict.paid")).as("71 / 3").isEqualTo(23);
        assertThat(seat(session, 2, 2).getString("verdict.sanction")).isEqualTo("AVERAGE");
        assertThat(session.rank(2)).containsEntry("total", 23);
        rule(session, 2, 3, 61);
        assertThat(session.rank(2)).as("101 / 3, after the correction").containsEntry("total", 33);
        session.ask()
                .get("/api/games/" + session.game() + "/journal")
                .then()
                .body("text", hasItem("Coup 2 : moyenne des autres, table 2 (Joueur 02). billet remis trop tard"));
        session.ask()
                .body(Map.of("round", 2, "table", 2))
                .delete("/api/games/" + session.game() + "/rulings")
                .then()
                .statusCode(200);
        assertThat(session.rank(2)).containsEntry("total", 0);
    }

    @Test
    void anAverageTheRuleDoesNotForeseeIsGrantedOnlyOnASecondWord() {
        TestSession session = nilTwice();
        for (int[] place : new int[][] {{1, 2}, {2, 4}, {2, 1}}) {
            session.command("averages", about(place[0], place[1], "panne"))
                    .statusCode(409)
                    .body("code", equalTo("average.not-due"));
        }
        Map<String, Object> fault = about(2, 4, "bulletin perdu par l’arbitre");
        fault.put("force", true);
        session.command("averages", fault).statusCode(200);
        assertThat(session.rank(4)).as("(40 + 0 + 31) / 3").containsEntry("total", 23);
        TestSession open = TestSession.open("fisf-2023", 1).start("MEEISAN");
        open.command("averages", about(1, 1, "panne")).statusCode(422).body("code", equalTo("slip.not-closed"));
    }

    private static void warn(TestSession session, int table, int times) {
        for (int time = 0; time < times; time++) {
            session.command("warnings", about(1, table, "a parlé")).statusCode(200);
        }
    }

    private static void assertWarned(TestSession session, int warnings, int penalties) {
        assertThat(session.rank(1)).containsEntry("warnings", warnings).containsEntry("penalties", penalties);
    }

    @Test
    void theFourthWarningCostsFivePointsAndEachLaterOneToo() {
        TestSession session = TestSession.open("fisf-2023", 1);
        warn(session, 1, 3);
        assertWarned(session, 3, 0);
        warn(session, 1, 1);
        assertWarned(session, 4, 5);
        warn(session, 1, 1);
        assertWarned(session, 5, 10);
        assertThat(session.rank(1)).containsEntry("total", -10);
        session.ask()
                .body(Map.of("round", 1, "table", 1))
                .delete("/api/games/" + session.game() + "/warnings")
                .then()
                .statusCode(200);
        assertWarned(session, 4, 5);
    }

    @Test
    void inABlitzItIsTheSixth() {
        TestSession session = TestSession.open(Map.of("roundSeconds", 60), 1);
        warn(session, 1, 5);
        assertWarned(session, 5, 0);
        warn(session, 1, 1);
        assertWarned(session, 6, 5);
    }

    @Test
    void aDisciplinaryWarningIsAddedToTheOneOfTheSlipAndStaysWhenTheRoundIsCancelled() {
        TestSession session = TestSession.open(Map.of("scoresAsked", true), 1).start("MEEISAN");
        warn(session, 1, 1);
        session.done("slips", "table", 1, "word", "SEMAINE", "reference", "H2", "score", 1)
                .body("verdict.sanction", equalTo("WARNING"))
                .body("snapshot.seats[0].warned", contains("a parlé"));
        session.closeRound();
        session.done("announce-solution");
        assertWarned(session, 2, 0);

        TestSession cancelled = TestSession.open("fisf-2023", 1).start("MEEISAN");
        warn(cancelled, 1, 1);
        cancelled.done("cancel", "reason", "chrono").body("seats[0].warned", contains("a parlé"));
        assertWarned(cancelled, 1, 0);
        cancelled
                .ask()
                .get("/api/games/" + cancelled.game() + "/journal")
                .then()
                .body("text", hasItem("Coup 1 : avertissement disciplinaire, table 1 (Joueur 01) : a parlé"));
    }

    @Test
    void aDisciplinaryNilIsARulingWithItsReason() {
        TestSession session = TestSession.open("fisf-2023", 1).start("MEEISAN");
        session.send(1, "SEMAINE", "H2").statusCode(201);
        session.closeRound();
        Map<String, Object> nil = about(1, 1, "a échangé un bulletin");
        nil.put("sanction", "NIL");
        session.command("rulings", nil)
                .statusCode(200)
                .body("seats[0].verdict.paid", equalTo(0))
                .body("seats[0].verdict.reasons.section", contains("R§5.9"));
    }

    @Test
    void aDuoAndARoundOnlyTheComputerFoundAreTold() {
        TestSession session = TestSession.open("fisf-2023", 3).start("MEEISAN");
        session.send(1, "MAINS", "H4").statusCode(201);
        session.send(3, "MAINS", "H4").statusCode(201);
        session.closeRound();
        session.ask()
                .get("/api/games/" + session.game() + "/console")
                .then()
                .body("announceSolution.found", equalTo(0))
                .body("announceSolution.solos", empty())
                .body("announceSolution.duo", contains(1, 3));
        session.done("announce-solution").body("past[0].found", equalTo(0)).body("past[0].duo", contains(1, 3));
        rule(session, 1, 2, 70);
        session.ask()
                .get("/api/games/" + session.game() + "/console")
                .then()
                .body("past[0].found", equalTo(1))
                .body("past[0].solos", contains(2))
                .body("past[0].duo", empty());
    }
}
