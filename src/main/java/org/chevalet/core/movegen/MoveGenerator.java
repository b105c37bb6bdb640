package org.chevalet.core.movegen;

import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/** Finds the best moves, or all moves, of a rack on a board. */
public final class MoveGenerator {

    private final Lexicon lexicon;
    private final BoardLayout layout;
    private final TileSet tiles;

    public MoveGenerator(Lexicon lexicon, BoardLayout layout, TileSet tiles) {
        this.lexicon = lexicon;
        this.layout = layout;
        this.tiles = tiles;
    }

    /** The best score and every play that reaches it. On the empty board both directions count. */
    public Tops tops(Board board, Rack rack, PlayLimits limits) {
        throw new UnsupportedOperationException(lexicon + " " + layout + tiles);
    }

    /** Every distinct play, highest score first, then by coordinate and word. */
    public List<Play> plays(Board board, Rack rack, PlayLimits limits) {
        throw new UnsupportedOperationException(lexicon + " " + layout + tiles);
    }
}
