package org.chevalet.core.rules;

/** A player of a tournament (or a pair playing as one), whatever table he sits at. */
public record PlayerId(int value) implements Comparable<PlayerId> {

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
