package org.chevalet.core.lexicon;

import java.util.Arrays;

/**
 * Builds the minimal automaton of a sorted word list, one word after the other (Daciuk, Mihov, Watson and Watson,
 * "Incremental construction of minimal acyclic finite-state automata", 2000): when a word leaves the path of the one
 * before, the abandoned end of that path is frozen, and a state equal to one frozen earlier is used again.
 */
final class WordGraphBuilder {

    private static final int FIRST_STATE = 2;

    private int[] states = new int[1 << 18];
    private int used = FIRST_STATE;
    /** Open-addressed table of the states frozen so far; 0 marks a free place. */
    private int[] register = new int[1 << 16];

    private int registered;

    private final int[] letters;
    private final int[] endings;
    private final int[][] targets;
    private CharSequence last = "";

    WordGraphBuilder(int longestWord) {
        letters = new int[longestWord + 1];
        endings = new int[longestWord + 1];
        targets = new int[longestWord + 1][26];
    }

    /** @param word capitals, after all words added before in ASCII order */
    void add(CharSequence word) {
        if (CharSequence.compare(last, word) >= 0) {
            throw new IllegalArgumentException("not in ascending order: " + last + ", " + word);
        }
        int shared = sharedLength(last, word);
        freezeFrom(shared);
        for (int depth = shared; depth < word.length(); depth++) {
            letters[depth] |= bit(word, depth);
        }
        endings[word.length() - 1] |= bit(word, word.length() - 1);
        last = word;
    }

    WordGraph build() {
        freezeFrom(0);
        int root = freeze(0);
        return new WordGraph(Arrays.copyOf(states, used), root);
    }

    private static int bit(CharSequence word, int position) {
        return 1 << (word.charAt(position) - 'A');
    }

    private static int sharedLength(CharSequence one, CharSequence other) {
        int length = 0;
        while (length < one.length() && length < other.length() && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return length;
    }

    /** Freezes the states of the last word's path that are deeper than {@code depth}. */
    private void freezeFrom(int depth) {
        for (int level = last.length(); level > depth; level--) {
            int target = freeze(level);
            int parent = level - 1;
            targets[parent][Integer.bitCount(letters[parent]) - 1] = target;
        }
    }

    private int freeze(int level) {
        int size = letters[level] == 0 ? 0 : append(level);
        letters[level] = 0;
        endings[level] = 0;
        if (size == 0) {
            return WordGraph.DEAD_END;
        }
        int place = place(used, size);
        if (register[place] == 0) {
            register[place] = used;
            used += size;
            registered++;
            growRegister();
            return used - size;
        }
        return register[place];
    }

    private int append(int level) {
        int children = Integer.bitCount(letters[level]);
        if (used + children + 2 > states.length) {
            states = Arrays.copyOf(states, states.length * 2);
        }
        states[used] = letters[level];
        states[used + 1] = endings[level];
        System.arraycopy(targets[level], 0, states, used + 2, children);
        return children + 2;
    }

    /** Where the state stands in the register, or the free place where it belongs. */
    private int place(int state, int size) {
        int hash = 0;
        for (int word = state; word < state + size; word++) {
            hash = (hash ^ states[word]) * 0x9E3779B1;
            hash ^= hash >>> 15;
        }
        int mask = register.length - 1;
        int place = hash & mask;
        while (register[place] != 0 && !sameState(register[place], state, size)) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private boolean sameState(int one, int other, int size) {
        return states[one] == states[other] && Arrays.equals(states, one, one + size, states, other, other + size);
    }

    private void growRegister() {
        if (registered * 2 < register.length) {
            return;
        }
        int[] old = register;
        register = new int[old.length * 2];
        for (int state : old) {
            if (state != 0) {
                register[place(state, Integer.bitCount(states[state]) + 2)] = state;
            }
        }
    }
}
