package org.chevalet.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.chevalet.access.TestArbiter.asArbiter;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.chevalet.live.EnglishWords;
import org.chevalet.words.WordLists;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whose words a file of an English game is looked up in. */
@QuarkusTest
class EnglishFileHttpTest {

    /** Number first across, as an English player writes it. */
    private static final String TEXT = "# tiles: en\n1|TOPAZIN|TOPAZ|8H|52|52\n2|INRASEL|TRAIN|H8|6|58\n";

    private static final String GCG = """
            #character-encoding UTF-8
            #title Club night
            #tile-distribution english
            #player1 a Ann
            #player2 b Bob
            >a: TOPAZIN 8H TOPAZ +52 52
            >b: INRASEL H8 .RAIN +6 6
            """;

    @ConfigProperty(name = "chevalet.data")
    String data;

    @AfterEach
    void noListImported() throws IOException {
        EnglishWords.forget(data);
    }

    private static JsonPath open(String file, Object words) {
        return asArbiter()
                .contentType(ContentType.BINARY)
                .body(file.getBytes(StandardCharsets.UTF_8))
                .post("/api/replay/open?words=" + words)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void withoutAnEnglishListItsWordsAreNotChecked() {
        for (Object words : new Object[] {"", WordLists.EMBEDDED}) {
            JsonPath opened = open(TEXT, words);
            assertThat(opened.getBoolean("games[0].words.checked")).isFalse();
            assertThat(opened.getString("games[0].words.name")).isEmpty();
            assertThat(opened.getString("games[0].manner")).isEqualTo("DUPLICATE");
            assertThat(opened.getList("games[0].findings")).isEmpty();
            assertThat(opened.getString("games[0].rounds[0].move.coord")).isEqualTo("H8");
            assertThat(opened.getString("games[0].rounds[0].solutions")).isEmpty();
            assertThat(opened.getInt("games[0].total")).isEqualTo(58);
        }
    }

    @Test
    void theImportedListThatKnowsItsWordsIsTaken() {
        EnglishWords.imported();
        JsonPath opened = open(TEXT, "");
        assertThat(opened.getBoolean("games[0].words.checked")).isTrue();
        assertThat(opened.getString("games[0].words.name")).isEqualTo("Small English list");
        assertThat(opened.getString("games[0].rounds[0].solutions")).startsWith("52 H8TOPAZ");
        assertThat(open(GCG, "").getString("games[0].words.name")).isEqualTo("Small English list");
    }

    @Test
    void aListOfAnotherLanguageIsNotTaken() {
        EnglishWords.imported();
        JsonPath opened = open("# tiles: en\n1|HOLIDAY|HOLIDAY|8D|86|86\n", "");
        assertThat(opened.getBoolean("games[0].words.checked")).isFalse();
    }

    @Test
    void aListThatWasChosenIsTaken() {
        int list = EnglishWords.imported();
        JsonPath opened = open("# tiles: en\n1|HOLIDAY|HOLIDAY|8D|86|86\n", list);
        assertThat(opened.getInt("games[0].words.list")).isEqualTo(list);
        assertThat(opened.getString("games[0].findings[0].code")).isEqualTo("word.unknown");
    }

    @Test
    void aFrenchFileIsCheckedWithTheFrenchListAsEver() {
        EnglishWords.imported();
        JsonPath opened = open("1|AECC?NU|C(H)ACUNE|H4|76|76\n", "");
        assertThat(opened.getInt("games[0].words.list")).isEqualTo(WordLists.EMBEDDED);
        assertThat(opened.getBoolean("games[0].words.checked")).isTrue();
    }
}
