package org.chevalet.sheets;

import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Notation;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.language.Language;

/** What the solo player prints: games to play on paper, and how a replay went. One at a time, as all documents. */
public final class ReplayPrints {

    private final SheetTemplates templates = new SheetTemplates();
    private final SheetFonts fonts = new SheetFonts();
    private final SheetWriter writer = new SheetWriter(fonts);
    private final Lock press = new ReentrantLock(true);

    /**
     * Games to play on paper, draws in front, solutions behind.
     *
     * @param games in large print the first one alone
     * @param rules give the empty board, with the headings of its notation
     */
    public byte[] paper(List<PaperGame> games, PaperKind kind, RuleSet rules, Language language) {
        List<PaperGame> printed = kind.isLarge() ? games.subList(0, 1) : games;
        boolean boarded = kind.isBoarded() || kind.isLarge();
        Print print = new Print(language, rules.notation());
        Map<String, Object> data = Map.of(
                "pages",
                new PaperPages(kind, fonts, print).of(printed),
                "kind",
                kind,
                "board",
                boarded ? new BoardPicture(rules, print).address(Board.empty()) : "",
                "title",
                games.get(0).title());
        return print("paper", print, data);
    }

    /** @param sheet with its references as they are to be printed */
    public byte[] result(ReplaySheet sheet, Language language) {
        return print(
                "replay",
                new Print(language, Notation.LETTER_FIRST),
                Map.of("sheet", sheet, "curve", new LossPicture().address(sheet.ownLosses(), sheet.fieldLosses())));
    }

    private byte[] print(String template, Print print, Map<String, Object> data) {
        press.lock();
        try {
            return writer.write(templates.render(template, print, data));
        } finally {
            press.unlock();
        }
    }
}
