package org.chevalet.core.movegen;

import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Points;

/**
 * A legal move and its points. A move is a set of placed tiles and their squares, jokers designated: a single tile that
 * forms words both ways is one play, given across when its across word has two letters or more.
 *
 * @param placement the whole word, letters already on the board included
 * @param points main word, cross-words and bonus
 */
public record Play(Placement placement, Points points) {}
