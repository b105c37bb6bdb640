package org.chevalet.core.movegen;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;

/**
 * Finds the best moves, or all moves, of a rack on a board.
 *
 * <p>Threads: one generator may be shared by any number of threads. The lexicon, the layout and the points are immutable
 * and shared; each call works in scratch memory of its own, taken from a pool and given back, so that calls allocate next
 * to nothing but their results.
 */
public final class MoveGenerator {

    /** Most tiles of one search. */
    public static final int MOST_TILES = Hand.MOST_TILES;

    /** Letters and jokers of a rack that are looked through in thousandths of a second; no format draws more. */
    public static final int MOST_DRAWN = 9;

    public static final int MOST_JOKERS = 2;

    /** Is a rack looked through at once? One with more letters or jokers would take seconds. */
    public static boolean isQuick(Rack rack) {
        return rack.size() <= MOST_DRAWN && rack.count(Tile.JOKER) <= MOST_JOKERS;
    }

    private final Lexicon lexicon;
    private final BoardLayout layout;
    private final int[] letterPoints = new int[Letter.ALPHABET_SIZE];

    /** Searches with their scratch memory, used again by later calls. */
    private final ConcurrentLinkedDeque<Search> idle = new ConcurrentLinkedDeque<>();

    public MoveGenerator(Lexicon lexicon, BoardLayout layout, TileSet tiles) {
        this.lexicon = lexicon;
        this.layout = layout;
        for (int letter = 0; letter < letterPoints.length; letter++) {
            letterPoints[letter] = tiles.points(Letter.ofIndex(letter));
        }
    }

    /**
     * The best score and every play that reaches it. On the empty board both directions count.
     *
     * @throws IllegalArgumentException when more than 9 tiles may be placed, or the rack has more than 15
     */
    public Tops tops(Board board, Rack rack, PlayLimits limits) {
        check(rack, limits);
        Search search = borrow();
        Tops tops = search.findTops(board, rack, limits).tops(board);
        idle.push(search);
        return tops;
    }

    /**
     * Every distinct play, highest score first, then by coordinate and word. The list is unmodifiable and makes its
     * plays as they are read, so asking for its size or its first page is cheap.
     *
     * @throws IllegalArgumentException when more than 9 tiles may be placed, or the rack has more than 15
     */
    public List<Play> plays(Board board, Rack rack, PlayLimits limits) {
        check(rack, limits);
        Search search = borrow();
        List<Play> plays = search.findAll(board, rack, limits).sorted(board);
        idle.push(search);
        return plays;
    }

    /** True when the rack can play anything at all on the board. */
    public boolean canPlay(Board board, Rack rack, PlayLimits limits) {
        return !tops(board, rack, limits).plays().isEmpty();
    }

    private Search borrow() {
        Search search = idle.poll();
        return search == null ? new Search(lexicon, layout, letterPoints) : search;
    }

    private static void check(Rack rack, PlayLimits limits) {
        if (limits.mostPlaced() > PackedPlay.MOST_PLACED || rack.size() > Hand.MOST_TILES) {
            throw new IllegalArgumentException("too many tiles: " + rack + " " + limits);
        }
    }
}
