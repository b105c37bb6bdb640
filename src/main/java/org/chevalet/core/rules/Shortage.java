package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/** What one rack lacks to make up another. */
final class Shortage {

    private Shortage() {}

    /** The tiles of {@code wanted} that {@code held} does not hold, a joker counting as a joker only. */
    static Rack of(Rack wanted, Rack held) {
        if (held.covers(wanted)) {
            return Rack.EMPTY;
        }
        List<Tile> missing = new ArrayList<>();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            for (int copy = held.count(kind); copy < wanted.count(kind); copy++) {
                missing.add(Tile.ofIndex(kind));
            }
        }
        return Rack.of(missing);
    }
}
