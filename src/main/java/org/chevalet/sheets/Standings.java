package org.chevalet.sheets;

import java.util.List;
import org.chevalet.core.rules.PlayerId;
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
     * @param soloPoints sum of the solo bonuses
     * @param penalties what warnings cost at the end, as a number not below zero
     * @param total points, plus solo points, less penalties
     * @param deficit total less the top's, negative below the top
     * @param percentage of the top, 0 to 100 and more
     */
    public record Line(
            int rank,
            boolean shared,
            PlayerId player,
            TableNumber table,
            String name,
            Points points,
            Points soloPoints,
            Points penalties,
            Points total,
            Points deficit,
            double percentage) {}
}
