package org.chevalet.core.ranking;

import java.math.BigDecimal;
import java.util.Optional;
import org.chevalet.core.game.PlayerTotal;
import org.chevalet.core.tile.Points;

/**
 * A line of a ranking.
 *
 * @param rank from 1; players whom nothing separates share it and the next rank is skipped (1, 2, 2, 4)
 * @param deficit total minus the sum of the tops (négatif): 0 or below, above when solos pay
 * @param percent 100 x total / sum of the tops, two decimals, half up
 * @param separated what gave him his rank among players otherwise equal, if anything had to
 */
public record Ranked(
        int rank, PlayerTotal player, Points deficit, BigDecimal percent, Optional<Separation> separated) {}
