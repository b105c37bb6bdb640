package org.chevalet.core.lexicon;

/**
 * Says which letters may make a word together with some others, known by their key ({@link Anagrams#key}). May name
 * letters too many, never too few: whoever uses an answer looks for the words.
 *
 * <p>For words of up to {@value #LONGEST_NAMED} letters a hash table. An entry is one int: the mask of the letters, and in
 * bits 26 to 31 the upper bits of the key. The lower bits of the key say where it belongs; the next free place takes it.
 * Keys that meet in the table and agree in those upper bits share an entry.
 *
 * <p>For longer words, seldom asked for, one bit for each key: set when there may be any letter at all.
 */
final class Completions {

    /** Letters of the longest words of which the letters are told apart. */
    static final int LONGEST_NAMED = 10;

    private static final int SIGN_SHIFT = 26;
    private static final int LETTERS = (1 << SIGN_SHIFT) - 1;

    /** Bits for each letter of each long word: of the keys asked for in vain, one in fifteen is let through. */
    private static final int BITS_EACH = 4;

    private final int[] named;
    private final long[] any;

    /**
     * @param named a power of two of entries, at least one of them 0
     * @param any a power of two of bits, 64 in each
     */
    Completions(int[] named, long[] any) {
        this.named = named;
        this.any = any;
    }

    /** None yet, with room for {@code keys} to be named, and for {@code letters} of long words. */
    static Completions forSize(int keys, int letters) {
        int bits = Math.max(Long.SIZE, BITS_EACH * letters);
        return new Completions(new int[twoPower(keys * 4 / 3 + 1)], new long[twoPower(bits) / Long.SIZE]);
    }

    /** The least power of two that is greater than a number or equal to it. */
    private static int twoPower(int number) {
        return number <= 2 ? 2 : Integer.highestOneBit(number - 1) * 2;
    }

    int[] named() {
        return named;
    }

    long[] any() {
        return any;
    }

    /** @param letters a mask, not 0 */
    void putNamed(long key, int letters) {
        int sign = sign(key);
        int place = (int) key & named.length - 1;
        while (named[place] != 0 && named[place] >>> SIGN_SHIFT != sign) {
            place = place + 1 & named.length - 1;
        }
        named[place] |= sign << SIGN_SHIFT | letters;
    }

    void putAny(long key) {
        any[anyPlace(key)] |= 1L << (key >>> SIGN_SHIFT);
    }

    /** Mask of the letters that may make a word of so many letters together with those of the key. */
    int letters(long key, int length) {
        return length > LONGEST_NAMED ? -(int) (any[anyPlace(key)] >>> (key >>> SIGN_SHIFT) & 1) & LETTERS : named(key);
    }

    private int named(long key) {
        int sign = sign(key);
        for (int place = (int) key & named.length - 1; ; place = place + 1 & named.length - 1) {
            int entry = named[place];
            if (entry == 0 || entry >>> SIGN_SHIFT == sign) {
                return entry & LETTERS;
            }
        }
    }

    /**
     * Reads where a key belongs, so that the memory comes into the cache while other work goes on.
     *
     * @return something to add up and keep, or the compiler would leave the reading out
     */
    long touch(long key, int length) {
        return length > LONGEST_NAMED ? any[anyPlace(key)] : named[(int) key & named.length - 1];
    }

    private static int sign(long key) {
        return (int) (key >>> Long.SIZE - Integer.SIZE + SIGN_SHIFT);
    }

    private int anyPlace(long key) {
        return (int) (key >>> Integer.SIZE) & any.length - 1;
    }
}
