package org.chevalet.sheets;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PDFontSupplier;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.PdfAConformance;
import com.openhtmltopdf.util.XRLog;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.logging.Level;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.chevalet.language.Language;

/** Turns page descriptions into PDF files with their fonts inside. */
final class SheetWriter {

    private static final int NORMAL = 400;
    private static final int BOLD = 700;

    private final PrintableText printable;

    static {
        XRLog.listRegisteredLoggers().forEach(logger -> XRLog.setLevel(logger, Level.WARNING));
    }

    SheetWriter(SheetFonts fonts) {
        this.printable = new PrintableText(fonts);
    }

    /** One description as a file tagged for screen readers (PDF/UA-1) and made to last (PDF/A-3a). */
    byte[] write(String html) {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        PdfRendererBuilder builder = builder(html)
                .usePdfUaAccessibility(true)
                .usePdfAConformance(PdfAConformance.PDFA_3_A)
                .useColorProfile(colours())
                .useFont(() -> SheetFonts.open(SheetFonts.REGULAR), SheetFonts.FAMILY, NORMAL, FontStyle.NORMAL, true)
                .useFont(() -> SheetFonts.open(SheetFonts.BOLD), SheetFonts.FAMILY, BOLD, FontStyle.NORMAL, true);
        try {
            builder.toStream(pdf).run();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return pdf.toByteArray();
    }

    /**
     * Several descriptions one after the other as one file to print (PDF/A-3u). Not tagged: a page's tags take ten times
     * the memory of the page, and nobody reads hundreds of sheets by ear.
     */
    byte[] writeToPrint(Iterator<String> descriptions, Language language) {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            document.getDocumentCatalog().setLanguage(language.code());
            PDFontSupplier regular = load(document, SheetFonts.REGULAR);
            PDFontSupplier bold = load(document, SheetFonts.BOLD);
            while (descriptions.hasNext()) {
                PdfRendererBuilder builder = builder(descriptions.next())
                        .usePDDocument(document)
                        .usePdfAConformance(PdfAConformance.PDFA_3_U)
                        .useFont(regular, SheetFonts.FAMILY, NORMAL, FontStyle.NORMAL, true)
                        .useFont(bold, SheetFonts.FAMILY, BOLD, FontStyle.NORMAL, true);
                append(document.getNumberOfPages() == 0 ? builder.useColorProfile(colours()) : builder);
            }
            document.save(pdf);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return pdf.toByteArray();
    }

    private static void append(PdfRendererBuilder builder) throws IOException {
        try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
            renderer.createPDFWithoutClosing();
        }
    }

    private static PDFontSupplier load(PDDocument document, String face) throws IOException {
        try (InputStream in = SheetFonts.open(face)) {
            return new PDFontSupplier(PDType0Font.load(document, in));
        }
    }

    private static byte[] colours() {
        return ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
    }

    private PdfRendererBuilder builder(String html) {
        return new PdfRendererBuilder()
                .withHtmlContent(printable.of(html), null)
                .withProducer("Chevalet")
                .useUnicodeLineBreaker(new WordBreaks());
    }
}
