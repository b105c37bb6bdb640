package org.chevalet.core.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.rules.PlayerId;
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
                20);
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
