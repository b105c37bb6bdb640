package org.chevalet.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Notation;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.GameFinished;
import org.chevalet.core.game.GameScript;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.Sanction;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;
import org.chevalet.language.Language;
import org.junit.jupiter.api.Test;

/** From a game's journal to what its documents say. */
class GameViewsTest {

    private static final RoundNumber ONE = RoundNumber.FIRST;
    private static final RoundNumber TWO = ONE.next();
    private static final ScoreSheets SHEETS = new ScoreSheets();

    /** Two rounds; Joueur 03 comes for the second one, Joueur 02 plays a word that does not exist. */
    private static GameScript script() {
        GameScript script = new GameScript("SEMAINE", "MES", "SEMAINES", "TU", "TUS");
        script.seat(1, "Joueur 01").seat(2, "Joueur 02").play(ONE, "", "MEEISAN");
        script.slip(ONE, 1, "SEMAINE", "H2");
        script.slip(ONE, 2, "SEMIANE", "H2");
        script.end(ONE).close(ONE).master(ONE, "H2", "SEMAINE", 70).announce(ONE);
        script.seat(3, "Joueur 03").play(TWO, "", "TUSTTUU");
        script.slip(TWO, 1, "SEMAINES", "H2");
        script.slip(TWO, 3, "TUS", "9F");
        return script.end(TWO).close(TWO).master(TWO, "9F", "TUS", 13).announce(TWO);
    }

    private static Printout printout(GameScript script) {
        Instant opened = Instant.parse("2026-01-15T19:00:00Z");
        Instant printed = Instant.parse("2026-01-15T22:30:00Z");
        return new Printout(script.game(), "Soirée du jeudi", opened, printed, ZoneId.of("Europe/Paris"));
    }

    private static PlayerSheet sheet(GameScript script, int table) {
        return new GameViews(printout(script))
                .playerSheet(new TableNumber(table))
                .orElseThrow();
    }

    @Test
    void theGameSheetHasTheRoundsPlayedAndTheLastBoard() {
        GameScript script = script().draw(TWO.next(), "", "AEIRSTU");
        GameSheet sheet = new GameViews(printout(script)).gameSheet();
        assertThat(sheet.lines()).extracting(GameSheet.Line::total).containsExactly(Points.of(70), Points.of(83));
        assertThat(sheet.lines()).extracting(GameSheet.Line::found).containsExactly(1, 1);
        assertThat(sheet.topTotal()).isEqualTo(Points.of(83));
        assertThat(sheet.board().rows().get(7)).isEqualTo(".SEMAINES......");
    }

    @Test
    void alonePlayersAreNamedByTheirTable() {
        assertThat(new GameViews(printout(script())).gameSheet().lines())
                .extracting(GameSheet.Line::solos)
                .containsExactly(List.of(new TableNumber(1)), List.of(new TableNumber(3)));
    }

    @Test
    void aDuoAndWhatOnlyTheComputerFoundStandInTheirPlace() {
        GameScript script = script();
        script.replace(ONE, 2, Optional.of(script.slip(ONE, 2, "SEMAINE", "H2")), "mal lu");
        script.replace(TWO, 1, Optional.empty(), "bulletin d’un autre");
        script.replace(TWO, 3, Optional.empty(), "bulletin d’un autre");
        assertThat(ReadPdf.lines(SHEETS.gameSheet(printout(script), Language.FR)))
                .contains("1 AEEIMNS SEMAINE * H2 70 70 = 2 Duo 1 et 2")
                .contains("2 STTTUUU TUS * 9F 13 83 = 0 Ordinateur");
    }

