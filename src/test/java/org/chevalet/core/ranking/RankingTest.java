package org.chevalet.core.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.rules.PlayForm;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet.TieBreak;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;
import org.junit.jupiter.api.Test;

/** Ranking of a game: total, deficit, percent, shared ranks (R introduction; common practice for ties). */
class RankingTest {

    private static PlayerTotal player(int table, int points, int solo, int warnings) {
        return new PlayerTotal(
                new PlayerId(table),
                new TableNumber(table),
                "Joueur " + table,
                Points.of(points),
                solo / 10,
                Points.of(solo),
                0,
                Points.of(warnings),
                0,
                20,
                List.of(),
                PlayerTotal.UNSETTLED,
                Optional.empty(),
                Duration.ZERO);
    }

    @Test
    void equalTotalsShareTheRankAndTheNextIsSkipped() {
        Ranking ranking = Ranking.of(
                List.of(
                        player(1, 700, 0, 0),
                        player(2, 780, 10, 0),
                        player(3, 795, 0, 5),
                        player(4, 650, 0, 0),
                        player(5, 800, 0, 0)),
                Points.of(800));
        assertThat(ranking.lines()).extracting(Ranked::rank).containsExactly(1, 2, 2, 4, 5);
        assertThat(ranking.lines())
                .extracting(line -> line.player().table().value())
                .containsExactly(5, 2, 3, 1, 4);
    }

    private static PlayerTotal equal(int table, int tops, int settled, Integer... paid) {
        return new PlayerTotal(
                new PlayerId(table),
                new TableNumber(table),
                "Joueur " + table,
                Points.of(700),
                0,
                Points.ZERO,
                0,
                Points.ZERO,
                tops,
                20,
                List.of(paid),
                settled,
                Optional.empty(),
                Duration.ZERO);
    }

    private static Ranking separated(List<PlayerTotal> players, TieBreak... chain) {
        return Ranking.of(players, Points.of(800), PlayForm.DUPLICATE, List.of(chain));
    }

    private static List<Integer> tables(Ranking ranking) {
        return ranking.lines().stream()
                .map(line -> line.player().table().value())
                .toList();
    }

    /** World duplicate of the Spanish federation, 2009: tops found, then the best move. */
    @Test
    void equalTotalsBySeparationInTheOrderOfTheChain() {
        List<PlayerTotal> players = List.of(
                equal(1, 5, PlayerTotal.UNSETTLED, 40, 90),
                equal(2, 6, PlayerTotal.UNSETTLED, 30, 20),
                equal(3, 5, PlayerTotal.UNSETTLED, 94, 10),
                equal(4, 5, PlayerTotal.UNSETTLED, 90, 40));
        Ranking ranking = separated(players, TieBreak.TOPS, TieBreak.BEST_MOVE);

        assertThat(tables(ranking)).containsExactly(2, 3, 1, 4);
        assertThat(ranking.lines()).extracting(Ranked::rank).containsExactly(1, 2, 3, 3);
        assertThat(ranking.lines().get(0).separated()).contains(new Separation(TieBreak.TOPS, 6, Optional.empty()));
        assertThat(ranking.lines().get(2).separated())
                .contains(new Separation(TieBreak.BEST_MOVE, 90, Optional.empty()));
        assertThat(separated(players).lines())
                .allSatisfy(line -> assertThat(line.separated()).isEmpty())
                .extracting(Ranked::rank)
                .containsOnly(1);
    }

    /** Quebec schools: the last round, then the one before. */
    @Test
    void equalTotalsByTheLastRoundsThatDiffer() {
        Ranking ranking = separated(
                List.of(
                        equal(1, 0, PlayerTotal.UNSETTLED, 50, 20, 30),
                        equal(2, 0, PlayerTotal.UNSETTLED, 10, 60, 30),
                        equal(3, 0, PlayerTotal.UNSETTLED, 40, 29, 31)),
                TieBreak.LAST_ROUNDS);

        assertThat(tables(ranking)).containsExactly(3, 2, 1);
        assertThat(ranking.lines().get(2).separated())
                .contains(new Separation(TieBreak.LAST_ROUNDS, 20, Optional.of(new RoundNumber(2))));
    }

    /** R§3.8.3: a sudden death played apart, entered by hand. */
    @Test
    void equalTotalsByASuddenDeathOnceItIsEntered() {
        List<PlayerTotal> before =
                List.of(equal(1, 0, PlayerTotal.UNSETTLED, 10), equal(2, 0, PlayerTotal.UNSETTLED, 10));
        assertThat(separated(before, TieBreak.SUDDEN_DEATH).lines())
                .extracting(Ranked::rank)
                .containsExactly(1, 1);
        Ranking after = separated(List.of(equal(1, 0, 2, 10), equal(2, 0, 1, 10)), TieBreak.SUDDEN_DEATH);
        assertThat(tables(after)).containsExactly(2, 1);
        assertThat(after.lines()).extracting(Ranked::rank).containsExactly(1, 2);
    }

    /** R§3.8.3: whatever chain was set before the game. */
    @Test
    void aSuddenDeathThatWasEnteredCountsLastWithoutBeingForeseen() {
        List<PlayerTotal> played = List.of(equal(1, 3, 2, 10), equal(2, 3, 1, 10), equal(3, 4, 3, 10));
        assertThat(tables(separated(played))).containsExactly(2, 1, 3);
        assertThat(tables(separated(played, TieBreak.TOPS))).containsExactly(3, 2, 1);
    }

    @Test
    void aTieBreakIsShownOnlyWhereTotalsAreEqual() {
        Ranking ranking =
                separated(List.of(equal(1, 3, PlayerTotal.UNSETTLED, 10), player(2, 750, 0, 0)), TieBreak.TOPS);
        assertThat(ranking.lines())
                .allSatisfy(line -> assertThat(line.separated()).isEmpty());
    }

    @Test
    void deficitAndPercentAreToTheSumOfTheTops() {
        Ranked line = Ranking.of(List.of(player(1, 790, 0, 0)), Points.of(800))
                .lines()
                .get(0);
        assertThat(line.deficit()).isEqualTo(Points.of(-10));
        assertThat(line.percent()).isEqualByComparingTo("98.75");
    }

    @Test
    void percentHasTwoDecimalsRoundedHalfUp() {
        assertThat(Ranking.of(List.of(player(1, 1, 0, 0)), Points.of(800))
                        .lines()
                        .get(0)
                        .percent())
                .hasToString("0.13");
        assertThat(Ranking.of(List.of(player(1, 0, 0, 0)), Points.ZERO)
                        .lines()
                        .get(0)
                        .percent())
                .hasToString("0.00");
    }

    @Test
    void soloBonusesCanPassTheTop() {
        Ranked line = Ranking.of(List.of(player(1, 800, 20, 5)), Points.of(800))
                .lines()
                .get(0);
        assertThat(line.deficit()).isEqualTo(Points.of(15));
    }
}
