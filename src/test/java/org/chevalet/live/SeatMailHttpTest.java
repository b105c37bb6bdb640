package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Calls for the arbiter, his messages and corrections, and who has read them; time of one's own; the ranking shown. */
@QuarkusTest
class SeatMailHttpTest {

    @TestHTTPResource("/")
    URI root;

    @Inject
    HandClock clock;

    @BeforeEach
    void hold() {
        clock.hold();
    }

    @AfterEach
    void letGo() {
        clock.letGo();
    }

    private static ValidatableResponse post(TestSession session, int table, String path) {
        return session.seat(table)
                .post("/api/games/" + session.game() + "/seat/" + path)
                .then();
    }

    private static ValidatableResponse arbiter(TestSession session, String path, Object body) {
        return session.ask()
                .body(body)
                .post("/api/games/" + session.game() + "/" + path)
                .then();
    }

    @Test
    void aCallReachesTheConsoleOnceAndIsSeen() {
        TestSession session = TestSession.open("fisf-2023", 2);
        TestSocket console = TestSocket.open(root, session.game(), "?role=console", TestArbiter.cookie());
        post(session, 2, "call").statusCode(200).body("call.seen", equalTo(false));
        console.next(message -> message.containsKey("call"));
        post(session, 2, "call").statusCode(200);
        assertThat(session.console().<Integer>getList("mail.calls.table")).containsExactly(2);
        arbiter(session, "calls/2/seen", Map.of()).statusCode(200).body("calls", empty());
        assertThat(session.seatSnapshot(2).getBoolean("call.seen")).isTrue();
        assertThat(session.seatSnapshot(1).<Object>get("call")).isNull();
        post(session, 2, "call").statusCode(429).body("code", equalTo("call.too-many"));
        clock.advance(Duration.ofSeconds(10));
        post(session, 2, "call").statusCode(200);
        assertThat(session.console().<Integer>getList("mail.calls.table")).containsExactly(2);
    }

    @Test
    void aMessageToOneOrToAllIsReadByThoseItIsFor() {
        TestSession session = TestSession.open("fisf-2023", 3);
        TestSocket tablet = TestSocket.tablet(root, session, 1);
        arbiter(session, "messages", Map.of("tables", List.of(1), "text", "Votre bulletin est <b>illisible</b>."))
                .statusCode(200)
                .body("sent[0].unread", contains(1));
        tablet.next(message -> message.containsKey("mail"));
        arbiter(session, "messages", Map.of("text", "Pause café")).body("sent[1].to", contains(1, 2, 3));
        assertThat(session.seatSnapshot(1).<String>getList("messages.text"))
                .containsExactly("Votre bulletin est <b>illisible</b>.", "Pause café");
        assertThat(session.seatSnapshot(2).<String>getList("messages.text")).containsExactly("Pause café");
        int first = session.seatSnapshot(1).getInt("messages[0].id");
        post(session, 2, "messages/" + first + "/read").statusCode(404).body("code", equalTo("message.unknown"));
        post(session, 1, "messages/" + first + "/read").statusCode(200).body("messages[0].read", equalTo(true));
        assertThat(session.console().getList("mail.sent[0].unread")).isEmpty();
        assertThat(session.console().<Integer>getList("mail.sent[1].unread")).containsExactly(1, 2, 3);
        arbiter(session, "messages", Map.of("text", " ")).statusCode(422).body("code", equalTo("message.empty"));
        arbiter(session, "messages", Map.of("text", "x".repeat(301))).statusCode(422);
        arbiter(session, "messages", Map.of("tables", List.of(9), "text", "x")).statusCode(404);
    }

    @Test
    void theConsoleSeesWhoHasReadHisCorrections() {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        session.send(1, "TRAIN", "H8").statusCode(201);
        session.finishRound();
        session.command("slips", Map.of("round", 1, "table", 1, "none", true, "reason", "illisible"))
                .statusCode(200);
        assertThat(session.console().<Integer>getList("mail.unread.table")).containsExactly(1);
        int number = session.seatSnapshot(1).getInt("corrections[0].number");
        post(session, 1, "corrections/9999/read").statusCode(404);
        post(session, 1, "corrections/" + number + "/read").statusCode(200).body("correctionsRead", equalTo(number));
        assertThat(session.console().getList("mail.unread")).isEmpty();
    }

