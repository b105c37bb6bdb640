package org.chevalet.core.lexicon;

import java.util.Arrays;
import org.chevalet.core.tile.Letter;

/**
 * All prefixes of the words of a graph, read backwards, in ascending order. Fifteen letters do not fit a long, so the
 * prefixes are kept in 702 drawers by their last two letters (a drawer for one letter alone too), and the letters before
 * those, backwards, as the digits of a number of base 27.
 */
final class ReversedPrefixes {

    /** Takes reversed prefixes one by one; the array is used again for the next. */
    interface Taker {
        void take(byte[] letters, int length);
    }

    private static final int BASE = Letter.ALPHABET_SIZE + 1;
    private static final int DIGITS = Lexicon.LONGEST - 2;
    private static final long HIGHEST_DIGIT = power(DIGITS - 1);

    private final WordGraph graph;
    private final long[][] drawers = new long[Letter.ALPHABET_SIZE * BASE][16];
    private final int[] sizes = new int[drawers.length];

    private ReversedPrefixes(WordGraph graph) {
        this.graph = graph;
    }

    static ReversedPrefixes of(WordGraph graph) {
        ReversedPrefixes prefixes = new ReversedPrefixes(graph);
        prefixes.collect(graph.root(), 0, 0, 0L);
        return prefixes;
    }

    private static long power(int exponent) {
        return exponent == 0 ? 1 : BASE * power(exponent - 1);
    }

    /**
     * @param oneBefore the prefix's last letter, from 1; 0 when it is empty
     * @param twoBefore the letter before it
     * @param digits the letters before both, the nearest highest
     */
    private void collect(long state, int oneBefore, int twoBefore, long digits) {
        long shifted = twoBefore * HIGHEST_DIGIT + digits / BASE;
        for (int letters = WordGraph.letters(state); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters);
            put(letter * BASE + oneBefore, shifted);
            collect(graph.follow(state, letter), letter + 1, oneBefore, shifted);
        }
    }

    private void put(int drawer, long digits) {
        if (sizes[drawer] == drawers[drawer].length) {
            drawers[drawer] = Arrays.copyOf(drawers[drawer], sizes[drawer] * 2);
        }
        drawers[drawer][sizes[drawer]++] = digits;
    }

    void forEachSorted(Taker taker) {
        byte[] letters = new byte[Lexicon.LONGEST];
        for (int drawer = 0; drawer < drawers.length; drawer++) {
            Arrays.sort(drawers[drawer], 0, sizes[drawer]);
            letters[0] = (byte) (drawer / BASE);
            letters[1] = (byte) (drawer % BASE - 1);
            int front = drawer % BASE == 0 ? 1 : 2;
            for (int place = 0; place < sizes[drawer]; place++) {
                taker.take(letters, spell(drawers[drawer][place], letters, front));
            }
        }
    }

    private static int spell(long digits, byte[] letters, int front) {
        int length = front;
        long left = digits;
        while (left != 0) {
            letters[length++] = (byte) (left / HIGHEST_DIGIT - 1);
            left = left % HIGHEST_DIGIT * BASE;
        }
        return length;
    }
}
