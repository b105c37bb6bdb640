package org.chevalet.core.lexicon;

/**
 * A minimal automaton of the words, walked letter by letter. Letters are numbers 0 (A) to 25 (Z). Immutable, usable from
 * any thread.
 *
 * <p>A state is one long, which is also the arc that leads to it: a walk learns from the arc what may follow, and needs not
 * touch the memory of states that lead nowhere.
 *
 * <pre>
 * bits 0..25   mask of the letters that may follow (bit 0 = A)
 * bit 26       the letters read so far are a word
 * bit 27       some of the letters that may follow complete a word
 * bits 28..41  which of the letters A-E, I, N-U all longer words need further on ({@link #needed})
 * bits 42..63  where the arcs of the letters that may follow stand in the array, in order of the letters
 * </pre>
 *
 * The states walked most often have their arcs in front ({@link WalkOrder}), so that they share the processor's cache.
 */
public final class WordGraph {

    /** The state that nothing follows and that is no word. */
    public static final long DEAD_END = 0;

    static final int LETTERS = (1 << 26) - 1;
    static final int WORD_BIT = 26;
    static final int ENDINGS_BIT = 27;
    static final int NEEDED_SHIFT = 28;
    static final int PLACE_SHIFT = 42;

    /** Most places of an array of arcs. */
    static final int MOST_PLACES = 1 << Long.SIZE - PLACE_SHIFT;

    /** All letters that {@link #needed} knows. */
    static final int ALL_NEEDED = (1 << PLACE_SHIFT - NEEDED_SHIFT) - 1;

    /** Before the arcs: nothing stands at place 0, and the root's own entry at place 1. */
    static final int ROOT = 1;

    private final long[] arcs;

    WordGraph(long[] arcs) {
        this.arcs = arcs;
    }

    long[] arcs() {
        return arcs;
    }

    /** The state before the first letter. */
    public long root() {
        return arcs[ROOT];
    }

    /** Mask of the letters that may follow: each leads towards a word. */
    public static int letters(long state) {
        return (int) state & LETTERS;
    }

    /** True when the letters read so far are a word. */
    public static boolean isWord(long state) {
        return (state >>> WORD_BIT & 1) != 0;
    }

    /**
     * The letters that all words need which go on from a state, those read so far not counted: none of them can be spelled
     * without.
     *
     * @return a mask like that of {@link #shortened}
     */
    public static int needed(long state) {
        return (int) (state >>> NEEDED_SHIFT) & ALL_NEEDED;
    }

    /** What a mask of letters says of the fourteen that are needed most often: A to E, I, then N to U. */
    public static int shortened(int letters) {
        return letters & 0x1F | letters >>> 3 & 0x20 | letters >>> 7 & 0x3FC0;
    }

    /** 1 when the letters read so far are a word, else 0. */
    public static int wordBit(long state) {
        return (int) (state >>> WORD_BIT) & 1;
    }

    /** 1 when some of the letters that may follow complete a word, else 0. */
    public static int endingsBit(long state) {
        return (int) (state >>> ENDINGS_BIT) & 1;
    }

    /** The state behind a letter; {@link #DEAD_END} when no word goes that way. */
    public long next(long state, int letter) {
        return (state >>> letter & 1) == 0 ? DEAD_END : follow(state, letter);
    }

    /** The state behind one of the {@link #letters} of a state. */
    public long follow(long state, int letter) {
        return arcs[place(state, letter)];
    }

    /** Where the arcs of a state stand. */
    static int place(long state) {
        return (int) (state >>> PLACE_SHIFT);
    }

    static int place(long state, int letter) {
        return place(state) + Integer.bitCount((int) state & (1 << letter) - 1);
    }

    /** The state behind a text of capitals; {@link #DEAD_END} when no word starts with it. */
    public long next(long state, CharSequence text) {
        long reached = state;
        for (int position = 0; position < text.length(); position++) {
            reached = next(reached, text.charAt(position) - 'A');
        }
        return reached;
    }

    /** Mask of the letters that complete a word. */
    public int endings(long state) {
        int endings = 0;
        if ((state >>> ENDINGS_BIT & 1) != 0) {
            int place = place(state);
            for (int letters = letters(state); letters != 0; letters &= letters - 1) {
                endings |= (int) (arcs[place++] >>> WORD_BIT & 1) * (letters & -letters);
            }
        }
        return endings;
    }
}
