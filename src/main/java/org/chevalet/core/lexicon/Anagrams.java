package org.chevalet.core.lexicon;

import java.util.SplittableRandom;
import org.chevalet.core.tile.Letter;

/**
 * Finds the words that use exactly some letters, and the letters that make words of some letters and one more. For plays
 * that place a whole rack, where spelling out every beginning would take longest. Holds words of
 * {@value #SHORTEST} letters or more. Immutable, usable from any thread.
 *
 * <p>A collection of letters is known by its key, the sum of one random number for each letter, so that the key of rack
 * and board letters together is one addition. Two collections could share a key (one chance in 2^57 for each question):
 * whoever uses an answer checks the letters.
 */
public final class Anagrams {

    /** Letters of the shortest words held. */
    public static final int SHORTEST = 7;

    private static final long[] KEYS =
            new SplittableRandom(0x4368_6576_616CL).longs(Letter.ALPHABET_SIZE).toArray();

    private final KeyTable groups;
    private final Completions completions;

    /** Groups of words with the same letters, one behind the other: length, number of words, letters of the words. */
    private final byte[] words;

    Anagrams(KeyTable groups, Completions completions, byte[] words) {
        this.groups = groups;
        this.completions = completions;
        this.words = words;
    }

    KeyTable groups() {
        return groups;
    }

    Completions completions() {
        return completions;
    }

    byte[] words() {
        return words;
    }

    /** The share of a letter, 0 to 25, in a key. */
    public static long key(int letter) {
        return KEYS[letter];
    }

    /** Where the group of words with exactly these letters stands; 0 when there is none. */
    public int group(long key) {
        return groups.get(key);
    }

    /** Reads ahead for {@link #group}; add up what comes back, or the compiler leaves the reading out. */
    public long touchGroup(long key) {
        return groups.touch(key);
    }

    /** Reads ahead for {@link #completions}; add up what comes back, or the compiler leaves the reading out. */
    public long touchCompletions(long key, int length) {
        return completions.touch(key, length);
    }

    /** Letters of the words of a group. */
    public int length(int group) {
        return words[group];
    }

    /** Words in a group. */
    public int size(int group) {
        return words[group + 1];
    }

    /** Where a group's first word stands; the next follows after {@link #length} places. */
    public int firstWord(int group) {
        return group + 2;
    }

    /** A letter, 0 to 25, of a word that stands at a place. */
    public int letter(int word, int position) {
        return words[word + position];
    }

    /**
     * Mask of the letters that may make words of so many letters together with those of the key: at times too many, never
     * too few.
     */
    public int completions(long key, int length) {
        return completions.letters(key, length);
    }
}
