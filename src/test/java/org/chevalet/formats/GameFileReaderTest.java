package org.chevalet.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.Variant;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.FieldMove;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Player;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.language.Language;
import org.chevalet.language.Messages;
import org.chevalet.tournament.WholeTournament;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameFileReaderTest {

    private static List<String> contradictions(ReplayableGame game) {
        return game.findings().stream()
                .filter(Finding::isContradiction)
                .map(finding -> finding.round() + " " + finding.code())
                .toList();
    }

    private static Player player(ReplayableGame game, int table) {
        return game.field().players().get(table - 1);
    }

    @ParameterizedTest
    @CsvSource({
        "/tournament-samples/club-hiersac-2018-07-07.txt, normal, 21, 1034",
        "/tournament-samples/club-hiersac-2022-01-21-joker.txt, joker, 18, 1187",
        "/tournament-samples/club-hiersac-2022-05-11-joker.txt, joker, 21, 1097",
        "/games/eliot-arbitration.txt, normal, 3, 239",
        "/games/eliot-dup-7sur8.txt, seven-of-eight, 20, 1032",
        "/games/eliot-dup-explosive.txt, explosive, 21, 1192",
        "/games/federation-hiersac-2018-07-07.txt, normal, 21, 1034",
        "/games/federation-hiersac-2022-01-21-joker.txt, joker, 18, 1187",
        "/eliot/arbitration-18players-named.xml, normal, 22, 870",
        "/eliot/arbitration-joker-4players.xml, joker, 23, 1098",
        "/eliot/duplicate-explosive-2ai.xml, explosive, 21, 1121"
    })
    void duplicateGamesEndWithTheTotalsTheyState(String file, String variant, int rounds, int total) {
        ReplayableGame game = GameFiles.game(file);
        assertThat(game.manner()).isEqualTo(Manner.DUPLICATE);
        assertThat(game.variant().name()).isEqualTo(variant);
        assertThat(game.turns()).hasSize(rounds).allMatch(turn -> turn.act() == Act.PLAYED);
        assertThat(game.total()).isEqualTo(total);
        assertThat(contradictions(game)).isEmpty();
    }

    @Test
    void everyRoundStandsOnTheBoardTheRoundBeforeLeft() {
        ReplayableGame game = GameFiles.game("/tournament-samples/club-hiersac-2018-07-07.txt");
        assertThat(game.turns().get(0).board().isEmpty()).isTrue();
        for (int index = 1; index < game.turns().size(); index++) {
            Turn before = game.turns().get(index - 1);
            assertThat(game.turns().get(index).board())
                    .isEqualTo(before.board().with(before.move().orElseThrow().placement()));
        }
    }

    @Test
    void anEliotSaveBringsItsPlayersWithTheirMovesAndTotals() {
        ReplayableGame game = GameFiles.game(GameFiles.ARBITRATION);
        assertThat(game.field().players()).hasSize(18);
        assertThat(player(game, 1).name()).isEqualTo("Éloïse Kœnig");
        assertThat(player(game, 1).total()).isEqualTo(666);
        assertThat(player(game, 7).name()).isEqualTo("O'Brien Seán");
        assertThat(player(game, 1).moves()).hasSize(22);
        assertThat(player(game, 17).moves()).contains(new FieldMove("ZZYX", "A1", 0));
        assertThat(game.words().name()).isEqualTo("wfrench test");
    }

    @Test
    void wordsOfAnotherListAreMarkedNeverRefused() {
        ReplayableGame game = GameFiles.game(GameFiles.JOKER);
        assertThat(game.findings()).anyMatch(finding -> finding.code().equals("words.other"));
        assertThat(game.findings()).anyMatch(finding -> finding.code().equals("word.unknown"));
        assertThat(game.turns().get(0).move().orElseThrow().placement()).isEqualTo(Placement.of("H7", "AmENEZ"));
    }

    @Test
    void aGameInTurnsIsReadThroughWithItsPlayers() {
        ReplayableGame game = GameFiles.game(GameFiles.IN_TURNS);
        assertThat(game.manner()).isEqualTo(Manner.CLASSIC);
        assertThat(game.canBePlayed()).isFalse();
        assertThat(game.field().players().stream().map(Player::total)).containsExactly(472, 481);
        assertThat(game.turns().get(1).player()).hasValue(1);
        assertThat(game.turns().get(1).draw().rack().toString()).isEqualTo("AEFITX?");
        assertThat(game.turns().get(21).act()).isEqualTo(Act.ADJUSTED);
        assertThat(contradictions(game)).isEmpty();
    }

    @Test
    void anExerciseIsReadThrough() {
        ReplayableGame game = GameFiles.game(GameFiles.TOPPING);
        assertThat(game.manner()).isEqualTo(Manner.TRAINING);
        assertThat(game.total()).isEqualTo(42);
        assertThat(game.turns().get(1).act()).isEqualTo(Act.NOTHING);
        assertThat(contradictions(game)).isEmpty();
    }

    @Test
    void inGcgANumberFirstIsAcrossAndEnglishTilesHaveTheirOwnValues() {
        ReplayableGame game = GameFiles.gameOf(GameFiles.GCG);
        assertThat(game.manner()).isEqualTo(Manner.CLASSIC);
        assertThat(game.title()).isEqualTo("Club night");
        assertThat(contradictions(game)).isEmpty();
        assertThat(game.words().checked()).isFalse();
        assertThat(game.turns().get(0).move().orElseThrow().placement()).isEqualTo(Placement.of("H4", "NASTIER"));
        assertThat(game.turns().get(2).move().orElseThrow().placement().coord()).hasToString("6H");
        assertThat(game.turns().stream().map(Turn::act))
                .containsExactly(
                        Act.PLAYED,
                        Act.EXCHANGED,
                        Act.PLAYED,
                        Act.PLAYED,
                        Act.WITHDRAWN,
                        Act.ADJUSTED,
                        Act.PASSED,
                        Act.PLAYED);
        assertThat(game.turns().get(4).board()).isEqualTo(game.turns().get(3).board());
        assertThat(game.field().players().stream().map(Player::total)).containsExactly(79, 18);
    }

    @Test
    void aWrongScoreOfAChallengedMoveIsNamed() {
        ReplayableGame game = GameFiles.gameOf("""
                #tile-distribution english
                >a: AEINRST 8D NASTIER +66 66
                >b: ?BCHRUY 7H BRUnCH +23 23
                >b: ?BCHRUY -- -23 0
                >a: AEIOUUU - +0 66
                """);
        assertThat(contradictions(game)).isNotEmpty().allMatch(found -> found.startsWith("2 "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252"})
    void anyEncodingOfGcgIsRead(String encoding) {
        String text = "#player1 é Éloïse\n#lexicon FRA24\n>é: AEINRST 8D TSARINE +64 64\n";
        ReplayableGame game =
                GameFiles.open(text.getBytes(Charset.forName(encoding))).value().get(0);
        assertThat(game.field().players().get(0).name()).isEqualTo("Éloïse");
        assertThat(game.tiles().name()).isEqualTo("fr");
    }

    @Test
    void aTournamentOfOursBringsItsFinishedGameWithTheField() {
        byte[] file = GameFiles.bytes("/tournament-samples/tournoi-exemple.json");
        WholeTournament whole = TournamentDocument.read(file).value();
        Answer<List<ReplayableGame>> opened = GameFiles.open(file);
        ReplayableGame game = opened.value().get(0);
        assertThat(game.title()).isEqualTo(whole.preparation().name());
        assertThat(game.field().players()).hasSize(19);
        assertThat(game.turns()).hasSize(24);
        assertThat(contradictions(game)).isEmpty();
        int best = game.field().players().stream().mapToInt(Player::total).max().orElse(0);
        assertThat(best).isPositive().isLessThanOrEqualTo(game.total());
    }

    @Test
    void awkwardNamesAreReadAsTheyAre() {
        String save = new String(GameFiles.bytes(GameFiles.EXPLOSIVE), UTF_8)
                .replaceFirst("<Name></Name>", "<Name>A &amp; B &lt;b&gt; \"&#233;\"</Name>");
        assertThat(player(GameFiles.gameOf(save), 1).name()).isEqualTo("A & B <b> \"é\"");
    }

    @Test
    void whatASaveClaimsOtherwiseIsNamed() {
        String save = new String(GameFiles.bytes(GameFiles.ARBITRATION), UTF_8)
                .replaceFirst("totalScore=\"666\"", "totalScore=\"667\"")
                .replaceFirst("type=\"valid\" word=\"CAMPONS\"", "type=\"valid\" word=\"CAMPONT\"");
        ReplayableGame game = GameFiles.gameOf(save);
        Map<String, String> said = new TreeMap<>();
        game.findings().stream()
                .filter(Finding::isContradiction)
                .forEach(finding -> said.put(finding.code(), finding.text(Messages.in(Language.FR))));
        assertThat(said.get("player.total")).isEqualTo("Éloïse Kœnig : le total annoncé est 667, le calcul donne 666.");
        assertThat(said.get("player.move")).contains("CAMPONT");
    }

    @Test
    void aNormalGameNeedsNoVariant() {
        assertThat(GameFiles.game(GameFiles.ARBITRATION).variant()).isEqualTo(Variant.NORMAL);
    }
}
