package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AwkwardNamesTest {

    private static final ScoreSheets SHEETS = new ScoreSheets();

    private static String sheetOf(String name) {
        Letterhead head = SampleSheets.head(name, 18);
        byte[] pdf = SHEETS.playerSheets(List.of(SampleSheets.player(head, 6, name)), Language.FR);
        return ReadPdf.text(pdf);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A & B",
                "<b>gras</b>",
                "O’Neil \"le 'Grand'\"",
                "Éloïse Lefèvre-Çağlar Œuvrard",
                "{print.lang} {#if}",
                "Officier Efflam Fflorian",
                "Άλφα Бета",
                "]]> -->",
                "&amp;&#0;"
            })
    void namesArePrintedAsTyped(String name) {
        assertThat(sheetOf(name)).contains(name);
    }

    @Test
    void eightyCharactersWithoutASpaceStayOnThePage() {
        String name = "Nomtreslong".repeat(8).substring(0, 80);
        String text = sheetOf(name).replaceAll("\\s", "");
        assertThat(text).contains(name);
    }

    @ParameterizedTest
    @CsvSource({
        "漢字 Joueur, □□ Joueur",
        "Joueur 🎲, Joueur □",
        "'Jou\u0000eur\u0007 06', Joueur 06",
        "'Jou\u200deur \u202e06', Joueur 06",
        "'E\u0301lodie', Élodie",
        "'a\ud800b', a□b",
    })
    void whatCannotBeShownIsReplacedNeverFatal(String name, String printed) {
        assertThat(sheetOf(name)).contains(printed);
    }

    @Test
    void aNarrowNoBreakSpaceIsPrinted() {
        assertThat(sheetOf("Club\u202f06")).containsPattern("Club\\s?\\u202f?06");
    }

    @Test
    void anEmptyNameIsADocumentToo() {
        assertThat(sheetOf("")).contains("Table 6");
    }
}
