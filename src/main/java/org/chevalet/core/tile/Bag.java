package org.chevalet.core.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The letters not yet drawn. Immutable: taking and putting back give another bag. */
public final class Bag extends Tiles {

    private Bag(int[] counts) {
        super(counts);
    }

    /** All the tiles of the set. */
    public static Bag full(TileSet set) {
        int[] counts = new int[Tile.KINDS];
        set.kinds().forEach(kind -> counts[new Tile(kind.tile()).index()] = kind.count());
        return new Bag(counts);
    }

    /** A bag that holds just these letters. */
    public static Bag of(Rack letters) {
        return new Bag(letters.counts());
    }

    public boolean covers(Rack rack) {
        return super.covers(rack);
    }

    /** @throws IllegalArgumentException when the bag lacks some of these letters */
    public Bag minus(Rack taken) {
        return new Bag(super.minus(taken));
    }

    public Bag plus(Rack putBack) {
        return new Bag(super.plus(putBack));
    }

    /** The letters of this bag as one rack. */
    public Rack asRack() {
        return Rack.of(tiles());
    }

    /**
     * Draws tiles one by one, each copy as likely as any other.
     *
     * @return {@code number} tiles in drawn order, or all of them when the bag holds fewer
     */
    public List<Tile> draw(int number, RandomGenerator dice) {
        List<Tile> left = new ArrayList<>(tiles());
        List<Tile> drawn = new ArrayList<>(number);
        while (drawn.size() < number && !left.isEmpty()) {
            drawn.add(left.remove(dice.nextInt(left.size())));
        }
        return List.copyOf(drawn);
    }
}
