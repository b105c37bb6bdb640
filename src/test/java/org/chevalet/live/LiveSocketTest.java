package org.chevalet.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.json.JsonObject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.chevalet.access.TestArbiter;
import org.junit.jupiter.api.Test;

/** What screens are told through their socket. */
@QuarkusTest
class LiveSocketTest {

    @TestHTTPResource("/")
    URI root;

    /** A screen that notes what it hears; a closed socket is noted as its code. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<JsonObject> heard = new LinkedBlockingQueue<>();
        private WebSocket socket;

        @Override
        public void onOpen(WebSocket opened) {
            socket = opened;
            WebSocket.Listener.super.onOpen(opened);
        }

        void say(String text) {
            socket.sendText(text, true).join();
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            heard.add(new JsonObject(text.toString()));
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
            heard.add(new JsonObject(Map.of("closed", code)));
            return null;
        }

        JsonObject next(Predicate<JsonObject> wanted) throws InterruptedException {
            JsonObject message = heard.poll(20, TimeUnit.SECONDS);
            while (message != null && !wanted.test(message)) {
                message = heard.poll(20, TimeUnit.SECONDS);
            }
            assertThat(message).as("the message waited for").isNotNull();
            return message;
        }
    }

    private Ear listen(TestSession session, String query, String cookie) {
        Ear ear = new Ear();
        HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .header("Cookie", "chevalet-arbiter=" + cookie)
                .buildAsync(URI.create("ws://" + root.getAuthority() + "/live/" + session.game() + query), ear)
                .join();
        return ear;
    }

    @Test
    void everyScreenHearsThatTheGameChanged() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 1);
        Ear projector = listen(session, "?role=projection", "");
        Ear seat = listen(session, "?role=seat&token=" + session.token(1), "");
        int version = projector.next(message -> message.containsKey("version")).getInteger("version");
        assertThat(version).isEqualTo(session.projection().getInt("version"));
        session.done("draw");
        for (Ear ear : new Ear[] {projector, seat}) {
            JsonObject told = ear.next(message -> message.getInteger("version", 0) > version);
            assertThat(told.fieldNames()).containsExactlyInAnyOrder("game", "version");
        }
    }

    @Test
    void theConsoleHearsOfSlipsAndOfDevices() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        Ear console = listen(session, "?role=console", TestArbiter.cookie());
        console.next(message -> message.containsKey("version"));
        String token = session.token(2);
        JsonObject claimed =
                console.next(message -> message.containsKey("seat")).getJsonObject("seat");
        assertThat(claimed.getBoolean("bound")).isTrue();
        Ear seat = listen(session, "?role=seat&token=" + token, "");
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
    void theConsoleHearsWhatADeviceShowsAndNeverWhatIsWritten() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 2).start("EARSTIN");
        Ear console = listen(session, "?role=console", TestArbiter.cookie());
        Ear seat = listen(session, "?role=seat&token=" + session.token(1), "");
        Ear wall = listen(session, "?role=projection", "");
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

    private Ear console(TestSession session, String window, String more) {
        return listen(session, "?role=console&window=" + window + more, TestArbiter.cookie());
    }

    private static JsonObject hand(Ear console, String window, boolean here) throws InterruptedException {
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
    void oneConsoleConductsAndAnotherTakesOver() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 1);
        Ear laptop = console(session, "laptop00", "");
        hand(laptop, "laptop00", true);
        Ear desk = console(session, "desk0000", "");
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
    void whoOnlyWatchedDoesNotConductForHavingLostTheServer() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 1);
        Ear laptop = console(session, "laptop00", "");
        Ear desk = console(session, "desk0000", "");
        hand(desk, "laptop00", true);
        laptop.socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        hand(desk, "laptop00", false);
        Ear back = console(session, "desk0000", "&watching=1");
        hand(back, "laptop00", false);
        Ear fresh = console(session, "another0", "");
        hand(fresh, "another0", true);
        draw(session, "laptop00", 409);
    }

    @Test
    void aConsoleWithoutASessionAndASeatWithoutItsTokenAreTurnedAway() throws InterruptedException {
        TestSession session = TestSession.open("fisf-2023", 1);
        for (String query : new String[] {"?role=console", "?role=seat&token=stolen"}) {
            Ear stranger = listen(session, query, "nothing");
            assertThat(stranger.next(message -> true).getInteger("closed")).isEqualTo(4401);
        }
    }
}
