package org.chevalet.sheets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;

/** Reads a document back as a person or a screen reader would get it. */
final class ReadPdf {

    private ReadPdf() {}

    static <T> T read(byte[] pdf, Function<PDDocument, T> look) {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return look.apply(document);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The text of each page, line by line from the top. */
    static List<String> pages(byte[] pdf) {
        return read(pdf, document -> {
            List<String> pages = new ArrayList<>();
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                pages.add(text(document, page));
            }
            return pages;
        });
    }

    private static String text(PDDocument document, int page) {
        try {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            return stripper.getText(document).replace('\u00a0', ' ');
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String text(byte[] pdf) {
        return String.join("\n", pages(pdf));
    }

    static List<String> lines(byte[] pdf) {
        return text(pdf).lines().toList();
    }

    /** The fonts of all pages and of the pictures on them. */
    static List<PDFont> fonts(PDDocument document) {
        List<PDFont> fonts = new ArrayList<>();
        document.getPages().forEach(page -> addFonts(fonts, page.getResources()));
        return fonts;
    }

    private static void addFonts(List<PDFont> fonts, PDResources resources) {
        try {
            for (COSName name : resources.getFontNames()) {
                fonts.add(resources.getFont(name));
            }
            for (COSName name : resources.getXObjectNames()) {
                if (resources.getXObject(name) instanceof PDFormXObject form && form.getResources() != null) {
                    addFonts(fonts, form.getResources());
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
