package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;

class StandingsTest {

    private static final ScoreSheets SHEETS = new ScoreSheets();

    private static byte[] standings(int players) {
        Letterhead head = SampleSheets.head("Tournoi de l’été", players);
        return SHEETS.standings(SampleSheets.standings(head, players), Language.FR);
    }

    @Test
    void aLineHasRankTableNameAndFigures() {
        assertThat(ReadPdf.lines(standings(18)))
                .contains("1 8 Joueur 08 1019 +10 – 1019 -18 98,26")
                .contains("2 ex aequo 15 Joueur 15 1018 – – 1018 -19 98,17")
                .contains("2 ex aequo 4 Joueur 04 1018 – – 1018 -19 98,17")
                .contains("4 11 Joueur 11 1016 – -5 1016 -21 97,97");
    }

    @Test
    void everyPlayerOfAHugeTournamentStandsOnceUnderARepeatedHeading() {
        List<String> pages = ReadPdf.pages(standings(1500));
        assertThat(pages).hasSizeBetween(25, 40);
        assertThat(pages).allMatch(page -> page.contains("Négatif"));
        for (int page = 1; page <= pages.size(); page++) {
            assertThat(pages.get(page - 1)).contains("Page " + page + " / " + pages.size());
        }
        List<String> names = pages.stream()
                .flatMap(String::lines)
                .filter(line -> line.contains("Joueur "))
                .map(line -> line.replaceAll(".*(Joueur \\d+).*", "$1"))
                .sorted()
                .toList();
        assertThat(names)
                .isEqualTo(IntStream.rangeClosed(1, 1500)
                        .mapToObj("Joueur %02d"::formatted)
                        .sorted()
                        .collect(Collectors.toList()));
    }

    @Test
    void noLineIsPartedByAPageBreak() {
        assertThat(ReadPdf.lines(standings(200)).stream().filter(line -> line.contains("Joueur ")))
                .allMatch(line ->
                        line.matches("\\d+ (ex aequo )?\\d+ Joueur \\d+ \\d+ (–|\\+10) (–|-5) \\d+ -\\d+ \\d+,\\d\\d"));
    }
}
