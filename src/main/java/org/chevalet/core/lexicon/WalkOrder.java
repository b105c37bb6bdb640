package org.chevalet.core.lexicon;

import java.util.Arrays;
import org.chevalet.core.tile.Letter;

/**
 * Moves the states of an automaton so that those walked most often stand together at the front and share the processor's
 * cache. How often a state is walked is estimated: a walk starts at the root and takes each letter as often as the words
 * hold it.
 */
final class WalkOrder {

    private final int[] states;
    private final int header;

    private WalkOrder(int[] states, int header) {
        this.states = states;
        this.header = header;
    }

    /**
     * The same automaton in walking order.
     *
     * @param states as written by a builder: targets stand before the states that lead to them, the root last
     * @param header ints of a state before its targets, the first of them the mask of letters
     * @param letterShares how often each letter is taken
     * @return the moved states; the root stands first, right behind the dead end
     */
    static int[] arrange(int[] states, int header, float[] letterShares) {
        return new WalkOrder(states, header).arrange(letterShares);
    }

    private int[] arrange(float[] letterShares) {
        int[] places = places();
        float[] visits = visits(places, letterShares);
        long[] order = new long[places.length];
        for (int index = 0; index < places.length; index++) {
            // Positive floats sort like their bits; the complement puts the most visited first.
            order[index] = (long) ~Float.floatToIntBits(visits[index]) << Integer.SIZE | places[index];
        }
        Arrays.sort(order);
        return moved(order);
    }

    /** Where the states stand, in ascending order. */
    private int[] places() {
        int[] places = new int[states.length / header];
        int count = 0;
        for (int state = header; state < states.length; state += size(state)) {
            places[count++] = state;
        }
        return Arrays.copyOf(places, count);
    }

    private int size(int state) {
        return header + Integer.bitCount(states[state]);
    }

    private float[] visits(int[] places, float[] letterShares) {
        int[] indexOf = new int[states.length];
        for (int index = 0; index < places.length; index++) {
            indexOf[places[index]] = index;
        }
        float[] visits = new float[places.length];
        if (visits.length > 0) {
            visits[visits.length - 1] = 1;
        }
        for (int index = places.length - 1; index >= 0; index--) {
            int target = places[index] + header;
            for (int letters = states[places[index]]; letters != 0; letters &= letters - 1, target++) {
                if (states[target] != 0) {
                    visits[indexOf[states[target]]] +=
                            visits[index] * letterShares[Integer.numberOfTrailingZeros(letters)];
                }
            }
        }
        return visits;
    }

    private int[] moved(long[] order) {
        int[] newPlace = new int[states.length];
        int used = header;
        for (long entry : order) {
            newPlace[(int) entry] = used;
            used += size((int) entry);
        }
        int[] moved = new int[used];
        for (long entry : order) {
            int state = (int) entry;
            int place = newPlace[state];
            System.arraycopy(states, state, moved, place, header);
            for (int target = header; target < size(state); target++) {
                moved[place + target] = newPlace[states[state + target]];
            }
        }
        return moved;
    }

    /** How often each letter stands in the words of a graph, as a share of all letters. */
    static float[] letterShares(int[] letterCounts) {
        float sum = Arrays.stream(letterCounts).sum();
        float[] shares = new float[Letter.ALPHABET_SIZE];
        for (int letter = 0; letter < shares.length; letter++) {
            shares[letter] = letterCounts[letter] / sum;
        }
        return shares;
    }
}
