package org.chevalet.sheets.braille;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Part;
import org.chevalet.sheets.braille.LineDocument.Piece;

/** Lays a document out on pages of cells. */
final class CellPages {

    private static final String EMPTY_SQUARE = Cells.ofDots("3");

    private final PageForm form;
    private final BrailleCode code;
    private final String title;
    private final List<List<String>> pages = new ArrayList<>();
    private List<String> page = new ArrayList<>();

    private CellPages(String title, PageForm form, Language language) {
        this.form = form;
        this.code = BrailleCode.of(language);
        this.title = code.cells(title);
    }

    /** @return the lines of each page, at least one page */
    static List<List<String>> of(LineDocument document, PageForm form, Language language) {
        CellPages pages = new CellPages(document.title(), form, language);
        document.parts().forEach(pages::add);
        return pages.pages;
    }

    private void add(Part part) {
        newPage();
        if (!part.heading().isEmpty()) {
            page.addAll(lines(code.cells(part.heading())));
        }
        part.blocks().forEach(this::add);
    }

    private void add(Block block) {
        List<String> lines = block.lines().stream()
                .filter(line -> line.reach() != LineDocument.Reach.TEXT)
                .flatMap(line -> lines(cells(line)).stream())
                .toList();
        int room = form.lines() - (form.header() ? 1 : 0);
        if (page.size() + lines.size() > form.lines() && lines.size() <= room) {
            newPage();
        }
        for (String line : lines) {
            if (page.size() == form.lines()) {
                newPage();
            }
            page.add(line);
        }
    }

    /** The title in full on the first page, its first line on the others: there it leaves room for the page's number. */
    private void newPage() {
        page = new ArrayList<>();
        pages.add(page);
        if (form.header()) {
            String number = code.cells(Integer.toString(pages.size()));
            List<String> titled = CellLines.of(title, form.cells() - number.length() - 2, form.cells());
            String shown = titled.get(0);
            page.add(shown + " ".repeat(form.cells() - shown.length() - number.length()) + number);
            page.addAll(pages.size() == 1 ? titled.subList(1, titled.size()) : List.of());
        } else if (pages.size() == 1) {
            page.addAll(lines(title));
        }
    }

    private List<String> lines(String cells) {
        return CellLines.of(cells, form.cells());
    }

    private String cells(Line line) {
        return line.pieces().stream().map(this::cells).collect(Collectors.joining(" "));
    }

    private String cells(Piece piece) {
        return switch (piece.kind()) {
            case PROSE -> code.cells(piece.text());
            case WORD -> code.word(piece.text());
            case TILES -> code.cells(piece.text().toLowerCase(Locale.ROOT));
            case ROW -> code.cells(piece.text().toLowerCase(Locale.ROOT)).replace(code.cells("."), EMPTY_SQUARE);
        };
    }
}
