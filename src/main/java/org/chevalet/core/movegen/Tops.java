package org.chevalet.core.movegen;

import java.util.List;
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
}
