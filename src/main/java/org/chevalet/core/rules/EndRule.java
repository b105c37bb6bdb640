package org.chevalet.core.rules;

import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/** When a game is over (R§3.7). */
public final class EndRule {

    private final TileSet tiles;

    public EndRule(TileSet tiles) {
        this.tiles = tiles;
    }

    /** Why a game ends; each has a sentence {@code end.<name>}. */
    public enum Reason {
        ALL_PLACED,
        NOTHING_FITS,
        ONE_LETTER_LEFT,
        ALL_VOWELS,
        ALL_CONSONANTS,
        NO_OTHER_RACK,
        STOPPED_BY_ARBITER
    }

    /**
     * Is the game over before a new draw?
     *
     * @param remaining all letters not on the board: bag and kept letters together
     * @param canPlay tells whether any move exists with those letters taken as one big rack; asked last
     */
    public Optional<Reason> end(Board board, Rack remaining, CanPlay canPlay) {
        throw new UnsupportedOperationException(tiles.name());
    }

    /** Asks a move generator whether anything can be placed. */
    @FunctionalInterface
    public interface CanPlay {
        boolean any(Board board, Rack letters);
    }
}
