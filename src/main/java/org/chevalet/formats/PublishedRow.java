package org.chevalet.formats;

import java.util.List;

/**
 * One line of a published game cut into its columns, all still text, empty where nothing is printed.
 *
 * @param line where it stands in the file, from 1
 * @param moveLine where its move stands: on the same line, or one lower
 */
record PublishedRow(
        int line,
        String number,
        String rack,
        int moveLine,
        String word,
        String reference,
        String points,
        String total) {

    static final int COLUMNS = 6;

    /** @param cells at most {@link #COLUMNS} cells in the order of the columns; missing ones are empty */
    static PublishedRow of(int line, List<String> cells) {
        return new PublishedRow(
                line,
                cell(cells, 0),
                cell(cells, 1),
                line,
                cell(cells, 2),
                cell(cells, 3),
                cell(cells, 4),
                cell(cells, 5));
    }

    private static String cell(List<String> cells, int index) {
        return index < cells.size() ? cells.get(index).strip() : "";
    }

    boolean hasMove() {
        return !word.isEmpty() || !reference.isEmpty() || !points.isEmpty();
    }

    /** Neither points nor a total: so ends a line that was cut, or the rack of a last round. */
    boolean endsEarly() {
        return points.isEmpty() && total.isEmpty();
    }

    boolean isOnlyATotal() {
        return number.isEmpty()
                && rack.isEmpty()
                && word.isEmpty()
                && reference.isEmpty()
                && (points.isEmpty() != total.isEmpty());
    }

    /** This line's rack with the move printed on another line. */
    PublishedRow withMoveOf(PublishedRow other) {
        return new PublishedRow(line, number, rack, other.line, other.word, other.reference, other.points, other.total);
    }
}
