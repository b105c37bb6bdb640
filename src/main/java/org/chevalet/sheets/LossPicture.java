package org.chevalet.sheets;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** Draws points lost round after round, as on the page of a replay: downwards, one's own line full, the field's dashed. */
final class LossPicture {

    private static final float WIDTH = 520;
    private static final float HEIGHT = 120;
    private static final float LEFT = 34;
    private static final float RIGHT = 6;
    private static final float TOP = 6;
    private static final float BOTTOM = 14;
    private static final float LABEL = 7.5f;
    /** Below this the curve would make a mountain of a molehill. */
    private static final double LEAST_DEPTH = 10;

    private static final Color OWN = Color.decode("#0f4c94");
    private static final Color FIELD = Color.decode("#333333");
    private static final Color RULE = Color.decode("#bdbdbd");
    private static final Color TEXT = Color.decode("#1b1b1b");

    /**
     * The picture as the address of an image.
     *
     * @param own points lost before the first round and after each
     * @param field the same of the field on average; empty when nobody else played
     */
    String address(List<Double> own, List<Double> field) {
        double most = Stream.concat(own.stream(), field.stream())
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
        try (PDDocument document = new PDDocument();
                InputStream face = SheetFonts.open(SheetFonts.REGULAR)) {
            PDPage page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
            document.addPage(page);
            PDFont font = PDType0Font.load(document, face);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                Sketch sketch = new Sketch(content, font, Math.max(LEAST_DEPTH, most), Math.max(1, own.size() - 1));
                sketch.rules();
                sketch.line(field, FIELD, new float[] {4, 3}, 1.1f);
                sketch.line(own, OWN, new float[0], 1.7f);
            }
            ByteArrayOutputStream picture = new ByteArrayOutputStream();
            document.save(picture);
            return "data:application/pdf;base64," + Base64.getEncoder().encodeToString(picture.toByteArray());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * The picture while it is drawn.
     *
     * @param most points lost at its lower edge
     * @param rounds at its right edge
     */
    private record Sketch(PDPageContentStream content, PDFont font, double most, int rounds) {

        float across(int round) {
            return LEFT + round * (WIDTH - LEFT - RIGHT) / rounds;
        }

        float down(double loss) {
            return (float) (HEIGHT - TOP - Math.max(0, loss) * (HEIGHT - TOP - BOTTOM) / most);
        }

        void rules() throws IOException {
            content.setStrokingColor(RULE);
            content.setLineWidth(0.5f);
            for (double share : new double[] {0, 0.5, 1}) {
                long loss = Math.round(most * share);
                content.moveTo(LEFT, down(loss));
                content.lineTo(WIDTH - RIGHT, down(loss));
                content.stroke();
                String text = loss == 0 ? "0" : "−" + loss;
                write(text, LEFT - 4 - width(text), down(loss) - LABEL * 0.36f);
            }
            int step = rounds > 12 ? 5 : 1;
            for (int round = step; round <= rounds; round += step) {
                String text = Integer.toString(round);
                write(text, across(round) - width(text) / 2, 2);
            }
        }

        void line(List<Double> losses, Color ink, float[] dashes, float thickness) throws IOException {
            if (losses.isEmpty()) {
                return;
            }
            content.setStrokingColor(ink);
            content.setLineWidth(thickness);
            content.setLineDashPattern(dashes, 0);
            content.moveTo(across(0), down(losses.get(0)));
            for (int round = 1; round < losses.size(); round++) {
                content.lineTo(across(round), down(losses.get(round)));
            }
            content.stroke();
        }

        private void write(String text, float left, float baseline) throws IOException {
            content.beginText();
            content.setNonStrokingColor(TEXT);
            content.setFont(font, LABEL);
            content.newLineAtOffset(left, baseline);
            content.showText(text);
            content.endText();
        }

        private float width(String text) throws IOException {
            return font.getStringWidth(text) / 1000 * LABEL;
        }
    }
}
