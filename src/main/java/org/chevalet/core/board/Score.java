package org.chevalet.core.board;

import java.util.List;
import java.util.stream.Stream;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;

/**
 * What a placement is worth on a given board.
 *
 * @param points main word, every cross-word formed, and the bonus (R§1.2)
 * @param crossWords the words formed across the main one, in board order
 * @param used the tiles that come from the rack, a joker as {@code ?}
 * @param bonus the part of {@code points} earned by placing many tiles
 */
public record Score(Placement placement, Points points, List<CrossWord> crossWords, Rack used, Points bonus) {

    /** A word formed across the main one by a new tile at {@code square}. */
    public record CrossWord(Square square, Placement placement) {}

    public Score {
        crossWords = List.copyOf(crossWords);
    }

    public int tilesPlaced() {
        return used.size();
    }

    /** Every word the move makes where it stands, the main one first. */
    public Stream<Placement> made() {
        return Stream.concat(Stream.of(placement), crossWords.stream().map(CrossWord::placement));
    }

    /** Every word the move makes, the main one first; jokers as capitals. */
    public Stream<String> words() {
        return made().map(one -> one.spelling().word());
    }
}
