package org.chevalet.core.lexicon;

import org.chevalet.core.tile.Letter;

/**
 * Builds the minimal automaton of a sorted word list, one word after the other (Daciuk, Mihov, Watson and Watson,
 * "Incremental construction of minimal acyclic finite-state automata", 2000): when a word leaves the path of the one
 * before, the abandoned end of that path is frozen, and a state equal to one frozen earlier is used again.
 */
final class WordGraphBuilder {

    /** Ints of a frozen state before its targets: letters, endings, letters needed. */
    private static final int HEADER = 3;

    private static final int DEAD_END = 0;

    private final StateRegister register = new StateRegister(HEADER);

    // The path of the last word, one level for each letter read.
    private final int[] letters = new int[Lexicon.LONGEST + 1];
    private final int[] endings = new int[Lexicon.LONGEST + 1];
    private final int[][] targets = new int[Lexicon.LONGEST + 1][Letter.ALPHABET_SIZE];
    private final int[] neededBehind = new int[Letter.ALPHABET_SIZE];
    private CharSequence last = "";

    /** @param word capitals, after all words added before in ASCII order */
    void add(CharSequence word) {
        if (CharSequence.compare(last, word) >= 0) {
            throw new IllegalArgumentException("not in ascending order: " + last + ", " + word);
        }
        int shared = sharedLength(last, word);
        freezeBelow(shared);
        for (int level = shared; level < word.length(); level++) {
            letters[level] |= bit(word, level);
        }
        endings[word.length() - 1] |= bit(word, word.length() - 1);
        last = word;
    }

    WordGraph build(float[] letterShares) {
        freezeBelow(0);
        freeze(0);
        int[] states = WalkOrder.arrange(register.states(), HEADER, letterShares);
        ArcPacker packer = new ArcPacker(states, HEADER);
        long[] arcs = new long[packer.arcs()];
        for (int state = HEADER; state < states.length; state = packer.nextState(state)) {
            for (int rank = 0; rank < Integer.bitCount(states[state]); rank++) {
                arcs[packer.place(state) + rank] = packer.arc(state, rank);
            }
        }
        arcs[WordGraph.ROOT] = states.length == HEADER ? WordGraph.DEAD_END : packer.packed(HEADER, false);
        return new WordGraph(arcs);
    }

    private static int bit(CharSequence word, int position) {
        return 1 << (word.charAt(position) - 'A');
    }

    static int sharedLength(CharSequence one, CharSequence other) {
        int length = 0;
        while (length < one.length() && length < other.length() && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return length;
    }

    private void freezeBelow(int level) {
        for (int below = last.length(); below > level; below--) {
            int target = freeze(below);
            int parent = below - 1;
            targets[parent][Integer.bitCount(letters[parent]) - 1] = target;
        }
    }

    private int freeze(int level) {
        int children = Integer.bitCount(letters[level]);
        if (children == 0) {
            return DEAD_END;
        }
        int size = HEADER + children;
        int[] states = register.room(size);
        int state = register.used();
        states[state] = letters[level];
        states[state + 1] = endings[level];
        for (int rank = 0; rank < children; rank++) {
            neededBehind[rank] = states[targets[level][rank] + ArcPacker.NEEDED];
        }
        states[state + ArcPacker.NEEDED] = ArcPacker.needed(letters[level], endings[level], neededBehind);
        System.arraycopy(targets[level], 0, states, state + HEADER, children);
        letters[level] = 0;
        endings[level] = 0;
        return register.intern(size);
    }
}
