package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Draw and rejection, R§3.1, 3.2, 3.6. */
class DrawRuleTest {

    private static final TileSet TILES = Presets.frenchTiles();
    private static final DrawRule RULE =
            new DrawRule(Presets.ruleSet("fisf-2023").draw(), TILES, Variant.NORMAL);
    private static final Rack PLENTY = Bag.full(TILES).asRack();

    @ParameterizedTest
    @CsvSource({
        "AEIOUBC, true, true",
        "AEIOUUB, false, true",
        "AEIOUUY, false, true",
        "BCDFG?Y, true, true",
        "BCDFGH?, false, true",
        "BCDFGHJ, false, false",
        "AEIOUAE, false, false"
    })
    void vowelsAndConsonantsUpToRound15AndAfter(String rack, boolean inRound15, boolean inRound16) {
        assertThat(RULE.isAcceptable(Rack.ofText(rack), PLENTY, new RoundNumber(1)))
                .isEqualTo(inRound15);
        assertThat(RULE.isAcceptable(Rack.ofText(rack), PLENTY, new RoundNumber(15)))
                .isEqualTo(inRound15);
        assertThat(RULE.isAcceptable(Rack.ofText(rack), PLENTY, new RoundNumber(16)))
                .isEqualTo(inRound16);
    }

    @ParameterizedTest
    @CsvSource({"12", "20"})
    void withOneVowelLeftTheMinimumIsRelaxed(int round) {
        Rack remaining = Rack.ofText("ABCDFGHJK");
        assertThat(RULE.isAcceptable(Rack.ofText("ABCDFGH"), remaining, new RoundNumber(round)))
                .isTrue();
        assertThat(RULE.isAcceptable(Rack.ofText("KBCDFGH"), remaining, new RoundNumber(round)))
                .isFalse();
        DrawRule.Outcome outcome = RULE.draw(
                Bag.full(TILES).minus(Bag.full(TILES).minus(remaining).asRack()),
                Rack.EMPTY,
                new RoundNumber(round),
                new Random(5));
        assertThat(outcome.draw().orElseThrow().rack().count(new Tile('A'))).isEqualTo(1);
    }

    @Test
    void atTheEndTheJokerMustStandForTheMissingKind() {
        Rack remaining = Rack.ofText("BCDFGHJK?");
        assertThat(RULE.isAcceptable(Rack.ofText("BCDFGHJ"), remaining, new RoundNumber(20)))
                .isFalse();
        assertThat(RULE.isAcceptable(Rack.ofText("BCDFGH?"), remaining, new RoundNumber(20)))
                .isTrue();
    }

    @Test
    void aRejectedRackGoesBackWholeAndACompleteNewOneIsDrawn() {
        Rack kept = Rack.ofText("BCDFGH");
        DrawRule.Outcome outcome = RULE.draw(Bag.full(TILES).minus(kept), kept, new RoundNumber(3), new Random(1));
        assertThat(outcome.rejected()).isNotEmpty();
        assertThat(outcome.rejected().get(0).kept()).hasSize(6);
        Draw draw = outcome.draw().orElseThrow();
        assertThat(draw.rejected()).isTrue();
        assertThat(draw.kept()).isEmpty();
        assertThat(draw.drawn()).hasSize(7);
    }

    @Test
    void aRackWithNothingKeptIsNotMarkedAsRejected() {
        for (int seed = 0; seed < 200; seed++) {
            DrawRule.Outcome outcome = RULE.draw(Bag.full(TILES), Rack.EMPTY, RoundNumber.FIRST, new Random(seed));
            assertThat(outcome.draw().orElseThrow().rejected()).isFalse();
        }
    }

    @Test
    void everyDrawIsAcceptableAndComesFromTheBag() {
        for (int seed = 0; seed < 300; seed++) {
            Rack kept = Rack.ofText("AEE");
            Bag bag = Bag.full(TILES).minus(kept);
            Draw draw = RULE.draw(bag, kept, new RoundNumber(4), new Random(seed))
                    .draw()
                    .orElseThrow();
            assertThat(draw.rack().size()).isEqualTo(7);
            assertThat(PLENTY.covers(draw.rack())).isTrue();
            assertThat(RULE.isAcceptable(draw.rack(), PLENTY, new RoundNumber(4)))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"BCD", "AEO", "?", "E"})
    void nothingIsDrawnWhenNoRackCanBeAcceptable(String remaining) {
        assertThat(RULE.draw(bagOf(remaining), Rack.EMPTY, new RoundNumber(20), new Random(1))
                        .draw())
                .isEmpty();
    }

