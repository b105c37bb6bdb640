package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;

/** How the letters of a round are drawn, and which racks are thrown back (R§3.1, 3.2, 3.8). */
public final class DrawRule {

    private final RuleSet.DrawFigures figures;
    private final TileSet tiles;
    private final Variant variant;
    private final JokerRule joker;

    public DrawRule(RuleSet rules, Variant variant) {
        this(rules.draw(), rules.tiles(), variant, new JokerRule(variant, rules.joker()));
    }

    public DrawRule(RuleSet.DrawFigures figures, TileSet tiles, Variant variant) {
        this(figures, tiles, variant, new JokerRule(variant));
    }

    private DrawRule(RuleSet.DrawFigures figures, TileSet tiles, Variant variant, JokerRule joker) {
        this.figures = figures;
        this.tiles = tiles;
        this.variant = variant;
        this.joker = joker;
    }

    /**
     * A draw by chance.
     *
     * @param rejected the draws thrown back by rule, in order
     * @param draw the draw that stands; empty when no acceptable rack can be drawn any more: the game ends
     */
    public record Outcome(List<Draw> rejected, Optional<Draw> draw) {

        public Outcome {
            rejected = List.copyOf(rejected);
        }
    }

    /**
     * Draws until the rack is acceptable. A rack that is not goes back whole, kept letters too, and a complete new one
     * is drawn: never a repair, which would favour some racks over others (R§3.2).
     *
     * @param bag letters not drawn, those kept from the round before apart; in a joker game with the jokers not in hand
     * @param kept letters kept from the round before
     * @param dice where chance comes from
     */
    public Outcome draw(Bag bag, Rack kept, RoundNumber round, RandomGenerator dice) {
        return drawOther(bag, kept, round, Optional.empty(), dice);
    }

    /**
     * Draws a rack that is not the one of a cancelled or impossible round (R§3.6).
     *
     * @param refused the rack that may not come again
     */
    public Outcome drawOther(Bag bag, Rack kept, RoundNumber round, Optional<Rack> refused, RandomGenerator dice) {
        Rack remaining = remaining(bag, kept);
        if (!canBeDrawn(remaining) || refused.isPresent() && !hasOther(remaining, refused.get(), round)) {
            return new Outcome(List.of(), Optional.empty());
        }
        List<Draw> rejected = new ArrayList<>();
        Rack fixed = round.isFirst() ? firstLetters(bag) : Rack.EMPTY;
        Draw draw = complete(bag, kept, fixed, dice);
        while (!isAcceptable(draw.rack(), remaining, round) || refused.equals(Optional.of(draw.rack()))) {
            rejected.add(draw);
            Draw anew = complete(bag.plus(kept), Rack.EMPTY, fixed, dice);
            draw = new Draw(List.of(), anew.drawn(), !kept.isEmpty());
        }
        return new Outcome(rejected, Optional.of(draw));
    }

    /** A rack the rule would not make any more: what is drawn when the arbiter goes on beyond the end it proposes. */
    public Draw drawBeyondTheEnd(Bag bag, Rack kept, RandomGenerator dice) {
        return complete(bag, kept, Rack.EMPTY, dice);
    }

    private Rack firstLetters(Bag bag) {
        Rack letters = Rack.ofText(figures.firstLetters());
        return bag.covers(letters) ? letters : Rack.EMPTY;
    }

    /** @param fixed letters that are taken before chance has its say */
    private Draw complete(Bag bag, Rack kept, Rack fixed, RandomGenerator dice) {
        List<Tile> drawn = new ArrayList<>();
        if (variant.jokerGame() && bag.count(Tile.JOKER) > 0 && kept.count(Tile.JOKER) == 0) {
            drawn.add(Tile.JOKER);
        }
        drawn.addAll(fixed.tiles());
        Bag rest = bag.minus(fixed);
        Bag from = variant.jokerGame() ? rest.minus(JokerRule.jokersOf(rest)) : rest;
        drawn.addAll(from.draw(rackSize() - kept.size() - drawn.size(), dice));
        return new Draw(kept.tiles(), drawn, false);
    }

    /**
     * Checks letters typed by the arbiter: the whole rack, kept letters first or in any order; {@code +} and blanks are
     * ignored, a {@code -} in front says that the kept letters were rejected and all are new.
     *
     * @return the draw, or why it cannot be: {@code rack.bad-character}, {@code draw.too-few} (letters, wanted),
     *     {@code draw.too-many}, {@code draw.not-in-bag} (letters that are missing), {@code draw.lacks-kept},
     *     {@code draw.joker-wanted} (a joker game without its joker), {@code draw.one-joker}
     */
    public Answer<Draw> typed(Bag bag, Rack kept, String letters) {
        return Rack.parse(letters.replaceAll("[-+\\s]", ""))
                .then(rack -> new TypedDraw(variant, joker, bag, kept)
                        .check(rack, letters.strip().startsWith("-"), letters));
    }

    /** Does a rack hold enough vowels and consonants for this round, given all letters that could have been drawn? */
    public boolean isAcceptable(Rack rack, Rack remaining, RoundNumber round) {
        return holds(rack, minimum(remaining, round));
    }

    /** What an acceptable rack of this round holds at least: vowels, and as many consonants (R§3.2). */
    public int leastOfEachSound(Rack remaining, RoundNumber round) {
        return minimum(remaining, round);
    }

    /**
     * Can another acceptable rack than this one be drawn (R§3.6)? One letter changed tells: what makes a rack acceptable
     * is only how many letters of each sound it holds.
     */
    public boolean hasOther(Rack remaining, Rack rack, RoundNumber round) {
        if (!remaining.covers(rack) || !isAcceptable(rack, remaining, round)) {
            return canBeDrawn(remaining);
        }
        Rack left = remaining.minus(rack);
        return rack.tiles().stream()
                .distinct()
                .anyMatch(out -> left.tiles().stream()
                        .distinct()
                        .filter(in -> !in.equals(out))
                        .map(in -> rack.minus(Rack.of(List.of(out))).plus(Rack.of(List.of(in))))
                        .anyMatch(other -> isAcceptable(other, remaining, round)));
    }

    /** All letters that could be in hand (reliquat in the wide sense); the reserve joker of a joker game is not. */
    public Rack remaining(Bag bag, Rack kept) {
        return joker.counted(bag.asRack().plus(kept));
    }

    private boolean canBeDrawn(Rack remaining) {
        return holds(remaining, figures.lateMinimum());
    }

    /** The strict minimum while the round and the letters left allow it, else the late one (R§3.2). */
    private int minimum(Rack remaining, RoundNumber round) {
        boolean strict = round.value() <= figures.strictUntilRound() && holds(remaining, figures.strictMinimum());
        return strict ? figures.strictMinimum() : figures.lateMinimum();
    }

    /** Y and joker count either way, each once: with twice the minimum of letters, some assignment then works. */
    private boolean holds(Rack rack, int minimum) {
        int flexible = rack.count(TileSet.Sound.EITHER, tiles);
        int vowels = rack.count(TileSet.Sound.VOWEL, tiles);
        int consonants = rack.size() - vowels - flexible;
        boolean late = minimum == figures.lateMinimum();
        int either = late && !figures.jokersCountLate() ? flexible - rack.count(Tile.JOKER) : flexible;
        return vowels + either >= minimum && consonants + either >= minimum && rack.size() >= 2 * minimum;
    }

    private int rackSize() {
        return variant.limits().rackSize();
    }
}
