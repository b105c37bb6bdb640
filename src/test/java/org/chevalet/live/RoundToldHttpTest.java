package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.lessThanOrEqualTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a round tells, to whom and when: players, the arbiter who plays, the journal, who reads aloud. */
@QuarkusTest
class RoundToldHttpTest {

    private static final String RACK = "EARSTIN";

    @Test
    void whileTheArbiterPlaysNothingShowsBeforeTheClose() {
        TestSession session = TestSession.open(Map.of("ruleSet", "fisf-2023", "arbiterPlays", true), 1)
                .start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        session.ask()
                .get("/api/games/" + session.game() + "/rounds/1/solutions")
                .then()
                .statusCode(403)
                .body("code", equalTo("solutions.hidden"));
        JsonPath before = session.console();
        assertThat(before.<Object>get("top")).isNull();
        assertThat(before.getList("candidates")).isEmpty();
        assertThat(before.<Object>get("seats[0].verdict")).isNull();
        session.done("slips", "table", 1, "word", "TRAIN", "reference", "H8").body("verdict", equalTo(null));
        session.closeRound();
        assertThat(session.console().getInt("top")).isGreaterThan(60);
        assertThat(session.console().<Object>get("seats[0].verdict")).isNotNull();
    }

    @Test
    void nothingOfTheSolutionReachesPlayersBeforeItIsAnnounced() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        TestSession.Play top = session.solutions().get(0);
        session.play(1, top);
        session.closeRound();
        for (String seen : List.of(
                session.seat(2).get("/api/games/" + session.game() + "/seat").asString(),
                io.restassured.RestAssured.get("/api/games/" + session.game() + "/projection")
                        .asString())) {
            assertThat(seen).doesNotContain(top.word()).doesNotContain("\"verdict\"");
        }
        assertThat(session.seatSnapshot(1).getList("results")).isEmpty();
        session.done("announce-solution");
        assertThat(session.projection().getString("last.word"))
                .isEqualTo(session.console().getString("past[0].word"));
    }

    @Test
    void aCancelledRoundIsPlayedAgainWithOtherLetters() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        session.done("cancel", "reason", "chrono oublié")
                .body("round.number", equalTo(1))
                .body("round.attempt", equalTo(2));
        session.command("cancel", "reason", "encore").statusCode(409);
        session.command("draw/typed", "letters", RACK).statusCode(422).body("code", equalTo("draw.same-as-cancelled"));
        session.done("draw").body("bag.size", equalTo(95));
        session.done("announce", "force", true);
        session.done("clock/start");
        session.send(1, "RASER", "H8").statusCode(412);
        session.cancelled();
        session.send(1, "RASER", "H8").statusCode(201);
        assertThat(session.console().<Object>get("seats[0].slip")).isNotNull();
    }

    @Test
    void aPlayerWhoLeavesKeepsHisPointsAndIsNoLongerMissed() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        TestSession.Play top = session.solutions().get(0);
        session.play(2, top);
        session.finishRound();
        int player = session.console().getInt("seats[1].player");
        session.ask()
                .delete("/api/tournaments/" + session.tournament() + "/players/" + player)
                .then()
                .statusCode(204);
        assertThat(session.rank(2)).containsEntry("total", top.points());
        session.done("draw");
        session.done("announce", "force", true);
        session.done("clock/start").body("missing", equalTo(List.of(1)));
        session.seat(2).get("/api/games/" + session.game() + "/seat").then().statusCode(401);
        session.command("slips", "table", 2, "word", "RASER", "reference", "H8").statusCode(404);
    }

    @Test
    void theJournalTellsWhatHappenedInBothLanguages() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        session.finishRound();
        String journal = "/api/games/" + session.game() + "/journal";
        session.ask()
                .get(journal)
                .then()
                .body("find { it.type == 'rack-drawn' }.text", equalTo("Coup 1 : tirage EARSTIN"))
                .body(
                        "number",
                        equalTo(java.util.stream.IntStream.rangeClosed(1, 9)
                                .boxed()
                                .toList()));
        session.ask()
                .get(journal + "?lang=en")
                .then()
                .body("find { it.type == 'solution-announced' }.text", equalTo("Round 1: solution announced"));
    }

    @Test
    void whatIsReadAloudFollowsTheRulebook() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw/typed", "letters", "EARST?N")
                .body(
                        "announcement.letters",
                        equalTo(List.of(
                                "E comme Égypte",
                                "A comme Algérie",
                                "R comme Roumanie",
                                "S comme Suisse",
                                "T comme Tunisie",
                                "lettre blanche",
                                "N comme Norvège")));
        session.done("announce");
        session.done("clock/start")
                .body("round.clock.signalAt", equalTo(30_000))
                .body("serverNow", greaterThan(0L));
        session.closeRound();
        String aloud = session.console().getString("announceSolution.text");
        String points = session.console().getString("candidates[0].points");
        assertThat(aloud)
                .startsWith(points + " points, horizontal, ligne H, colonne ")
                .contains("joker");
        session.done("announce-solution").body("bag.size", lessThanOrEqualTo(95));
    }
}
