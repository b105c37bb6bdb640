package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.chevalet.core.board.Notation;
import org.chevalet.language.Language;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

    private static byte[] paper(PaperKind kind, PaperGame... games) {
        return PRINTS.paper(List.of(games), kind, Presets.ruleSet("fisf-2023"), Language.FR);
    }

    private static PaperGame[] copies(PaperKind kind, PaperGame game) {
        return Collections.nCopies(kind.games(), game).toArray(new PaperGame[0]);
    }

    @ParameterizedTest
    @EnumSource(PaperKind.class)
    void drawsStandInFrontAndTheirSolutionsBehindHoweverLongAGameIs(PaperKind kind) {
        for (int rounds : new int[] {1, 24, 31, 100}) {
            List<String> pages = ReadPdf.pages(paper(kind, copies(kind, game("Vendredi", rounds))));
            List<String> sheets = kind.isLarge() ? pages.subList(0, pages.size() - 1) : pages;
            assertThat(sheets.size()).as(kind + " " + rounds).isEven();
            for (int page = 0; page < sheets.size(); page += 2) {
                String front = sheets.get(page);
                String back = sheets.get(page + 1);
                assertThat(front).contains("AE+IRST", "Tirages").doesNotContain("SOLUTION", "Solutions");
                assertThat(back).contains("SOLUTION", "Solutions").doesNotContain("AE+IRST", "Tirages");
                assertThat(numbers(front)).as("front and back").isEqualTo(numbers(back));
            }
        }
    }

    private static List<String> numbers(String page) {
        return page.lines()
                .filter(line -> line.matches("\\d+ (AE\\+|SOLUTION).*"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(PaperKind.class)
    void everyRoundStandsInsideItsCardHoweverLongTheTitleIs(PaperKind kind) {
        String most = "Championnat interrégional de Bourgogne-Franche-Comté, deuxième manche, partie du samedi "
                + "après-midi, WWWWWWWWWWWWWWWWWW – partie joker";
        for (String title : List.of(most.substring(0, 80), most)) {
            for (int rounds : new int[] {24, 27}) {
                byte[] pdf = paper(kind, copies(kind, game(title, rounds)));
                PlacedText placed = PlacedText.of(pdf);
                assertThat(placed.lowest()).as(kind + " " + rounds).isLessThan(297 - 19);
                if (kind == PaperKind.PAIR || kind == PaperKind.CARDS) {
                    double half = 12 + 131;
                    assertThat(placed.above(half))
                            .as(kind + " " + rounds + " " + title)
                            .isEqualTo(placed.below(half));
                }
            }
        }
    }

    @Test
    void twentyFourRoundsInLargePrintTakeTwoSheetsOfTwelveAndOneForTheBoard() {
        List<String> pages = ReadPdf.pages(paper(PaperKind.LARGE, game("Grande", 24)));
        assertThat(pages).hasSize(5);
        assertThat(pages.get(0)).contains("Grande – coups 1 à 12").contains("12 AE+IRST");
        assertThat(pages.get(1)).contains("Grande – coups 1 à 12").contains("12 SOLUTION");
        assertThat(pages.get(2)).contains("Grande – coups 13 à 24").contains("13 AE+IRST");
        assertThat(pages.get(3)).contains("Grande – coups 13 à 24").contains("13 SOLUTION");
        assertThat(pages.get(4)).doesNotContain("AE+IRST", "SOLUTION");
    }

    @Test
    void cutCardsCarryTheirOwnSolutionsOnTheBack() {
        List<PaperGame> games = List.of(game("Une", 3), game("Deux", 40), game("Trois", 3));
        List<List<String>> pages = new PaperPages(
                        PaperKind.CARDS, new SheetFonts(), new Print(Language.FR, Notation.LETTER_FIRST))
                .of(games).stream()
                        .map(page -> page.cells().stream()
                                .map(cell -> cell == null ? "-" : cell.title())
                                .toList())
                        .toList();
        assertThat(pages)
                .containsExactly(
                        List.of("Une", "Deux – coups 1 à 20", "Trois", "-"),
                        List.of("Deux – coups 1 à 20", "Une", "-", "Trois"),
                        List.of("-", "Deux – coups 21 à 40", "-", "-"),
                        List.of("Deux – coups 21 à 40", "-", "-", "-"));
    }

    @Test
    void theEmptyBoardStandsBelowTheDrawsOfASingleGameAndAloneInLargePrint() {
        assertThat(ReadPdf.pages(paper(PaperKind.SINGLE, game("Une", 24))).get(0))
                .contains("MT");
        assertThat(ReadPdf.pages(paper(PaperKind.LARGE, game("Une", 18))))
                .last()
                .asString()
                .contains("MT");
    }

    private static ReplaySheet result(List<Double> field) {
        return new ReplaySheet(
                "Partie <b> & Cie",
                "7 juillet 2018",
                "Vous auriez été 12e sur 48",
                new ReplaySheet.Counts(1, 2),
                List.of(
                        new ReplaySheet.Line(1, "AECC?NU", "C(H)ACUNE", "H4", 76, "C(H)ACUNE", "H4", 76),
                        new ReplaySheet.Line(2, "EIOLMLS", "", "", 0, "MOLLIES", "G8", 68)),
                field);
    }

    /** 76 of 144 are 52.8 %, as the page says. */
    @Test
    void theResultSheetTellsTotalPercentMissedScrabblesAndEachRound() {
        String text = ReadPdf.text(PRINTS.result(result(List.of()), Language.FR));
        assertThat(text)
                .contains("Partie <b> & Cie", "12e sur 48", "Scrabbles manqués")
                .contains("76 144 52,8 1 1 2")
                .contains("2 EIOLMLS – 0 MOLLIES G8 68 68");
    }

    @Test
    void theResultSheetDrawsTheLossAgainstThatOfTheFieldWhereItIsKnown() {
        String alone = ReadPdf.text(PRINTS.result(result(List.of()), Language.FR));
        assertThat(alone)
                .contains("Trait plein : vous, 68 points perdus.", "−68")
                .doesNotContain("Tirets");
        String among = ReadPdf.text(PRINTS.result(result(List.of(30.5, 50.2)), Language.EN));
        assertThat(among)
                .contains("Full line: you, 68 points lost.", "the mean of those who played it, 81 points lost.", "−81");
    }
}
