package org.chevalet.sheets;

import java.util.Locale;

/** How games to play on paper are laid out. */
public enum PaperKind {
    /** One game on a page, the empty board below its draws. */
    SINGLE(1, 184, 264, 92, 9, 7.5, 3.9, 7.5),
    /** Two games on a page, one below the other. */
    PAIR(2, 184, 128, 0, 9, 7.5, 3.9, 7.5),
    /** Four games on a page, to be cut into cards. */
    CARDS(4, 90, 128, 0, 9, 7.5, 3.85, 7.5),
    /** One game in letters of 20 points, the empty board on a sheet of its own. */
    LARGE(1, 184, 264, 0, 24, 20, 10.6, 15);

    /** A line is as high as its letters times this, as the style sheet has it; in millimetres for a point. */
    private static final double LINE = 1.25 * 25.4 / 72;

    private final int games;
    private final double width;
    private final double height;
    private final double board;
    private final double titleSize;
    private final double textSize;
    private final double leastRow;
    private final double tallestRow;

    /** What a card takes of a page, less what keeps it apart from the next; lengths in millimetres, the sizes of letters in points. */
    PaperKind(
            int games,
            double width,
            double height,
            double board,
            double titleSize,
            double textSize,
            double leastRow,
            double tallestRow) {
        this.games = games;
        this.width = width;
        this.height = height;
        this.board = board;
        this.titleSize = titleSize;
        this.textSize = textSize;
        this.leastRow = leastRow;
        this.tallestRow = tallestRow;
    }

    /** On a page. */
    int games() {
        return games;
    }

    /** Its class in the style sheet. */
    public String style() {
        return "of-" + name().toLowerCase(Locale.ROOT);
    }

    public boolean isLarge() {
        return this == LARGE;
    }

    /** Does the empty board stand below the draws? */
    public boolean isBoarded() {
        return board > 0;
    }

    /** The height of a card's head, in millimetres. */
    double head(PaperLines lines, String title, String text) {
        return lines.count(title, titleSize, width) * titleSize * LINE
                + lines.count(text, textSize, width) * textSize * LINE;
    }

    /** How many rounds a card has room for below its head. */
    int mostRounds(double head) {
        return (int) (room(head) / leastRow) - 1;
    }

    /** The height of a round's line, in millimetres: that of the columns' names is the same. */
    double row(double head, int rounds) {
        return Math.min(tallestRow, room(head) / (rounds + 1));
    }

    private double room(double head) {
        return height - board - head - 2;
    }
}
