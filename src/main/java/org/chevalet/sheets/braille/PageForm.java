package org.chevalet.sheets.braille;

import jakarta.ws.rs.core.MultivaluedMap;
import org.chevalet.core.answer.Answer;
import org.jspecify.annotations.Nullable;

/**
 * How an embosser or a braille display wants its pages.
 *
 * @param cells in a line, 28 to 42
 * @param lines on a page, 24 to 29
 * @param formFeeds true: a form feed between pages; false: pages are filled with empty lines
 * @param header true: title and page number on the first line of each page
 */
public record PageForm(int cells, int lines, boolean formFeeds, boolean header) {

    public static final PageForm USUAL = new PageForm(30, 26, true, true);

    private static final int LEAST_CELLS = 28;
    private static final int MOST_CELLS = 42;
    private static final int LEAST_LINES = 24;
    private static final int MOST_LINES = 29;

    /**
     * From what an address asks: {@code cells}, {@code lines}, {@code feeds} and {@code header}, the last two {@code yes}
     * or {@code no}; what it leaves out is as usual.
     *
     * @return the form, or {@code sheets.braille.cells}, {@code .lines}, {@code .yes-no}
     */
    public static Answer<PageForm> read(MultivaluedMap<String, String> asked) {
        return number(asked.getFirst("cells"), USUAL.cells(), LEAST_CELLS, MOST_CELLS, "sheets.braille.cells")
                .then(cells -> number(
                                asked.getFirst("lines"), USUAL.lines(), LEAST_LINES, MOST_LINES, "sheets.braille.lines")
                        .then(lines -> yes(asked.getFirst("feeds"))
                                .then(feeds -> yes(asked.getFirst("header"))
                                        .map(header -> new PageForm(cells, lines, feeds, header)))));
    }

    private static Answer<Integer> number(@Nullable String written, int usual, int least, int most, String refusal) {
        if (written == null || written.isBlank()) {
            return Answer.of(usual);
        }
        String figures = written.strip();
        boolean within =
                figures.matches("\\d{1,3}") && Integer.parseInt(figures) >= least && Integer.parseInt(figures) <= most;
        return within ? Answer.of(Integer.valueOf(figures)) : Answer.refuse(refusal, least, most, figures);
    }

    private static Answer<Boolean> yes(@Nullable String written) {
        if (written == null || written.isBlank()) {
            return Answer.of(true);
        }
        return switch (written.strip()) {
            case "yes" -> Answer.of(true);
            case "no" -> Answer.of(false);
            default -> Answer.refuse("sheets.braille.yes-no", written.strip());
        };
    }
}
