package org.chevalet.arbitration;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import org.chevalet.live.EnglishWords;
import org.chevalet.live.TestSession;
import org.chevalet.words.WordLists;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A game in English letters: screens and server exchange one form, {@code H8} across from the star, and every sentence
 * shows {@code 8H}, as the players of such a game write it.
 */
@QuarkusTest
class EnglishGameHttpTest {

    /** The star, across and down, as screens send them. */
    private static final String ACROSS = "H8";

    private static final String DOWN = "8H";

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    /** TOPAZ on the board, across from the star; the second round waits for slips. */
    private static TestSession second() {
        return EnglishWords.open(2).start(EnglishWords.FIRST).finishRound().start(EnglishWords.SECOND);
    }

    private static JsonPath ask(TestSession session, String path) {
        return session.ask()
                .get("/api/games/" + session.game() + "/" + path)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void theBagAndTheLetterValuesAreEnglish() {
        TestSession session = EnglishWords.open(1);
        JsonPath console = session.console();
        assertThat(console.getString("language")).isEqualTo("en");
        assertThat(console.getInt("bag.size")).isEqualTo(100);
        assertThat(console.getInt("tiles.K")).isEqualTo(5);
        session.start(EnglishWords.FIRST).closeRound();
        assertThat(session.console().getInt("top"))
                .as("TOPAZ, Z on a double letter")
                .isEqualTo(52);
    }

    @Test
    void anAcrossMoveIsSaidNumberFirst() {
        TestSession session = EnglishWords.open(1).start(EnglishWords.FIRST).closeRound();
        assertThat(session.console().getString("announceSolution.text"))
                .contains("ligne 8, colonne H")
                .contains("8H")
                .doesNotContain("H8");
        session.finishRoundControlled();
        assertThat(session.projection().getString("last.coord"))
                .as("between machines")
                .isEqualTo(ACROSS);
        assertThat(ask(session, "journal").getList("text", String.class))
                .anyMatch(line -> line.contains("TOPAZ en 8H, 52 points"))
                .noneMatch(line -> line.contains("H8"));
    }

    @Test
    void theSameTwoSignsAreDownTheOtherWayRound() {
        TestSession session = second();
        session.send(1, "TRAIN", DOWN)
                .statusCode(201)
                .body("inWords", equalTo("ligne 8, colonne H, vertical"))
                .body("reference", equalTo(DOWN));
        session.send(2, "TRAIN", ACROSS).statusCode(201).body("inWords", equalTo("ligne 8, colonne H, horizontal"));
        session.closeRound();

        JsonPath slips = ask(session, "rounds/2/slips");
        assertThat(slips.getString("seats[0].verdict.sanction")).isEqualTo("NONE");
        assertThat(slips.getInt("seats[0].verdict.paid")).isEqualTo(6);
        assertThat(slips.getString("seats[1].verdict.reasons[0].code")).isEqualTo("REFERENCE_INVERTED");
        assertThat(slips.getString("seats[1].verdict.reasons[0].text"))
                .contains("H8")
                .doesNotContain("8H");
        assertThat(ask(session, "journal?slips=true").getList("text", String.class))
                .anyMatch(line -> line.contains("TRAIN H8"))
                .anyMatch(line -> line.contains("TRAIN 8H"));
    }

    @Test
    void whatIsWrongIsToldInTheGamesReferencesAndTheReadersLanguage() {
        TestSession session = second();
        session.send(1, "TRAIN", "")
                .statusCode(422)
                .body("message", containsString("8D (horizontal) ou D8 (vertical)"));
        session.send(1, "TRAIN", "huit").statusCode(422).body("message", containsString("8D (horizontal)"));
        session.closeRound();
        session.ask()
                .queryParam("lang", "en")
                .body("{\"round\": 2, \"coord\": \"H8\", \"word\": \"TRAIN\", \"reason\": \"why not\"}")
                .post("/api/games/" + session.game() + "/master")
                .then()
                .statusCode(422)
                .body("message", equalTo("The board has O at 8I, not R."));
        session.ask()
                .queryParam("word", "TRAIN")
                .queryParam("reference", ACROSS)
                .get("/api/games/" + session.game() + "/rounds/2/what-if")
                .then()
                .statusCode(200)
                .body("cannot", containsString("8I"))
                .body("verdict.reasons.text", hasItem(containsString("H8")));
    }

    @Test
    void aPaperSlipIsKeptAsItWasReadAndShownAsItIsWritten() {
        TestSession session = second();
        session.done("slips", "table", 1, "word", "TRAIN", "reference", DOWN);
        session.done("slips", "table", 2, "word", "TRAIN", "reference", "16H", "force", true);
        session.closeRound();
        JsonPath slips = ask(session, "rounds/2/slips");
        assertThat(slips.getList("seats.slip.reference", String.class)).containsExactly(DOWN, "16H");
        assertThat(ask(session, "journal?slips=true").getList("text", String.class))
                .anyMatch(line -> line.contains("TRAIN H8"))
                .anyMatch(line -> line.contains("TRAIN 16H"));
        session.finishRoundControlled();
    }

    @Test
    void aFrenchGameWithFrenchWordsSaysWhatItAlwaysSaid() {
        TestSession session = TestSession.open("fisf-2023", 1).start("SEMAINE").closeRound();
        session.done("master", "coord", "H2", "word", "SEMAINE");
        assertThat(session.console().getString("language")).isEqualTo("fr");
        assertThat(session.console().getString("announceSolution.text"))
                .contains("ligne H, colonne 2")
                .contains("H2");
    }

    /** Nobody is kept from playing French words with English tiles. */
    @Test
    void theEmbeddedFrenchListMayBePlayedToo() {
        TestSession session = TestSession.open("english", 1).start("SEMAINE").closeRound();
        session.console();
        session.finishRoundControlled();
        assertThat(session.projection().getInt("last.points")).isGreaterThan(50);
    }

    /** TRAIN is a word of both languages: here it is no noun of the masculine. */
    @Test
    void aWordOfAnEnglishListIsNotExplainedInFrenchGrammar() {
        TestSession session = EnglishWords.open(1);
        int list = session.ask().get("/api/word-lists").jsonPath().getInt("[-1].id");
        assertThat(lookUp(session, list, "train").getBoolean("valid")).isTrue();
        assertThat(lookUp(session, list, "train").getList("meanings")).isEmpty();
        assertThat(lookUp(session, list, "semaine").getList("meanings")).isEmpty();
        assertThat(lookUp(session, WordLists.EMBEDDED, "train").getList("meanings"))
                .as("a game with French words and English tiles")
                .isNotEmpty();
    }

    private static JsonPath lookUp(TestSession session, int list, String word) {
        return session.ask()
                .queryParam("language", "en")
                .get("/api/word-lists/" + list + "/words/" + word)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void theRuleSetIsOffered() {
        given().cookie("lang", "en")
                .cookie("chevalet-arbiter", org.chevalet.access.TestArbiter.cookie())
                .get("/api/rule-sets")
                .then()
                .statusCode(200)
                .body("name", hasItems("fisf-2023", "booklet", "english"))
                .body("label", hasItem("English letters"));
    }
}
