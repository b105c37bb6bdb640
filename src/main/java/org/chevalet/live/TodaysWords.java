package org.chevalet.live;

import java.util.Map;
import java.util.TreeSet;
import org.chevalet.core.lexicon.Lexicon;

/** A word list with what the arbiter ruled about words in one game. Making one takes some seconds for a long list. */
final class TodaysWords {

    private TodaysWords() {}

    /** The words that count today. */
    static Lexicon counting(Lexicon list, Map<String, Boolean> ruled) {
        return changed(list, ruled, false);
    }

    /** Every word of the list and those that count today besides: what a list of solutions shows. */
    static Lexicon all(Lexicon list, Map<String, Boolean> ruled) {
        return changed(list, ruled, true);
    }

    private static Lexicon changed(Lexicon list, Map<String, Boolean> ruled, boolean keep) {
        boolean same = ruled.entrySet().stream()
                .allMatch(word ->
                        list.contains(word.getKey()) == word.getValue() || keep && list.contains(word.getKey()));
        if (same) {
            return list;
        }
        TreeSet<String> words = new TreeSet<>();
        list.forEach(words::add);
        ruled.forEach((word, counts) -> {
            if (counts) {
                words.add(word);
            } else if (!keep) {
                words.remove(word);
            }
        });
        return Lexicon.of(list.identity().name(), words);
    }
}
