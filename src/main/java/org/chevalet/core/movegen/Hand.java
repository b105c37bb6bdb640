package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.WordGraph;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Rack;

/** The rack as a search reads it, with the best that its tiles can earn. One instance serves one search at a time. */
final class Hand {

    /** Most tiles of a rack: what {@link #tiles} can count, four bits for each letter. */
    static final int MOST_TILES = 15;

    /** In {@link #premium}, from a number of triple letter squares to the next. */
    static final int TRIPLE = 16;

    private final int[] letterPoints;

    /** Copies of each letter; jokers apart. */
    final int[] count = new int[Letter.ALPHABET_SIZE];

    int jokers;

    /** Mask of the letters of which there is a tile. */
    int letters;

    /** Most tiles that one play can place. */
    int most;

    /** True when a letter of the rack is worth no more than a joker. */
    boolean hasWorthless;

    final int[] bonus = new int[PackedPlay.MOST_PLACED + 1];

    /** The greatest bonus for so many tiles or fewer. */
    final int[] bonusUpTo = new int[PackedPlay.MOST_PLACED + 1];

    /** Sum of the points of the n dearest tiles. */
    final int[] dearest = new int[PackedPlay.MOST_PLACED + 1];

    /** Points of the rack's tiles, dearest first, jokers with 0; then zeros. */
    private final int[] points = new int[2 * PackedPlay.MOST_PLACED + 2];

    /**
     * The most that letter premiums add, by number of double and triple letter squares filled: place
     * {@code doubles + TRIPLE * triples}.
     */
    final int[] premium = new int[TRIPLE * TRIPLE];

    // The letters of the rack by their points, dearest first: a mask of letters, and what a tile of them is worth;
    // then the mark that ends the list, worth nothing.
    private int ranks;
    private final int[] alike = new int[Letter.ALPHABET_SIZE + 1];
    private final int[] alikeWorth = new int[Letter.ALPHABET_SIZE + 1];

    Hand(int[] letterPoints) {
        this.letterPoints = letterPoints;
    }

    void load(Rack rack, PlayLimits limits) {
        letters = 0;
        hasWorthless = false;
        int size = 0;
        Arrays.fill(points, 0);
        for (int letter = 0; letter < count.length; letter++) {
            count[letter] = rack.count(letter);
            worth[letter] = count[letter] == 0 ? 0 : letterPoints[letter];
            if (count[letter] > 0) {
                letters |= 1 << letter;
                hasWorthless |= letterPoints[letter] == 0;
                size += count[letter];
                for (int copy = Math.min(count[letter], PackedPlay.MOST_PLACED); copy > 0; copy--) {
                    insert(letterPoints[letter]);
                }
            }
        }
        jokers = rack.count(Letter.ALPHABET_SIZE);
        pack();
        rank();
        most = Math.min(limits.mostPlaced(), size + jokers);
        for (int placed = 1; placed <= most; placed++) {
            bonus[placed] = limits.bonus(placed);
            bonusUpTo[placed] = Math.max(bonusUpTo[placed - 1], bonus[placed]);
            dearest[placed] = dearest[placed - 1] + points[placed - 1];
        }
        for (int triples = 0; triples <= most; triples++) {
            for (int doubles = 0; doubles + triples <= most; doubles++) {
                premium[doubles + TRIPLE * triples] = dearest[triples] + dearest[doubles + triples];
            }
        }
    }

    /** Points of a letter when the hand has a tile of it; 0 when only a joker can be it. */
    final int[] worth = new int[Letter.ALPHABET_SIZE];

    /** Bits of {@link #tiles} that count the jokers. */
    static final int JOKER_SHIFT = 60;

    /** A joker in {@link #tiles}. */
    static final long ONE_JOKER = 1L << JOKER_SHIFT;

    /** Where {@link #tiles} counts the tiles of a letter; {@link #JOKER_SHIFT} for a letter that only a joker can be. */
    final int[] shift = new int[Letter.ALPHABET_SIZE];

