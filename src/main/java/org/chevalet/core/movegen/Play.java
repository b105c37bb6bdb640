package org.chevalet.core.movegen;

import java.util.List;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;

/**
 * A legal move and its points. A move is a set of placed tiles and their squares, jokers designated: a single tile that
 * forms words both ways is one play, given across when its across word has two letters or more.
 *
 * @param placement the whole word, letters already on the board included
 * @param points main word, cross-words and bonus
 */
public record Play(Placement placement, Points points) {

    /** Those of some plays that lie across, in their order: all a first round may retain (R§3.4). */
    public static List<Play> across(List<Play> plays) {
        return plays.stream()
                .filter(play -> play.placement().coord().isAcross())
                .toList();
    }
}
