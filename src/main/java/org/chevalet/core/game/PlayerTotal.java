package org.chevalet.core.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.rules.PlayerId;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Points;

/**
 * A player's sum over some rounds of a game.
 *
 * @param points sum of what his slips were paid, penalties of slips taken off
 * @param solos rounds on which he was alone, paid or only credited
 * @param soloPoints what the solos pay with the players the game has (R§3.5)
 * @param warnings warnings received
 * @param warningCost points the warnings cost, not below zero (R§5.9)
 * @param tops rounds on which he scored the top
 * @param slips rounds for which he handed something in
 * @param paid what each round paid him, in order; 0 where he did not play
 * @param settled his place in a sudden death played to separate equal totals, {@link #UNSETTLED} when he played none
 * @param out sudden death: the round that put him out
 * @param time topping: all times and penalties of these rounds
 */
public record PlayerTotal(
        PlayerId player,
        TableNumber table,
        String name,
        Points points,
        int solos,
        Points soloPoints,
        int warnings,
        Points warningCost,
        int tops,
        int slips,
        List<Integer> paid,
        int settled,
        Optional<RoundNumber> out,
        Duration time) {

    public static final int UNSETTLED = Integer.MAX_VALUE;

    public PlayerTotal {
        paid = List.copyOf(paid);
    }

    public Points total() {
        return points.plus(soloPoints).minus(warningCost);
    }
}