    /** The whole hand: four bits for each letter in it, in alphabetical order from bit 0, and for the jokers. */
    long tiles;

    private void pack() {
        tiles = (long) jokers << JOKER_SHIFT;
        int next = 0;
        for (int letter = 0; letter < shift.length; letter++) {
            shift[letter] = JOKER_SHIFT;
            if (count[letter] > 0) {
                shift[letter] = next;
                tiles |= (long) count[letter] << next;
                next += 4;
            }
        }
    }

    /** Insertion into the sorted points; the cheapest may fall off the end. */
    private void insert(int value) {
        int place = points.length - 1;
        while (place > 0 && points[place - 1] < value) {
            points[place] = points[place - 1];
            place--;
        }
        points[place] = value;
    }

    /** Beside a mask of letters left: a joker was taken for a letter of which the hand had a tile. */
    static final int SCARCE = 1 << 26;

    /** {@code left}, counted like {@link #tiles}, less a tile for a letter: a joker when there is none of its own. */
    long taken(long left, int letter) {
        int at = shift[letter];
        return (left >>> at & 15) == 0 ? left - ONE_JOKER : left - (1L << at);
    }

    /** The mask of {@code lettersLeft}, less a letter when its last tile is taken; with the mark {@link #SCARCE}. */
    int without(int lettersLeft, long left, int letter) {
        int at = shift[letter];
        if ((lettersLeft >>> letter & 1) == 0) {
            return at == JOKER_SHIFT ? lettersLeft : lettersLeft | SCARCE;
        }
        return (left >>> at & 15) == 1 ? lettersLeft & ~(1 << letter) : lettersLeft;
    }

    /** Mask of what the tiles left can put on a square. */
    static int playable(long left, int lettersLeft) {
        return left >>> JOKER_SHIFT == 0 ? lettersLeft : Lines.ALL_LETTERS;
    }

    /**
     * True when nothing that the words of a state need is lacking: a letter may come from the tiles left, jokers included,
     * or from those on the board that the word may yet take in.
     */
    static boolean canGoOn(long state, long left, int lettersLeft, int onBoard) {
        int lacking = WordGraph.needed(state) & WordGraph.shortened(~(lettersLeft | onBoard));
        return Integer.bitCount(lacking) <= left >>> JOKER_SHIFT;
    }

    /** A letter placed as the tiles left have it: itself, else a joker; as in {@link PackedPlay}. */
    static long tile(int slot, int letter, int lettersLeft) {
        return (lettersLeft >>> letter & 1) == 0 ? PackedPlay.joker(slot, letter) : PackedPlay.tile(slot, letter);
    }

    /** Mask of what the rack can put on a square. */
    int playable() {
        return jokers > 0 ? Lines.ALL_LETTERS : letters;
    }

    /** Points of the dearest tile among some letters; 0 when only a joker can be one of them. */
    int dearestOf(int mask) {
        int best = 0;
        for (int some = 0; some < ranks; some++) {
            // All bits are set where some letters are alike, none where there are none: no branch to foresee.
            best = Math.max(best, alikeWorth[some] & -(alike[some] & mask) >> Integer.SIZE - 1);
        }
        return best;
    }

    /** Sorts the letters of the rack by their points. */
    private void rank() {
        int ranked = 0;
        for (int some = letters; some != 0; ) {
            int dearest = 0;
            int best = -1;
            for (int rest = some; rest != 0; rest &= rest - 1) {
                int letter = Integer.numberOfTrailingZeros(rest);
                if (letterPoints[letter] > best) {
                    best = letterPoints[letter];
                    dearest = 0;
                }
                dearest |= letterPoints[letter] == best ? 1 << letter : 0;
            }
            alike[ranked] = dearest;
            alikeWorth[ranked++] = best;
            some &= ~dearest;
        }
        ranks = ranked;
    }
}
