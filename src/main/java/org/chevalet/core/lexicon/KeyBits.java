package org.chevalet.core.lexicon;

/** A map from 64-bit keys to ints while anagrams are being built; grows as it fills. */
final class KeyBits {

    private long[] keys = new long[1 << 10];
    private int[] bits = new int[keys.length];
    private int size;

    int size() {
        return size;
    }

    /** The int of a key; 0 for a new one. */
    int get(long key) {
        return bits[place(key)];
    }

    /** @param value other than 0 */
    void put(long key, int value) {
        int place = place(key);
        if (bits[place] == 0) {
            keys[place] = key;
            if (++size * 2 > keys.length) {
                bits[place] = value;
                grow();
                return;
            }
        }
        bits[place] = value;
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) (key >>> 20) & mask;
        while (bits[place] != 0 && keys[place] != key) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldBits = bits;
        keys = new long[oldKeys.length * 4];
        bits = new int[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldBits[old] != 0) {
                int place = place(oldKeys[old]);
                keys[place] = oldKeys[old];
                bits[place] = oldBits[old];
            }
        }
    }

    /** What is done with a key and its int. */
    interface Taker {
        void take(long key, int value);
    }

    void forEach(Taker taker) {
        for (int place = 0; place < keys.length; place++) {
            if (bits[place] != 0) {
                taker.take(keys[place], bits[place]);
            }
        }
    }

    /** The same map packed. */
    KeyTable packed() {
        KeyTable table = KeyTable.forSize(size);
        forEach(table::put);
        return table;
    }
}
