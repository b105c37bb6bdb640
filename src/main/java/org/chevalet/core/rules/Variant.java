package org.chevalet.core.rules;

import java.util.Map;
import org.chevalet.core.board.PlayLimits;

/**
 * The format of a game (formule, R§3.8): how many letters are drawn and placed, and what becomes of the joker. Built from
 * its parts by {@code Variants} in {@code core.rules.variant}.
 *
 * @param name a name of the closed list {@code normal joker seven-of-eight seven-and-eight seven-eight-nine explosive}
 *     or a combination such as {@code joker+seven-of-eight}
 * @param jokerGame true: one joker in every rack, replaced by the real letter while the bag has it (R§3.8.1)
 * @param explosive true: a joker drawn is replaced by the letter it stood for in the best move
 * @param original true for every format but the normal one: the warning threshold is higher (R§5.9)
 */
public record Variant(String name, PlayLimits limits, boolean jokerGame, boolean explosive, boolean original) {

    public static final Variant NORMAL = new Variant("normal", PlayLimits.NORMAL, false, false, false);

    public static final Variant JOKER = new Variant("joker", PlayLimits.NORMAL, true, false, true);

    public static final Variant SEVEN_OF_EIGHT =
            new Variant("seven-of-eight", new PlayLimits(8, 7, Map.of(7, 50)), false, false, true);

    public static final Variant SEVEN_AND_EIGHT =
            new Variant("seven-and-eight", new PlayLimits(8, 8, Map.of(7, 50, 8, 75)), false, false, true);

    public static final Variant SEVEN_EIGHT_NINE =
            new Variant("seven-eight-nine", new PlayLimits(9, 9, Map.of(7, 50, 8, 75, 9, 100)), false, false, true);

    public static final Variant EXPLOSIVE = new Variant("explosive", PlayLimits.NORMAL, false, true, true);

    public Variant {
        if (jokerGame && explosive) {
            throw new IllegalArgumentException("a joker game keeps the joker that an explosive one gives up");
        }
    }
}
