package org.chevalet.sheets;

import static org.chevalet.sheets.braille.LineDocument.prose;
import static org.chevalet.sheets.braille.LineDocument.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.tile.Points;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Part;

/** A player's own sheet (feuille de route) in lines: of each round the rack, the top, the player's word, the sum. */
final class PlayerText {

    private final PlayerSheet sheet;
    private final Optional<Integer> rank;
    private final Print print;

    /** @param rank empty while it is kept from the players */
    PlayerText(PlayerSheet sheet, Optional<Integer> rank, Language language) {
        this.sheet = sheet;
        this.rank = rank;
        this.print = new Print(language, sheet.head().notation());
    }

    LineDocument document() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block(head()));
        blocks.addAll(MoveLines.notes(draws(), words(), print));
        sheet.lines().forEach(line -> blocks.add(round(line)));
        blocks.add(new Block(sums()));
        return new LineDocument(print.text("player"), List.of(new Part("", blocks)));
    }

    private List<Line> head() {
        List<Line> lines = LetterheadLines.of(sheet.head(), print);
        lines.add(Line.of(print.text(
                "lines.table", sheet.standing().table(), sheet.standing().name())));
        return lines;
    }

    private List<String> draws() {
        return sheet.lines().stream().map(line -> line.draw().toString()).toList();
    }

    private List<String> words() {
        List<String> words = new ArrayList<>();
        for (PlayerSheet.Line line : sheet.lines()) {
            words.add(print.word(line.master()));
            words.add(print.ownWord(line));
        }
        return words;
    }

    private Block round(PlayerSheet.Line line) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(print.text("lines.round", line.round())));
        lines.add(Line.of(
                prose(print.text("lines.rack-of-round")), tiles(line.draw().toString())));
        lines.add(MoveLines.move(
                print.text("lines.top"),
                print.word(line.master()),
                print.reference(line.master()),
                line.top().value(),
                print));
        if (line.verdict().isPresent()) {
            lines.add(own(line));
        }
        print.remarks(line).forEach(remark -> lines.add(Line.of(remark)));
        lines.add(Line.of(print.text("lines.total", line.total())));
        return new Block(lines);
    }

    private Line own(PlayerSheet.Line line) {
        boolean written = print.ownWord(line).matches(".*\\p{L}.*");
        return MoveLines.move(
                print.text("lines.own"),
                written ? print.ownWord(line) : "",
                written ? print.ownReference(line) : "",
                line.paid().value(),
                print);
    }

    private List<Line> sums() {
        List<Line> lines = new ArrayList<>();
        Standings.Line standing = sheet.standing();
        sum("lines.solos", standing.soloPoints(), lines);
        sum("lines.penalties", standing.penalties(), lines);
        lines.add(Line.of(print.text("lines.sum", standing.total())));
        lines.add(Line.of(print.text("lines.tops", sheet.topTotal())));
        rank.ifPresent(place -> lines.add(Line.of(print.text("lines.rank", place))));
        return lines;
    }

    private void sum(String key, Points points, List<Line> lines) {
        if (points.value() != 0) {
            lines.add(Line.of(print.text(key, points)));
        }
    }
}
