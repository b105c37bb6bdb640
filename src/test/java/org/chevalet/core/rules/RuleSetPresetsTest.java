package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.chevalet.core.rules.RuleSet.SoloDefinition;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** The rule sets the program ships. */
class RuleSetPresetsTest {

    private static final RuleSet FISF = Presets.ruleSet("fisf-2023");
    private static final RuleSet BOOKLET = Presets.ruleSet("booklet");

    @Test
    void theBookletDiffersInTheSoloOnly() {
        assertThat(BOOKLET)
                .usingRecursiveComparison()
                .ignoringFields("name", "solo")
                .isEqualTo(FISF);
        assertThat(BOOKLET.solo().definition()).isEqualTo(SoloDefinition.ALONE_TOP);
        assertThat(FISF.solo().definition()).isEqualTo(SoloDefinition.ALONE_BEST);
        assertThat(BOOKLET.solo().bonus()).isEqualTo(FISF.solo().bonus());
    }

    @Test
    void whatNoSourceSettlesHasItsDefault() {
        assertThat(FISF.joker()).isEqualTo(new RuleSet.JokerFigures(false, true));
        assertThat(FISF.slips()).isEqualTo(new RuleSet.SlipFigures(5, 3, 5, 5, 5, 3, true, true, true));
        assertThat(FISF.solo().counts()).isEqualTo(RuleSet.SoloCount.WITH_SLIP);
        assertThat(FISF.solo().scope()).isEqualTo(RuleSet.SoloScope.EVENT);
        assertThat(FISF.ranking().tieBreaks()).isEmpty();
    }
}
