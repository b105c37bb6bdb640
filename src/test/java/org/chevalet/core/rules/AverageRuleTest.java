package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.tile.Points;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** The average instead of a second nil, R§5.9. */
class AverageRuleTest {

    private static final AverageRule RULE =
            new AverageRule(Presets.ruleSet("fisf-2023").slips());

    private static final List<Verdict> OTHERS = List.of(
            Verdicts.of(40, Sanction.NONE),
            Verdicts.of(31, Sanction.NONE),
            Verdicts.of(0, Sanction.NIL),
            Verdicts.of(12, Sanction.AVERAGE));

    /** In place of a second nil, of a slip that would be paid so much if its word were admitted. */
    private static Verdict average(AverageRule rule, Verdict proposed, List<Verdict> others) {
        return rule.mean(Optional.of(AverageRule.most(proposed).orElseThrow()), others);
    }

    @Test
    void itIsTheMeanOfTheOthersRoundedDown() {
        Verdict average = average(RULE, Verdicts.of(60, Sanction.NONE), OTHERS);
        assertThat(Desk.line(average)).isEqualTo("23 AVERAGE AVERAGE");
    }

    @Test
    void neverMoreThanWhatWasProposed() {
        assertThat(average(RULE, Verdicts.of(20, Sanction.NONE), OTHERS).paid()).isEqualTo(Points.of(20));
    }

    @Test
    void scoresAreTakenAfterPenaltiesUnlessTheRuleSetSaysOtherwise() {
        List<Verdict> penalised = List.of(Verdicts.of(35, Sanction.PENALTY));
        Verdict proposed = Verdicts.of(60, Sanction.NONE);
        assertThat(average(RULE, proposed, penalised).paid()).isEqualTo(Points.of(35));
        AverageRule before = new AverageRule(new RuleSet.SlipFigures(5, 3, 5, 5, 5, 3, true, true, false));
        assertThat(average(before, proposed, penalised).paid()).isEqualTo(Points.of(40));
    }

    @Test
    void onlyForTheSameWordAndNoOtherFault() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE");
        Verdict first = desk.claims("VERBE", "5D", 20);
        assertThat(AverageRule.repeats(first, desk.claims("VERBE", "6F", 20))).isTrue();
        assertThat(AverageRule.repeats(first, desk.claims("VETER", "6F", 20))).isFalse();
        assertThat(AverageRule.repeats(first, desk.claims("VERBE", "4D", 20))).isFalse();
        Desk without = Desk.later("H4 VERITE", "AAAAAAA", "VERITE");
        assertThat(AverageRule.repeats(first, without.claims("VERBE", "5D", 20)))
                .isFalse();
    }

    @Test
    void aSlipThatWouldBeNilAnywayGetsNone() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE");
        SlipContext context = new SlipContext(desk.round(), desk.board(), desk.rack(), desk.words()::contains);
        SlipRule rule = new SlipRule(desk.rules(), desk.settings());
        WrittenSlip nowhere = new WrittenSlip("VERBE", "", new ScoreClaim.Missing());
        Verdict proposed = rule.judgeAsIfAdmitted(context, nowhere, Set.of("VERBE"));
        assertThat(AverageRule.most(proposed)).isEmpty();
        Verdict placed = rule.judgeAsIfAdmitted(context, Desk.slip("VERBE", "5D", 20), Set.of("VERBE"));
        assertThat(average(RULE, placed, OTHERS).paid()).isEqualTo(Points.of(20));
    }

    @Test
    void aCrossWordCanBeTheRepeatedOne() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE");
        Verdict nil = desk.claims("VERBE", "10F", 31);
        assertThat(AverageRule.refusedWords(nil)).containsExactly("VERITER");
        assertThat(AverageRule.repeats(nil, nil)).isTrue();
    }
}
