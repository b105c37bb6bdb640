package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;

/**
 * Which of the equal tops goes on everyone's board (R§3.4). First the obligations, each of which may shorten the list;
 * then a proposal among what is left to the arbiter's judgement.
 */
public final class MasterMoveRule {

    private final List<Obligation> obligations;
    private final Proposal proposal;
    private final Scorer scorer;

    public MasterMoveRule(RuleSet rules, Variant variant) {
        this(rules, variant, word -> false, (board, letters) -> true);
    }

    /**
     * @param words tells which letters could be added to a word, for the proposal
     * @param canPlay tells whether anything can still be placed, for the obligation to end the game
     */
    public MasterMoveRule(RuleSet rules, Variant variant, WordCheck words, EndRule.CanPlay canPlay) {
        this.obligations = Obligation.inOrder(rules, variant, canPlay);
        this.proposal = new Proposal(rules, words);
        this.scorer = new Scorer(rules.layout(), rules.tiles(), variant.limits());
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
        List<Placement> allowed = placements(situation);
        String reason = allowed.size() == 1 ? "master.only-top" : "";
        for (Obligation obligation : obligations) {
            List<Placement> kept = obligation.among(situation, allowed);
            reason = kept.size() < allowed.size() ? obligation.key() : reason;
            allowed = kept;
        }
        if (allowed.size() > 1) {
            return proposal.ranked(situation, allowed);
        }
        String only = reason;
        return allowed.stream().map(placement -> new Candidate(placement, only)).toList();
    }

    /**
     * Accepts a choice, or says what forbids it: {@code master.not-top}, or the obligation it breaks,
     * {@code master.across-first}, {@code master.fewer-jokers}, {@code master.joker-replaced},
     * {@code master.ends-game}.
     */
    public Answer<Placement> choose(Situation situation, Placement wanted) {
        List<Placement> allowed = placements(situation);
        if (!holds(allowed, wanted, situation)) {
            return Answer.refuse("master.not-top", wanted);
        }
        for (Obligation obligation : obligations) {
            allowed = obligation.among(situation, allowed);
            if (!holds(allowed, wanted, situation)) {
                return Answer.refuse(obligation.key());
            }
        }
        return Answer.of(wanted);
    }

    /**
     * Any other word the arbiter retains, for a reason of his own: it must fit the board and come from the rack, whatever
     * word lists say.
     *
     * @return its score, or a refusal of {@link Scorer#score} or {@code master.not-in-rack} (letters)
     */
    public Answer<Score> other(Situation situation, Placement wanted) {
        return scorer.score(situation.board(), wanted).then(score -> {
            Rack missing = situation.rack().lacks(score.used());
            return missing.isEmpty() ? Answer.of(score) : Answer.refuse("master.not-in-rack", missing.toString());
        });
    }

    /** Is this why a top may not be chosen: an obligation which the arbiter can only set aside knowingly? */
    public boolean isObligation(Refusal refusal) {
        return obligations.stream().anyMatch(obligation -> obligation.key().equals(refusal.key()));
    }

    private static List<Placement> placements(Situation situation) {
        List<Placement> placements = new ArrayList<>();
        for (Play play : situation.tops().plays()) {
            placements.add(play.placement());
        }
        return placements;
    }

    /** Same tiles on the same squares: a single tile that forms words both ways is one play. */
    private static boolean holds(List<Placement> placements, Placement wanted, Situation situation) {
        if (!wanted.fitsTheEdges()) {
            return false;
        }
        Board after = situation.board().with(wanted);
        boolean sameWay = !situation.board().isEmpty();
        return placements.stream()
                .anyMatch(placement -> situation.board().with(placement).equals(after)
                        && (sameWay || placement.coord().equals(wanted.coord())));
    }
}
