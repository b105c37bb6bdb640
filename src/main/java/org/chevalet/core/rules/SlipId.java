package org.chevalet.core.rules;

/** The number of a slip in its game, in order of arrival. */
public record SlipId(long value) implements Comparable<SlipId> {

    @Override
    public int compareTo(SlipId other) {
        return Long.compare(value, other.value);
    }
}
