package org.chevalet.access;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.Map;

/** The arbiter of all tests that share one program: one password, chosen by whichever test comes first. */
public final class ArbiterLogin {

    public static final String PASSWORD = "un chevalet de bois";

    private ArbiterLogin() {}

    /** The cookie of a session just opened, named {@link ArbiterAuthentication#COOKIE}. */
    public static String cookie() {
        Response chosen = post("/api/access/password");
        Response in = chosen.statusCode() == 409 ? post("/api/access/login") : chosen;
        return in.then().statusCode(204).extract().cookie(ArbiterAuthentication.COOKIE);
    }

    private static Response post(String path) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("password", PASSWORD))
                .post(path);
    }
}
