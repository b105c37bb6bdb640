package org.chevalet.formats;

import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Rack;

/**
 * A board and a rack to look for moves with.
 *
 * @param size letters of a full rack in the game it comes from; the rack may hold fewer at the end of a game
 */
public record Position(String id, int size, Board board, Rack rack) {}
