package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
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
        verdicts.put(new PlayerId(1), verdict(35, 40, Sanction.PENALTY, 0));
        assertThat(FISF.solo(verdicts, TOP)).contains(new PlayerId(1));
    }

    @Test
    void anAverageIsNeverASolo() {
        Map<PlayerId, Verdict> verdicts = scores(10, 0);
        verdicts.put(new PlayerId(2), verdict(23, 23, Sanction.AVERAGE, 0));
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
        verdicts.put(new PlayerId(1), verdict(62, 62, Sanction.NONE, 50));
        assertThat(BOOKLET.solo(verdicts, TOP)).isEmpty();
        assertThat(FISF.solo(verdicts, TOP)).contains(new PlayerId(1));
        verdicts.put(new PlayerId(2), verdict(58, 58, Sanction.NONE, 50));
        assertThat(BOOKLET.solo(verdicts, TOP)).contains(new PlayerId(1));
    }

    private static Map<PlayerId, Verdict> scores(int... points) {
        Map<PlayerId, Verdict> verdicts = new LinkedHashMap<>();
        for (int score : points) {
            Sanction sanction = score == 0 ? Sanction.NIL : Sanction.NONE;
            verdicts.put(new PlayerId(verdicts.size() + 1), verdict(score, score, sanction, 0));
        }
        return verdicts;
    }

    private static Verdict verdict(int paid, int before, Sanction sanction, int bonus) {
        Score score = new Score(
                Placement.of("H4", "MOT"), Points.of(before), List.of(), Rack.ofText("MOT"), Points.of(bonus));
        return new Verdict(
                Points.of(paid),
                Points.of(before),
                sanction,
                List.of(Ground.of(Reason.VALID)),
                Optional.of(new Reading(score)),
                List.of());
    }
}
