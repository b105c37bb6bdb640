package org.chevalet.sheets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** Where the letters of a document stand, from the top of their page in millimetres; the foot of the pages apart. */
final class PlacedText extends PDFTextStripper {

    private static final double POINT = 25.4 / 72;
    private static final double FOOT = 297 - 18;

    /** One letter: its upper and lower edge. */
    private record Extent(double top, double bottom) {}

    private final List<Extent> letters = new ArrayList<>();

    static PlacedText of(byte[] pdf) {
        return ReadPdf.read(pdf, document -> {
            try {
                PlacedText placed = new PlacedText();
                placed.getText(document);
                return placed;
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        double bottom = text.getYDirAdj() * POINT;
        if (bottom < FOOT) {
            letters.add(new Extent(bottom - text.getHeightDir() * POINT, bottom));
        }
        super.processTextPosition(text);
    }

    double lowest() {
        return letters.stream().mapToDouble(Extent::bottom).max().orElse(0);
    }

    /** How many letters stand wholly above a line, and how many wholly below it. */
    long above(double line) {
        return letters.stream().filter(letter -> letter.bottom() < line).count();
    }

    long below(double line) {
        return letters.stream().filter(letter -> letter.top() > line).count();
    }
}
