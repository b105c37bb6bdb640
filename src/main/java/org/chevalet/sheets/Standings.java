package org.chevalet.sheets;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.ranking.Separation;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;

/**
 * The ranking (palmarès).
 *
 * @param rounds rounds counted
 * @param topTotal sum of their tops
 * @param lines by rank; players who share a rank follow each other
 */
public record Standings(Letterhead head, int rounds, Points topTotal, List<Line> lines) {

    public Standings {
        lines = List.copyOf(lines);
    }

    /**
     * One player.
     *
     * @param shared true when others have the same rank (ex aequo)
     * @param points sum of what the rounds paid
     * @param solos rounds on which the player was alone
     * @param soloPoints what they pay in all
     * @param penalties what warnings cost at the end, as a number not below zero
     * @param total points, plus solo points, less penalties
     * @param deficit total less the top's, negative below the top
     * @param percentage of the top, two decimals
     * @param separated the tie-break that gave the rank, if one had to
     * @param out sudden death: the round that put the player out
     * @param time topping: all times and penalties
     * @param left the round in play when the player left, if he did
     */
    public record Line(
            int rank,
            boolean shared,
            PlayerId player,
            TableNumber table,
            String name,
            Points points,
            int solos,
            Points soloPoints,
            Points penalties,
            Points total,
            Points deficit,
            BigDecimal percentage,
            Optional<Separation> separated,
            Optional<RoundNumber> out,
            Duration time,
            Optional<RoundNumber> left) {

        /** What one solo pays in this game: all pay the same. */
        Points soloBonus() {
            return solos == 0 ? Points.ZERO : Points.of(soloPoints.value() / solos);
        }
    }
}
