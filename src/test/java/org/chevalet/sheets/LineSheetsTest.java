package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chevalet.core.game.GameScript;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.sheets.braille.LineFile;
import org.chevalet.sheets.braille.PageForm;
import org.junit.jupiter.api.Test;

class LineSheetsTest {

    private static final LineSheets BRAILLE = new LineSheets(LineFile.BRF, PageForm.USUAL, Language.FR);
    private static final LineSheets TEXT = new LineSheets(LineFile.TEXT, PageForm.USUAL, Language.FR);
    private static final GameSheet GAME = SampleSheets.game(SampleSheets.head("Tournoi de l’été", 18));
    private static final PaperGame PAPER = SampleLines.paper(GAME, "Hiersac – Partie normale");

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    private static List<String> lines(byte[] file) {
        return List.of(text(file).split("\r\n", -1));
    }

    @Test
    void aGameToPlayHasItsDrawsInFrontAndItsSolutionsBehindAFormFeed() {
        String[] pages = text(BRAILLE.paper(PAPER)).split("\f");
        assertThat(pages[0])
                .startsWith("""
                        .HIERSAC -- .PARTIE         ,*
                          NORMALE
                        .TIRAGES
                        .LISEZ UN TIRAGE ( LA FOIS3
                          CHACUN TRAHIT LE COUP
                          D'AVANT4
                        """.replace("\n", "\r\n"))
                .contains(".COUP ,* AECC5NU\r\n", ".COUP ,: RU,6ZXTEU\r\n", ".COUP ,] -BNISRAA\r\n")
                .doesNotContain("TRIEZ");
        int solutions = pages[1].contains("SOLUTIONS") ? 1 : 2;
        assertThat(pages[solutions]).contains(".COUP ,*\r\n.TOP ..C\"HACUNE .H,? ,]$\r\n  POINTS\r\n.CUMUL ,]$\r\n");
        assertThat(pages[solutions]).doesNotContain("AECC");
    }

    @Test
    void theSameGameAsTextHasOneLineForEachThing() {
        assertThat(lines(TEXT.paper(PAPER)))
                .startsWith("Hiersac – Partie normale", "Tirages")
                .contains(
                        "Coup 1 AECC?NU", "\fSolutions : 1034 points", "Coup 5", "Top TRIEZ N2 68 points", "Cumul 342")
                .contains("Lettre entre parenthèses : joker.", "Top C(H)ACUNE H4 76 points")
                .noneMatch(line -> line.contains("Point 5"))
                .endsWith("");
    }

    @Test
    void patternsAreTheCellsOfTheFileAsUnicodeDrawsThem() {
        String drawn = text(new LineSheets(LineFile.PATTERNS, PageForm.USUAL, Language.FR).paper(PAPER));
        String cells = text(BRAILLE.paper(PAPER));
        assertThat(drawn).hasSameSizeAs(cells).startsWith("⠨⠓⠊⠑⠗⠎⠁⠉⠀⠤⠤⠀⠨⠏⠁⠗⠞⠊⠑");
        assertThat(drawn).matches("[\u2800-\u283f\r\n\f]+");
    }

