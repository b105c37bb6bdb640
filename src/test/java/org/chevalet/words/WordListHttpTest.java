package org.chevalet.words;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.chevalet.live.EnglishWords;
import org.chevalet.live.TestSession;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class WordListHttpTest {

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        Path folder = Path.of(data, "word-lists");
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    Files.delete(file);
                }
            }
        }
    }

    @Test
    void onlyTheArbiterSeesThem() {
        given().get("/api/word-lists").then().statusCode(401).body("code", equalTo("access.login-needed"));
        given().body(new byte[] {65, 65}).post("/api/word-lists?name=X").then().statusCode(401);
    }

    @Test
    void theEmbeddedList() {
        asArbiter()
                .get("/api/word-lists")
                .then()
                .statusCode(200)
                .body("[0].id", equalTo(1))
                .body("[0].wordCount", equalTo(407_781))
                .body("[0].embedded", equalTo(true))
                .body("[0].importedAt", nullValue());
    }

    @Test
    void aListTooSmallForTheGameIsSaidAtTheDraw() {
        int list = asArbiter()
                .contentType("text/plain")
                .body("ABASOURDIR ZOOLOGIQUE KILOGRAMME".replace(' ', '\n'))
                .queryParam("name", "Trois\nmots \u202Elongs")
                .post("/api/word-lists")
                .then()
                .statusCode(201)
                .body("name", equalTo("Trois mots longs"))
                .extract()
                .path("id");
        TestSession session = TestSession.open(Map.of("wordList", list), 1);
        session.command("draw").statusCode(422).body("code", equalTo("draw.nothing-playable"));
        assertThat(session.console().getString("round.phase")).isEqualTo("READY");
        session.done("finish").body("phase", equalTo("FINISHED"));
    }

    @Test
    void aListInWindowsLettersIsImportedAndLookedUp() {
        byte[] file = "é\r\nété\r\nŒUF\r\navions-nous\r\n".getBytes(Charset.forName("windows-1252"));
        int id = asArbiter()
                .contentType("text/plain")
                .body(file)
                .queryParam("name", "Club d’à côté & <b>")
                .post("/api/word-lists")
                .then()
                .statusCode(201)
                .body("name", equalTo("Club d’à côté & <b>"))
                .body("wordCount", equalTo(2))
                .body("embedded", equalTo(false))
                .body("ignoredCount", equalTo(2))
                .body("ignored[1].line", equalTo(4))
                .body("ignored[1].text", equalTo("avions-nous"))
                .body("ignored[1].reason", containsString("lettres"))
                .extract()
                .path("id");
        asArbiter().get("/api/word-lists").then().body("", hasSize(2)).body("[1].id", equalTo(id));
        asArbiter()
                .get("/api/word-lists/" + id + "/words/oeuf")
                .then()
                .body("word", equalTo("OEUF"))
                .body("valid", equalTo(true))
                .body("meanings.form", hasItem("œuf"));
        asArbiter().get("/api/word-lists/" + id + "/words/AVION").then().body("valid", equalTo(false));
    }

    @Test
    void aWordIsExplainedInTheLanguageAsked() {
        asArbiter()
                .get("/api/word-lists/1/words/chantassions")
                .then()
                .body("valid", equalTo(true))
                .body("meanings[0].lemma", equalTo("chanter"))
                .body("meanings[0].tag", equalTo("V sub impa 1 p"))
                .body("meanings[0].gloss", equalTo("verbe, subjonctif imparfait, 1re personne du pluriel"));
        asArbiter()
                .get("/api/word-lists/1/words/CHANTASSIONS?lang=en")
                .then()
                .body("meanings[0].gloss", equalTo("verb, imperfect subjunctive, 1st person plural"));
    }

    /** TRAIN, AIR and AN are French words too: an English list knows nothing of their grammar. */
    @Test
    void aWordOfAnEnglishListHasNoFrenchGrammar() {
        int english = EnglishWords.imported();
        asArbiter()
                .get("/api/word-lists/" + english + "/words/TRAIN")
                .then()
                .body("valid", equalTo(true))
                .body("meanings", hasSize(0));
        asArbiter().get("/api/word-lists/1/words/TRAIN").then().body("meanings.form", hasItem("train"));
    }

    @Test
    void whatIsNoWordOrNoListIsRefusedInWords() {
        asArbiter()
                .get("/api/word-lists/99/words/AA")
                .then()
                .statusCode(404)
                .body("code", equalTo("word-list.unknown"));
        asArbiter().get("/api/word-lists/x/words/AA").then().statusCode(404);
        asArbiter()
                .get("/api/word-lists/1/words/{word}", "A-B<b>")
                .then()
                .statusCode(422)
                .body("message", containsString("A-B<b>"));
        asArbiter().body(new byte[0]).post("/api/word-lists?name=Vide").then().statusCode(422);
        asArbiter()
                .body("AA\n")
                .post("/api/word-lists")
                .then()
                .statusCode(422)
                .body("code", equalTo("words.name-needed"));
        asArbiter()
                .contentType("application/octet-stream")
                .body(new byte[] {0x7F, 'E', 'L', 'F', 0, 0, 0, 1})
                .post("/api/word-lists?name=Programme")
                .then()
                .statusCode(422)
                .body("message.length()", greaterThan(20));
    }

    @Test
    void aFileLargerThanAnyListIsRefused() {
        asArbiter()
                .contentType("text/plain")
                .body(new byte[33 * 1024 * 1024])
                .post("/api/word-lists?name=Film")
                .then()
                .statusCode(413)
                .body("code", equalTo("http.too-large"))
                .body("message", equalTo("L’envoi est trop gros : 32 Mo au plus."));
    }
}
