package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.chevalet.language.Language;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayPrintsTest {

    private static final ReplayPrints PRINTS = new ReplayPrints();

    private static PaperGame game(String title, int rounds) {
        List<PaperGame.Round> lines = new ArrayList<>();
        for (int number = 1; number <= rounds; number++) {
            lines.add(new PaperGame.Round(
                    number, "AE+IRST" + (char) ('A' + number % 26), "SOLUTION", "H8", 10, 10 * number));
        }
        return new PaperGame(title, lines);
    }

    private static List<String> pages(int perPage, PaperGame... games) {
        return ReadPdf.pages(PRINTS.paper(List.of(games), perPage, Presets.ruleSet("fisf-2023"), Language.FR));
    }

    @ParameterizedTest
    @CsvSource({"1, 21", "1, 26", "2, 22", "2, 30", "4, 22", "4, 30"})
    void drawsStandInFrontAndSolutionsBehind(int perPage, int rounds) {
        PaperGame[] games =
                Collections.nCopies(perPage, game("Vendredi", rounds)).toArray(new PaperGame[0]);
        List<String> pages = pages(perPage, games);
        assertThat(pages).hasSize(2);
        assertThat(pages.get(0)).contains("AE+IRSTB").doesNotContain("SOLUTION");
        assertThat(pages.get(1)).contains("SOLUTION").doesNotContain("AE+IRST");
        assertThat(pages.get(0).split("Vendredi", -1)).hasSize(perPage + 1);
    }

    @Test
    void cutCardsCarryTheirOwnSolutionsOnTheBack() {
        List<String> pages = pages(4, game("Une", 3), game("Deux", 3), game("Trois", 3));
        assertThat(pages).hasSize(2);
        assertThat(pages.get(0)).contains("Une", "Deux", "Trois");
        assertThat(new PaperPages(4)
                        .of(List.of(game("Une", 3), game("Deux", 3), game("Trois", 3))).get(1).cells().stream()
                                .map(cell ->
                                        cell.game() == null ? "-" : cell.game().title()))
                .containsExactly("Deux", "Une", "-", "Trois");
    }

    @Test
    void largePrintHasTheBoardOnAPageOfItsOwn() {
        List<String> pages =
                ReadPdf.pages(PRINTS.largePaper(game("Grande", 21), Presets.ruleSet("fisf-2023"), Language.EN));
        assertThat(pages).hasSizeGreaterThanOrEqualTo(3);
        assertThat(pages.get(0)).contains("AE+IRST").doesNotContain("SOLUTION");
        assertThat(pages.get(pages.size() - 1)).contains("SOLUTION");
    }

    @Test
    void theResultSheetTellsTotalPercentAndEachRound() {
        ReplaySheet sheet = new ReplaySheet(
                "Partie <b> & Cie",
                "7 juillet 2018",
                "Vous auriez été 12e sur 48",
                2,
                List.of(
                        new ReplaySheet.Line(1, "AECC?NU", "C(H)ACUNE", "H4", 76, "C(H)ACUNE", "H4", 76),
                        new ReplaySheet.Line(2, "EIOLMLS", "", "", 0, "MOLLIES", "G8", 68)));
        String text = ReadPdf.text(PRINTS.result(sheet, Language.FR));
        assertThat(text)
                .contains("Partie <b> & Cie", "12e sur 48", "52,78", "144")
                .contains("2 EIOLMLS – 0 MOLLIES G8 68 68");
    }
}
