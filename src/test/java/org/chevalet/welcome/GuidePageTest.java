package org.chevalet.welcome;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guide is in the program, in both languages, with its pictures. */
@QuarkusTest
class GuidePageTest {

    private static final Pattern PICTURE = Pattern.compile("<img src=\"([^\"]+)\" alt=\"([^\"]+)\"");

    private static String page(String language) {
        return given().get("/guide?lang=" + language)
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    @ParameterizedTest
    @CsvSource({"fr, Guide de l’arbitre", "en, The arbiter’s guide"})
    void theGuideIsReadInTheLanguageOfThePageWithAllItsPictures(String language, String title) {
        String page = page(language);
        assertThat(page).contains("<h1>" + title + "</h1>").doesNotContain("&lt;h2");
        List<MatchResult> pictures = PICTURE.matcher(page).results().toList();
        assertThat(pictures).hasSizeGreaterThan(5);
        for (MatchResult picture : pictures) {
            assertThat(picture.group(1)).startsWith("/guide/" + language + "/");
            given().get(picture.group(1)).then().statusCode(200).contentType("image/png");
        }
    }

    @Test
    void bothLanguagesHaveTheSameParts() {
        assertThat(page("en").split("<h2>")).hasSameSizeAs(page("fr").split("<h2>"));
    }

    @Test
    void whatIsNoPictureIsNotFound() {
        given().get("/guide/fr/nothing.png").then().statusCode(404);
        given().get("/guide/de/ready.png").then().statusCode(404);
        given().get("/guide/fr/..%2Ffr.md").then().statusCode(404);
    }
}
