package org.chevalet.core.lexicon;

/**
 * The words of a list, walked from any letter outwards (Gordon, "A faster Scrabble move generation algorithm", 1994): to
 * the left first, letter by letter, then after one turn to the right. Letters are numbers 0 (A) to 25 (Z). Immutable,
 * usable from any thread.
 *
 * <p>Gordon's right parts need no states of their own: after the letters of a prefix, read backwards, and the turn, what
 * may follow is what follows that prefix in the forward automaton. So the turn leads into the {@link WordGraph}, and only
 * the reversed prefixes (785,000 for the French list, against 4.1 million paths) are kept here.
 *
 * <p>States are longs like those of the {@link WordGraph}; a state is a word when the letters read, with nothing to their
 * right, are one. Each arc takes two places in the array: the state it leads to, then the state of the word graph behind
 * the turn there ({@link WordGraph#DEAD_END} when nothing can stand to the right). Places are counted in such pairs. What a state needs
 * further on is what all words need that go on to the left, their right parts included.
 */
public final class Gaddag {

    /** The state of texts that no word contains. */
    public static final long DEAD_END = 0;

    private final long[] arcs;

    Gaddag(long[] arcs) {
        this.arcs = arcs;
    }

    long[] arcs() {
        return arcs;
    }

    /** The state before the first letter. */
    public long root() {
        return arcs[2 * WordGraph.ROOT];
    }

    /**
     * Where the arc of a letter stands: what {@link #state} and {@link #turn} ask for.
     *
     * @param letter one of the state's letters, of which a mask stands in its low bits; for others the answer means nothing
     */
    public static int arc(long state, int letter) {
        return WordGraph.place(state, letter);
    }

    /** Where nothing is: the arc to the {@link #DEAD_END}. */
    public static final int NO_ARC = 0;

    /** The arc behind a letter on the left; {@link #NO_ARC} when no word contains the text. */
    public static int arcOrNone(long state, int letter) {
        return (state >>> letter & 1) == 0 ? NO_ARC : arc(state, letter);
    }

    /** The state that an arc leads to. */
    public long state(int arc) {
        return arcs[2 * arc];
    }

    /** The state of the {@link WordGraph} that continues to the right of what was read. */
    public long turn(int arc) {
        return arcs[2 * arc + 1];
    }

    /** Mask of the letters that complete a word on the left, with nothing more on the right. */
    public int endings(long state) {
        int endings = 0;
        if ((state >>> WordGraph.ENDINGS_BIT & 1) != 0) {
            int place = 2 * WordGraph.place(state);
            for (int letters = WordGraph.letters(state); letters != 0; letters &= letters - 1, place += 2) {
                endings |= (int) (arcs[place] >>> WordGraph.WORD_BIT & 1) * (letters & -letters);
            }
        }
        return endings;
    }
}
