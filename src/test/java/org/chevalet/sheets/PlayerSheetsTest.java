package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;

class PlayerSheetsTest {

    private static final Letterhead HEAD = SampleSheets.head("Tournoi de l’été", 18);
    private static final ScoreSheets SHEETS = new ScoreSheets();

    private static List<PlayerSheet> players(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(table -> SampleSheets.player(HEAD, table, "Joueur %02d".formatted(table)))
                .toList();
    }

    @Test
    void eachPlayerStartsOnANewPageCountedForHimself() {
        List<String> pages = ReadPdf.pages(SHEETS.playerSheets(players(3), Language.FR));
        assertThat(pages).hasSize(3);
        for (int player = 1; player <= 3; player++) {
            assertThat(pages.get(player - 1))
                    .contains("Joueur 0" + player)
                    .contains("Table " + player)
                    .contains("Tournoi de l’été · table " + player)
                    .contains("Page 1 / 1");
        }
    }

    @Test
    void aRoundShowsWhatWasPossibleWhatWasPlayedAndWhereThatLeaves() {
        byte[] pdf = SHEETS.playerSheets(List.of(SampleSheets.player(HEAD, 6, "Joueur 06")), Language.FR);
        assertThat(ReadPdf.lines(pdf))
                .containsOnlyOnce("1 AECC?NU C(H)ACUNE H4 76 C(H)ACUNE H4 76 – 76 0")
                .containsOnlyOnce("5 RU+ZXTEU TRIEZ N2 68 TRIEZ N2 58 -10 324 -18")
                .containsOnlyOnce("6 UUX+EHVP VEUX 13B 48 VEUX 13B 48 – 372 -18 Solo +10");
    }

    @Test
    void aNilShowsTheSlipAsWrittenAndTheReason() {
        byte[] pdf = SHEETS.playerSheets(List.of(SampleSheets.player(HEAD, 6, "Joueur 06")), Language.FR);
        assertThat(ReadPdf.text(pdf)).contains("chacuneriez H9 0 -34").contains("Zéro : CHACUNERIEZ");
    }

    @Test
    void theSummaryCountsSolosAndWarnings() {
        byte[] pdf = SHEETS.playerSheets(List.of(SampleSheets.player(HEAD, 6, "Joueur 06")), Language.FR);
        assertThat(ReadPdf.text(pdf)).contains("940 1 (+10) 2 950 -97 90,65 % 8 6 / 18");
    }

    @Test
    void aLongGameGoesOnOnTheNextPageEachRoundOnce() {
        PlayerSheet once = SampleSheets.player(HEAD, 6, "Joueur 06");
        List<PlayerSheet.Line> lines = Collections.nCopies(3, once.lines()).stream()
                .flatMap(List::stream)
                .toList();
        PlayerSheet longGame = new PlayerSheet(HEAD, once.standing(), lines, once.topTotal());
        byte[] pdf = SHEETS.playerSheets(List.of(longGame, once), Language.FR);
        List<String> pages = ReadPdf.pages(pdf);
        assertThat(pages).hasSize(3);
        assertThat(pages.get(0)).contains("Page 1 / 2").contains("Mon mot");
        assertThat(pages.get(1)).contains("Page 2 / 2").contains("Mon mot").contains("Rang");
        assertThat(pages.get(2)).contains("Page 1 / 1");
        assertThat(String.join("", pages.subList(0, 2)).lines().filter(line -> line.contains("GP+ELBOM")))
                .hasSize(3);
    }

    /** More sheets than are tagged: written in parts, with the same pages. */
    @Test
    void hundredsOfPlayersAreOneFileToPrint() {
        List<PlayerSheet> players = IntStream.rangeClosed(1, 230)
                .mapToObj(table -> SampleSheets.player(HEAD, table, "Joueur %03d".formatted(table)))
                .map(sheet -> new PlayerSheet(
                        sheet.head(), sheet.standing(), sheet.lines().subList(0, 2), sheet.topTotal()))
                .toList();
        byte[] pdf = SHEETS.playerSheets(players, Language.FR);
        List<String> pages = ReadPdf.pages(pdf);
        assertThat(pages).hasSize(230).allMatch(page -> page.contains("Page 1 / 1"));
        assertThat(IntStream.rangeClosed(1, 230))
                .allMatch(player -> pages.get(player - 1).contains("Joueur %03d".formatted(player)));
        ReadPdf.read(pdf, document -> {
            assertThat(ReadPdf.fonts(document)).allMatch(font -> font.isEmbedded());
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("fr");
            return document;
        });
    }
}
