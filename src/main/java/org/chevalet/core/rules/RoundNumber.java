package org.chevalet.core.rules;

/** The number of a round (coup) in a game, from 1. */
public record RoundNumber(int value) implements Comparable<RoundNumber> {

    public static final RoundNumber FIRST = new RoundNumber(1);

    public RoundNumber {
        if (value < 1) {
            throw new IllegalArgumentException("rounds start at 1: " + value);
        }
    }

    public RoundNumber next() {
        return new RoundNumber(value + 1);
    }

    public boolean isFirst() {
        return value == 1;
    }

    @Override
    public int compareTo(RoundNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
