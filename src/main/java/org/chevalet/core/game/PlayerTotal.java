package org.chevalet.core.game;

import org.chevalet.core.rules.PlayerId;
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
        int slips) {

    public Points total() {
        return points.plus(soloPoints).minus(warningCost);
    }
}
