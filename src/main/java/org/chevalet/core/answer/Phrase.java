package org.chevalet.core.answer;

import java.util.List;

/**
 * A blank of a sentence that is filled with another sentence of the bundles.
 *
 * @param key a key of the {@code messages} bundles
 * @param args values for its own blanks: texts and numbers
 */
public record Phrase(String key, List<Object> args) {

    public Phrase {
        args = List.copyOf(args);
    }

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args));
    }
}
