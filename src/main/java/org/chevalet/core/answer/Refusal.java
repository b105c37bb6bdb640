package org.chevalet.core.answer;

import java.util.List;

/**
 * Why something asked for is refused: the key of a sentence in the message bundles, and what fills its blanks.
 *
 * @param key a key of the {@code messages} bundles, for example {@code placement.off-board}
 * @param args values for {@code {0}}, {@code {1}}...: texts and numbers only
 */
public record Refusal(String key, List<Object> args) {

    public Refusal {
        args = List.copyOf(args);
    }

    public static Refusal of(String key, Object... args) {
        return new Refusal(key, List.of(args));
    }
}
