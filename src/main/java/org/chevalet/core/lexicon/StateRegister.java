package org.chevalet.core.lexicon;

import java.util.Arrays;

/**
 * The frozen states of an automaton under construction, packed one behind the other, no two alike. The first int of a
 * state tells its size, so states that agree over the size of one are the same state.
 */
final class StateRegister {

    private int[] states = new int[1 << 16];
    private int used;

    /** Open-addressed table: where a state stands, 0 for a free place; and its hash. */
    private int[] table = new int[1 << 14];

    private int[] hashes = new int[table.length];
    private int registered;

    /** @param reserved ints at the front that belong to the dead end, all zero; at least one */
    StateRegister(int reserved) {
        used = reserved;
    }

    /** The array to write the next state into, from {@link #used()} on, with room for {@code size} ints. */
    int[] room(int size) {
        if (used + size > states.length) {
            states = Arrays.copyOf(states, states.length * 2);
        }
        return states;
    }

    int used() {
        return used;
    }

    /** Keeps the state just written, or forgets it when there is one like it; says where the state stands. */
    int intern(int size) {
        int hash = hash(size);
        int place = hash & table.length - 1;
        while (table[place] != 0) {
            if (hashes[place] == hash
                    && Arrays.equals(states, used, used + size, states, table[place], table[place] + size)) {
                return table[place];
            }
            place = place + 1 & table.length - 1;
        }
        table[place] = used;
        hashes[place] = hash;
        used += size;
        registered++;
        if (registered * 2 > table.length) {
            grow();
        }
        return used - size;
    }

    int[] states() {
        return Arrays.copyOf(states, used);
    }

    private int hash(int size) {
        int hash = 0;
        for (int word = used; word < used + size; word++) {
            hash = (hash ^ states[word]) * 0x9E3779B1;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    private void grow() {
        int[] oldTable = table;
        int[] oldHashes = hashes;
        table = new int[oldTable.length * 2];
        hashes = new int[table.length];
        for (int old = 0; old < oldTable.length; old++) {
            if (oldTable[old] != 0) {
                int place = oldHashes[old] & table.length - 1;
                while (table[place] != 0) {
                    place = place + 1 & table.length - 1;
                }
                table[place] = oldTable[old];
                hashes[place] = oldHashes[old];
            }
        }
    }
}
