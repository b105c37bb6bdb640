package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.lexicon.Anagrams;

/**
 * The words that so many tiles of the hand make together with some letters on the board, found by their letters alone:
 * which of them fit the squares is for {@link FullPlays} to see. Answers are remembered while one search lasts, as several
 * windows take in the same letters.
 */
final class FullWords {

    /** Jokers beyond these are left to the spelling search. */
    private static final int MOST_JOKERS = 2;

    private static final int MEMO = 4096;

    private final Anagrams anagrams;
    private final Hand hand;

    /** For each number of tiles placed and of jokers among them, the letter tiles that go with them. */
    private final SubRacks[][] subRacks = new SubRacks[PackedPlay.MOST_PLACED + 1][MOST_JOKERS + 1];

    // Answers, by key and number of tiles: from where to where their words stand in `words`.
    private final long[] memoKey = new long[MEMO];
    private final int[] memoSearch = new int[MEMO];
    private final int[] memoStart = new int[MEMO];
    private final int[] memoEnd = new int[MEMO];
    private int search;
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
        used = 0;
        search++;
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
     * Finds the words of {@code length} letters.
     *
     * @param boardKey key of the letters on the board
     * @param tiles of the hand, placed among them
     * @return an answer, whose words are those from {@link #start} to before {@link #end}
     */
    int find(long boardKey, int tiles, int length) {
        long wanted = boardKey + tiles;
        int memo = (int) (wanted >>> 17) & MEMO - 1;
        while (memoSearch[memo] == search) {
            if (memoKey[memo] == wanted) {
                return memo;
            }
            memo = memo + 1 & MEMO - 1;
        }
        memoSearch[memo] = search;
        memoKey[memo] = wanted;
        memoStart[memo] = used;
        collect(boardKey, tiles, length);
        memoEnd[memo] = used;
        return memo;
    }

    int start(int answer) {
        return memoStart[answer];
    }

    int end(int answer) {
        return memoEnd[answer];
    }

    /** Where the letters of a found word stand in {@link Anagrams}. */
    int word(int index) {
        return words[index];
    }

    private void collect(long boardKey, int tiles, int length) {
        for (int jokers = 0; jokers <= hand.jokers; jokers++) {
            SubRacks some = subRacks[tiles][jokers];
            touch(boardKey, some, jokers, length);
            for (int sub = 0; sub < some.size; sub++) {
                collect(boardKey + some.key[sub], jokers, some.jokerLetters[sub], length);
            }
        }
    }

    /** Reads ahead in the tables, whose places for different keys are far apart. */
    private void touch(long boardKey, SubRacks some, int jokers, int length) {
        long read = 0;
        for (int sub = 0; sub < some.size; sub++) {
            long letterKey = boardKey + some.key[sub];
            if (jokers == 0) {
                read += anagrams.touchGroup(letterKey);
            } else if (jokers == 1) {
                read += anagrams.touchCompletions(letterKey, length);
            } else {
                for (int letter = 0; letter < 26; letter++) {
                    read += anagrams.touchCompletions(letterKey + Anagrams.key(letter), length);
                }
            }
        }
        touched += read;
    }

    /** Adds the words made of the letters of a key and some jokers. */
    private void collect(long letterKey, int jokers, int jokerLetters, int length) {
        if (jokers == 0) {
            addGroup(anagrams.group(letterKey));
        } else if (jokers == 1) {
            int possible = jokerLetters & anagrams.completions(letterKey, length);
            for (int some = possible; some != 0; some &= some - 1) {
                touched += anagrams.touchGroup(letterKey + Anagrams.key(Integer.numberOfTrailingZeros(some)));
            }
            for (; possible != 0; possible &= possible - 1) {
                addGroup(anagrams.group(letterKey + Anagrams.key(Integer.numberOfTrailingZeros(possible))));
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

    private void addGroup(int group) {
        if (group == 0) {
            return;
        }
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
