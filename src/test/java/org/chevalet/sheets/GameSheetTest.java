package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;

class GameSheetTest {

    private static final Letterhead HEAD = SampleSheets.head("Tournoi de l’été", 18);
    private static final ScoreSheets SHEETS = new ScoreSheets();

    @Test
    void eachRoundIsOneLine() {
        List<String> lines = ReadPdf.lines(SHEETS.gameSheet(SampleSheets.game(HEAD), Language.FR));
        assertThat(lines)
                .containsOnlyOnce("1 AECC?NU C(H)ACUNE H4 76 76 = 7")
                .containsOnlyOnce("6 UUX+EHVP VEUX 13B 48 390 = 9 Table 6")
                .containsOnlyOnce("11 E+HLA?NI (A)NHELAI A8 97 681 = 0 Ordinateur")
                .containsOnlyOnce("14 -DERSETY YET O7 47 813 = 10")
                .containsOnlyOnce("21 OP PRO 6J 11 1034 = 4");
    }

    @Test
    void aTopAboveTheMasterMoveIsWritten() {
        assertThat(ReadPdf.lines(SHEETS.gameSheet(SampleSheets.game(HEAD), Language.FR)))
                .containsOnlyOnce("8 UTOLRNG LUREX * E9 28 488 31 1");
    }

    @Test
    void theSumOfTheTopsClosesTheSheet() {
        String text = ReadPdf.text(SHEETS.gameSheet(SampleSheets.game(HEAD), Language.FR));
        assertThat(text).contains("Top : 1037 points en 21 coups");
    }

    @Test
    void theBoardShowsCoordinatesTilesAndPremiumSquaresInTheLanguageAsked() {
        String french = ReadPdf.text(SHEETS.gameSheet(SampleSheets.game(HEAD), Language.FR));
        String english = ReadPdf.text(SHEETS.gameSheet(SampleSheets.game(HEAD), Language.EN));
        assertThat(french).contains("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
        assertThat(french).containsPattern("(?m)^A MT .*LD").doesNotContainPattern("\\bTW\\b");
        assertThat(english).containsPattern("(?m)^A TW .*DL").doesNotContainPattern("\\bMT\\b");
    }

    @Test
    void theBoardIsAFigureWithWordsForThoseWhoCannotSeeIt() {
        byte[] pdf = SHEETS.gameSheet(SampleSheets.game(HEAD), Language.FR);
        assertThat(StructureTree.alternatives(pdf))
                .singleElement()
                .asString()
                .startsWith("Grille finale de la partie.");
    }

    @Test
    void aCorrectionIsMarkedWithItsTime() {
        String text = ReadPdf.text(SHEETS.gameSheet(SampleSheets.game(SampleSheets.corrected(HEAD)), Language.FR));
        assertThat(text)
                .contains("Corrigé le 7 juillet 2018 à 16:41")
                .contains("* Coup corrigé après l’annonce de la solution.")
                .contains("document corrigé");
    }

    @Test
    void aGameWithoutARoundIsStillADocument() {
        GameSheet whole = SampleSheets.game(HEAD);
        GameSheet empty = new GameSheet(HEAD, List.of(), whole.board(), whole.rules());
        assertThat(ReadPdf.text(SHEETS.gameSheet(empty, Language.FR))).contains("Top : 0 points en 0 coup");
    }
}
