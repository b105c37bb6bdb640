package org.chevalet.sheets;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.sheets.braille.LineDocument.Line;

/** Which game a document of lines is about. */
final class LetterheadLines {

    private LetterheadLines() {}

    /** @return a list to go on with */
    static List<Line> of(Letterhead head, Print print) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(head.tournament()));
        lines.add(Line.of(print.moment(head.opened())));
        if (head.adaptedTime()) {
            lines.add(Line.of(print.text("adapted-time")));
        }
        if (!head.finished()) {
            lines.add(Line.of(print.text("unfinished")));
        }
        head.corrected().ifPresent(when -> lines.add(Line.of(print.text("corrected-at", print.moment(when)))));
        return lines;
    }
}
