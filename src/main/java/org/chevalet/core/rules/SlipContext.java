package org.chevalet.core.rules;

import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Rack;

/** Where a slip is judged: the round, the board before the round's master move, and the rack of the round. */
public record SlipContext(RoundNumber round, Board board, Rack rack, WordCheck words) {}
