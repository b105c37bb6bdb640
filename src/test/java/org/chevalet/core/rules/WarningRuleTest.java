package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.tile.Points;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What warnings cost, R§5.9. */
class WarningRuleTest {

    private static final RuleSet.SlipFigures FIGURES =
            Presets.ruleSet("fisf-2023").slips();

    @ParameterizedTest
    @CsvSource({"3, 0", "4, 5", "5, 10", "0, 0"})
    void fromTheFourthOnInANormalGame(int warnings, int cost) {
        assertThat(rule(Variant.NORMAL, 180).cost(warnings)).isEqualTo(Points.of(cost));
        assertThat(rule(Variant.NORMAL, 120).cost(warnings)).isEqualTo(Points.of(cost));
    }

    @ParameterizedTest
    @CsvSource({"5, 0", "6, 5", "7, 10"})
    void fromTheSixthOnInABlitzOrOriginalGame(int warnings, int cost) {
        assertThat(rule(Variant.NORMAL, 60).cost(warnings)).isEqualTo(Points.of(cost));
        assertThat(rule(Variant.JOKER, 180).cost(warnings)).isEqualTo(Points.of(cost));
        assertThat(rule(Variant.SEVEN_OF_EIGHT, 180).cost(warnings)).isEqualTo(Points.of(cost));
    }

    @Test
    void whichOneCostsFirstAndHowMuchEach() {
        assertThat(rule(Variant.NORMAL, 180).firstCostly()).isEqualTo(4);
        assertThat(rule(Variant.NORMAL, 60).firstCostly()).isEqualTo(6);
        assertThat(rule(Variant.NORMAL, 180).each()).isEqualTo(Points.of(5));
    }

    private static WarningRule rule(Variant variant, int seconds) {
        return new WarningRule(FIGURES, new GameSettings(variant, seconds, true, false));
    }
}
