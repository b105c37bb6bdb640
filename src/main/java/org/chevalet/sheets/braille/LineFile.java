package org.chevalet.sheets.braille;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Piece;

/** The kinds of file a document of lines is written as. All lines end with CR LF, a form feed stands between pages. */
public enum LineFile {
    /** North American ASCII braille. */
    BRF("brf", "brf", "application/x-brf") {
        @Override
        public byte[] write(LineDocument document, PageForm form, Language language) {
            return pages(CellPages.of(document, form, language), form).getBytes(StandardCharsets.US_ASCII);
        }
    },
    /** The same cells as Unicode draws them. */
    PATTERNS("unicode", "braille.txt", "text/plain;charset=UTF-8") {
        @Override
        public byte[] write(LineDocument document, PageForm form, Language language) {
            List<List<String>> drawn = CellPages.of(document, form, language).stream()
                    .map(page -> page.stream().map(Cells::patterns).toList())
                    .toList();
            return pages(drawn, form).getBytes(StandardCharsets.UTF_8);
        }
    },
    /** The text itself, for screen readers and braille displays: a line for each thing, however long, a page for each part. */
    TEXT("txt", "txt", "text/plain;charset=UTF-8") {
        @Override
        public byte[] write(LineDocument document, PageForm form, Language language) {
            List<List<String>> parts = new ArrayList<>();
            for (LineDocument.Part part : document.parts()) {
                List<String> lines = new ArrayList<>();
                if (parts.isEmpty()) {
                    lines.add(document.title());
                }
                if (!part.heading().isEmpty()) {
                    lines.add(part.heading());
                }
                part.blocks().stream()
                        .flatMap(block -> block.lines().stream())
                        .filter(line -> line.reach() != LineDocument.Reach.BRAILLE)
                        .forEach(line -> lines.add(text(line)));
                parts.add(lines);
            }
            return joined(parts, PAGE_END).getBytes(StandardCharsets.UTF_8);
        }
    };

    private static final String LINE_END = "\r\n";
    private static final String PAGE_END = "\f";

    /** The names an address asks for them by, as a pattern of a path. */
    public static final String NAMES = "brf|txt|unicode";

    private final String name;
    private final String extension;
    private final String type;

    LineFile(String name, String extension, String type) {
        this.name = name;
        this.extension = extension;
        this.type = type;
    }

    /** @param name one of {@link #NAMES} */
    public static LineFile named(String name) {
        return Stream.of(values())
                .filter(file -> file.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** @param form of its pages; a file of text has none */
    public abstract byte[] write(LineDocument document, PageForm form, Language language);

    public String extension() {
        return extension;
    }

    /** Media type. */
    public String type() {
        return type;
    }

    private static String text(Line line) {
        return line.pieces().stream().map(Piece::text).collect(Collectors.joining(" "));
    }

    private static String pages(List<List<String>> pages, PageForm form) {
        if (form.formFeeds()) {
            return joined(pages, PAGE_END);
        }
        List<List<String>> filled = new ArrayList<>();
        for (List<String> page : pages) {
            List<String> lines = new ArrayList<>(page);
            if (filled.size() < pages.size() - 1) {
                lines.addAll(Collections.nCopies(form.lines() - page.size(), ""));
            }
            filled.add(lines);
        }
        return joined(filled, "");
    }

    private static String joined(List<List<String>> pages, String between) {
        return pages.stream()
                .map(page -> String.join(LINE_END, page) + LINE_END)
                .collect(Collectors.joining(between));
    }
}
