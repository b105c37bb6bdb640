package org.chevalet.core.game;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.JokerRule;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;

/** The board after a round's master move, and the letters left in hand. */
record Aftermath(Board board, Rack kept) {

    /**
     * What a round leaves; a round without a master move leaves its board and no letters.
     *
     * @param bag letters in the bag after the round's draw
     */
    static Aftermath of(Round round, Bag bag, JokerRule jokers) {
        return round.master()
                .map(MasterMove::placement)
                .map(move -> new Aftermath(
                        jokers.settle(round.board(), move, bag).board(),
                        round.rack().minus(used(round.board(), move))))
                .orElseGet(() -> new Aftermath(round.board(), Rack.EMPTY));
    }

    private static Rack used(Board board, Placement move) {
        List<Tile> used = new ArrayList<>();
        for (int position = 0; position < move.spelling().length(); position++) {
            if (board.isEmpty(move.row(position), move.column(position))) {
                boolean joker = move.spelling().isJoker(position);
                used.add(joker ? Tile.JOKER : new Tile(move.spelling().text().charAt(position)));
            }
        }
        return Rack.of(used);
    }

    /** The letters of the set that are not on the board. */
    static Rack remaining(Board board, TileSet tiles) {
        List<Tile> placed = new ArrayList<>();
        for (String row : board.rows()) {
            row.chars()
                    .filter(square -> square != Board.NONE)
                    .mapToObj(square -> Character.isLowerCase(square) ? Tile.JOKER : new Tile((char) square))
                    .forEach(placed::add);
        }
        return Bag.full(tiles).minus(Rack.of(placed)).asRack();
    }
}
