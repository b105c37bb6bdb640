package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Anagrams;
import org.chevalet.core.tile.Letter;

/**
 * The different ways to take so many letter tiles out of a hand, each as its key ({@link Anagrams#key}) with the letters
 * that a joker may add to it. A joker may stand for a letter only when all tiles of that letter are taken too: otherwise
 * the same letters come about with a tile in place of the joker.
 */
final class SubRacks {

    /** More ways than this are too many to look up one by one. */
    static final int MOST = 64;

    private final Hand hand;

    int size;
    final long[] key = new long[MOST];
    final int[] jokerLetters = new int[MOST];

    SubRacks(Hand hand) {
        this.hand = hand;
    }

    /** @return false when there are more than {@link #MOST} ways */
    boolean load(int tiles) {
        size = 0;
        return tiles < 0 || take(0, tiles, 0L, Lines.ALL_LETTERS);
    }

    private boolean take(int from, int tiles, long taken, int letters) {
        int letter = from;
        while (letter < Letter.ALPHABET_SIZE && hand.count[letter] == 0) {
            letter++;
        }
        if (letter == Letter.ALPHABET_SIZE) {
            return tiles > 0 || add(taken, letters);
        }
        for (int copies = Math.min(tiles, hand.count[letter]); copies >= 0; copies--) {
            int allowed = copies == hand.count[letter] ? letters : letters & ~(1 << letter);
            if (!take(letter + 1, tiles - copies, taken + copies * Anagrams.key(letter), allowed)) {
                return false;
            }
        }
        return true;
    }

    private boolean add(long taken, int letters) {
        if (size == MOST) {
            return false;
        }
        key[size] = taken;
        jokerLetters[size++] = letters;
        return true;
    }
}
