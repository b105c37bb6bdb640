package org.chevalet.core.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why something asked for is refused: the key of a sentence in the message bundles, and what fills its blanks.
 *
 * @param key a key of the {@code messages} bundles, for example {@code placement.off-board}
 * @param args values for {@code {0}}, {@code {1}}...: texts, numbers, phrases, squares and references
 * @param details the same facts by name for a program that reads the refusal: texts, numbers, lists of them; {@code field} names the
 *     input it is about
 */
public record Refusal(String key, List<Object> args, Map<String, Object> details) {

    public Refusal {
        args = List.copyOf(args);
        details = Map.copyOf(details);
    }

    public static Refusal of(String key, Object... args) {
        return new Refusal(key, List.of(args), Map.of());
    }

    /** The same refusal with one more fact for programs. */
    public Refusal with(String name, Object fact) {
        Map<String, Object> more = new LinkedHashMap<>(details);
        more.put(name, fact);
        return new Refusal(key, args, more);
    }
}
