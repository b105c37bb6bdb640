package org.chevalet.core.tile;

/** A letter of the alphabet, A to Z. */
public record Letter(char symbol) implements Comparable<Letter> {

    public static final int ALPHABET_SIZE = 26;

    public Letter {
        if (symbol < 'A' || symbol > 'Z') {
            throw new IllegalArgumentException("not a letter A-Z: " + symbol);
        }
    }

    /** @param index 0 for A to 25 for Z */
    public static Letter ofIndex(int index) {
        return new Letter((char) ('A' + index));
    }

    /** 0 for A to 25 for Z. */
    public int index() {
        return symbol - 'A';
    }

    @Override
    public int compareTo(Letter other) {
        return Character.compare(symbol, other.symbol);
    }

    @Override
    public String toString() {
        return String.valueOf(symbol);
    }
}
