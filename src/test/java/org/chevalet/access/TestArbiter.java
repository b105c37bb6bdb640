package org.chevalet.access;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.util.Map;

/** The arbiter of the tests that start the server: chooses the password the first time, logs in afterwards. */
public final class TestArbiter {

    public static final String PASSWORD = "chevalet d’essai";

    private TestArbiter() {}

    /** A request sent by a logged-in arbiter. */
    public static RequestSpecification asArbiter() {
        return given().cookie(ArbiterAuthentication.COOKIE, cookie());
    }

    /** The session cookie of a new login. */
    public static String cookie() {
        boolean chosen = given().get("/api/access").then().extract().path("passwordSet");
        return given().contentType(ContentType.JSON)
                .body(Map.of("password", PASSWORD))
                .post(chosen ? "/api/access/login" : "/api/access/password")
                .then()
                .statusCode(204)
                .extract()
                .cookie(ArbiterAuthentication.COOKIE);
    }
}
