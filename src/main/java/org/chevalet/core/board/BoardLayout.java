package org.chevalet.core.board;

import java.util.List;

/**
 * The premium squares of the board: 15 rows of 15 codes, {@code T} triple word, {@code D} double word, {@code t} triple
 * letter, {@code d} double letter, {@code .} none.
 */
public record BoardLayout(List<String> rows) {

    /** Rows and columns of the board. */
    public static final int SIZE = 15;

    /** Row and column of the centre square H8. */
    public static final int CENTRE = 7;

    public BoardLayout {
        rows = List.copyOf(rows);
        if (rows.size() != SIZE || rows.stream().anyMatch(row -> !row.matches("[.dtDT]{15}"))) {
            throw new IllegalArgumentException("not 15 rows of 15 premium codes: " + rows);
        }
    }

    public char premium(int row, int column) {
        return rows.get(row).charAt(column);
    }

    public int letterMultiplier(int row, int column) {
        return switch (premium(row, column)) {
            case 'd' -> 2;
            case 't' -> 3;
            default -> 1;
        };
    }

    public int wordMultiplier(int row, int column) {
        return switch (premium(row, column)) {
            case 'D' -> 2;
            case 'T' -> 3;
            default -> 1;
        };
    }
}
