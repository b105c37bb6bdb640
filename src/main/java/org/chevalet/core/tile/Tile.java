package org.chevalet.core.tile;

/** A tile as it comes out of the bag: a letter A to Z, or the joker, written {@code ?}. */
public record Tile(char symbol) implements Comparable<Tile> {

    /** Kinds of tile: the 26 letters, then the joker at index 26. */
    public static final int KINDS = Letter.ALPHABET_SIZE + 1;

    public static final Tile JOKER = new Tile('?');

    public Tile {
        if (symbol != '?' && (symbol < 'A' || symbol > 'Z')) {
            throw new IllegalArgumentException("not a tile: " + symbol);
        }
    }

    public static Tile of(Letter letter) {
        return new Tile(letter.symbol());
    }

    /** @param index 0 for A to 25 for Z, 26 for the joker */
    public static Tile ofIndex(int index) {
        return index == Letter.ALPHABET_SIZE ? JOKER : new Tile((char) ('A' + index));
    }

    public boolean isJoker() {
        return symbol == '?';
    }

    /** 0 for A to 25 for Z, 26 for the joker. */
    public int index() {
        return isJoker() ? Letter.ALPHABET_SIZE : symbol - 'A';
    }

    /** Letters in alphabetical order, the joker last: the order in which kept letters are announced (R§3.1). */
    @Override
    public int compareTo(Tile other) {
        return Integer.compare(index(), other.index());
    }

    @Override
    public String toString() {
        return String.valueOf(symbol);
    }
}
