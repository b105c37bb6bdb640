package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/** How the letters of a round are drawn, and which racks are thrown back (R§3.1, 3.2, 3.8). */
public final class DrawRule {

    private final RuleSet.DrawFigures figures;
    private final TileSet tiles;
    private final Variant variant;

    public DrawRule(RuleSet.DrawFigures figures, TileSet tiles, Variant variant) {
        this.figures = figures;
        this.tiles = tiles;
        this.variant = variant;
    }

    /**
     * A draw by chance.
     *
     * @param rejected the draws thrown back by rule, in order
     * @param draw the draw that stands; empty when no acceptable rack can be drawn any more: the game ends
     */
    public record Outcome(List<Draw> rejected, Optional<Draw> draw) {}

    /**
     * Draws until the rack is acceptable.
     *
     * @param bag letters not drawn, those kept from the round before apart
     * @param kept letters kept from the round before
     * @param dice where chance comes from
     */
    public Outcome draw(Bag bag, Rack kept, RoundNumber round, RandomGenerator dice) {
        throw new UnsupportedOperationException(figures + " " + tiles + variant);
    }

    /**
     * Checks letters typed by the arbiter: the whole rack, kept letters first or in any order.
     *
     * @return the draw, or why it cannot be: {@code rack.bad-character}, {@code draw.too-few} (letters, wanted),
     *     {@code draw.too-many}, {@code draw.not-in-bag} (letters that are missing), {@code draw.lacks-kept}
     */
    public Answer<Draw> typed(Bag bag, Rack kept, String letters) {
        throw new UnsupportedOperationException();
    }

    /** Does a rack hold enough vowels and consonants for this round, given all letters that could have been drawn? */
    public boolean isAcceptable(Rack rack, Rack remaining, RoundNumber round) {
        throw new UnsupportedOperationException();
    }
}
