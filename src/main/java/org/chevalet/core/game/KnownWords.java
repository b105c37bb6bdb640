package org.chevalet.core.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chevalet.core.rules.WordCheck;

/**
 * What a round knows about words.
 *
 * @param asked the lexicon's answer about every word its slips needed
 * @param ruled what the arbiter ruled about words in this game, which goes before
 */
record KnownWords(Map<String, Boolean> asked, Map<String, Boolean> ruled) {

    static final KnownWords NONE = new KnownWords(Map.of(), Map.of());

    KnownWords with(Map<String, Boolean> more) {
        return new KnownWords(Copies.merged(asked, more), ruled);
    }

    /** Nothing asked any more: the round is open again. */
    KnownWords unasked() {
        return new KnownWords(Map.of(), ruled);
    }

    /** @param counts empty: the lexicon's answer holds again */
    KnownWords ruled(String word, Optional<Boolean> counts) {
        Map<String, Boolean> now = new HashMap<>(ruled);
        now.remove(word);
        counts.ifPresent(admitted -> now.put(word, admitted));
        return new KnownWords(asked, Map.copyOf(now));
    }

    boolean wasAsked(String word) {
        return asked.containsKey(word);
    }

    Optional<Boolean> ruledOn(String word) {
        return Optional.ofNullable(ruled.get(word));
    }

    /** A list of words with what the arbiter ruled laid over it. */
    WordCheck over(WordCheck list) {
        return word -> ruledOn(word).orElseGet(() -> list.admits(word));
    }

    Optional<Boolean> recorded(String word) {
        return ruledOn(word).or(() -> Optional.ofNullable(asked.get(word)));
    }

    /** Every word something is known about, with what holds. */
    Map<String, Boolean> all() {
        return Copies.merged(asked, ruled);
    }
}
