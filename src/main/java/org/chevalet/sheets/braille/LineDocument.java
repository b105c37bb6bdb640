package org.chevalet.sheets.braille;

import java.util.List;

/**
 * A document of lines, one thing on each: what is read by finger or by ear, where tables cannot be.
 *
 * @param parts each begins a new page
 */
public record LineDocument(String title, List<Part> parts) {

    public LineDocument {
        parts = List.copyOf(parts);
    }

    /** @param heading empty for none */
    public record Part(String heading, List<Block> blocks) {

        public Part {
            blocks = List.copyOf(blocks);
        }
    }

    /** Lines that stay on one page where they fit on one. */
    public record Block(List<Line> lines) {

        public Block {
            lines = List.copyOf(lines);
        }

        public static Block of(Line... lines) {
            return new Block(List.of(lines));
        }
    }

    /**
     * A line of any length.
     *
     * @param pieces apart by a space
     * @param reach where it stands: a sign that braille alone has is not explained in a file of text
     */
    public record Line(List<Piece> pieces, Reach reach) {

        public Line {
            pieces = List.copyOf(pieces);
        }

        public static Line of(Piece... pieces) {
            return new Line(List.of(pieces), Reach.EVERYWHERE);
        }

        public static Line of(String prose) {
            return of(prose(prose));
        }

        public static Line of(Reach reach, String prose) {
            return new Line(List.of(prose(prose)), reach);
        }
    }

    public enum Reach {
        EVERYWHERE,
        BRAILLE,
        TEXT
    }

    /** What a piece of a line is. */
    public enum Kind {
        PROSE,
        /** A word that was played, {@code C(H)ACUNE}: one sign for its capitals, dot 5 before the letter of a joker. */
        WORD,
        /** Tiles of a rack or squares of a board: always capitals, so without their sign. */
        TILES,
        /** A row of the board: its name, then its squares, {@code .} for an empty one, which is dot 3. */
        ROW
    }

    public record Piece(Kind kind, String text) {}

    public static Piece prose(String text) {
        return new Piece(Kind.PROSE, text);
    }

    public static Piece word(String printed) {
        return new Piece(Kind.WORD, printed);
    }

    public static Piece tiles(String letters) {
        return new Piece(Kind.TILES, letters);
    }

    /**
     * A row of the board; a number stands apart from its squares, so that they are not read with it.
     *
     * @param name a letter or a number
     * @param squares {@code .} for an empty one
     */
    public static Piece row(String name, String squares) {
        return new Piece(Kind.ROW, Character.isDigit(name.charAt(0)) ? name + " " + squares : name + squares);
    }
}
