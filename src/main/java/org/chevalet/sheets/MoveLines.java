package org.chevalet.sheets;

import static org.chevalet.sheets.braille.LineDocument.prose;
import static org.chevalet.sheets.braille.LineDocument.word;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Reach;

/** A move as a line to be read by finger or by ear. */
final class MoveLines {

    private MoveLines() {}

    /**
     * {@code Top SEMAINE H2 70 points}.
     *
     * @param word as printed, joker letters in parentheses; empty when there is no move
     * @param reference as printed, empty when unknown
     */
    static Line move(String label, String word, String reference, int points, Print print) {
        String paid = print.count("lines.points", points);
        if (word.isEmpty()) {
            return Line.of(prose(label), prose(print.text("lines.no-move", paid)));
        }
        String place = reference.isEmpty() ? paid : print.text("lines.place", reference, paid);
        return Line.of(prose(label), word(word), prose(place));
    }

    /** What has to be known to read racks and words: only of what they hold. */
    static List<Block> notes(List<String> draws, List<String> words, Print print) {
        List<Line> notes = new ArrayList<>();
        if (draws.stream().anyMatch(draw -> draw.contains("+"))) {
            notes.add(Line.of(print.text("lines.kept")));
        }
        if (draws.stream().anyMatch(draw -> draw.contains("?"))) {
            notes.add(Line.of(print.text("lines.joker-of-rack")));
        }
        if (draws.stream().anyMatch(draw -> draw.startsWith("-"))) {
            notes.add(Line.of(print.text("lines.rejected")));
        }
        if (words.stream().anyMatch(word -> word.contains("("))) {
            notes.add(Line.of(Reach.BRAILLE, print.text("lines.joker-by-dot")));
            notes.add(Line.of(Reach.TEXT, print.text("lines.joker-in-brackets")));
        }
        return notes.isEmpty() ? List.of() : List.of(new Block(notes));
    }
}
