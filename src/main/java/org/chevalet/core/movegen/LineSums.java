package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.lexicon.Anagrams;

/**
 * What the squares of one line add up to, from its first square to any other, so that the bound of all words between two
 * squares takes one subtraction. A sum is a long of numbers side by side, none of which can grow into the next:
 *
 * <pre>
 * bits 0..15   the most that the rack's tiles can earn in cross-words
 * bits 16..27  points of the tiles on the board
 * bits 28..31  how many these are
 * bits 32..39  double letter squares, and from bit 36 triple ones: as in {@link Hand#premium}
 * bits 40..47  double word squares, and from bit 44 triple ones
 * </pre>
 *
 * <p>A square counts as a premium square or as a tile, never as both. One instance serves one search at a time.
 */
final class LineSums {

    private static final int TILE_POINTS = 16;
    private static final int TILES = 28;
    private static final int PREMIUMS = 32;
    private static final int MULTIPLIERS = 40;

    /** Word multiplier by number of double and triple word squares. */
    private static final int[] PRODUCT = new int[256];

    static {
        for (int squares = 0; squares < PRODUCT.length; squares++) {
            PRODUCT[squares] = (int) (Math.pow(2, squares & 15) * Math.pow(3, squares >> 4));
        }
    }

    private static final int WIDTH = Lines.SIZE + 1;
    private static final int ALL = (1 << Lines.SIZE) - 1;
    private static final int MOST_POINTS = 0xFFF;

    private final Lines lines;
    private final Hand hand;
    private final int[] squares;

    /** What each square adds when it is empty, line by line. */
    private final long[] premiums = new long[Lines.COUNT * WIDTH];

    /** Squares of the line that are empty, as a mask of positions. */
    private int empties;

    /** Squares that no tile of the rack fits, and the border. */
    private int blocked;

    /** The sum, and the key of the board's letters, of all squares before a position. */
    private final long[] sum = new long[WIDTH];

    private final long[] key = new long[WIDTH];

    /** The positions of the empty squares in their order, then the border. */
    private final int[] empty = new int[WIDTH];

    /** Reads the premiums of the squares, before any board is loaded. */
    LineSums(Lines lines, Hand hand) {
        this.lines = lines;
        this.hand = hand;
        this.squares = lines.squares;
        for (int line = 0; line < Lines.COUNT; line++) {
            for (int position = 0; position < Lines.SIZE; position++) {
                int place = Lines.at(line, position);
                premiums[line * WIDTH + position] =
                        premium(squares[place + Lines.LETTER_MULTIPLIER], squares[place + Lines.WORD_MULTIPLIER]);
            }
        }
    }

    /** What an empty square adds because of its premium. */
    private static long premium(int letterMultiplier, int wordMultiplier) {
        return count(letterMultiplier) << PREMIUMS | count(wordMultiplier) << MULTIPLIERS;
    }

    private static long count(int multiplier) {
        return multiplier == 1 ? 0 : multiplier == 2 ? 1 : Hand.TRIPLE;
    }

    /** Adds up a line. */
    void load(int line) {
        int occupied = lines.occupied[line];
        System.arraycopy(premiums, line * WIDTH, sum, 1, Lines.SIZE);
        Arrays.fill(key, 0L);
        for (int tiles = occupied; tiles != 0; tiles &= tiles - 1) {
            int position = Integer.numberOfTrailingZeros(tiles);
            int place = Lines.at(line, position);
            sum[position + 1] = (long) squares[place + Lines.TILE_POINTS] << TILE_POINTS | 1L << TILES;
            key[position + 1] = Anagrams.key(squares[place + Lines.TILE]);
        }
        addCrosses(line);
        long sumBefore = 0;
        long keyBefore = 0;
        for (int position = 1; position <= Lines.SIZE; position++) {
            sumBefore += sum[position];
            keyBefore += key[position];
            sum[position] = sumBefore;
            key[position] = keyBefore;
        }
        listEmpty(~occupied & ALL);
    }

    private void addCrosses(int line) {
        int playable = hand.playable();
        blocked = 1 << Lines.SIZE;
        for (int crossed = lines.crossed(line); crossed != 0; crossed &= crossed - 1) {
            int position = Integer.numberOfTrailingZeros(crossed);
            int place = Lines.at(line, position);
            int fits = squares[place + Lines.FITS];
            sum[position + 1] += squares[place + Lines.CROSS_POINTS]
                    + squares[place + Lines.CROSS_MULTIPLIER] * hand.dearestOf(fits);
            blocked |= (fits & playable) == 0 ? 1 << position : 0;
        }
    }

    private void listEmpty(int squares) {
        empties = squares;
        int count = 0;
        for (int some = empties; some != 0; some &= some - 1) {
            empty[count++] = Integer.numberOfTrailingZeros(some);
        }
        empty[count] = Lines.SIZE;
    }

    /** How many squares before a position, up to {@code room}, can be filled. */
    int leftRoom(int position, int room) {
        int shut = blocked & (1 << position) - 1;
        return Math.min(room, position - 1 - (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(shut)));
    }

    /** How many empty squares from a position on can be filled. */
    int rightRoom(int position) {
        int from = -1 << position;
        int open = Integer.lowestOneBit(blocked & from) - 1;
        return Math.min(hand.most, Integer.bitCount(empties & from & open));
    }

    /** The rank of the first empty square from a position on. */
    int rank(int position) {
        return Integer.bitCount(empties & (1 << position) - 1);
    }

    /** Where a word ends that fills the empty squares before the one with a rank: on that square, or behind the line. */
    int end(int rank) {
        return empty[rank];
    }

    /** The bound of a word from a position to before another, with so many placed tiles. */
    int bound(int from, int end, int placed) {
        long word = sum[end] - sum[from];
        int points = (int) (word >>> TILE_POINTS) & MOST_POINTS;
        int premium = hand.premium[(int) (word >>> PREMIUMS) & 0xFF];
        int multiplier = PRODUCT[(int) (word >>> MULTIPLIERS)];
        return (points + hand.dearest[placed] + premium) * multiplier + ((int) word & 0xFFFF) + hand.bonusUpTo[placed];
    }

    /** How many tiles of the board stand from a position to before another. */
    int tiles(int from, int end) {
        return (int) (sum[end] - sum[from] >>> TILES) & 0xF;
    }

    /** The key of their letters, as in {@link Anagrams}. */
    long key(int from, int end) {
        return key[end] - key[from];
    }
}
