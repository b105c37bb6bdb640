package org.chevalet.sheets.braille;

/** Braille cells, each written as its sign of North American ASCII braille: what every embosser and notetaker reads. */
final class Cells {

    /** The signs in the order of the cells' dots: dot 1 counts 1, dot 2 counts 2, dot 3 counts 4, and so on to dot 6. */
    private static final String ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

    /** The cells with dots on the right alone: in both codes they belong to the sign after them. */
    private static final String PREFIXES = "@^_\".;,";

    /** The first of the braille patterns of Unicode, the cell without dots. */
    private static final char FIRST_PATTERN = '\u2800';

    private Cells() {}

    /**
     * Cells by their dots, as braille codes write them.
     *
     * @param dots {@code 5-135}: a cell of dot 5, then one of dots 1, 3 and 5
     */
    static String ofDots(String dots) {
        StringBuilder cells = new StringBuilder();
        for (String cell : dots.split("-")) {
            int raised = cell.chars().map(dot -> 1 << (dot - '1')).sum();
            cells.append(ASCII.charAt(raised));
        }
        return cells.toString();
    }

    /** The same cells as Unicode draws them. */
    static String patterns(String cells) {
        StringBuilder patterns = new StringBuilder(cells.length());
        for (char cell : cells.toCharArray()) {
            patterns.append((char) (FIRST_PATTERN + ASCII.indexOf(cell)));
        }
        return patterns.toString();
    }

    static boolean isPrefix(char cell) {
        return PREFIXES.indexOf(cell) >= 0;
    }
}