    @Test
    void everyPageOfEveryDocumentKeepsToItsCellsAndLines() {
        for (Language language : Language.values()) {
            for (PageForm form :
                    List.of(PageForm.USUAL, new PageForm(28, 24, true, false), new PageForm(42, 29, false, true))) {
                for (LineDocument document : SampleLines.documents(language)) {
                    String brf = text(LineFile.BRF.write(document, form, language));
                    assertThat(brf).matches("([ -_]*\r\n\f?)+");
                    for (String page : brf.split("\f")) {
                        List<String> lines = page.lines().toList();
                        assertThat(lines).allMatch(line -> line.length() <= form.cells());
                        assertThat(lines.size() <= form.lines() || !form.formFeeds())
                                .as(page)
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void theBoardIsReadRowByRowWithItsJokersBelow() {
        LineDocument document = new GameText(GAME, Language.FR).document();
        String board =
                text(LineFile.BRF.write(document, PageForm.USUAL, Language.FR)).split("\f.*GRILLE")[0];
        String whole = text(LineFile.BRF.write(document, PageForm.USUAL, Language.FR));
        assertThat(board).isNotEmpty();
        assertThat(whole).contains("\r\nH''CHACUNE'N'T''\r\n".replace("''CHACUNE'N'T''", rowH("'")));
        assertThat(whole).contains(".JOKER H .H,:\r\n");
        assertThat(text(LineFile.TEXT.write(document, PageForm.USUAL, Language.FR)))
                .contains("H" + GAME.board().rows().get(7).toUpperCase(Locale.ROOT), "Joker H H5");
    }

    private static String rowH(String empty) {
        return GAME.board().rows().get(7).toUpperCase(Locale.ROOT).replace(".", empty);
    }

    @Test
    void aPlayersSheetTellsNothingOfTheOthersNorOfTheRoundInPlay() {
        GameScript script = new GameScript("SEMAINE", "MES").seat(1, "Zoé").seat(2, "Autre");
        script.play(RoundNumber.FIRST, "", "MEEISAN");
        script.slip(RoundNumber.FIRST, 1, "MES", "H7");
        script.slip(RoundNumber.FIRST, 2, "MES", "H3");
        script.end(RoundNumber.FIRST).close(RoundNumber.FIRST);
        script.master(RoundNumber.FIRST, "H2", "SEMAINE", 70).announce(RoundNumber.FIRST);
        script.draw(RoundNumber.FIRST.next(), "", "AEIRSTU");
        Printout printout = new Printout(
                script.game(),
                "Jeudi",
                Instant.parse("2026-01-15T19:00:00Z"),
                Instant.parse("2026-01-15T19:30:00Z"),
                ZoneId.of("Europe/Paris"));
        byte[] hidden =
                TEXT.playerSheet(printout, new TableNumber(1), Optional.empty()).orElseThrow();
        assertThat(lines(hidden))
                .containsSubsequence(
                        "Feuille de route",
                        "Jeudi",
                        "Partie en cours",
                        "Table 1, Zoé",
                        "Coup 1",
                        "Tirage AEEIMNS",
                        "Top SEMAINE H2 70 points",
                        "Mon bulletin MES H7 8 points",
                        "Cumul 8",
                        "Total 8",
                        "Total des tops 70")
                .noneMatch(line -> line.contains("Autre") || line.contains("AEIRSTU") || line.contains("Rang"));
        byte[] shown =
                TEXT.playerSheet(printout, new TableNumber(1), Optional.of(2)).orElseThrow();
        assertThat(lines(shown)).contains("Rang 2");
        byte[] remarked =
                TEXT.playerSheet(printout, new TableNumber(2), Optional.empty()).orElseThrow();
        assertThat(lines(remarked)).contains("Premier coup : compté à son maximum, 8 en H6.");
        assertThat(TEXT.playerSheet(printout, new TableNumber(3), Optional.empty()))
                .isEmpty();
    }

    @Test
    void theRankingIsReadPlayerByPlayer() {
        Standings standings = SampleSheets.standings(SampleSheets.head("Tournoi de l’été", 18), 18);
        LineDocument document = new StandingsText(standings, Language.FR).document();
        assertThat(text(LineFile.BRF.write(document, PageForm.USUAL, Language.FR)))
                .contains(".RANG ,*1 .JOUEUR ,#\\\r\n.TABLE ,\\\r\n.TOTAL ,*#*[\r\n.N=GATIF ,-*\\1 ,[\\1<$\"+\r\n")
                .contains("EX AEQUO1 .JOUEUR");
    }

    @Test
    void withoutFormFeedsPagesAreFilledWithEmptyLines() {
        PageForm filled = new PageForm(30, 26, false, true);
        String brf = text(new LineSheets(LineFile.BRF, filled, Language.FR).paper(PAPER));
        assertThat(brf).doesNotContain("\f");
        List<String> lines = brf.lines().toList();
        for (int top = 0; top < lines.size(); top += 26) {
            assertThat(lines.get(top)).startsWith(".HIERSAC -- ");
        }
    }
}
