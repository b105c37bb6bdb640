package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Time by the server's clock, which stands still here unless a test moves it. */
@QuarkusTest
class ClockHttpTest {

    private static final String RACK = "EARSTIN";

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

    private Map<String, Object> tapped(TestSession session, String word, Duration ago) {
        Map<String, Object> slip = session.slip(word, "H8");
        slip.put("tapServerMs", clock.instant().minus(ago).toEpochMilli());
        return slip;
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    @Test
    void aSlipOnItsWayAtTheEndOfTheTimeCountsAndALaterOneIsKeptAsEvidence() {
        TestSession session = TestSession.open("fisf-2023", 3).start(RACK);
        clock.advance(Duration.ofSeconds(181));
        assertThat(session.projection().getString("phase")).isEqualTo("RECEIVING");

        session.send(1, key(), tapped(session, "RASER", Duration.ofSeconds(2))).statusCode(201);
        session.send(2, key(), tapped(session, "RASER", Duration.ofMillis(500)))
                .statusCode(410)
                .body("code", equalTo("slip.too-late"));
        session.send(3, "RASER", "H8").statusCode(410);
        clock.advance(Duration.ofMillis(1001));
        session.send(3, key(), tapped(session, "RASER", Duration.ofSeconds(10))).statusCode(410);

        JsonPath console = session.console();
        assertThat(console.getList("missing")).isEqualTo(List.of(2, 3));
        assertThat(console.getBoolean("seats[1].slip.late")).isTrue();
        assertThat(console.<Object>get("seats[1].verdict")).isNull();
        session.command("close").statusCode(409).body("details.tables", equalTo(List.of(2, 3)));
        session.done("close", "force", true)
                .body("seats[1].verdict.sanction", equalTo("NIL"))
                .body("seats[1].verdict.reasons[0].code", equalTo("LATE"));
    }

    @Test
    void aSecondThrowBackByADoubleClickKeepsTheNewLetters() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw");
        String drawn = session.done("draw/reject").extract().path("round.draw.text");
        session.command("draw/reject").statusCode(409);
        assertThat(session.console().getString("round.draw.text")).isEqualTo(drawn);
    }

    @Test
    void thirtySecondsMoreAreGivenOnceForEachClockShown() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        long deadline = session.projection().getLong("round.clock.deadline");
        session.done("clock/add", "shown", deadline);
        session.command("clock/add", "shown", deadline).statusCode(409).body("code", equalTo("game.moved-on"));
        assertThat(session.projection().getLong("round.clock.deadline")).isEqualTo(deadline + 30_000);
        clock.advance(Duration.ofSeconds(200));
        session.send(1, "RASER", "H8").statusCode(201);
        session.done("clock/pause");
        session.done("clock/add", "shown", 10_000);
        session.command("clock/add", "shown", 10_000).statusCode(409);
        assertThat(session.projection().getInt("round.clock.remaining")).isEqualTo(40_000);
        session.done("clock/resume");
        clock.advance(Duration.ofSeconds(41));
        assertThat(session.projection().getString("phase")).isEqualTo("RECEIVING");
        session.command("clock/add", "shown", 0).statusCode(409);
    }

    @Test
    void aGameFinishedWhileTheClockRunsIsReopenedPausedWithTheTimeItHadLeft() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        clock.advance(Duration.ofSeconds(50));
        session.done("finish").body("phase", equalTo("FINISHED"));
        clock.advance(Duration.ofHours(1));
        session.done("reopen", "reason", "trop tôt").body("phase", equalTo("PAUSED"));
        assertThat(session.projection().getInt("round.clock.remaining")).isEqualTo(130_000);
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("RASER");
        session.done("clock/resume").body("phase", equalTo("RUNNING"));
    }

    @Test
    void aLateSlipSentAgainIsStillLateAndStoredOnce() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        clock.advance(Duration.ofSeconds(200));
        Map<String, Object> slip = tapped(session, "RASER", Duration.ZERO);
        String key = key();
        session.send(1, key, slip).statusCode(410);
        session.send(1, key, slip).statusCode(410);
        assertThat(session.console().getInt("seats[0].slip.id")).isEqualTo(1);
    }

    @Test
    void anEarlierSlipStaysWhenALaterOneComesTooLate() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        clock.advance(Duration.ofSeconds(200));
        session.send(1, "TRAIN", "H8").statusCode(410);
        assertThat(session.seatSnapshot(1).getString("received.word")).isEqualTo("RASER");
        session.finishRoundReceived();
        session.send(1, key(), old(session)).statusCode(410);
    }

    private Map<String, Object> old(TestSession session) {
        Map<String, Object> slip = session.slip("TRAIN", "H8");
        slip.put("round", 1);
        return slip;
    }

    @Test
    void aPauseKeepsWhatIsLeft() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        clock.advance(Duration.ofSeconds(80));
        session.done("clock/pause").body("round.clock.remaining", equalTo(100_000));
        clock.advance(Duration.ofMinutes(10));
        assertThat(session.projection().getString("phase")).isEqualTo("PAUSED");
        session.done("clock/resume").body("round.clock.state", equalTo("RUNNING"));
        clock.advance(Duration.ofSeconds(99));
        assertThat(session.projection().getLong("round.clock.remaining")).isEqualTo(1000);
        clock.advance(Duration.ofSeconds(1));
        assertThat(session.projection().getString("round.clock.state")).isEqualTo("ENDED");
    }

    @Test
    void theArbiterEndsEarlyOnlyWhenEverySlipIsInOrHeInsists() {
        TestSession session = TestSession.open("fisf-2023", 2).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        session.command("clock/end")
                .statusCode(409)
                .body("code", equalTo("clock.missing-slips"))
                .body("details.tables", equalTo(List.of(2)));
        session.done("slips", "table", 2, "none", true);
        session.done("clock/end").body("round.phase", equalTo("RECEIVING"));
    }

    @Test
    void twentySecondsPassBetweenAnnouncements() {
        TestSession session = TestSession.open("fisf-2023", 1).start(RACK);
        session.send(1, "RASER", "H8").statusCode(201);
        session.finishRound();
        session.done("draw");
        clock.advance(Duration.ofSeconds(12));
        session.command("announce")
                .statusCode(409)
                .body("code", equalTo("announce.too-soon"))
                .body("details.waitMs", equalTo(8000));
        clock.advance(Duration.ofSeconds(8));
        session.done("announce");
    }

    @Test
    void twoWindowsCannotStartTheClockTwice() {
        TestSession session = TestSession.open("fisf-2023", 1);
        session.done("draw/typed", "letters", RACK);
        session.done("announce");
        long deadline = session.done("clock/start").extract().jsonPath().getLong("round.clock.deadline");
        clock.advance(Duration.ofSeconds(3));
        session.command("clock/start")
                .statusCode(409)
                .body("code", equalTo("game.moved-on"))
                .body("details.phase", equalTo("RUNNING"))
                .body("details.round", equalTo(1));
        assertThat(session.console().getLong("round.clock.deadline")).isEqualTo(deadline);
    }
}
