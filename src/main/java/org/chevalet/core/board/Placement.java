package org.chevalet.core.board;

/**
 * A word put on the board (mot posé): the whole word, with the letters that were there before, from its first letter's
 * square. Which of its letters are new depends on the board.
 */
public record Placement(Coord coord, Spelling spelling) implements OnBoard, Comparable<Placement> {

    public static Placement of(String coord, String spelling) {
        return new Placement(Coord.of(coord), new Spelling(spelling));
    }

    public int row(int position) {
        return coord.isAcross() ? coord.row() : coord.row() + position;
    }

    public int column(int position) {
        return coord.isAcross() ? coord.column() + position : coord.column();
    }

    /** True when the last letter is still on the board. */
    public boolean fitsTheEdges() {
        return Square.isOnBoard(row(spelling.length() - 1), column(spelling.length() - 1));
    }

    /** By coordinate, then alphabetically. */
    @Override
    public int compareTo(Placement other) {
        int byCoord = coord.compareTo(other.coord);
        return byCoord != 0 ? byCoord : spelling.compareTo(other.spelling);
    }

    @Override
    public String in(Notation notation) {
        return notation.written(coord) + " " + spelling;
    }

    @Override
    public String toString() {
        return coord + " " + spelling;
    }
}
