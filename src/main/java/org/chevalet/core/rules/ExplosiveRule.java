package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * The explosive game (partie détonante): a joker drawn becomes the letter it stands for in the best move, before anybody
 * sees the rack; the joker goes back in the bag. It stays when the best move does without it or the bag has no such
 * letter.
 */
public final class ExplosiveRule {

    private ExplosiveRule() {}

    /**
     * The draw that players see.
     *
     * @param draw as it came out of the bag
     * @param bag letters left in the bag after it
     * @param best the best move of the draw's rack on this board
     */
    public static Draw explode(Draw draw, Bag bag, Board board, Placement best) {
        List<Tile> kept = new ArrayList<>(draw.kept());
        List<Tile> drawn = new ArrayList<>(draw.drawn());
        Bag left = bag;
        for (Tile letter : lettersOfJokers(board, best)) {
            List<Tile> where = drawn.contains(Tile.JOKER) ? drawn : kept;
            int index = where.indexOf(Tile.JOKER);
            if (index >= 0 && left.count(letter) > 0) {
                where.set(index, letter);
                left = left.minus(Rack.of(List.of(letter)));
            }
        }
        return new Draw(kept, drawn, draw.rejected());
    }

    private static List<Tile> lettersOfJokers(Board board, Placement best) {
        List<Tile> letters = new ArrayList<>();
        for (int position = 0; position < best.spelling().length(); position++) {
            boolean isNew = board.isEmpty(best.row(position), best.column(position));
            if (isNew && best.spelling().isJoker(position)) {
                letters.add(new Tile(best.spelling().word().charAt(position)));
            }
        }
        return letters;
    }
}
