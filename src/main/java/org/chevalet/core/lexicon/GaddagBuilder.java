package org.chevalet.core.lexicon;

import java.util.Arrays;
import org.chevalet.core.tile.Letter;

/**
 * Builds the {@link Gaddag} of a {@link WordGraph}: lists all prefixes of the words, sorts them as read backwards, and
 * builds the minimal automaton of the sorted list like {@link WordGraphBuilder}. A state also carries the turn.
 */
final class GaddagBuilder {

    /** Ints of a frozen state before its targets: letters, endings, letters needed, where the turn's arcs stand. */
    private static final int HEADER = 4;

    private static final int TURN = 3;

    private static final int DEAD_END = 0;

    private final WordGraph graph;
    private final StateRegister register = new StateRegister(HEADER);

    /** The states of the word graph by where their arcs stand. */
    private final long[] graphStates;

    // The path of the last reversed prefix, one level for each letter read.
    private final int[] letters = new int[Lexicon.LONGEST + 1];
    private final int[] endings = new int[Lexicon.LONGEST + 1];
    private final int[] turns = new int[Lexicon.LONGEST + 1];
    private final int[][] targets = new int[Lexicon.LONGEST + 1][Letter.ALPHABET_SIZE];
    private final int[] neededBehind = new int[Letter.ALPHABET_SIZE];
    private final byte[] last = new byte[Lexicon.LONGEST];
    private int lastLength;

    private GaddagBuilder(WordGraph graph) {
        this.graph = graph;
        this.graphStates = new long[graph.arcs().length];
    }

    static Gaddag of(WordGraph graph, float[] letterShares) {
        GaddagBuilder builder = new GaddagBuilder(graph);
        ReversedPrefixes.of(graph).forEachSorted(builder::add);
        return builder.build(letterShares);
    }

    private void add(byte[] reversed, int length) {
        int shared = Arrays.mismatch(last, 0, lastLength, reversed, 0, length);
        freezeBelow(shared);
        for (int level = shared; level < length; level++) {
            letters[level] |= 1 << reversed[level];
        }
        readForwards(reversed, length);
        System.arraycopy(reversed, 0, last, 0, length);
        lastLength = length;
    }

    /** Sets the turn behind the prefix, and its ending when it is a word. */
    private void readForwards(byte[] reversed, int length) {
        long state = graph.root();
        for (int position = length - 1; position >= 0; position--) {
            state = graph.follow(state, reversed[position]);
        }
        if (WordGraph.isWord(state)) {
            endings[length - 1] |= 1 << reversed[length - 1];
        }
        turns[length] = WordGraph.place(state);
        graphStates[turns[length]] = state & ~(1L << WordGraph.WORD_BIT);
    }

    private Gaddag build(float[] letterShares) {
        freezeBelow(0);
        freeze(0);
        graphStates[0] = WordGraph.DEAD_END;
        int[] states = WalkOrder.arrange(register.states(), HEADER, letterShares);
        ArcPacker packer = new ArcPacker(states, HEADER);
        long[] arcs = new long[2 * packer.arcs()];
        for (int state = HEADER; state < states.length; state = packer.nextState(state)) {
            for (int rank = 0; rank < Integer.bitCount(states[state]); rank++) {
                int place = 2 * (packer.place(state) + rank);
                arcs[place] = packer.arc(state, rank);
                arcs[place + 1] = graphStates[states[states[state + HEADER + rank] + TURN]];
            }
        }
        arcs[2 * WordGraph.ROOT] = states.length == HEADER ? Gaddag.DEAD_END : packer.packed(HEADER, false);
        return new Gaddag(arcs);
    }

    private void freezeBelow(int level) {
        for (int below = lastLength; below > level; below--) {
            int target = freeze(below);
            int parent = below - 1;
            targets[parent][Integer.bitCount(letters[parent]) - 1] = target;
        }
    }

    /** What all words need that go on behind a target, to either side. */
    private int neededBehind(int[] states, int target) {
        int left = states[target] == 0 ? WordGraph.ALL_NEEDED : states[target + ArcPacker.NEEDED];
        int turn = states[target + TURN];
        return turn == 0 ? left : left & WordGraph.needed(graphStates[turn]);
    }

    private int freeze(int level) {
        int children = Integer.bitCount(letters[level]);
        int size = HEADER + children;
        int[] states = register.room(size);
        int state = register.used();
        states[state] = letters[level];
        states[state + 1] = endings[level];
        states[state + TURN] = turns[level];
        for (int rank = 0; rank < children; rank++) {
            neededBehind[rank] = neededBehind(states, targets[level][rank]);
        }
        states[state + ArcPacker.NEEDED] = ArcPacker.needed(letters[level], endings[level], neededBehind);
        boolean deadEnd = children == 0 && turns[level] == 0;
        System.arraycopy(targets[level], 0, states, state + HEADER, children);
        letters[level] = 0;
        endings[level] = 0;
        turns[level] = 0;
        return deadEnd ? DEAD_END : register.intern(size);
    }
}