    @Test
    void theLastRackMayBeShort() {
        Draw draw = RULE.draw(bagOf("P"), Rack.ofText("O"), new RoundNumber(20), new Random(1))
                .draw()
                .orElseThrow();
        assertThat(draw).hasToString("O+P");
    }

    @Test
    void afterACancelledRoundTheRackIsAnotherOne() {
        Rack refused = Rack.ofText("ABCDEFG");
        Bag bag = bagOf("ABCDEFGH");
        for (int seed = 0; seed < 20; seed++) {
            Optional<Draw> draw = RULE.drawOther(
                            bag, Rack.EMPTY, new RoundNumber(20), Optional.of(refused), new Random(seed))
                    .draw();
            assertThat(draw.orElseThrow().rack()).isNotEqualTo(refused);
        }
        assertThat(RULE.drawOther(
                                bagOf("ABCDEFG"), Rack.EMPTY, new RoundNumber(20), Optional.of(refused), new Random(1))
                        .draw())
                .isEmpty();
    }

    @Test
    void lettersTypedByHandAreCheckedAgainstBagAndKeptLetters() {
        Rack kept = Rack.ofText("AEI");
        Bag bag = Bag.full(TILES).minus(kept);
        assertThat(RULE.typed(bag, kept, "AEI+RSTU").value()).hasToString("AEI+RSTU");
        assertThat(RULE.typed(bag, kept, "r a s e t i u").value()).hasToString("AEI+RSTU");
        assertThat(RULE.typed(bag, kept, "-BNISRAA").value()).hasToString("-BNISRAA");
        assertThat(RULE.typed(bag, kept, "AEIRST").refusal().key()).isEqualTo("draw.too-few");
        assertThat(RULE.typed(bag, kept, "AEIRSTUU").refusal().key()).isEqualTo("draw.too-many");
        assertThat(RULE.typed(bag, kept, "AERSTUU").refusal().args()).containsExactly("I");
        assertThat(RULE.typed(bag, kept, "AEIWWTU").refusal().key()).isEqualTo("draw.not-in-bag");
        assertThat(RULE.typed(bag, kept, "AEIWWTU").refusal().args()).containsExactly("W");
        assertThat(RULE.typed(bag, kept, "AEI3STU").refusal().key()).isEqualTo("rack.bad-character");
    }

    @Test
    void theFirstLettersMayBeGiven() {
        DrawRule given = new DrawRule(new RuleSet.DrawFigures(15, 2, 1, true, false, "QWZ"), TILES, Variant.NORMAL);
        for (int seed = 0; seed < 20; seed++) {
            Draw draw = given.draw(Bag.full(TILES), Rack.EMPTY, RoundNumber.FIRST, new Random(seed))
                    .draw()
                    .orElseThrow();
            assertThat(draw.rack().covers(Rack.ofText("QWZ"))).isTrue();
            assertThat(draw.rack().size()).isEqualTo(7);
        }
    }

    @Test
    void inSpainJokersDoNotCountForTheLateMinimum() {
        DrawRule spanish = new DrawRule(new RuleSet.DrawFigures(15, 2, 1, false, false, ""), TILES, Variant.NORMAL);
        assertThat(spanish.isAcceptable(Rack.ofText("BCDFGH?"), PLENTY, new RoundNumber(16)))
                .isFalse();
        assertThat(spanish.isAcceptable(Rack.ofText("BCDFG??"), PLENTY, new RoundNumber(15)))
                .isTrue();
    }

    @Test
    void theReserveJokerOfAJokerGameIsNoLetterLeft() {
        Rack all = Rack.ofText("BC??");
        assertThat(new JokerRule(Variant.JOKER).counted(all)).isEqualTo(Rack.ofText("BC?"));
        assertThat(new JokerRule(Variant.JOKER, new RuleSet.JokerFigures(true, true)).counted(all))
                .isEqualTo(all);
        assertThat(new JokerRule(Variant.NORMAL).counted(all)).isEqualTo(all);
    }

    static Bag bagOf(String letters) {
        Bag full = Bag.full(TILES);
        return full.minus(full.minus(Rack.ofText(letters)).asRack());
    }
}
