package org.chevalet.sheets;

import static org.chevalet.sheets.braille.LineDocument.prose;
import static org.chevalet.sheets.braille.LineDocument.tiles;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.board.Notation;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineDocument;
import org.chevalet.sheets.braille.LineDocument.Block;
import org.chevalet.sheets.braille.LineDocument.Line;
import org.chevalet.sheets.braille.LineDocument.Part;

/** A game to play by finger or by ear: its draws, and on a page of their own its solutions. */
final class PaperText {

    private final PaperGame game;
    private final Print print;

    /** @param game with its references as they are to be read */
    PaperText(PaperGame game, Language language) {
        this.game = game;
        this.print = new Print(language, Notation.LETTER_FIRST);
    }

    LineDocument document() {
        return new LineDocument(game.title(), List.of(draws(), solutions()));
    }

    private Part draws() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Block.of(Line.of(print.text("lines.one-by-one"))));
        blocks.addAll(MoveLines.notes(
                game.rounds().stream().map(PaperGame.Round::draw).toList(), List.of(), print));
        for (PaperGame.Round round : game.rounds()) {
            blocks.add(Block.of(Line.of(prose(print.text("lines.round", round.number())), tiles(round.draw()))));
        }
        return new Part(print.text("lines.draws"), blocks);
    }

    private Part solutions() {
        List<Block> blocks = new ArrayList<>(MoveLines.notes(
                List.of(), game.rounds().stream().map(PaperGame.Round::word).toList(), print));
        for (PaperGame.Round round : game.rounds()) {
            List<Line> lines = new ArrayList<>();
            lines.add(Line.of(print.text("lines.round", round.number())));
            lines.add(MoveLines.move(print.text("lines.top"), round.word(), round.reference(), round.points(), print));
            lines.add(Line.of(print.text("lines.total", round.total())));
            blocks.add(new Block(lines));
        }
        return new Part(print.text("paper.solutions", game.total()), blocks);
    }
}
