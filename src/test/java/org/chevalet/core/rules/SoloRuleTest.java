package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.chevalet.core.tile.Points;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;

/** Solos: R§3.5 and the booklet's definition. */
class SoloRuleTest {

    private static final SoloRule FISF =
            new SoloRule(Presets.ruleSet("fisf-2023").solo());
    private static final SoloRule BOOKLET =
            new SoloRule(Presets.ruleSet("booklet").solo());
    private static final Points TOP = Points.of(62);

    @Test
    void aloneBestIsASoloWhateverTheTop() {
        assertThat(FISF.solo(scores(40, 38, 38), TOP)).contains(new PlayerId(1));
        assertThat(BOOKLET.solo(scores(40, 38, 38), TOP)).isEmpty();
        assertThat(BOOKLET.solo(scores(62, 38, 38), TOP)).contains(new PlayerId(1));
    }

    @Test
    void equalScoresMakeNoSolo() {
        assertThat(FISF.solo(scores(40, 40, 38), TOP)).isEmpty();
        assertThat(BOOKLET.solo(scores(62, 62, 38), TOP)).isEmpty();
    }

    @Test
    void nobodyIsSoloWithANil() {
        assertThat(FISF.solo(scores(0, 0, 0), TOP)).isEmpty();
        assertThat(FISF.solo(scores(0), Points.ZERO)).isEmpty();
        assertThat(FISF.solo(Map.of(), TOP)).isEmpty();
    }

    @Test
    void scoresAreComparedBeforeThePenalty() {
        Map<PlayerId, Verdict> verdicts = scores(0, 38);
        verdicts.put(new PlayerId(1), Verdicts.of(35, Sanction.PENALTY));
        assertThat(FISF.solo(verdicts, TOP)).contains(new PlayerId(1));
    }

    @Test
    void anAverageIsNeverASolo() {
        Map<PlayerId, Verdict> verdicts = scores(10, 0);
        verdicts.put(new PlayerId(2), Verdicts.of(23, Sanction.AVERAGE));
        assertThat(FISF.solo(verdicts, TOP)).isEmpty();
    }

    @Test
    void theBonusIsPaidFromSixteenPlayersOn() {
        assertThat(FISF.bonus(16)).isEqualTo(Points.of(10));
        assertThat(FISF.bonus(15)).isEqualTo(Points.ZERO);
        assertThat(BOOKLET.bonus(16)).isEqualTo(Points.of(10));
        assertThat(BOOKLET.bonus(15)).isEqualTo(Points.ZERO);
    }

    @Test
    void theBookletDoesNotRewardTheOnlyScrabble() {
        Map<PlayerId, Verdict> verdicts = scores(0, 38);
        verdicts.put(new PlayerId(1), Verdicts.of(62, Sanction.NONE, 50));
        assertThat(BOOKLET.solo(verdicts, TOP)).isEmpty();
        assertThat(FISF.solo(verdicts, TOP)).contains(new PlayerId(1));
        verdicts.put(new PlayerId(2), Verdicts.of(58, Sanction.NONE, 50));
        assertThat(BOOKLET.solo(verdicts, TOP)).contains(new PlayerId(1));
    }

    @Test
    void twoAtTheBestScoreAreADuo() {
        assertThat(SoloRule.best(scores(40, 40, 38))).containsExactly(new PlayerId(1), new PlayerId(2));
        assertThat(SoloRule.best(scores(0, 0))).isEmpty();
    }

    @Test
    void theSpanishBonusDependsOnTheTopAndIsLimited() {
        SoloRule spanish = new SoloRule(new RuleSet.SoloFigures(
                RuleSet.SoloDefinition.ALONE_BEST,
                10,
                10,
                5,
                25,
                false,
                RuleSet.SoloCount.SEATED,
                RuleSet.SoloScope.EVENT));
        assertThat(spanish.bonus(10, true)).isEqualTo(Points.of(10));
        assertThat(spanish.bonus(10, false)).isEqualTo(Points.of(5));
        assertThat(spanish.bonus(9, true)).isEqualTo(Points.ZERO);
        assertThat(spanish.limited(Points.of(35))).isEqualTo(Points.of(25));
        assertThat(spanish.limited(Points.of(20))).isEqualTo(Points.of(20));
        assertThat(spanish.players(12, 9)).isEqualTo(12);
        assertThat(FISF.players(17, 16)).isEqualTo(16);
        assertThat(FISF.limited(Points.of(100))).isEqualTo(Points.of(100));
    }

    private static Map<PlayerId, Verdict> scores(int... points) {
        Map<PlayerId, Verdict> verdicts = new LinkedHashMap<>();
        for (int score : points) {
            Sanction sanction = score == 0 ? Sanction.NIL : Sanction.NONE;
            verdicts.put(new PlayerId(verdicts.size() + 1), Verdicts.of(score, sanction));
        }
        return verdicts;
    }
}
