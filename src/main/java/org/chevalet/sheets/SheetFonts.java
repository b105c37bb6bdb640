package org.chevalet.sheets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The two faces every document is set in, and which characters they can show. */
final class SheetFonts {

    static final String FAMILY = "DejaVu Sans Condensed";
    static final String REGULAR = "/fonts/DejaVuSansCondensed.ttf";
    static final String BOLD = "/fonts/DejaVuSansCondensed-Bold.ttf";

    private final CmapLookup regular = characters(REGULAR);
    private final CmapLookup bold = characters(BOLD);

    /** True when both faces have the character. */
    boolean show(int codePoint) {
        return regular.getGlyphId(codePoint) != 0 && bold.getGlyphId(codePoint) != 0;
    }

    static InputStream open(String face) {
        InputStream in = SheetFonts.class.getResourceAsStream(face);
        if (in == null) {
            throw new IllegalStateException("missing font " + face);
        }
        return in;
    }

    private static CmapLookup characters(String face) {
        try (InputStream in = open(face);
                TrueTypeFont font = new TTFParser(true).parse(new RandomAccessReadBuffer(in))) {
            return font.getUnicodeCmapLookup();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
