package org.chevalet.core.board;

/** The way a word runs. */
public enum Direction {
    ACROSS,
    DOWN;

    public Direction other() {
        return this == ACROSS ? DOWN : ACROSS;
    }
}
