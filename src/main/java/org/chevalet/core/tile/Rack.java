package org.chevalet.core.tile;

import java.util.Collection;
import java.util.Locale;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.ShownSign;

/** The letters in hand, in no particular order. Any size: the format of the game says how many. Immutable. */
public final class Rack extends Tiles {

    public static final Rack EMPTY = new Rack(new int[Tile.KINDS]);

    private Rack(int[] counts) {
        super(counts);
    }

    public static Rack of(Collection<Tile> tiles) {
        return new Rack(count(tiles));
    }

    /**
     * Reads letters typed by a person: A-Z in either case, {@code ?} or {@code *} for the joker, blanks ignored.
     *
     * @return the rack, or a refusal that names the character that is no tile
     */
    public static Answer<Rack> parse(String text) {
        int[] counts = new int[Tile.KINDS];
        String typed = text.toUpperCase(Locale.ROOT);
        for (int index = 0; index < typed.length(); index++) {
            char symbol = typed.charAt(index) == '*' ? '?' : typed.charAt(index);
            if (Character.isWhitespace(symbol)) {
                continue;
            }
            if (symbol != '?' && (symbol < 'A' || symbol > 'Z')) {
                return Answer.refuse("rack.bad-character", ShownSign.at(typed, index));
            }
            counts[new Tile(symbol).index()]++;
        }
        return Answer.of(new Rack(counts));
    }

    /** {@link #parse} for texts known to be right: fixtures and our own files. */
    public static Rack ofText(String text) {
        return parse(text).value();
    }

    public boolean covers(Rack other) {
        return super.covers(other);
    }

    /** The tiles of {@code wanted} that this rack does not hold, a joker standing for a joker only. */
    public Rack lacks(Rack wanted) {
        int[] missing = wanted.minus((Tiles) this);
        for (int kind = 0; kind < missing.length; kind++) {
            missing[kind] = Math.max(0, missing[kind]);
        }
        return new Rack(missing);
    }

    public Rack plus(Rack other) {
        return new Rack(super.plus(other));
    }

    /** @throws IllegalArgumentException when this rack does not hold all of {@code other} */
    public Rack minus(Rack other) {
        return new Rack(super.minus(other));
    }
}
