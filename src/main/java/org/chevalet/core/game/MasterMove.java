package org.chevalet.core.game;

import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;

/**
 * The word of a round that goes on everyone's board (mot retenu).
 *
 * @param points its score
 * @param top the round's reference for deficits; more than {@code points} only when a better move is found afterwards
 * @param reason message key of why this one, or the arbiter's own words
 */
public record MasterMove(Placement placement, Points points, Points top, String reason) {}
