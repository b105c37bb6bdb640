package org.chevalet.core.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.junit.jupiter.api.Test;

/** Moves that hardly ever happen, R§1.1, 1.2. */
class StrangeMovesTest {

    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final MoveGenerator GENERATOR =
            new MoveGenerator(EmbeddedLexicon.french(), RULES.layout(), RULES.tiles());
    private static final Scorer SCORER = new Scorer(RULES.layout(), RULES.tiles(), PlayLimits.NORMAL);

    /** MERS across and SUS down, both by the S at H7. */
    private static final Board CORNER =
            Board.empty().with(Placement.of("H4", "MER")).with(Placement.of("7I", "US"));

    private static Points points(Board board, String coord, String word) {
        return SCORER.score(board, Placement.of(coord, word)).value().points();
    }

    @Test
    void threeTripleWordSquaresCountTwentySevenTimes() {
        Board board = Board.empty().with(Placement.of("A2", "ETOILE")).with(Placement.of("A9", "ARTIST"));
        assertThat(points(board, "A1", "SETOILEXARTISTS")).isEqualTo(Points.of(24 * 27));
    }

    @Test
    void aTileThatMakesWordsBothWaysScoresTheSameEitherWay() {
        assertThat(points(CORNER, "H4", "MERS")).isEqualTo(Points.of(5 + 3));
        assertThat(points(CORNER, "7H", "SUS")).isEqualTo(Points.of(5 + 3));
    }

    @Test
    void aTileThatMakesWordsBothWaysIsOneMove() {
        List<Play> plays = GENERATOR.plays(CORNER, Rack.ofText("S"), PlayLimits.NORMAL).stream()
                .filter(play ->
                        List.of("H4", "7H").contains(play.placement().coord().toString()))
                .toList();
        assertThat(plays).singleElement().satisfies(play -> {
            assertThat(play.placement()).isEqualTo(Placement.of("H4", "MERS"));
            assertThat(play.points()).isEqualTo(Points.of(8));
        });
    }

    @Test
    void twoJokersAloneMakeMovesOfNoPoints() {
        Tops tops = GENERATOR.tops(Board.empty(), Rack.ofText("??"), PlayLimits.NORMAL);
        assertThat(tops.points()).isEqualTo(Points.ZERO);
        assertThat(tops.plays()).isNotEmpty();
    }

    @Test
    void aRackMayHaveNoMoveAtAll() {
        Rack rack = Rack.ofText("QWKXZJV");
        assertThat(GENERATOR.tops(Board.empty(), rack, PlayLimits.NORMAL).plays())
                .isEmpty();
        assertThat(GENERATOR.canPlay(Board.empty(), rack, PlayLimits.NORMAL)).isFalse();
    }
}
