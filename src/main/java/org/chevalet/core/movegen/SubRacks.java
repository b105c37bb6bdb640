package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Anagrams;

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
        int held = 0;
        for (int count : hand.count) {
            held += count;
        }
        return tiles < 0 || take(hand.letters, held, tiles, 0L, Lines.ALL_LETTERS);
    }

    /** Takes tiles of the letters in a mask, of which there are {@code held}. */
    private boolean take(int letters, int held, int tiles, long taken, int allowed) {
        if (tiles > held) {
            return true;
        }
        if (letters == 0) {
            return add(taken, allowed);
        }
        int letter = Integer.numberOfTrailingZeros(letters);
        int count = hand.count[letter];
        for (int copies = Math.min(tiles, count); copies >= 0; copies--) {
            int stillAllowed = copies == count ? allowed : allowed & ~(1 << letter);
            long more = taken + copies * Anagrams.key(letter);
            if (!take(letters & letters - 1, held - count, tiles - copies, more, stillAllowed)) {
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
