package org.chevalet.sheets;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.logging.Level;

/** Turns a page description into a PDF: fonts embedded, tagged for readers (PDF/UA-1), made to last (PDF/A-3a). */
final class SheetWriter {

    private static final int NORMAL_WEIGHT = 400;
    private static final int BOLD_WEIGHT = 700;

    private final PrintableText printable;

    static {
        XRLog.listRegisteredLoggers().forEach(logger -> XRLog.setLevel(logger, Level.WARNING));
    }

    SheetWriter(SheetFonts fonts) {
        this.printable = new PrintableText(fonts);
    }

    byte[] write(String html) {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        try {
            builder().withHtmlContent(printable.of(html), null).toStream(pdf).run();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return pdf.toByteArray();
    }

    private static PdfRendererBuilder builder() {
        return new PdfRendererBuilder()
                .usePdfUaAccessibility(true)
                .usePdfAConformance(PdfRendererBuilder.PdfAConformance.PDFA_3_A)
                .useColorProfile(
                        ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData())
                .withProducer("Chevalet")
                .useFont(
                        () -> SheetFonts.open(SheetFonts.REGULAR),
                        SheetFonts.FAMILY,
                        NORMAL_WEIGHT,
                        FontStyle.NORMAL,
                        true)
                .useFont(() -> SheetFonts.open(SheetFonts.BOLD), SheetFonts.FAMILY, BOLD_WEIGHT, FontStyle.NORMAL, true);
    }
}
