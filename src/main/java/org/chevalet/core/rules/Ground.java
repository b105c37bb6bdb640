package org.chevalet.core.rules;

import java.util.List;

/**
 * One reason of a verdict.
 *
 * @param args fill the blanks of the reason's sentence (message key {@code reason.<name of the constant>}): texts, numbers, squares and
 *     references
 */
public record Ground(Reason reason, List<Object> args) {

    public Ground {
        args = List.copyOf(args);
    }

    public static Ground of(Reason reason, Object... args) {
        return new Ground(reason, List.of(args));
    }
}
