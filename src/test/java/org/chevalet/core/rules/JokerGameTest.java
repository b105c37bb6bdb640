package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.variant.Variants;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** Joker games, R§3.8.1, and explosive ones. */
class JokerGameTest {

    private static final TileSet TILES = Presets.frenchTiles();
    private static final RuleSet RULES = Presets.ruleSet("fisf-2023");
    private static final DrawRule DRAWS = new DrawRule(RULES, Variant.JOKER);
    private static final JokerRule RULE = new JokerRule(Variant.JOKER);

    @Test
    void everyRackHoldsOneJokerAndSixLetters() {
        for (int seed = 0; seed < 100; seed++) {
            Draw draw = DRAWS.draw(Bag.full(TILES), Rack.EMPTY, RoundNumber.FIRST, new Random(seed))
                    .draw()
                    .orElseThrow();
            assertThat(draw.rack().size()).isEqualTo(7);
            assertThat(draw.rack().count(Tile.JOKER)).isEqualTo(1);
        }
    }

    @Test
    void aJokerKeptIsTheJokerOfTheNextRack() {
        Rack kept = Rack.ofText("DL?");
        Draw draw = DRAWS.draw(Bag.full(TILES).minus(kept), kept, new RoundNumber(2), new Random(3))
                .draw()
                .orElseThrow();
        assertThat(draw.rack().count(Tile.JOKER)).isEqualTo(1);
    }

    @Test
    void theJokerIsOneOfTheEightLettersOfALargerRack() {
        DrawRule draws = new DrawRule(RULES, Variants.named("joker+7 sur 8").value());
        Draw draw = draws.draw(Bag.full(TILES), Rack.EMPTY, RoundNumber.FIRST, new Random(9))
                .draw()
                .orElseThrow();
        assertThat(draw.rack().size()).isEqualTo(8);
        assertThat(draw.rack().count(Tile.JOKER)).isEqualTo(1);
    }

    @Test
    void theRealLetterReplacesTheJokerWhileTheBagHasOne() {
        Bag bag = DrawRuleTest.bagOf("NAE?");
        JokerRule.Settled settled = RULE.settle(Board.empty(), Placement.of("H8", "INtOX"), bag.plus(Rack.ofText("T")));
        assertThat(settled.board().rows().get(7)).isEqualTo(".......INTOX...");
        assertThat(settled.bag()).isEqualTo(DrawRuleTest.bagOf("NAE??"));
    }

    @Test
    void itStaysWhenNoLetterIsLeftAndTheSecondComesIntoPlay() {
        Bag bag = DrawRuleTest.bagOf("NAE?");
        JokerRule.Settled settled = RULE.settle(Board.empty(), Placement.of("H8", "INtOX"), bag);
        assertThat(settled.board().rows().get(7)).isEqualTo(".......INtOX...");
        assertThat(settled.bag()).isEqualTo(bag);
        Draw next = DRAWS.draw(settled.bag(), Rack.EMPTY, new RoundNumber(18), new Random(1))
                .draw()
                .orElseThrow();
        assertThat(next.rack()).isEqualTo(Rack.ofText("?NAE"));
    }

    @Test
    void theSecondJokerIsReplacedTooUnlessTheRuleSetSaysOtherwise() {
        Board board = Board.empty().with(Placement.of("H8", "INtOX"));
        Placement second = Placement.of("8H", "IdE");
        Bag bag = DrawRuleTest.bagOf("DAB");
        assertThat(RULE.settle(board, second, bag).board().at(8, 7)).isEqualTo('D');
        JokerRule once = new JokerRule(Variant.JOKER, new RuleSet.JokerFigures(false, false));
        assertThat(once.settle(board, second, bag).board().at(8, 7)).isEqualTo('d');
    }

    @Test
    void otherGamesReplaceNothing() {
        Bag bag = Bag.full(TILES);
        JokerRule.Settled settled =
                new JokerRule(Variant.NORMAL).settle(Board.empty(), Placement.of("H8", "INtOX"), bag);
        assertThat(settled.board().at(7, 9)).isEqualTo('t');
        assertThat(settled.bag()).isEqualTo(bag);
    }

    @Test
    void lettersTypedByHandHoldExactlyOneJoker() {
        Bag bag = Bag.full(TILES);
        assertThat(DRAWS.typed(bag, Rack.EMPTY, "?TIOEXG").value()).hasToString("?TIOEXG");
        assertThat(DRAWS.typed(bag, Rack.EMPTY, "ATIOEXG").refusal().key()).isEqualTo("draw.joker-wanted");
        assertThat(DRAWS.typed(bag, Rack.EMPTY, "??IOEXG").refusal().key()).isEqualTo("draw.one-joker");
        Bag withoutJokers = bag.minus(Rack.ofText("??"));
        assertThat(DRAWS.typed(withoutJokers, Rack.EMPTY, "ATIOEXG").isAccepted())
                .isTrue();
    }

    @Test
    void anExplosiveJokerBecomesTheLetterOfTheBestMove() {
        Draw drawn = new Draw(Rack.ofText("EG").tiles(), Rack.ofText("VHUK?").tiles(), false);
        Board board = Board.empty();
        Placement best = Placement.of("H4", "GUeVE");
        assertThat(ExplosiveRule.explode(drawn, DrawRuleTest.bagOf("EA"), board, best)
                        .rack())
                .isEqualTo(Rack.ofText("EEGHKUV"));
        assertThat(ExplosiveRule.explode(drawn, DrawRuleTest.bagOf("A"), board, best))
                .isEqualTo(drawn);
        assertThat(ExplosiveRule.explode(drawn, DrawRuleTest.bagOf("EA"), board, Placement.of("H4", "HEU")))
                .isEqualTo(drawn);
    }
}
