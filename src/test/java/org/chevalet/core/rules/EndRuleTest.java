package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Rack;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The end of a game, R§3.7. */
class EndRuleTest {

    private static final EndRule RULE = new EndRule(Presets.frenchTiles());

    @ParameterizedTest
    @CsvSource({
        "'', ALL_PLACED",
        "E, ONE_LETTER_LEFT",
        "?, ONE_LETTER_LEFT",
        "Y, ONE_LETTER_LEFT",
        "BCD, ALL_CONSONANTS",
        "AEO, ALL_VOWELS",
        "BCY, ",
        "B?, ",
        "A?, ",
        "Y?, ",
        "OP, "
    })
    void byTheLettersLeft(String remaining, EndRule.Reason reason) {
        assertThat(RULE.end(Board.empty(), Rack.ofText(remaining), (board, letters) -> true)
                        .orElse(null))
                .isEqualTo(reason);
    }

    @Test
    void whenNothingCanBePlacedAnyMore() {
        assertThat(RULE.end(Board.empty(), Rack.ofText("QVE"), (board, letters) -> false))
                .contains(EndRule.Reason.NOTHING_FITS);
    }

    @Test
    void whenACancelledOrImpossibleRoundLeavesNoOtherRack() {
        DrawRule draws = new DrawRule(Presets.ruleSet("fisf-2023").draw(), Presets.frenchTiles(), Variant.NORMAL);
        RoundNumber round = new RoundNumber(20);
        assertThat(RULE.endAfter(Rack.ofText("ABCDEFG"), Rack.ofText("ABCDEFG"), round, draws))
                .contains(EndRule.Reason.NO_OTHER_RACK);
        assertThat(RULE.endAfter(Rack.ofText("ABCDEFGH"), Rack.ofText("ABCDEFG"), round, draws))
                .isEmpty();
        assertThat(RULE.endAfter(Rack.ofText("ABBBBBBBB"), Rack.ofText("ABBBBBB"), round, draws))
                .contains(EndRule.Reason.NO_OTHER_RACK);
    }

    @Test
    void theReserveJokerOfAJokerGameKeepsNothingGoing() {
        EndRule joker = new EndRule(Presets.ruleSet("fisf-2023"), Variant.JOKER);
        assertThat(joker.end(Board.empty(), Rack.ofText("??"), (board, letters) -> true))
                .contains(EndRule.Reason.ONE_LETTER_LEFT);
        assertThat(joker.end(Board.empty(), Rack.ofText("MN?"), (board, letters) -> true))
                .isEmpty();
    }
}
