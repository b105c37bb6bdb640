package org.chevalet.live;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever wants to know more than he may, or to disturb: he learns nothing, and the others play on. */
@QuarkusTest
class HostilePlayerHttpTest {

    @TestHTTPResource("/")
    URI root;

    @Inject
    HandClock clock;

    private TestSession session;
    private String seat = "";

    @BeforeEach
    void aRoundRuns() {
        session = TestSession.open("fisf-2023", 3).start("EARSTIN");
        seat = "/api/games/" + session.game() + "/seat";
    }

    /** Another seat's slip and the arbiter's command go through whatever else happens. */
    private void theOthersPlayOn() {
        session.send(3, "TRAIN", "H8").statusCode(201);
        assertThat(session.console().getString("seats[2].slip.word")).isEqualTo("TRAIN");
        session.done("clock/pause");
        session.done("clock/resume");
    }

    private ValidatableResponse sends(RequestSpecification who, Object body) {
        return who.header("Idempotency-Key", UUID.randomUUID().toString())
                .body(body)
                .post(seat + "/slips")
                .then();
    }

    private static RequestSpecification json() {
        return given().contentType(ContentType.JSON);
    }

    @Test
    void withoutATokenOrWithAnothersNothingIsDone() {
        TestSession elsewhere = TestSession.open("fisf-2023", 1);
        List<RequestSpecification> strangers = List.of(
                json(),
                json().header("X-Seat-Token", ""),
                json().header("X-Seat-Token", "invented"),
                json().header("X-Seat-Token", "x".repeat(5000)),
                json().header("X-Seat-Token", elsewhere.token(1)));
        for (RequestSpecification stranger : strangers) {
            sends(stranger, session.slip("TRAIN", "H8")).statusCode(401);
        }
        for (String path : List.of(seat, seat + "/../console")) {
            assertThat(given().header("X-Seat-Token", elsewhere.token(1))
                            .get(path)
                            .statusCode())
                    .isEqualTo(401);
        }
        for (String path : List.of("/call", "/messages/1/read", "/corrections/1/read")) {
            json().header("X-Seat-Token", elsewhere.token(1))
                    .post(seat + path)
                    .then()
                    .statusCode(401);
        }
        assertThat(session.console().getList("missing")).hasSize(3);
        theOthersPlayOn();
    }

    @Test
    void forgedRoundsAttemptsKeysAndNumbersChangeNothing() {
        String key = UUID.randomUUID().toString();
        session.send(1, key, session.slip("TSARINE", "H8")).statusCode(201);
        session.send(2, key, session.slip("TRAIN", "H8")).statusCode(422).body("code", equalTo("slip.key-reused"));
        for (String forged : List.of("", " ", "paper-1", "draft-1", "k".repeat(101))) {
            session.send(2, forged, session.slip("TRAIN", "H8")).statusCode(422);
        }
        for (Map.Entry<String, Object> wrong : Map.<String, Object>of(
                        "round",
                        -1,
                        "attempt",
                        99,
                        "word",
                        "x".repeat(500),
                        "score",
                        1e300,
                        "reference",
                        "H".repeat(99))
                .entrySet()) {
            Map<String, Object> slip = session.slip("TRAIN", "H8");
            slip.put(wrong.getKey(), wrong.getValue());
            assertThat(session.send(2, UUID.randomUUID().toString(), slip)
                            .extract()
                            .statusCode())
                    .as(wrong.toString())
                    .isBetween(400, 499);
        }
        Map<String, Object> early = session.slip("TRAIN", "H8");
        early.put("tapServerMs", Long.MIN_VALUE);
        session.send(2, UUID.randomUUID().toString(), early).statusCode(201);
        assertThat(session.console().getString("seats[0].slip.word")).isEqualTo("TSARINE");
        theOthersPlayOn();
    }

    @Test
    void bodiesThatAreTooLargeTooDeepOrNoneAreRefusedInWords() {
        RequestSpecification device = session.seat(1);
        sends(session.seat(1), "{\"word\":\"" + "A".repeat(1_000_000) + "\"}").statusCode(413);
        sends(session.seat(1), "[".repeat(8000)).statusCode(400);
        sends(session.seat(1), "{\"a\":".repeat(2000) + "1" + "}".repeat(2000)).statusCode(400);
        for (String malformed :
                List.of("{", "[]", "null", "\"\"", "{\"round\":\"one\"}", "\u0000", "{\"round\":1e99}")) {
            assertThat(sends(session.seat(1), malformed).extract().statusCode())
                    .as(malformed)
                    .isBetween(400, 499);
        }
        for (String type : List.of("text/plain", "application/xml", "multipart/form-data", "nonsense")) {
            assertThat(sendsAs(type)).as(type).isBetween(400, 499);
        }
        assertThat(device.get(seat).statusCode()).isEqualTo(200);
        theOthersPlayOn();
    }

