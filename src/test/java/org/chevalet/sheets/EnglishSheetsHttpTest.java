package org.chevalet.sheets;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.formats.Finding;
import org.chevalet.formats.GameFileReader;
import org.chevalet.formats.ReplayableGame;
import org.chevalet.live.EnglishWords;
import org.chevalet.live.TestSession;
import org.chevalet.wiring.Presets;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What leaves a game in English letters: sheets for people, in its references; files for programs, in the one form. */
@QuarkusTest
class EnglishSheetsHttpTest {

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    /** TOPAZ 8H across, TRAIN H8 down; the second player wrote the second reference the wrong way round. */
    private static TestSession finished() {
        TestSession session = EnglishWords.open(2).start(EnglishWords.FIRST);
        session.send(1, "TOPAZ", "H8").statusCode(201);
        session.finishRound().start(EnglishWords.SECOND);
        session.send(1, "TRAIN", "8H").statusCode(201);
        session.send(2, "TRAIN", "H8").statusCode(201);
        session.finishRound().done("finish");
        return session;
    }

    private static byte[] bytes(TestSession session, String document) {
        return session.ask()
                .queryParam("lang", "en")
                .get("/api/games/" + session.game() + "/sheets/" + document)
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
    }

    @Test
    void theSheetOfTheGameShowsItsReferencesAndItsHeadings() {
        List<String> lines = ReadPdf.lines(bytes(finished(), "game.pdf"));
        String text = String.join("\n", lines);

        assertThat(lines).anyMatch(line -> line.matches("1 TOPAZIN TOPAZ 8H 52 .*"));
        assertThat(lines).anyMatch(line -> line.matches("2 .*TRAIN H8 6 58 .*"));
        assertThat(text)
                .contains("Rows 1 to 15, columns A to O. 8D: across from row 8,")
                .contains("column D; D8: down");
        assertThat(lines)
                .as("the columns of the board")
                .anyMatch(line -> line.contains("A B C D E F G H I J K L M N O"));
        assertThat(text).contains("English letters, FISF rules 2023").contains("Small English list");
    }

    @Test
    void aPlayersSheetSaysWhatWasWrongInTheSameReferences() {
        List<String> pages = ReadPdf.pages(bytes(finished(), "players.pdf"));

        assertThat(pages.get(0)).contains("TOPAZ 8H").contains("TRAIN H8");
        assertThat(pages.get(1)).containsPattern("Position\\s+inverted: read as H8");
    }

    @Test
    void theTextOfTheGameIsReadBackWithEnglishTiles() {
        byte[] text = bytes(finished(), "game.txt");

        assertThat(new String(text, java.nio.charset.StandardCharsets.UTF_8))
                .contains("# tiles: en\n# notation: 8D across, D8 down\n")
                .contains("|TOPAZ|8H|52|52");
        Lexicon words = Lexicon.of("small", List.of("TOPAZ", "TRAIN"));
        ReplayableGame game = new GameFileReader(Presets.ruleSet("fisf-2023"), Presets.englishTiles())
                .read(text, words)
                .value()
                .get(0);
        assertThat(game.findings()).noneMatch(Finding::isContradiction);
        assertThat(game.tiles().name()).isEqualTo("en");
        assertThat(game.total()).isEqualTo(58);
    }

    /** With English tiles and rules, not with the French ones of other published games. */
    @Test
    void theTextOfTheGameIsOpenedAsAGame() {
        byte[] text = bytes(finished(), "game.txt");
        long copy = asArbiter()
                .body(text)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath()
                .getLong("gameId");
        assertTheGameAsItWas(copy);
        String unnamed = "# tiles: en\n1|HOLIDAY|HOLIDAY|8D|86|86\n";
        asArbiter()
                .body(unnamed.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .post("/api/tournaments/import?lang=en")
                .then()
                .statusCode(422)
                .body("code", equalTo("published.no-list"));
    }

    @Test
    void aDocumentOfTheTournamentBringsTheGameBackAsItWas() {
        TestSession session = finished();
        byte[] document = session.ask()
                .get("/api/tournaments/" + session.tournament() + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        long copy = asArbiter()
                .body(document)
                .post("/api/tournaments/import")
                .then()
                .statusCode(201)
                .body("differences", hasSize(0))
                .extract()
                .jsonPath()
                .getLong("gameId");
        assertTheGameAsItWas(copy);
    }

    @Test
    void theGamePlayedAgainHasEnglishTilesAndWords() {
        TestSession session = finished();
        session.ask().put("/api/replay/published/" + session.game()).then().statusCode(200);
        JsonPath game = asArbiter()
                .get("/api/replay/games/club-" + session.game())
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        assertThat(game.getString("language")).isEqualTo("en");
        assertThat(game.getString("words.name")).isEqualTo("Small English list");
        assertThat(game.getInt("rounds[0].points")).isEqualTo(52);
        assertThat(game.getString("rounds[0].solutions")).startsWith("52 H8TOPAZ");
        assertThat(game.getMap("rounds[1].meanings"))
                .as("no French noun explains an English word")
                .containsEntry("TRAIN", List.of());
        String train = "/api/replay/words/train?words=" + game.getInt("words.list");
        asArbiter()
                .get(train + "&language=en")
                .then()
                .body("valid", equalTo(true))
                .body("meanings", hasSize(0));
        asArbiter().get(train).then().body("meanings", hasSize(greaterThan(0)));

        Map<String, Object> supposed = Map.of(
                "board",
                game.getList("rounds[1].board"),
                "rack",
                EnglishWords.SECOND,
                "words",
                game.getInt("words.list"),
                "word",
                "TRAIN",
                "coord",
                "H8",
                "language",
                "en");
        session.ask()
                .queryParam("lang", "en")
                .body(supposed)
                .post("/api/replay/what-if")
                .then()
                .statusCode(200)
                .body("cannot", equalTo("The board has O at 8I, not R."));
        session.ask().delete("/api/replay/published/" + session.game()).then().statusCode(200);
    }

    @Test
    void aPaperGameHasABoardWithEnglishHeadings() {
        Map<String, Object> round =
                Map.of("number", 1, "draw", "TOPAZIN", "word", "TOPAZ", "coord", "8H", "points", 52);
        Map<String, Object> order = Map.of(
                "games", List.of(Map.of("title", "Club", "rounds", List.of(round))), "perPage", 1, "language", "en");
        byte[] pdf = given().contentType("application/json")
                .body(order)
                .post("/api/replay/print/paper.pdf")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        assertThat(ReadPdf.text(pdf)).contains("A B C D E F G H I J K L M N O").contains("8H");
    }

    private static void assertTheGameAsItWas(long game) {
        asArbiter()
                .get("/api/games/" + game + "/projection")
                .then()
                .statusCode(200)
                .body("language", equalTo("en"))
                .body("last.coord", equalTo("8H"))
                .body("last.points", equalTo(6));
    }
}
