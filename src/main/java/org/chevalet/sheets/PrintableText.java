package org.chevalet.sheets;

import java.text.Normalizer;

/**
 * Makes any text fit to print: no control characters (XML forbids most), accents joined to their letters, and a visible
 * box for each character the fonts lack, so that a name is never silently shortened.
 */
final class PrintableText {

    /** White square: what stands for a character that cannot be shown. */
    static final int PLACEHOLDER = 0x25A1;

    private final SheetFonts fonts;

    PrintableText(SheetFonts fonts) {
        this.fonts = fonts;
    }

    String of(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().forEach(point -> append(printable, point));
        return printable.toString();
    }

    private void append(StringBuilder printable, int point) {
        if (point == '\n' || point == '\t') {
            printable.append((char) point);
        } else if (!isInvisible(point)) {
            printable.appendCodePoint(fonts.show(point) ? point : PLACEHOLDER);
        }
    }

    /** Controls, direction marks, joiners and variation selectors: nothing to see by themselves. */
    private static boolean isInvisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> point >= 0xFE00 && point <= 0xFE0F;
        };
    }
}
