package org.chevalet.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;
import org.chevalet.wiring.Presets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sudden death (R§3.8.3), topping, and games led by the room's best move. */
class OtherFormsTest {

    private static final PlayerId ONE = new PlayerId(1);
    private static final PlayerId TWO = new PlayerId(2);
    private static final PlayerId THREE = new PlayerId(3);

    @ParameterizedTest
    @CsvSource({"1, 80", "3, 80", "4, 60", "6, 60", "7, 40", "20, 40"})
    void suddenDeathGetsFaster(int round, int seconds) {
        assertThat(SuddenDeath.seconds(new RoundNumber(round))).isEqualTo(seconds);
    }

    @Test
    void whoeverPlaysBelowTheBestIsOut() {
        assertThat(SuddenDeath.eliminated(Map.of(ONE, Points.of(30), TWO, Points.of(28), THREE, Points.of(30))))
                .containsExactly(TWO);
        assertThat(SuddenDeath.eliminated(Map.of(ONE, Points.of(30), TWO, Points.of(30))))
                .isEmpty();
        assertThat(SuddenDeath.eliminated(Map.of(ONE, Points.ZERO, TWO, Points.ZERO)))
                .isEmpty();
    }

    @Test
    void penaltiesAreTakenOffAtOnceAndCanEliminate() {
        SuddenDeath rule = new SuddenDeath(
                Presets.ruleSet("fisf-2023").slips(), new GameSettings(Variant.NORMAL, 40, true, false));
        Verdict warned = Verdicts.of(30, Sanction.WARNING);
        assertThat(rule.compared(warned, 4, 0)).isEqualTo(Points.of(30));
        assertThat(rule.compared(warned, 5, 0)).isEqualTo(Points.of(25));
        assertThat(rule.compared(Verdicts.of(25, Sanction.PENALTY), 0, 0)).isEqualTo(Points.of(25));
    }

    @Test
    void toppingAddsUpTimesAndPenalties() {
        List<Topping.Outcome> rounds = List.of(
                new Topping.Outcome(Duration.ofSeconds(12), false), new Topping.Outcome(Duration.ofSeconds(60), true));
        assertThat(Topping.USUAL.result(rounds)).isEqualTo(Duration.ofSeconds(12 + 60 + 20));
        assertThat(Topping.USUAL.isOver(Duration.ofSeconds(59))).isFalse();
        assertThat(Topping.USUAL.isOver(Duration.ofSeconds(60))).isTrue();
    }

    @Test
    void aGuessTopsByItsScore() {
        assertThat(Topping.isTop(Verdicts.of(40, Sanction.NONE), Points.of(40))).isTrue();
        assertThat(Topping.isTop(Verdicts.of(39, Sanction.NONE), Points.of(40))).isFalse();
        assertThat(Topping.isTop(Verdict.nil(Ground.of(Reason.NO_PLACE)), Points.ZERO))
                .isFalse();
    }

    @Test
    void theRoomsBestMoveMayLeadTheGame() {
        Desk desk = Desk.later("H4 VERITE", "VERBEAT", "VERITE", "VERBE", "VERITER");
        Verdict thirty = desk.claims("VERBE", "10F", 30);
        Verdict twenty = desk.claims("VERBE", "5D", 20);
        Verdict nil = desk.claims("VERBO", "5D", 20);
        assertThat(RoomBest.of(List.of(twenty, thirty, thirty, nil)).points()).isEqualTo(Points.of(30));
        assertThat(RoomBest.of(List.of(twenty, thirty, thirty, nil)).plays())
                .singleElement()
                .satisfies(play -> assertThat(play.placement()).isEqualTo(Placement.of("10F", "VERBE")));
        assertThat(RoomBest.of(List.of(nil)).plays()).isEmpty();
    }
}
