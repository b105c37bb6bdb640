package org.chevalet.formats;

import java.util.Optional;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Score;
import org.chevalet.core.movegen.Tops;

/**
 * A round after its replay.
 *
 * @param board before the move
 * @param score the move recomputed, jokers designated; empty when there is none or it does not fit
 * @param tops the best plays of the round under the lexicon
 * @param total recomputed running total
 */
public record CheckedRound(PublishedRound printed, Board board, Optional<Score> score, Tops tops, int total) {}
