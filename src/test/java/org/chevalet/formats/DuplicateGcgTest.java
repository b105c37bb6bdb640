package org.chevalet.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.rules.Variant;
import org.chevalet.formats.ReplayableGame.Manner;
import org.chevalet.formats.ReplayableGame.Turn;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A duplicate game saved in GCG is a duplicate game when it is opened again. */
class DuplicateGcgTest {

    private static final Lexicon WORDS = Lexicon.of("small", List.of("TOPAZ", "TRAIN"));

    private static final String ENGLISH = """
            #character-encoding UTF-8
            #title Club night
            #lexicon Small English list
            #tile-distribution english
            #description Duplicate: normal
            #player1 J1 Duplicate
            >J1: TOPAZIN 8H TOPAZ +52 52
            >J1: INRASEL H8 .RAIN +6 58
            """;

    private static ReplayableGame open(String text) {
        return new GameFileReader(Presets.ruleSet("fisf-2023"), Presets.englishTiles())
                .read(text.getBytes(StandardCharsets.UTF_8), WORDS)
                .value()
                .get(0);
    }

    /** As the page writes it: every rack whole, a point for each letter that is on the board. */
    private static String gcg(ReplayableGame game) {
        StringBuilder text = new StringBuilder("#character-encoding UTF-8\n#title ")
                .append(game.title())
                .append("\n#description Duplicate: ")
                .append(game.variant().name())
                .append("\n#player1 J1 Duplicate\n");
        int total = 0;
        for (Turn turn : game.turns()) {
            total += turn.points();
            text.append(">J1: ");
            turn.draw().kept().forEach(text::append);
            turn.draw().drawn().forEach(text::append);
            Placement move = turn.move().orElseThrow().placement();
            text.append(' ').append(Notation.NUMBER_FIRST.written(move.coord())).append(' ');
            for (int at = 0; at < move.spelling().length(); at++) {
                boolean taken = turn.board().at(move.row(at), move.column(at)) != Board.NONE;
                text.append(taken ? '.' : move.spelling().text().charAt(at));
            }
            text.append(" +").append(turn.points()).append(' ').append(total).append('\n');
        }
        return text.toString();
    }

    @Test
    void anEnglishGameIsPlayedAgain() {
        ReplayableGame game = open(ENGLISH);
        assertThat(game.manner()).isEqualTo(Manner.DUPLICATE);
        assertThat(game.canBePlayed()).isTrue();
        assertThat(game.tiles().name()).isEqualTo("en");
        assertThat(game.title()).isEqualTo("Club night");
        assertThat(game.words().name()).isEqualTo("Small English list");
        assertThat(game.turns().get(1).draw()).hasToString("IN+RASEL");
        assertThat(game.turns().get(1).move().orElseThrow().placement()).isEqualTo(Placement.of("8H", "TRAIN"));
        assertThat(game.findings()).noneMatch(Finding::isContradiction);
    }

    /** Saved before the description was written. */
    @Test
    void soIsOneOfAnEarlierVersion() {
        ReplayableGame game = open(ENGLISH.replaceFirst("#description.*\n", ""));
        assertThat(game.manner()).isEqualTo(Manner.DUPLICATE);
        assertThat(game.total()).isEqualTo(58);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/tournament-samples/club-hiersac-2018-07-07.txt",
                "/tournament-samples/club-hiersac-2022-01-21-joker.txt",
                "/games/eliot-dup-7sur8.txt",
                "/games/eliot-dup-explosive.txt"
            })
    void aFrenchGameOfAnyVariantComesBackAsItWas(String resource) {
        ReplayableGame before = GameFiles.game(resource);
        ReplayableGame after = GameFiles.gameOf(gcg(before));
        assertThat(after.manner()).isEqualTo(Manner.DUPLICATE);
        assertThat(after.variant()).isEqualTo(before.variant());
        assertThat(after.turns())
                .extracting(Turn::board)
                .isEqualTo(before.turns().stream().map(Turn::board).toList());
        assertThat(after.turns())
                .extracting(turn -> turn.draw().rack())
                .isEqualTo(
                        before.turns().stream().map(turn -> turn.draw().rack()).toList());
        assertThat(after.total()).isEqualTo(before.total());
        assertThat(after.findings()).noneMatch(Finding::isContradiction);
    }

    @Test
    void aGameOfOnePlayerThatIsNoDuplicateIsReadThrough() {
        assertThat(open(ENGLISH.replaceFirst("#description.*\n", "").replace("Duplicate", "Ann"))
                        .manner())
                .isEqualTo(Manner.CLASSIC);
        assertThat(open(ENGLISH.replace("Duplicate: normal", "Duplicate: chess").replace("J1 Duplicate", "J1 Ann"))
                        .manner())
                .isEqualTo(Manner.CLASSIC);
        assertThat(open(ENGLISH).variant()).isEqualTo(Variant.NORMAL);
    }
}
