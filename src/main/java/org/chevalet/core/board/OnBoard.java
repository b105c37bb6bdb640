package org.chevalet.core.board;

/** What people name by the rows and columns of the board: a square, a reference, a move. */
public sealed interface OnBoard permits Square, Coord, Placement {

    /** As players of a game with this notation write it. */
    String in(Notation notation);
}
