package org.chevalet.sheets;

import static org.chevalet.sheets.braille.LineDocument.prose;
import static org.chevalet.sheets.braille.LineDocument.row;
import static org.chevalet.sheets.braille.LineDocument.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Square;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Part;
import org.chevalet.sheets.braille.LineDocument.Reach;

/** A game in lines: the list of its solutions, and on a page of its own the board after the last of them. */
final class GameText {

    private final GameSheet sheet;
    private final Print print;

    GameText(GameSheet sheet, Language language) {
        this.sheet = sheet;
        this.print = new Print(language, sheet.head().notation());
    }

    LineDocument document() {
        return new LineDocument(print.text("game"), List.of(rounds(), board()));
    }

    private Part rounds() {
        List<Block> blocks = new ArrayList<>();
        List<Line> head = LetterheadLines.of(sheet.head(), print);
        String rounds = print.count("rounds", sheet.lines().size());
        head.add(Line.of(print.text("top", sheet.topTotal(), rounds)));
        blocks.add(new Block(head));
        blocks.addAll(MoveLines.notes(
                sheet.lines().stream().map(line -> line.draw().toString()).toList(),
                sheet.lines().stream().map(line -> print.word(line.master())).toList(),
                print));
        sheet.lines().forEach(line -> blocks.add(round(line)));
        return new Part("", blocks);
    }

    private Block round(GameSheet.Line line) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(print.text("lines.round", line.round())));
        lines.add(Line.of(
                prose(print.text("lines.rack-of-round")), tiles(line.draw().toString())));
        lines.add(MoveLines.move(
                print.text(line.topDiffers() ? "column.master" : "lines.top"),
                print.word(line.master()),
                print.reference(line.master()),
                line.points().value(),
                print));
        if (line.topDiffers()) {
            lines.add(Line.of(print.text("lines.top") + " "
                    + print.count("lines.points", line.top().value())));
        }
        lines.add(Line.of(print.text("lines.total", line.total())));
        String standsOut = print.standsOut(sheet, line);
        if (!standsOut.isEmpty()) {
            lines.add(Line.of(line.solos().isEmpty() ? standsOut : print.text("solo") + " " + standsOut));
        }
        if (line.corrected()) {
            lines.add(Line.of(print.text("corrected")));
        }
        return new Block(lines);
    }

    /** Row by row, the row's name first: fifteen squares and the name fit the shortest line. */
    private Part board() {
        List<Line> rows = new ArrayList<>();
        List<Line> jokers = new ArrayList<>();
        List<String> board = sheet.board().rows();
        Notation notation = sheet.head().notation();
        for (int at = 0; at < board.size(); at++) {
            String squares = board.get(at);
            rows.add(Line.of(row(notation.row(at), squares.toUpperCase(Locale.ROOT))));
            for (int column = 0; column < squares.length(); column++) {
                if (Character.isLowerCase(squares.charAt(column))) {
                    jokers.add(joker(squares.charAt(column), new Square(at, column)));
                }
            }
        }
        Block notes = Block.of(
                Line.of(Reach.BRAILLE, print.text("lines.board-in-braille")),
                Line.of(Reach.TEXT, print.text("lines.board-in-text")));
        List<Block> blocks = List.of(notes, new Block(rows), new Block(jokers));
        return new Part(print.text("board.title"), blocks);
    }

    private Line joker(char letter, Square square) {
        return Line.of(
                prose(print.text("lines.joker")),
                tiles(String.valueOf(Character.toUpperCase(letter))),
                prose(sheet.head().notation().written(square)));
    }
}
