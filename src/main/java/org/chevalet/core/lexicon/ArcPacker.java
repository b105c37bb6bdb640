package org.chevalet.core.lexicon;

/**
 * Turns the states that a builder froze into arcs that are states themselves. A frozen state is: mask of letters, mask of
 * the letters that complete a word, letters needed ({@link WordGraph#needed}), other ints of the header, one target state
 * for each letter; see {@link WordGraph} for what becomes of it.
 */
final class ArcPacker {

    /** Where the letters needed stand in a frozen state. */
    static final int NEEDED = 2;

    private final int[] states;
    private final int header;
    private final int[] arcPlaces;
    private final int arcs;

    /** @param states in the order in which their arcs shall stand, the root first, behind a dead end of zeros */
    ArcPacker(int[] states, int header) {
        this.states = states;
        this.header = header;
        arcPlaces = new int[states.length];
        int used = WordGraph.ROOT + 1;
        for (int state = header; state < states.length; state = nextState(state)) {
            arcPlaces[state] = used;
            used += Integer.bitCount(states[state]);
        }
        if (used > WordGraph.MOST_PLACES) {
            throw new IllegalArgumentException("too many words: " + used + " arcs");
        }
        arcs = used;
    }

    /**
     * What all words need that go on from a state.
     *
     * @param letters that may follow, with those that complete a word
     * @param behind what is needed behind each letter, in their order, when more follows
     */
    static int needed(int letters, int endings, int[] behind) {
        int needed = WordGraph.ALL_NEEDED;
        int rank = 0;
        for (int some = letters; some != 0; some &= some - 1) {
            int letter = Integer.lowestOneBit(some);
            int further = (endings & letter) != 0 ? 0 : behind[rank];
            needed &= WordGraph.shortened(letter) | further;
            rank++;
        }
        return needed;
    }

    int nextState(int state) {
        return state + header + Integer.bitCount(states[state]);
    }

    /** Number of arcs, with the two places in front. */
    int arcs() {
        return arcs;
    }

    /** Where the arcs of a state stand. */
    int place(int state) {
        return arcPlaces[state];
    }

    /** A state as an arc tells it. */
    long packed(int state, boolean word) {
        long packed = word ? 1L << WordGraph.WORD_BIT : 0;
        if (states[state] != 0) {
            packed |= (long) arcPlaces[state] << WordGraph.PLACE_SHIFT
                    | (long) states[state + NEEDED] << WordGraph.NEEDED_SHIFT
                    | states[state];
        }
        return states[state + 1] == 0 ? packed : packed | 1L << WordGraph.ENDINGS_BIT;
    }

    /** The arc of the letter of rank {@code rank} among the letters of a state. */
    long arc(int state, int rank) {
        int letters = states[state];
        for (int skipped = 0; skipped < rank; skipped++) {
            letters &= letters - 1;
        }
        boolean word = (states[state + 1] & Integer.lowestOneBit(letters)) != 0;
        return packed(states[state + header + rank], word);
    }
}
