package org.chevalet.core.tile;

import java.util.ArrayList;
import java.util.List;

/**
 * The draw of a round (tirage): letters kept from the round before, then the new letters in drawn order. Written
 * {@code AEI+RSTU}; {@code -BNISRAA} when kept letters were rejected and all are new (notation of published games).
 *
 * @param kept letters kept (reliquat), alphabetical, joker last (R§3.1)
 * @param drawn new letters in drawn order
 * @param rejected true when letters were kept but went back in the bag before this draw
 */
public record Draw(List<Tile> kept, List<Tile> drawn, boolean rejected) {

    public Draw {
        kept = kept.stream().sorted().toList();
        drawn = List.copyOf(drawn);
        if (rejected && !kept.isEmpty()) {
            throw new IllegalArgumentException("a rejected rack keeps nothing: " + kept);
        }
    }

    /** All the letters in hand. */
    public Rack rack() {
        List<Tile> all = new ArrayList<>(kept);
        all.addAll(drawn);
        return Rack.of(all);
    }

    /**
     * This draw as it is announced: one that keeps none of the letters left in hand says so, for they were thrown back, now
     * or with a rack before.
     *
     * @param left letters the round before left in hand
     */
    public Draw after(Rack left) {
        return kept.isEmpty() && !left.isEmpty() ? new Draw(List.of(), drawn, true) : this;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(rejected ? "-" : "");
        kept.forEach(text::append);
        if (!kept.isEmpty() && !drawn.isEmpty()) {
            text.append('+');
        }
        drawn.forEach(text::append);
        return text.toString();
    }
}
