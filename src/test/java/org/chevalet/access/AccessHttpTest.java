package org.chevalet.access;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.HttpClientConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AccessHttpTest {

    @Inject
    EntityManager database;

    @Inject
    ArbiterPassword password;

    @TestHTTPResource("/")
    URI root;

    @BeforeEach
    @AfterEach
    void noPasswordYet() {
        QuarkusTransaction.requiringNew()
                .run(() -> database.createQuery("delete from ArbiterPasswordEntity")
                        .executeUpdate());
    }

    private static RequestSpecification json(Map<String, String> body) {
        return given().contentType(ContentType.JSON).body(body);
    }

    private static ValidatableResponse choose(String chosen) {
        return json(Map.of("password", chosen)).post("/api/access/password").then();
    }

    /** Requests of another machine of the same loopback network, for limits that count by address. */
    private static RequestSpecification from(String address) throws UnknownHostException {
        HttpClientConfig client = HttpClientConfig.httpClientConfig()
                .setParam("http.route.local-address", InetAddress.getByName(address));
        return given().config(RestAssuredConfig.config().httpClient(client)).contentType(ContentType.JSON);
    }

    @Test
    void theLaptopChoosesThePasswordOnce() {
        given().get("/api/access").then().body("passwordSet", equalTo(false)).body("fromLaptop", equalTo(true));
        String cookie = choose("premier mot")
                .statusCode(204)
                .header("Set-Cookie", containsString("HttpOnly"))
                .header("Set-Cookie", containsString("SameSite=Strict"))
                .extract()
                .cookie(ArbiterAuthentication.COOKIE);

        given().cookie(ArbiterAuthentication.COOKIE, cookie)
                .get("/api/access")
                .then()
                .body("arbiter", equalTo(true))
                .body("passwordSet", equalTo(true));
        choose("second mot")
                .statusCode(409)
                .body("code", equalTo("access.already-chosen"))
                .body("message", startsWith("Le mot de passe"));
    }

    @Test
    void ofSeveralWhoChooseAtOnceOneHasChosen() throws Exception {
        List<Integer> statuses =
                together(8, () -> choose("mot de tous").extract().statusCode());
        assertThat(statuses)
                .containsOnly(204, 409)
                .filteredOn(status -> status == 204)
                .hasSize(1);
    }

    @Test
    void wrongPasswordsSentTogetherAreSlowedDownAndKeepNoConnection() throws Exception {
        choose("le bon mot").statusCode(204);
        List<Integer> statuses = together(
                60,
                () -> from("127.0.0.4")
                        .body(Map.of("password", "pas le bon"))
                        .post("/api/access/login")
                        .statusCode());
        assertThat(statuses)
                .containsOnly(401, 429)
                .filteredOn(status -> status == 401)
                .hasSizeLessThanOrEqualTo(6);
    }

    private static List<Integer> together(int times, Callable<Integer> request) throws Exception {
        ExecutorService hands = Executors.newFixedThreadPool(times);
        try {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> done : hands.invokeAll(Collections.nCopies(times, request))) {
                statuses.add(done.get());
            }
            return statuses;
        } finally {
            hands.shutdownNow();
        }
    }

    @Test
    void theLanAddressOfTheLaptopIsTheLaptop() throws UnknownHostException {
        InetAddress own = InetAddress.getLocalHost();
        given().baseUri("http://" + own.getHostAddress() + ":" + root.getPort())
                .get("/api/access")
                .then()
                .body("fromLaptop", equalTo(true));
    }

    @Test
    void behindAProxyNobodyIsTheLaptop() {
        for (String header : new String[] {"X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"}) {
            given().header(header, "127.0.0.1").get("/api/access").then().body("fromLaptop", equalTo(false));
        }
        json(Map.of("password", "volé de loin"))
                .header("X-Forwarded-For", "127.0.0.1")
                .post("/api/access/password")
                .then()
                .statusCode(403)
                .body("code", equalTo("access.code-needed"));
        assertThat(password.isChosen()).isFalse();
    }

    @Test
    void aNamePointedAtTheLaptopByAnotherIsNotTheLaptop() {
        given().header("Host", "rebound.example:" + root.getPort())
                .get("/api/access")
                .then()
                .body("fromLaptop", equalTo(false));
    }

    @Test
    void theCodeOfTheTerminalOpensToAnotherDevice() {
        String code = password.oneTimeCode().orElseThrow();
        String typed = code.substring(0, 4).toLowerCase() + " - " + code.substring(4);
        json(Map.of("password", "de la tablette", "code", "AAAA2222"))
                .header("Via", "a tablet")
                .post("/api/access/password")
                .then()
                .statusCode(403)
                .body("code", equalTo("access.wrong-code"));
        json(Map.of("password", "de la tablette", "code", typed))
                .header("Via", "a tablet")
                .post("/api/access/password")
                .then()
                .statusCode(204);
        assertThat(password.oneTimeCode()).isEmpty();
    }

    @Test
    void aPasswordIsNeitherTooShortNorTooLong() {
        choose("court").statusCode(422).body("message", containsString("6"));
        choose("      ").statusCode(422);
        choose("é".repeat(37)).statusCode(422).body("code", equalTo("access.too-long"));
        choose("é".repeat(36)).statusCode(204);
    }

    @Test
    void loginAndLogout() {
        choose("mot de passe é").statusCode(204);
        String cookie = json(Map.of("password", "mot de passe é"))
                .post("/api/access/login")
                .then()
                .statusCode(204)
                .extract()
                .cookie(ArbiterAuthentication.COOKIE);
        given().cookie(ArbiterAuthentication.COOKIE, cookie)
                .get("/api/word-lists")
                .then()
                .statusCode(200);

        given().cookie(ArbiterAuthentication.COOKIE, cookie)
                .post("/api/access/logout")
                .then()
                .statusCode(204);
        given().cookie(ArbiterAuthentication.COOKIE, cookie)
                .get("/api/word-lists")
                .then()
                .statusCode(401)
                .body("code", equalTo("access.login-needed"));
    }

    @Test
    void wrongPasswordsAreToldThenSlowedDown() throws UnknownHostException {
        choose("le bon mot").statusCode(204);
        Map<String, String> wrong = Map.of("password", "pas le bon");
        for (int guess = 0; guess < 5; guess++) {
            from("127.0.0.2")
                    .body(wrong)
                    .header("Accept-Language", "en-GB")
                    .post("/api/access/login")
                    .then()
                    .statusCode(401)
                    .body("message", equalTo("This is not the arbiter’s password."));
        }
        from("127.0.0.2")
                .body(Map.of("password", "le bon mot"))
                .post("/api/access/login")
                .then()
                .statusCode(429)
                .body("code", equalTo("access.too-many"));
        from("127.0.0.3")
                .body(Map.of("password", "le bon mot"))
                .post("/api/access/login")
                .then()
                .statusCode(204);
    }

    @Test
    void anotherSitesPageCanDoNothing() {
        for (Map<String, String> headers : List.of(
                Map.of("Origin", "http://attacker.example"),
                Map.of("Origin", "null"),
                Map.of("Origin", "http://localhost:1"),
                Map.of("Sec-Fetch-Site", "cross-site"),
                Map.of("Sec-Fetch-Site", "same-site"))) {
            json(Map.of("password", "d’un autre site"))
                    .headers(headers)
                    .post("/api/access/password")
                    .then()
                    .statusCode(403)
                    .body("code", equalTo("http.cross-site"));
        }
        json(Map.of("password", "de notre page"))
                .header("Origin", "http://localhost:" + RestAssured.port)
                .header("Sec-Fetch-Site", "same-origin")
                .post("/api/access/password")
                .then()
                .statusCode(204);
    }

    @Test
    void anotherSitesPageOpensNoSocket() {
        given().header("Upgrade", "websocket")
                .header("Connection", "Upgrade")
                .header("Origin", "http://attacker.example")
                .get("/live/1")
                .then()
                .statusCode(403);
    }

    @Test
    void nonsenseIsRefusedInWords() {
        for (String nonsense : new String[] {"", "{", "[]", "{\"password\":{}}", "{\"password\":null}", "null"}) {
            given().contentType(ContentType.JSON)
                    .body(nonsense)
                    .post("/api/access/login")
                    .then()
                    .statusCode(400)
                    .body("message", containsString("illisible"));
        }
        given().contentType(ContentType.TEXT)
                .body("mot")
                .post("/api/access/login")
                .then()
                .statusCode(415)
                .body("code", equalTo("http.bad-type"));
        given().delete("/api/access/login").then().statusCode(405).body("code", equalTo("http.bad-method"));
    }
}
