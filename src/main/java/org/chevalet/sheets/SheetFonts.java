package org.chevalet.sheets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.HorizontalMetricsTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The two faces every document is set in: which characters they can show, and how wide those are. */
final class SheetFonts {

    static final String FAMILY = "DejaVu Sans Condensed";
    static final String REGULAR = "/fonts/DejaVuSansCondensed.ttf";
    static final String BOLD = "/fonts/DejaVuSansCondensed-Bold.ttf";

    private static final double POINT_IN_MILLIMETRES = 25.4 / 72;

    private final Face regular = face(REGULAR);
    private final Face bold = face(BOLD);

    /** What a face has, kept once its file is closed. */
    private record Face(CmapLookup characters, HorizontalMetricsTable metrics, int unitsPerEm) {

        /** Of a character, as a part of the size. */
        double width(int codePoint) {
            return (double) metrics.getAdvanceWidth(characters.getGlyphId(codePoint)) / unitsPerEm;
        }
    }

    /** True when both faces have the character. */
    boolean show(int codePoint) {
        return regular.characters().getGlyphId(codePoint) != 0
                && bold.characters().getGlyphId(codePoint) != 0;
    }

    /**
     * How wide a text is in bold, which is never narrower than regular.
     *
     * @param size in points
     * @return in millimetres
     */
    double width(String text, double size) {
        return text.codePoints().mapToDouble(bold::width).sum() * size * POINT_IN_MILLIMETRES;
    }

    static InputStream open(String face) {
        InputStream in = SheetFonts.class.getResourceAsStream(face);
        if (in == null) {
            throw new IllegalStateException("missing font " + face);
        }
        return in;
    }

    private static Face face(String name) {
        try (InputStream in = open(name);
                TrueTypeFont font = new TTFParser(true).parse(new RandomAccessReadBuffer(in))) {
            return new Face(font.getUnicodeCmapLookup(), font.getHorizontalMetrics(), font.getUnitsPerEm());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
