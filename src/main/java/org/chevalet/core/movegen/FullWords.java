package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.lexicon.Anagrams;

/**
 * The words that so many tiles of the hand make together with some letters on the board, found by their letters alone:
 * which of them fit the squares is for {@link FullPlays} to see.
 */
final class FullWords {

    /** Jokers beyond these are left to the spelling search. */
    private static final int MOST_JOKERS = 2;

    private final Anagrams anagrams;
    private final Hand hand;

    /** For each number of tiles placed and of jokers among them, the letter tiles that go with them. */
    private final SubRacks[][] subRacks = new SubRacks[PackedPlay.MOST_PLACED + 1][MOST_JOKERS + 1];

    /** The keys of letters that may make words, then where the groups of those that do stand. */
    private long[] keys = new long[1024];

    private int[] groups = new int[keys.length];
    private int candidates;

    private int[] words = new int[1024];
    private int used;

    /** Sum of what was read ahead of need: without it the compiler would leave the reading out. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    FullWords(Anagrams anagrams, Hand hand) {
        this.anagrams = anagrams;
        this.hand = hand;
        for (SubRacks[] some : subRacks) {
            Arrays.setAll(some, jokers -> new SubRacks(hand));
        }
    }

    /** Makes ready for a new hand; says from how many tiles on plays are looked for here, not spelled. */
    int load() {
        int from = hand.most + 1;
        while (from > Anagrams.SHORTEST && hand.bonus[from - 1] > 0 && loadSubRacks(from - 1)) {
            from--;
        }
        return from;
    }

    private boolean loadSubRacks(int tiles) {
        if (hand.jokers > MOST_JOKERS) {
            return false;
        }
        for (int jokers = 0; jokers <= hand.jokers; jokers++) {
            if (!subRacks[tiles][jokers].load(tiles - jokers)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Finds the words of {@code length} letters: {@link #word}.
     *
     * @param boardKey key of the letters on the board
     * @param tiles of the hand, placed among them
     * @return how many words there are
     */
    int find(long boardKey, int tiles, int length) {
        candidates = 0;
        used = 0;
        for (int jokers = 0; jokers <= hand.jokers; jokers++) {
            SubRacks some = subRacks[tiles][jokers];
            touch(boardKey, some, jokers, length);
            for (int sub = 0; sub < some.size; sub++) {
                collect(boardKey + some.key[sub], jokers, some.jokerLetters[sub], length);
            }
        }
        addGroups();
        return used;
    }

    /** Where the letters of a found word stand in {@link Anagrams}. */
    int word(int index) {
        return words[index];
    }

    /** Reads ahead in the tables, whose places for different keys are far apart. */
    private void touch(long boardKey, SubRacks some, int jokers, int length) {
        if (jokers == 0) {
            return;
        }
        long read = 0;
        for (int sub = 0; sub < some.size; sub++) {
            long letterKey = boardKey + some.key[sub];
            if (jokers == 1) {
                read += anagrams.touchCompletions(letterKey, length);
            } else {
                for (int letter = 0; letter < 26; letter++) {
                    read += anagrams.touchCompletions(letterKey + Anagrams.key(letter), length);
                }
            }
        }
        touched += read;
    }

    /** Adds the candidates made of the letters of a key and some jokers. */
    private void collect(long letterKey, int jokers, int jokerLetters, int length) {
        if (jokers == 0) {
            addCandidate(letterKey);
        } else if (jokers == 1) {
            int possible = jokerLetters & anagrams.completions(letterKey, length);
            for (; possible != 0; possible &= possible - 1) {
                addCandidate(letterKey + Anagrams.key(Integer.numberOfTrailingZeros(possible)));
            }
        } else {
            for (int possible = jokerLetters; possible != 0; possible &= possible - 1) {
                int letter = Integer.numberOfTrailingZeros(possible);
                // The other joker stands for this letter or a later one: each pair once.
                int others = possible & -1 << letter;
                collect(letterKey + Anagrams.key(letter), jokers - 1, others, length);
            }
        }
    }

    private void addCandidate(long key) {
        if (candidates == keys.length) {
            keys = Arrays.copyOf(keys, candidates * 2);
            groups = Arrays.copyOf(groups, candidates * 2);
        }
        keys[candidates++] = key;
        touched += anagrams.touchGroup(key);
    }

    /** Looks up all candidates, then reads all their words, so that the memory is waited for together. */
    private void addGroups() {
        int known = 0;
        for (int candidate = 0; candidate < candidates; candidate++) {
            int group = anagrams.group(keys[candidate]);
            if (group != 0) {
                groups[known++] = group;
                touched += anagrams.length(group);
            }
        }
        for (int some = 0; some < known; some++) {
            addGroup(groups[some]);
        }
    }

    private void addGroup(int group) {
        int size = anagrams.size(group);
        int length = anagrams.length(group);
        if (used + size > words.length) {
            words = Arrays.copyOf(words, words.length * 2);
        }
        int word = anagrams.firstWord(group);
        for (int index = 0; index < size; index++, word += length) {
            words[used++] = word;
        }
    }
}
