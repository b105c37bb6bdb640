package org.chevalet.core.rules;

import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/** Which of the equal tops goes on everyone's board (R§3.4). */
public final class MasterMoveRule {

    private final RuleSet rules;
    private final Variant variant;

    public MasterMoveRule(RuleSet rules, Variant variant) {
        this.rules = rules;
        this.variant = variant;
    }

    /**
     * What a choice is made from.
     *
     * @param board before the move
     * @param rack of the round
     * @param bag letters that would be left in the bag
     * @param tops every equal best play
     */
    public record Situation(RoundNumber round, Board board, Rack rack, Bag bag, Tops tops) {}

    /**
     * A top that may be chosen.
     *
     * @param reason message key of the phrase that says why it stands where it does
     */
    public record Candidate(Placement placement, String reason) {}

    /** The tops the obligations allow, the proposed one first; only across in round 1; empty when nothing can be played. */
    public List<Candidate> candidates(Situation situation) {
        throw new UnsupportedOperationException(rules.name() + variant);
    }

    /** Accepts a choice, or says which obligation forbids it: {@code master.across-first}, {@code master.fewer-jokers}... */
    public Answer<Placement> choose(Situation situation, Placement wanted) {
        throw new UnsupportedOperationException();
    }
}