    private int sendsAs(String type) {
        HttpRequest request = HttpRequest.newBuilder(root.resolve(seat + "/slips"))
                .header("X-Seat-Token", session.token(1))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString("x"))
                .build();
        return HttpClient.newHttpClient()
                .sendAsync(request, HttpResponse.BodyHandlers.discarding())
                .join()
                .statusCode();
    }

    /** Behind one address, a club's router, somebody guesses codes: who scans the QR code is let in, he learns nothing. */
    @Test
    void whoComesByTheQrCodeIsLetInWhileCodesAreGuessedBesideHim() {
        String invitation = given().queryParam("game", session.game())
                .get("/api/join/invitation")
                .then()
                .statusCode(200)
                .extract()
                .path("path");
        try {
            IntStream.range(0, 10).forEach(guess -> look("12x4"));
            assertThat(look("12x4")).isEqualTo(429);
            assertThat(look(session.code())).isEqualTo(429);
            assertThat(look(session.code() + "-0123456789abcdef")).isEqualTo(429);
            assertThat(look("12x4" + invitation.substring(4))).isEqualTo(429);
            assertThat(look(invitation)).isEqualTo(200);
            json().body(Map.of("code", invitation, "table", 2))
                    .post("/api/join")
                    .then()
                    .statusCode(201);
        } finally {
            clock.advance(Duration.ofMinutes(3));
        }
        assertThat(look(session.code() + "-0123456789abcdef"))
                .as("an older QR code is worth its code")
                .isEqualTo(200);
    }

    private static int look(String code) {
        return given().queryParam("code", code)
                .queryParam("table", 2)
                .get("/api/join")
                .statusCode();
    }

    @Test
    void aFloodIsTurnedAwayAndHarmsNobody() {
        session.token(3);
        assertThat(flood(400, request -> session.token(1))).contains(200, 429).containsOnly(200, 429);
        assertThat(flood(900, request -> "guess-" + request)).contains(401, 429).containsOnly(401, 429);
        theOthersPlayOn();
    }

    /** Many at once: one after the other, a slow machine would be no flood. @param tokens which one each request shows */
    private List<Integer> flood(int requests, IntFunction<String> tokens) {
        HttpClient client = HttpClient.newHttpClient();
        return IntStream.range(0, requests)
                .mapToObj(request -> HttpRequest.newBuilder(root.resolve(seat))
                        .header("X-Seat-Token", tokens.apply(request))
                        .build())
                .map(request -> client.sendAsync(request, HttpResponse.BodyHandlers.discarding()))
                .toList()
                .stream()
                .map(answer -> answer.join().statusCode())
                .toList();
    }

    @Test
    void aSocketThatFloodsIsClosedAndTheOthersHearOn() {
        TestSocket honest = TestSocket.tablet(root, session, 3);
        TestSocket flood = TestSocket.tablet(root, session, 1);
        says(() -> IntStream.range(0, 3000).forEach(message -> flood.draft(session, "TRAIN", "H8")));
        assertThat(flood.next(message -> message.containsKey("closed")).getInteger("closed"))
                .isEqualTo(1008);
        TestSocket large = TestSocket.tablet(root, session, 2);
        says(() -> large.say("{\"draft\":\"" + "x".repeat(100_000) + "\"}"));
        large.next(message -> message.containsKey("closed"));
        theOthersPlayOn();
        honest.next(message -> message.containsKey("version"));
    }

    private static void says(Runnable all) {
        try {
            all.run();
        } catch (CompletionException closed) {
            // the server has closed it meanwhile
        }
    }

    @Test
    void manyConnectionsOfOneSeatLeaveRoomForTheOthers() {
        List<TestSocket> own = new ArrayList<>();
        for (int opened = 0; opened < 8; opened++) {
            own.add(TestSocket.tablet(root, session, 1));
        }
        assertThat(own.get(0).next(message -> message.containsKey("closed")).getInteger("closed"))
                .isEqualTo(1013);
        theOthersPlayOn();
        own.get(7).next(message -> message.containsKey("version"));
    }
}
