package org.chevalet.sheets;

import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Notation;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.tile.Letter;

/** Draws a board with its tiles, premium squares and coordinates, as a vector picture to be placed on a page. */
final class BoardPicture {

    private static final float SQUARE = 18;
    private static final float MARGIN = 14;
    private static final float SIDE = MARGIN + SQUARE * BoardLayout.SIZE + 1;
    private static final float LETTER = SQUARE * 0.62f;
    private static final float VALUE = SQUARE * 0.26f;
    private static final float LABEL = SQUARE * 0.36f;
    private static final float COORDINATE = 8;
    /** Height of DejaVu's capitals, as a part of the size. */
    private static final float CAPITAL = 0.73f;

    private final RuleSet rules;
    private final Print print;

    BoardPicture(RuleSet rules, Print print) {
        this.rules = rules;
        this.print = print;
    }

    /** The picture as the address of an image. */
    String address(Board board) {
        return "data:application/pdf;base64," + Base64.getEncoder().encodeToString(draw(board));
    }

    private byte[] draw(Board board) {
        try (PDDocument document = new PDDocument();
                InputStream face = SheetFonts.open(SheetFonts.BOLD)) {
            PDPage page = new PDPage(new PDRectangle(SIDE, SIDE));
            document.addPage(page);
            PDFont bold = PDType0Font.load(document, face);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                Pen pen = new Pen(content, bold);
                drawCoordinates(pen);
                drawSquares(pen, board);
            }
            ByteArrayOutputStream picture = new ByteArrayOutputStream();
            document.save(picture);
            return picture.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void drawCoordinates(Pen pen) throws IOException {
        Notation notation = rules.notation();
        for (int index = 0; index < BoardLayout.SIZE; index++) {
            float along = MARGIN + (index + 0.5f) * SQUARE;
            pen.write(notation.column(index), along, SIDE - MARGIN / 2, COORDINATE, Ink.TEXT);
            pen.write(notation.row(index), MARGIN / 2, SIDE - along, COORDINATE, Ink.TEXT);
        }
    }

    private void drawSquares(Pen pen, Board board) throws IOException {
        for (int row = 0; row < BoardLayout.SIZE; row++) {
            for (int column = 0; column < BoardLayout.SIZE; column++) {
                float left = MARGIN + column * SQUARE;
                float bottom = SIDE - MARGIN - (row + 1) * SQUARE;
                if (board.isEmpty(row, column)) {
                    drawSquare(pen, rules.layout().premium(row, column), left, bottom);
                } else {
                    drawTile(pen, board.at(row, column), left, bottom);
                }
            }
        }
    }

    private void drawSquare(Pen pen, char premium, float left, float bottom) throws IOException {
        Ink ink = Ink.of(premium);
        pen.box(left, bottom, SQUARE, ink.paper, Ink.GRID);
        if (ink != Ink.PLAIN) {
            pen.write(print.text("premium." + premium), left + SQUARE / 2, bottom + SQUARE / 2, LABEL, ink.label);
        }
    }

    private void drawTile(Pen pen, char tile, float left, float bottom) throws IOException {
        pen.box(left, bottom, SQUARE, Ink.PLAIN.paper, Ink.GRID);
        pen.box(left + 0.8f, bottom + 0.8f, SQUARE - 1.6f, Ink.TILE, Ink.TILE_EDGE);
        String letter = String.valueOf(Character.toUpperCase(tile));
        float centre = left + SQUARE / 2;
        float middle = bottom + SQUARE / 2;
        if (Character.isLowerCase(tile)) {
            pen.circle(centre, middle, SQUARE * 0.4f, Ink.TEXT);
            pen.write(letter, centre, middle, LETTER * 0.8f, Ink.TEXT);
        } else {
            int points = rules.tiles().points(new Letter(tile));
            pen.write(letter, centre - SQUARE * 0.06f, middle + SQUARE * 0.05f, LETTER, Ink.TEXT);
            pen.writeEndingAt(Integer.toString(points), left + SQUARE - 1.8f, bottom + 1.9f, VALUE, Ink.TEXT);
        }
    }

    /** Colours of the squares and what is written on them; the labels tell them apart in grey too. */
    private enum Ink {
        PLAIN("#eef4ef", "#1b1b1b"),
        DOUBLE_LETTER("#8ccbf0", "#0b2a3d"),
        TRIPLE_LETTER("#0f4c94", "#ffffff"),
        DOUBLE_WORD("#ee8fa8", "#4a0d1b"),
        TRIPLE_WORD("#c4202f", "#ffffff");

        static final Color TEXT = Color.decode("#111111");
        static final Color GRID = Color.decode("#6b7f70");
        static final Color TILE = Color.decode("#fff1c2");
        static final Color TILE_EDGE = Color.decode("#5c4a1e");

        private final Color paper;
        private final Color label;

        Ink(String paper, String label) {
            this.paper = Color.decode(paper);
            this.label = Color.decode(label);
        }

        static Ink of(char premium) {
            return switch (premium) {
                case 'd' -> DOUBLE_LETTER;
                case 't' -> TRIPLE_LETTER;
                case 'D' -> DOUBLE_WORD;
                case 'T' -> TRIPLE_WORD;
                default -> PLAIN;
            };
        }
    }

    /** Strokes and letters on a page, placed by their centres. */
    private record Pen(PDPageContentStream content, PDFont font) {

        private static final float LINE = 0.4f;
        /** Distance of the control points that make a Bézier curve look like a quarter of a circle. */
        private static final float ROUND = 0.5523f;

        void box(float left, float bottom, float side, Color paper, Color edge) throws IOException {
            content.setNonStrokingColor(paper);
            content.setStrokingColor(edge);
            content.setLineWidth(LINE);
            content.addRect(left, bottom, side, side);
            content.fillAndStroke();
        }

        void circle(float x, float y, float radius, Color edge) throws IOException {
            float bend = radius * ROUND;
            content.setStrokingColor(edge);
            content.setLineWidth(LINE * 2);
            content.moveTo(x + radius, y);
            content.curveTo(x + radius, y + bend, x + bend, y + radius, x, y + radius);
            content.curveTo(x - bend, y + radius, x - radius, y + bend, x - radius, y);
            content.curveTo(x - radius, y - bend, x - bend, y - radius, x, y - radius);
            content.curveTo(x + bend, y - radius, x + radius, y - bend, x + radius, y);
            content.closeAndStroke();
        }

        void write(String text, float centre, float middle, float size, Color ink) throws IOException {
            put(text, centre - width(text, size) / 2, middle - size * CAPITAL / 2, size, ink);
        }

        void writeEndingAt(String text, float right, float baseline, float size, Color ink) throws IOException {
            put(text, right - width(text, size), baseline, size, ink);
        }

        private void put(String text, float left, float baseline, float size, Color ink) throws IOException {
            content.beginText();
            content.setNonStrokingColor(ink);
            content.setFont(font, size);
            content.newLineAtOffset(left, baseline);
            content.showText(text);
            content.endText();
        }

        private float width(String text, float size) throws IOException {
            return font.getStringWidth(text) / 1000 * size;
        }
    }
}
