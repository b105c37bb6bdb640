package org.chevalet.welcome;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import org.junit.jupiter.api.Test;

@QuarkusTest
class WelcomePagesTest {

    @Test
    void theStartPageIsFrenchUnlessAskedOtherwise() {
        given().get("/").then().statusCode(200).body(containsString("<html lang=\"fr\">"));
        given().header("Accept-Language", "de,en;q=0.8").get("/").then().body(containsString("<html lang=\"en\">"));
        given().header("Accept-Language", "en")
                .cookie("lang", "fr")
                .get("/")
                .then()
                .body(containsString("lang=\"fr\""));
    }

    @Test
    void theLanguageChosenIsRemembered() {
        given().get("/?lang=en")
                .then()
                .body(containsString("<html lang=\"en\">"))
                .header("Set-Cookie", allOf(containsString("lang=en"), containsString("Path=/")));
    }

    @Test
    void playersSeeTheWayToPlayFirstAndNoAddresses() {
        given().header("Via", "another machine")
                .get("/")
                .then()
                .body(not(containsString("/api/qr.svg")), containsString("href=\"/jouer"));
        given().get("/").then().body(containsString("/ecran"));
    }

    @Test
    void theAboutPageNamesThoseWhoGaveTheWords() {
        given().get("/a-propos")
                .then()
                .statusCode(200)
                .body(
                        containsString("LanguageTool"),
                        containsString("Lexique Grammalecte/Dicollecte 7.0"),
                        containsString("creativecommons.org/licenses/by-sa/4.0"),
                        containsString("mozilla.org/MPL/2.0"),
                        containsString("b04ef7eca9cb132b877425cc0e916df6bc0fd639f152a010d60fca1869c0ed91"));
    }

    @Test
    void whatDoesNotExistIsToldInAPageOrInJson() {
        given().get("/nulle/part")
                .then()
                .statusCode(404)
                .contentType("text/html")
                .body(containsString("Il n’y a rien à cette adresse."), containsString("href=\"/\""));
        given().header("Accept-Language", "en")
                .get("/api/nowhere")
                .then()
                .statusCode(404)
                .body("message", equalTo("There is nothing at this address."));
    }

    @Test
    void everyAnswerProtectsTheBrowser() {
        for (String path : new String[] {"/", "/nulle/part", "/api/access", "/favicon.svg"}) {
            given().get(path)
                    .then()
                    .header("X-Content-Type-Options", "nosniff")
                    .header("X-Frame-Options", "DENY")
                    .header("Content-Security-Policy", containsString("default-src 'self'"));
        }
    }

    @Test
    void addressesAreNumericAndNameThePort() {
        given().get("/api/addresses")
                .then()
                .body("port", equalTo(RestAssured.port))
                .body("laptop", equalTo("http://localhost:" + RestAssured.port))
                .body("addresses.findAll { !(it ==~ /http:\\/\\/[0-9.]+:\\d+/) }.size()", equalTo(0));
    }

    @Test
    void aQrCodeIsADrawing() {
        given().get("/api/qr.svg?text=http://192.168.1.20:8080/jouer")
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .body(containsString("<svg"));
        given().get("/api/qr.svg").then().statusCode(422).body("code", equalTo("welcome.qr-text"));
        given().queryParam("text", "x".repeat(301)).get("/api/qr.svg").then().statusCode(422);
    }

    @Test
    void headersNameTheSocketsOfThisHostOnly() {
        given().get("/")
                .then()
                .header("Content-Security-Policy", containsString("ws://localhost:" + RestAssured.port))
                .header("Content-Security-Policy", not(containsString("https:")));
    }
}
