package org.chevalet.sheets;

import java.text.BreakIterator;

/** Tells how many lines a text takes, before it is set. */
final class PaperLines {

    private final SheetFonts fonts;

    PaperLines(SheetFonts fonts) {
        this.fonts = fonts;
    }

    /**
     * @param size of the letters, in points
     * @param width of a line, in millimetres
     * @return one at least; a word that is wider than a line takes as many as it fills
     */
    int count(String text, double size, double width) {
        WordBreaks breaks = new WordBreaks();
        breaks.setText(text);
        int lines = 1;
        double used = 0;
        int from = 0;
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            double word = fonts.width(text.substring(from, to).strip(), size);
            if (used > 0 && used + word > width) {
                lines++;
                used = 0;
            }
            lines += (int) (word / width);
            used += fonts.width(text.substring(from, to), size) % width;
            from = to;
        }
        return lines;
    }
}
