package org.chevalet.sheets;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Part;

/** The ranking in lines: of each player the rank and name, then the table, then the figures. */
final class StandingsText {

    private final Standings sheet;
    private final Print print;

    StandingsText(Standings sheet, Language language) {
        this.sheet = sheet;
        this.print = new Print(language, sheet.head().notation());
    }

    LineDocument document() {
        List<Block> blocks = new ArrayList<>();
        List<Line> head = LetterheadLines.of(sheet.head(), print);
        head.add(Line.of(print.text("top", sheet.topTotal(), print.count("rounds", sheet.rounds()))));
        if (sheet.lines().isEmpty()) {
            head.add(Line.of(print.text("no-ranking")));
        }
        blocks.add(new Block(head));
        sheet.lines().forEach(line -> blocks.add(player(line)));
        return new LineDocument(print.text("standings"), List.of(new Part("", blocks)));
    }

    private Block player(Standings.Line line) {
        List<Line> lines = new ArrayList<>();
        String shared = line.shared() ? " " + print.text("shared") : "";
        lines.add(Line.of(print.text("lines.rank", line.rank()) + shared + ", " + line.name()));
        lines.add(Line.of(print.text("table", line.table())));
        lines.add(Line.of(print.text("lines.sum", line.total())));
        lines.add(Line.of(print.text("lines.deficit", line.deficit(), print.percentage(line.percentage()))));
        String merit = print.merit(sheet.head(), line);
        if (!merit.isEmpty()) {
            lines.add(Line.of(merit));
        }
        return new Block(lines);
    }
}
