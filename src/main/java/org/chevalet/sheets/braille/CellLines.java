package org.chevalet.sheets.braille;

import java.util.ArrayList;
import java.util.List;

/** Breaks a row of cells into lines between words; the lines after the first begin two cells in. */
final class CellLines {

    private static final String INDENT = "  ";
    private static final char HYPHEN = '-';

    private int width;
    private final int widthBelow;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();

    private CellLines(int width, int widthBelow) {
        this.width = width;
        this.widthBelow = widthBelow;
    }

    static List<String> of(String cells, int width) {
        return of(cells, width, width);
    }

    /** @param width of the first line, which shares its own with something else */
    static List<String> of(String cells, int width, int widthBelow) {
        CellLines broken = new CellLines(width, widthBelow);
        for (String word : cells.split(" +")) {
            if (!word.isEmpty()) {
                broken.add(word);
            }
        }
        broken.lines.add(broken.line.toString());
        return broken.lines;
    }

    private void add(String word) {
        boolean first = line.toString().isBlank();
        if (line.length() + (first ? 0 : 1) + word.length() <= width) {
            line.append(first ? "" : " ").append(word);
        } else if (!first) {
            next();
            add(word);
        } else {
            int cut = cut(word);
            line.append(word, 0, cut).append(HYPHEN);
            next();
            add(word.substring(cut));
        }
    }

    /** Where a word longer than a line is broken: never between a sign and what it is a sign for. */
    private int cut(String word) {
        int most = width - line.length() - 1;
        int cut = most;
        while (cut > 1 && Cells.isPrefix(word.charAt(cut - 1))) {
            cut--;
        }
        return cut > 1 ? cut : most;
    }

    private void next() {
        lines.add(line.toString());
        line.setLength(0);
        line.append(INDENT);
        width = widthBelow;
    }
}
