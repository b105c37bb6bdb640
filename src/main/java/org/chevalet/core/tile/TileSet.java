package org.chevalet.core.tile;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The tiles of the game: how many of each there are, what each is worth, which are vowels. French figures: rulebook
 * R§1.1, 102 tiles.
 *
 * @param name a short name, for example {@code fr}
 * @param kinds one line per kind of tile, each symbol once
 */
public record TileSet(String name, List<Kind> kinds) {

    private static final int MOST = 100;

    /** How a tile counts when a rack is checked for vowels and consonants (R§3.2). */
    public enum Sound {
        VOWEL,
        CONSONANT,
        /** Vowel or consonant at the arbiter's will: the joker and, in French, Y. */
        EITHER
    }

    /**
     * One kind of tile.
     *
     * @param tile {@code A}..{@code Z} or {@code ?}
     * @param count copies in a full bag
     * @param points value of one copy
     */
    public record Kind(char tile, int count, int points, Sound sound) {}

    public TileSet {
        kinds = List.copyOf(kinds);
        Set<Character> seen = new HashSet<>();
        for (Kind kind : kinds) {
            boolean sensible = isFigure(kind.count()) && isFigure(kind.points());
            if (!seen.add(new Tile(kind.tile()).symbol()) || !sensible) {
                throw new IllegalArgumentException("bad kind of tile: " + kind);
            }
        }
    }

    private static boolean isFigure(int figure) {
        return figure >= 0 && figure <= MOST;
    }

    /** The kind of a tile; a tile that the set does not hold counts as an absent consonant of no value. */
    public Kind kind(Tile tile) {
        for (Kind kind : kinds) {
            if (kind.tile() == tile.symbol()) {
                return kind;
            }
        }
        return new Kind(tile.symbol(), 0, 0, Sound.CONSONANT);
    }

    public int points(Letter letter) {
        return kind(Tile.of(letter)).points();
    }

    public int count(Tile tile) {
        return kind(tile).count();
    }

    /** Tiles in a full bag. */
    public int size() {
        return kinds.stream().mapToInt(Kind::count).sum();
    }
}
