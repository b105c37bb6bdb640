package org.chevalet.core.lexicon;

/**
 * A hash table from random 64-bit keys to numbers of 26 bits, other than 0. An entry is one long: the upper 38 bits of the
 * key above the number. The lower bits of the key say where it belongs; the next free place takes it.
 */
final class KeyTable {

    static final int VALUE_BITS = 26;
    private static final int VALUE_MASK = (1 << VALUE_BITS) - 1;

    private final long[] entries;
    private final int mask;

    /** @param entries a power of two of them, at least one of them 0 */
    KeyTable(long[] entries) {
        this.entries = entries;
        this.mask = entries.length - 1;
    }

    /** An empty table that keeps a quarter of its places free for {@code size} keys. */
    static KeyTable forSize(int size) {
        int places = Math.max(2, Integer.highestOneBit(Math.max(1, size * 4 / 3)) * 2);
        return new KeyTable(new long[places]);
    }

    long[] entries() {
        return entries;
    }

    /**
     * Reads where a key belongs, so that the memory comes into the cache while other work goes on.
     *
     * @return something to add up and keep, or the compiler would leave the reading out
     */
    long touch(long key) {
        return entries[(int) key & mask];
    }

    /** The number of a key; 0 when it has none. */
    int get(long key) {
        for (int place = (int) key & mask; ; place = place + 1 & mask) {
            long entry = entries[place];
            if (((entry ^ key) >>> VALUE_BITS) == 0) {
                return (int) entry & VALUE_MASK;
            }
            if (entry == 0) {
                return 0;
            }
        }
    }

    /** Adds a key that the table does not hold. */
    void put(long key, int value) {
        int place = (int) key & mask;
        while (entries[place] != 0) {
            place = place + 1 & mask;
        }
        entries[place] = key >>> VALUE_BITS << VALUE_BITS | value;
    }
}