    @Test
    void anOrdinarySlipNeedsNoRemark() {
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet(script(), 1).lines().get(1)))
                .isEmpty();
    }

    @Test
    void anAverageAndADisciplinaryWarningAreSaidAndCounted() {
        GameScript script = script();
        script.event(new GameEvent.AverageGranted(ONE, GameScript.player(2), Optional.empty(), "billet égaré"));
        script.event(new GameEvent.PlayerWarned(ONE, GameScript.player(2), "a parlé"));
        PlayerSheet sheet = sheet(script, 2);
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet.lines().get(0)))
                .containsExactly(
                        "Moyenne des autres joueurs : 70. Décision de l’arbitre : billet égaré",
                        "Avertissement disciplinaire : a parlé",
                        "Coup corrigé");
        assertThat(sheet.warnings()).isEqualTo(1);
        assertThat(sheet.tops()).isZero();
    }

    @Test
    void aLateComerIsAbsentFromTheRoundsBefore() {
        PlayerSheet sheet = sheet(script(), 3);
        assertThat(sheet.lines().get(0).verdict()).isEmpty();
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet.lines().get(0)))
                .containsExactly("Absent");
        assertThat(sheet.lines().get(0).deficit()).isEqualTo(Points.of(-70));
    }

    @Test
    void aNilSaysWhyOnce() {
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet(script(), 2).lines().get(0)))
                .containsExactly("Zéro : SEMIANE n’est pas admis.");
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet(script(), 2).lines().get(1)))
                .containsExactly("Zéro : aucun bulletin.");
    }

    @Test
    void aRulingShowsItsSanctionAndTheArbitersWordsAndMarksTheDocument() {
        GameScript script = script().rule(ONE, 2, 65, Sanction.PENALTY, "écriture <illisible>");
        PlayerSheet sheet = sheet(script, 2);
        assertThat(sheet.lines().get(0).paid()).isEqualTo(Points.of(65));
        assertThat(new Print(Language.FR, Notation.LETTER_FIRST)
                        .remarks(sheet.lines().get(0)))
                .containsExactly("Pénalité\u00a0: Décision de l’arbitre : écriture <illisible>", "Coup corrigé");
        assertThat(sheet.head().corrected()).isPresent();
        assertThat(new GameViews(printout(script)).gameSheet().anyCorrected()).isTrue();
    }

    @Test
    void sheetsFollowTheTablesAndRanksAreShared() {
        GameViews views = new GameViews(printout(script()));
        assertThat(views.playerSheets())
                .extracting(sheet -> sheet.standing().table().value())
                .containsExactly(1, 2, 3);
        assertThat(views.standings().lines().get(0).shared()).isFalse();
        assertThat(views.standings().lines().get(0).percentage()).isEqualByComparingTo("95.18");
    }

    @Test
    void aGameGoingOnSaysSoAndAFinishedOneDoesNot() {
        GameScript script = script();
        assertThat(ReadPdf.text(SHEETS.standings(printout(script), Language.FR)))
                .contains("Partie en cours");
        script.event(new GameFinished("end.STOPPED_BY_ARBITER", java.util.Map.of(), "1"));
        assertThat(ReadPdf.text(SHEETS.standings(printout(script), Language.FR)))
                .doesNotContain("Partie en cours");
    }

    @Test
    void aPublishedGameHasNoPlayersAndClaimsNothingAboutThem() {
        GameScript script = new GameScript("SEMAINE").round(ONE, "", "MEEISAN", "H2", "SEMAINE", 70);
        assertThat(ReadPdf.text(SHEETS.gameSheet(printout(script), Language.FR)))
                .contains("1 AEEIMNS SEMAINE H2 70 70 = –")
                .doesNotContain("0 joueur");
        assertThat(ReadPdf.text(SHEETS.standings(printout(script), Language.FR)))
                .contains("Cette partie n’a pas de joueurs.");
    }

    @Test
    void timesAreThoseOfTheHall() {
        assertThat(ReadPdf.text(SHEETS.gameSheet(printout(script()), Language.FR)))
                .contains("15 janvier 2026")
                .contains("imprimé le 15 janvier 2026 à 23:30");
    }

    @Test
    void allPlayersOrOne() {
        List<String> all = ReadPdf.pages(
                SHEETS.playerSheets(printout(script()), Language.FR).orElseThrow());
        List<String> one = ReadPdf.pages(SHEETS.playerSheet(printout(script()), new TableNumber(2), Language.FR)
                .orElseThrow());
        assertThat(all).hasSize(3);
        assertThat(one).singleElement().asString().contains("Joueur 02").contains("SEMIANE");
        assertThat(SHEETS.playerSheet(printout(script()), new TableNumber(9), Language.FR))
                .isEmpty();
        assertThat(SHEETS.playerSheets(printout(new GameScript("TU")), Language.FR))
                .isEmpty();
    }
}
