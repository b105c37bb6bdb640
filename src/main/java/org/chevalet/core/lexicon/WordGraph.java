package org.chevalet.core.lexicon;

/**
 * A minimal automaton packed into one int array, walked letter by letter. Letters are numbers 0 (A) to 25 (Z). Immutable,
 * usable from any thread.
 *
 * <p>A state is an index into the array: first the mask of the letters that may follow (bit 0 = A), then the mask of the
 * letters that end a word, then one target state for each bit of the first mask, in order of the letters. State 0 has no
 * letters: nothing follows.
 */
public final class WordGraph {

    /** The state that nothing follows. */
    public static final int DEAD_END = 0;

    private final int[] states;
    private final int root;

    WordGraph(int[] states, int root) {
        this.states = states;
        this.root = root;
    }

    int[] states() {
        return states;
    }

    /** The state before the first letter. */
    public int root() {
        return root;
    }

    /** Mask of the letters that may follow: each leads towards a word. */
    public int letters(int state) {
        return states[state];
    }

    /** Mask of the letters that complete a word. */
    public int endings(int state) {
        return states[state + 1];
    }

    /** The state behind a letter; {@link #DEAD_END} when no word goes that way or none goes further. */
    public int next(int state, int letter) {
        int letters = states[state];
        int bit = 1 << letter;
        return (letters & bit) == 0 ? DEAD_END : states[state + 2 + Integer.bitCount(letters & (bit - 1))];
    }

    /** The state behind a text of capitals; {@link #DEAD_END} when no longer word starts with it. */
    public int next(int state, CharSequence text) {
        int reached = state;
        for (int position = 0; position < text.length(); position++) {
            reached = next(reached, text.charAt(position) - 'A');
        }
        return reached;
    }
}
