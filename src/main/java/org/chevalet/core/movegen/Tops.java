package org.chevalet.core.movegen;

import java.util.List;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;

/**
 * The best score of a rack on a board, with every play that reaches it.
 *
 * @param points the best score; zero when there is no play
 * @param plays all equal best plays, ordered by coordinate (across first), then word; empty when there is no play
 */
public record Tops(Points points, List<Play> plays) {

    public static final Tops NONE = new Tops(Points.ZERO, List.of());

    /** Copies the list, unless it is the generator's own, which is unmodifiable and unpacked when it is read. */
    public Tops {
        plays = plays instanceof PlayList ? plays : List.copyOf(plays);
    }

    /** Those that lie across: all the first round may retain (R§3.4). */
    public Tops across() {
        return new Tops(points, Play.across(plays));
    }

    /** All of them laid across on the empty board, which is the same both ways. */
    public Tops laidAcross() {
        return new Tops(points, plays.stream().map(Tops::laidAcross).distinct().toList());
    }

    private static Play laidAcross(Play play) {
        Placement placement = play.placement();
        return placement.coord().isAcross()
                ? play
                : new Play(new Placement(placement.coord().flipped(), placement.spelling()), play.points());
    }
}
