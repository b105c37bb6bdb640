package org.chevalet.core.lexicon;

import java.util.List;

/** Groups words by their letters and packs the groups ({@link Anagrams}). */
final class AnagramsBuilder {

    /** Bytes before the words of a group: length, number of words. */
    private static final int HEADER = 2;

    /** First the bytes that each group needs, then where the group stands. */
    private final KeyBits groups = new KeyBits();

    /** The letters that complete the words that are not too long to be told apart. */
    private final KeyBits named = new KeyBits();

    /** Letters of longer words. */
    private int unnamed;

    private AnagramsBuilder() {}

    /** @param list words of a list; those that are too short are left out */
    static Anagrams of(List<String> list) {
        List<String> words =
                list.stream().filter(word -> word.length() >= Anagrams.SHORTEST).toList();
        return new AnagramsBuilder().build(words);
    }

    private Anagrams build(List<String> words) {
        for (String word : words) {
            long key = key(word);
            int needed = groups.get(key);
            groups.put(key, (needed == 0 ? HEADER : needed) + word.length());
            nameCompletions(word, key);
        }
        byte[] packed = pack(words);
        return new Anagrams(groups.packed(), completions(words), packed);
    }

    private Completions completions(List<String> words) {
        Completions completions = Completions.forSize(named.size(), unnamed);
        named.forEach(completions::putNamed);
        for (String word : words) {
            if (word.length() > Completions.LONGEST_NAMED) {
                long key = key(word);
                word.chars().forEach(letter -> completions.putAny(key - Anagrams.key(letter - 'A')));
            }
        }
        return completions;
    }

    private static long key(String word) {
        long key = 0;
        for (int position = 0; position < word.length(); position++) {
            key += Anagrams.key(word.charAt(position) - 'A');
        }
        return key;
    }

    private void nameCompletions(String word, long key) {
        if (word.length() > Completions.LONGEST_NAMED) {
            unnamed += word.length();
            return;
        }
        for (int position = 0; position < word.length(); position++) {
            int letter = word.charAt(position) - 'A';
            long lacking = key - Anagrams.key(letter);
            named.put(lacking, named.get(lacking) | 1 << letter);
        }
    }

    /** Lays the groups out in the order of their first words; place 0 stays free. */
    private byte[] pack(List<String> words) {
        KeyBits places = new KeyBits();
        int used = 1;
        for (String word : words) {
            long key = key(word);
            if (places.get(key) == 0) {
                places.put(key, used);
                used += groups.get(key);
            }
        }
        byte[] packed = new byte[used];
        for (String word : words) {
            long key = key(word);
            write(word, packed, places.get(key));
            groups.put(key, places.get(key));
        }
        return packed;
    }

    private static void write(String word, byte[] packed, int group) {
        int place = group + HEADER + packed[group + 1] * word.length();
        packed[group] = (byte) word.length();
        packed[group + 1]++;
        for (int position = 0; position < word.length(); position++) {
            packed[place + position] = (byte) (word.charAt(position) - 'A');
        }
    }
}
