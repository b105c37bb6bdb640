package org.chevalet.core.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** An unordered collection of tiles: how many of each kind. Base of {@link Bag} and {@link Rack}; immutable. */
abstract sealed class Tiles permits Bag, Rack {

    private final int[] counts;
    private final int size;

    Tiles(int[] counts) {
        this.counts = counts.clone();
        this.size = Arrays.stream(counts).sum();
        if (Arrays.stream(counts).anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("fewer than no tiles: " + Arrays.toString(counts));
        }
    }

    static int[] count(Collection<Tile> tiles) {
        int[] counts = new int[Tile.KINDS];
        tiles.forEach(tile -> counts[tile.index()]++);
        return counts;
    }

    int[] counts() {
        return counts.clone();
    }

    int[] minus(Tiles other) {
        int[] left = counts.clone();
        for (int kind = 0; kind < left.length; kind++) {
            left[kind] -= other.counts[kind];
        }
        return left;
    }

    int[] plus(Tiles other) {
        int[] sum = counts.clone();
        for (int kind = 0; kind < sum.length; kind++) {
            sum[kind] += other.counts[kind];
        }
        return sum;
    }

    public final int size() {
        return size;
    }

    public final boolean isEmpty() {
        return size == 0;
    }

    public final int count(Tile tile) {
        return counts[tile.index()];
    }

    /** Copies of the tile of index 0 (A) to 25 (Z), 26 for the joker. */
    public final int count(int index) {
        return counts[index];
    }

    /** How many tiles count as {@code sound} for the vowel and consonant rule. */
    public final int count(TileSet.Sound sound, TileSet set) {
        return set.kinds().stream()
                .filter(kind -> kind.sound() == sound)
                .mapToInt(kind -> count(new Tile(kind.tile())))
                .sum();
    }

    final boolean covers(Tiles other) {
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] < other.counts[kind]) {
                return false;
            }
        }
        return true;
    }

    /** The tiles one by one, letters in alphabetical order, jokers last. */
    public final List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>(size);
        for (int kind = 0; kind < counts.length; kind++) {
            for (int copy = 0; copy < counts[kind]; copy++) {
                tiles.add(Tile.ofIndex(kind));
            }
        }
        return List.copyOf(tiles);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Tiles that && getClass() == that.getClass() && Arrays.equals(counts, that.counts);
    }

    @Override
    public final int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** Letters in alphabetical order, jokers last: {@code AEINST?}. */
    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder(size);
        tiles().forEach(tile -> text.append(tile.symbol()));
        return text.toString();
    }
}