    @Test
    void aPlayerWithTimeOfHisOwnPlaysToHisOwnEnd() {
        TestSession session =
                TestSession.open(Map.of("ruleSet", "fisf-2023", "tablets", Map.of("draftTaken", false)), 2);
        arbiter(session, "extra-time", Map.of("table", 1, "seconds", 60)).statusCode(422);
        arbiter(session, "extra-time", Map.of("table", 1, "seconds", 60, "reason", "vue basse"))
                .statusCode(200)
                .body("adaptedTime", equalTo(true))
                .body("seats[0].extraSeconds", equalTo(60));
        assertThat(session.projection().getBoolean("adaptedTime")).isTrue();
        session.start("EARSTIN");
        JsonPath own = session.seatSnapshot(1);
        JsonPath other = session.seatSnapshot(2);
        assertThat(own.getLong("round.clock.deadline") - other.getLong("round.clock.deadline"))
                .isEqualTo(60_000);
        assertThat(own.getLong("extra")).isEqualTo(60_000);
        clock.advance(Duration.ofSeconds(185));
        assertThat(session.projection().getString("phase")).isEqualTo("RECEIVING");
        own = session.seatSnapshot(1);
        assertThat(own.getString("phase")).isEqualTo("RUNNING");
        assertThat(own.getLong("round.clock.remaining")).isEqualTo(55_000);
        session.send(2, "TRAIN", "H8").statusCode(410);
        session.send(1, "RASER", "H8").statusCode(201).body("arrival", equalTo("IN_TIME"));
        clock.advance(Duration.ofSeconds(58));
        assertThat(session.seatSnapshot(1).getString("phase")).isEqualTo("RECEIVING");
        session.send(1, "TRAIN", "H8")
                .statusCode(410)
                .body("message", equalTo("Trop tard : le temps était écoulé de 3 s. L’arbitre est prévenu."));
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("RASER");
        arbiter(session, "extra-time", Map.of("table", 1, "seconds", 0, "reason", "plus besoin"))
                .body("adaptedTime", equalTo(false));
    }

    @Test
    void theHallSeesTheRankingOnlyWhenItMay() {
        TestSession session = TestSession.open(
                Map.of("ruleSet", "fisf-2023", "tablets", Map.of("ranking", "EVERY_SOME", "rankingRounds", 2)), 2);
        for (String letters : List.of("EARSTIN", "AEIRSTL")) {
            assertThat(session.projection().getInt("rankedAfter")).isZero();
            assertThat(session.seatSnapshot(1).<Object>get("rank")).isNull();
            session.start(letters);
            session.play(1, session.solutions().get(0));
            session.finishRound();
        }
        assertThat(session.projection().getList("ranking")).hasSize(2);
        assertThat(session.seatSnapshot(1).getInt("rank")).isEqualTo(1);
        session.start("EOUDNTL");
        session.finishRound();
        assertThat(session.projection().getInt("rankedAfter")).isEqualTo(2);
        assertThat(session.console().getInt("rankedAfter")).isEqualTo(3);
        session.ask().get("/api/games/" + session.game() + "/console").then().body("ranking", hasSize(2));
    }

    @Test
    void settingsOfTabletsAreReadBackAndRefusedInWords() {
        TestSession session = TestSession.open(
                Map.of("ruleSet", "fisf-2023", "tablets", Map.of("assistance", 3, "lettersLeft", true)), 1);
        JsonPath tournament = session.ask()
                .get("/api/tournaments/" + session.tournament())
                .then()
                .extract()
                .jsonPath();
        assertThat(tournament.getInt("tablets.assistance")).isEqualTo(3);
        assertThat(session.seatSnapshot(1).getString("lettersLeft")).hasSize(102);
        session.command("settings", Map.of("tablets", Map.of("assistance", 4), "reason", "x"))
                .statusCode(422)
                .body("code", equalTo("tablets.assistance"));
        session.command("settings", Map.of("tablets", Map.of("transitSeconds", 9, "cutSeconds", 5), "reason", "x"))
                .statusCode(422)
                .body("code", equalTo("tablets.grace"));
        session.command("settings", Map.of("tablets", Map.of("ranking", "EVERY_SOME"), "reason", "x"))
                .statusCode(422)
                .body("code", equalTo("tablets.ranking"));
        session.command(
                        "settings",
                        Map.of("tablets", Map.of("assistance", 0, "pauseHides", true), "reason", "officiel"))
                .statusCode(200)
                .body("settings.tablets.assistance", equalTo(0))
                .body("settings.tablets.lettersLeft", equalTo(true));
        session.start("EARSTIN");
        session.done("clock/pause");
        assertThat(session.seatSnapshot(1).<Object>get("round.draw")).isNull();
        assertThat(session.projection().<Object>get("round.draw")).isNull();
        session.done("clock/resume");
        assertThat(session.seatSnapshot(1).getString("round.draw.text")).isNotNull();
    }
}
