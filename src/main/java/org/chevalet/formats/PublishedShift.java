package org.chevalet.formats;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.language.WrittenText;

/**
 * The classic off-by-one of published games: the federation prints the solution of round n on the line of rack n+1, the
 * last solution alone on a last line. Told from the file itself.
 */
final class PublishedShift {

    private PublishedShift() {}

    /** The rows with every move beside its own rack. */
    static List<PublishedRow> undone(List<PublishedRow> rows) {
        return isShifted(rows) ? moved(rows) : rows;
    }

    private static boolean isShifted(List<PublishedRow> rows) {
        int last = rows.size() - 1;
        if (last < 1 || rows.get(0).hasMove()) {
            return false;
        }
        boolean solutionAlone =
                rows.get(last).rack().isEmpty() && rows.get(last).hasMove();
        return solutionAlone || lettersHeld(rows, 1) > lettersHeld(rows, 0);
    }

    /** How many letters of the words come from the rack printed {@code above} lines higher. */
    private static int lettersHeld(List<PublishedRow> rows, int above) {
        int held = 0;
        for (int index = 1; index < rows.size(); index++) {
            StringBuilder rack =
                    new StringBuilder(WrittenText.fold(rows.get(index - above).rack()));
            for (char letter : WrittenText.fold(rows.get(index).word()).toCharArray()) {
                int at = rack.indexOf(String.valueOf(letter));
                if (at >= 0) {
                    rack.deleteCharAt(at);
                    held++;
                }
            }
        }
        return held;
    }

    private static List<PublishedRow> moved(List<PublishedRow> rows) {
        List<PublishedRow> moved = new ArrayList<>();
        for (int index = 0; index + 1 < rows.size(); index++) {
            moved.add(rows.get(index).withMoveOf(rows.get(index + 1)));
        }
        PublishedRow last = rows.get(rows.size() - 1);
        if (!last.rack().isEmpty()) {
            moved.add(PublishedRow.of(last.line(), List.of(last.number(), last.rack())));
        }
        return moved;
    }
}
