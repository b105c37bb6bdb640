package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.json.JsonObject;
import java.net.URI;
import java.util.Map;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.Test;

/** What screens are told through their socket. */
@QuarkusTest
class LiveSocketTest {

    @TestHTTPResource("/")
    URI root;

    private TestSocket listen(TestSession session, String query, String cookie) {
        return TestSocket.open(root, session.game(), query, cookie);
    }

    @Test
    void everyScreenHearsThatTheGameChanged() {
        TestSession session = TestSession.open("fisf-2023", 1);
        TestSocket projector = listen(session, "?role=projection", "");
        TestSocket seat = listen(session, "?role=seat&token=" + session.token(1), "");
        int version = projector.next(message -> message.containsKey("version")).getInteger("version");
        assertThat(version).isEqualTo(session.projection().getInt("version"));
        session.done("draw");
        for (TestSocket ear : new TestSocket[] {projector, seat}) {
            JsonObject told = ear.next(message -> message.getInteger("version", 0) > version);
            assertThat(told.fieldNames()).containsExactlyInAnyOrder("game", "version");
        }
    }

    @Test
    void theConsoleHearsOfSlipsAndOfDevices() {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        TestSocket console = listen(session, "?role=console", TestArbiter.cookie());
        console.next(message -> message.containsKey("version"));
        String token = session.token(2);
        JsonObject claimed =
                console.next(message -> message.containsKey("seat")).getJsonObject("seat");
        assertThat(claimed.getBoolean("bound")).isTrue();
        TestSocket seat = listen(session, "?role=seat&token=" + token, "");
        JsonObject presence =
                console.next(message -> message.containsKey("presence")).getJsonObject("presence");
        assertThat(presence.getBoolean("online")).isTrue();
        assertThat(session.console().getBoolean("seats[1].online")).isTrue();
        session.send(1, "RASER", "H8").statusCode(201);
        assertThat(console.next(message -> message.containsKey("slips")).getInteger("slips"))
                .isEqualTo(1);

        session.ask()
                .post("/api/games/" + session.game() + "/seats/2/release")
                .then()
                .statusCode(200);
        assertThat(seat.next(message -> message.containsKey("closed")).getInteger("closed"))
                .isEqualTo(4401);
        JsonObject freed = console.next(message -> message.containsKey("seat")).getJsonObject("seat");
        assertThat(freed.getBoolean("bound")).isFalse();
    }

    private static String activity(int round, String state) {
        return new JsonObject(Map.of("round", round, "attempt", 1, "activity", state)).encode();
    }

    @Test
    void theConsoleHearsWhatADeviceShowsAndNeverWhatIsWritten() {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        TestSocket console = listen(session, "?role=console", TestArbiter.cookie());
        TestSocket seat = listen(session, "?role=seat&token=" + session.token(1), "");
        TestSocket wall = listen(session, "?role=projection", "");
        wall.say(activity(1, "WRITING"));
        for (String odd : new String[] {"", "[]", "{", "x".repeat(5000), activity(1, "CHEATING"), "{\"round\":1}"}) {
            seat.say(odd);
        }
        seat.say(activity(1, "SEEN"));
        JsonObject seen =
                console.next(message -> message.containsKey("activity")).getJsonObject("activity");
        assertThat(seen.getString("state")).isEqualTo("SEEN");
        assertThat(session.console().getString("seats[0].activity")).isEqualTo("SEEN");
        seat.say(activity(1, "SEEN"));
        seat.say(activity(1, "WRITING"));
        JsonObject writing =
                console.next(message -> message.containsKey("activity")).getJsonObject("activity");
        assertThat(writing.getString("state")).isEqualTo("WRITING");
        assertThat(writing.fieldNames()).containsExactlyInAnyOrder("player", "round", "attempt", "state");
        assertThat(session.console().getString("seats[1].activity")).isNull();

        session.finishRound().start("AEIRSTL");
        assertThat(session.console().getString("seats[0].activity"))
                .as("of the round before")
                .isNull();
    }

    private TestSocket console(TestSession session, String window, String more) {
        return listen(session, "?role=console&window=" + window + more, TestArbiter.cookie());
    }

    private static JsonObject hand(TestSocket console, String window, boolean here) {
        return console.next(message -> message.containsKey("hand")
                && message.getJsonObject("hand").getString("window").equals(window)
                && message.getJsonObject("hand").getBoolean("here") == here);
    }

    private static void draw(TestSession session, String window, int status) {
        session.ask()
                .header("X-Console", window)
                .body(Map.of("round", session.round()))
                .post("/api/games/" + session.game() + "/draw")
                .then()
                .statusCode(status);
    }

    @Test
    void oneConsoleConductsAndAnotherTakesOver() {
        TestSession session = TestSession.open("fisf-2023", 1);
        TestSocket laptop = console(session, "laptop00", "");
        hand(laptop, "laptop00", true);
        TestSocket desk = console(session, "desk0000", "");
        hand(desk, "laptop00", true);
        session.ask()
                .header("X-Console", "desk0000")
                .body(Map.of("round", 1))
                .post("/api/games/" + session.game() + "/draw")
                .then()
                .statusCode(409)
                .body("code", equalTo("console.conducted-elsewhere"));
        session.command("hand", Map.of("window", "desk0000")).statusCode(200);
        hand(laptop, "desk0000", true);
        draw(session, "laptop00", 409);
        draw(session, "desk0000", 200);
        session.command("hand", Map.of("window", "<b>")).statusCode(400);
    }

    @Test
    void whoOnlyWatchedDoesNotConductForHavingLostTheServer() {
        TestSession session = TestSession.open("fisf-2023", 1);
        TestSocket laptop = console(session, "laptop00", "");
        hand(laptop, "laptop00", true);
        TestSocket desk = console(session, "desk0000", "");
        hand(desk, "laptop00", true);
        laptop.close();
        hand(desk, "laptop00", false);
        TestSocket back = console(session, "desk0000", "&watching=1");
        hand(back, "laptop00", false);
        TestSocket fresh = console(session, "another0", "");
        hand(fresh, "another0", true);
        draw(session, "laptop00", 409);
    }

    @Test
    void aConsoleWithoutASessionAndASeatWithoutItsTokenAreTurnedAway() {
        TestSession session = TestSession.open("fisf-2023", 1);
        for (String query : new String[] {"?role=console", "?role=seat&token=stolen"}) {
            TestSocket stranger = listen(session, query, "nothing");
            assertThat(stranger.next(message -> true).getInteger("closed")).isEqualTo(4401);
        }
    }
}
