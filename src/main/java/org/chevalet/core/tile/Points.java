package org.chevalet.core.tile;

/** A number of points; negative for a deficit or after penalties. */
public record Points(int value) implements Comparable<Points> {

    public static final Points ZERO = new Points(0);

    public static Points of(int value) {
        return value == 0 ? ZERO : new Points(value);
    }

    public Points plus(Points other) {
        return of(value + other.value);
    }

    public Points minus(Points other) {
        return of(value - other.value);
    }

    @Override
    public int compareTo(Points other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
