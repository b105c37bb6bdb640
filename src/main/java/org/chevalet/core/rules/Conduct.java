package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.rules.DrawRule.Outcome;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * How the rounds of a game go, whoever plays them: the rack that is drawn, its tops, which of them may be retained, when it
 * is over (R§3). Knows no player, no slip and no clock. Immutable, for all threads.
 */
public final class Conduct {

    /** Racks without a solution in a row: the word list is too small for what is left. */
    private static final int MOST_IMPOSSIBLE = 200;

    private final MoveGenerator generator;
    private final PlayLimits limits;
    private final DrawRule draws;
    private final EndRule ends;
    private final MasterMoveRule masters;
    private final boolean explosive;

    /**
     * @param words what counts in this game
     * @param generator finds the moves of the same words
     */
    public Conduct(RuleSet rules, Variant variant, WordCheck words, MoveGenerator generator) {
        this.generator = generator;
        this.limits = variant.limits();
        this.draws = new DrawRule(rules, variant);
        this.ends = new EndRule(rules, variant);
        this.masters = new MasterMoveRule(rules, variant, words, this::canPlay);
        this.explosive = variant.explosive();
    }

    /**
     * What a round starts from.
     *
     * @param remaining all letters not on the board
     * @param left those of them that the round before left in hand
     * @param forbidden the rack of a cancelled round, which may not come again
     */
    public record Start(RoundNumber number, Board board, Rack remaining, Rack left, Optional<Rack> forbidden) {}

    public DrawRule draws() {
        return draws;
    }

    public MasterMoveRule masters() {
        return masters;
    }

    /**
     * Draws until a rack is acceptable and has a solution: one without goes back like one against the rule, for the round
     * would be impossible (R§3.2, 3.6).
     *
     * @param inHand letters kept: those left by the round before, or none when they were thrown back just now
     * @return what was thrown back and what stands, or no draw when no other rack can be made; or {@code
     *     draw.nothing-playable} (how many were tried)
     */
    public Answer<Outcome> draw(Start start, Rack inHand, RandomGenerator dice) {
        List<Draw> rejected = new ArrayList<>();
        Rack kept = inHand;
        Optional<Rack> forbidden = start.forbidden();
        for (int impossible = 0; impossible < MOST_IMPOSSIBLE; impossible++) {
            Bag bag = Bag.of(start.remaining().minus(kept));
            Outcome outcome = draws.drawOther(bag, kept, start.number(), forbidden, dice);
            outcome.rejected().forEach(draw -> rejected.add(draw.after(start.left())));
            if (outcome.draw().isEmpty()) {
                return Answer.of(new Outcome(rejected, Optional.empty()));
            }
            Draw draw = outcome.draw().get().after(start.left());
            if (canPlay(start.board(), draw.rack())) {
                return Answer.of(new Outcome(rejected, Optional.of(shown(start, draw))));
            }
            rejected.add(draw);
            kept = Rack.EMPTY;
            forbidden = Optional.of(draw.rack());
        }
        return Answer.refuse("draw.nothing-playable", MOST_IMPOSSIBLE);
    }

    /** The draw as everybody sees it: in an explosive game a joker becomes its letter of the retained word. */
    public Draw shown(Start start, Draw draw) {
        if (!explosive || draw.rack().count(Tile.JOKER) == 0) {
            return draw;
        }
        Bag bag = Bag.of(start.remaining().minus(draw.rack()));
        Tops tops = tops(start.number(), start.board(), draw.rack());
        return candidates(new Situation(start.number(), start.board(), draw.rack(), bag, tops)).stream()
                .findFirst()
                .map(first -> ExplosiveRule.explode(draw, bag, start.board(), first.placement()))
                .orElse(draw);
    }

    /** The best moves of a rack; in the first round only those that lie across (R§3.4). */
    public Tops tops(RoundNumber number, Board board, Rack rack) {
        Tops all = generator.tops(board, rack, limits);
        return number.isFirst() ? all.across() : all;
    }

    /** What may be retained, the proposed word first ({@link MasterMoveRule#candidates}). */
    public List<Candidate> candidates(Situation situation) {
        return masters.candidates(situation);
    }

    /** Why the game is over before the draw of a round, if it is (R§3.7). */
    public Optional<EndRule.Reason> end(Start start) {
        Optional<EndRule.Reason> end = ends.end(start.board(), start.remaining(), this::canPlay);
        return end.isPresent() || start.forbidden().isEmpty()
                ? end
                : ends.endAfter(start.remaining(), start.forbidden().get(), start.number(), draws);
    }

    /**
     * Can any of these letters be placed? Handfuls of them are tried first: as long as the bag is full one of the first
     * fits, and the long search over all letters at once is left for the end of a game. Of more letters than one search
     * takes it is not known that none fits, so the draws must show it.
     */
    public boolean canPlay(Board board, Rack letters) {
        List<Tile> tiles = letters.tiles();
        int hand = limits.rackSize();
        int stride = Math.max(1, tiles.size() / hand);
        for (int start = 0; start < stride; start++) {
            if (generator.canPlay(board, handful(tiles, start, stride, hand), limits)) {
                return true;
            }
        }
        return letters.size() > MoveGenerator.MOST_TILES || generator.canPlay(board, letters, limits);
    }

    /** Every {@code stride}-th letter: a mix of the alphabet, unlike letters that lie side by side. */
    private static Rack handful(List<Tile> tiles, int start, int stride, int most) {
        return Rack.of(IntStream.iterate(start, index -> index < tiles.size(), index -> index + stride)
                .limit(most)
                .mapToObj(tiles::get)
                .toList());
    }
}
