package org.chevalet.core.answer;

/** A character that somebody typed, such that a sentence can show it. */
public final class ShownSign {

    private ShownSign() {}

    /** The whole character at a place of a text, or its number when it shows nothing by itself: {@code U+0007}. */
    public static String at(String text, int index) {
        int sign = text.codePointAt(index);
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.NON_SPACING_MARK,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> String.format("U+%04X", sign);
            default -> Character.toString(sign);
        };
    }
}
