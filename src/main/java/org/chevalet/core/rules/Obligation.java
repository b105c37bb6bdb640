package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * Something the retained word must do when it can (R§3.4).
 *
 * @param key of the phrase that names it
 * @param cost of a placement; only the cheapest ones may be chosen
 */
record Obligation(String key, ToIntBiFunction<Situation, Placement> cost) {

    /** Obligations in the order in which they bind; a later one never undoes an earlier one. */
    static List<Obligation> inOrder(RuleSet rules, Variant variant, EndRule.CanPlay canPlay) {
        List<Obligation> obligations = new ArrayList<>();
        obligations.add(new Obligation("master.across-first", Obligation::downFirst));
        obligations.add(new Obligation("master.fewer-jokers", Obligation::jokers));
        if (variant.jokerGame()) {
            JokerRule joker = new JokerRule(variant, rules.joker());
            obligations.add(new Obligation(
                    "master.joker-replaced", (situation, placement) -> lostJokers(joker, situation, placement)));
        }
        if (rules.master().endsGameFirst()) {
            EndRule end = new EndRule(rules, variant);
            JokerRule joker = new JokerRule(variant, rules.joker());
            obligations.add(new Obligation(
                    "master.ends-game",
                    (situation, placement) -> endsGame(end, joker, canPlay, situation, placement) ? 0 : 1));
        }
        return obligations;
    }

    /** The placements that fulfil it best, or all of them when none does better. */
    List<Placement> among(Situation situation, List<Placement> placements) {
        int[] costs = placements.stream()
                .mapToInt(placement -> cost.applyAsInt(situation, placement))
                .toArray();
        List<Placement> best = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int index = 0; index < costs.length; index++) {
            if (costs[index] < least) {
                best.clear();
                least = costs[index];
            }
            if (costs[index] == least) {
                best.add(placements.get(index));
            }
        }
        return best;
    }

    private static int downFirst(Situation situation, Placement placement) {
        return situation.board().isEmpty() && !placement.coord().isAcross() ? 1 : 0;
    }

    private static int jokers(Situation situation, Placement placement) {
        return used(situation, placement).count(Tile.JOKER);
    }

    /** A joker game keeps its joker: if it must be played, then for a letter the bag can replace (R§3.8.1). */
    private static int lostJokers(JokerRule joker, Situation situation, Placement placement) {
        JokerRule.Settled settled = joker.settle(situation.board(), placement, situation.bag());
        int back = settled.bag().count(Tile.JOKER) - situation.bag().count(Tile.JOKER);
        return jokers(situation, placement) - back;
    }

    private static boolean endsGame(
            EndRule end, JokerRule joker, EndRule.CanPlay canPlay, Situation situation, Placement placement) {
        JokerRule.Settled settled = joker.settle(situation.board(), placement, situation.bag());
        Rack left = situation.rack().minus(used(situation, placement));
        Optional<EndRule.Reason> reason =
                end.end(settled.board(), settled.bag().asRack().plus(left), canPlay);
        return reason.isPresent();
    }

    private static Rack used(Situation situation, Placement placement) {
        List<Tile> used = new ArrayList<>();
        Board board = situation.board();
        for (int position = 0; position < placement.spelling().length(); position++) {
            if (board.isEmpty(placement.row(position), placement.column(position))) {
                char letter = placement.spelling().text().charAt(position);
                used.add(Character.isLowerCase(letter) ? Tile.JOKER : new Tile(letter));
            }
        }
        return Rack.of(used);
    }

    /** Letters left in hand after a placement. */
    static Rack leave(Situation situation, Placement placement) {
        return situation.rack().minus(used(situation, placement));
    }

    /** Letters nobody has seen on the board yet: bag and what stays in hand. */
    static Bag unseen(Situation situation, Placement placement) {
        return situation.bag().plus(leave(situation, placement));
    }
}
