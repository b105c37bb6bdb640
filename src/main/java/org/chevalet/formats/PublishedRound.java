package org.chevalet.formats;

import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.board.Placement;
import org.chevalet.core.tile.Draw;

/**
 * One round of a published game, as printed.
 *
 * @param move the word and its reference, jokers in lower case where the print marks them; empty when none is printed
 * @param points of the move as printed
 * @param total running total as printed, often left out
 */
public record PublishedRound(int number, Draw draw, Optional<Placement> move, OptionalInt points, OptionalInt total) {}
