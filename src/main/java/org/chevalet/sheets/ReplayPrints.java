package org.chevalet.sheets;

import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.chevalet.core.board.Board;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.language.Language;

/** What the solo player prints: games to play on paper, and how a replay went. One at a time, as all documents. */
public final class ReplayPrints {

    private final SheetTemplates templates = new SheetTemplates();
    private final SheetWriter writer = new SheetWriter(new SheetFonts());
    private final Lock press = new ReentrantLock(true);

    /**
     * Games to play on paper, draws in front, solutions behind.
     *
     * @param perPage games on a page: 1, 2 or 4
     * @param rules give the empty board that stands beside a single game
     */
    public byte[] paper(List<PaperGame> games, int perPage, RuleSet rules, Language language) {
        String board = perPage == 1 ? new BoardPicture(rules, language).address(Board.empty()) : "";
        return print(
                "paper",
                language,
                Map.of(
                        "pages",
                        new PaperPages(perPage).of(games),
                        "perPage",
                        perPage,
                        "board",
                        board,
                        "title",
                        games.get(0).title()));
    }

    /** The same in large print: 20 points, one game, the empty board on a page of its own. */
    public byte[] largePaper(PaperGame game, RuleSet rules, Language language) {
        String board = new BoardPicture(rules, language).address(Board.empty());
        return print("paper-large", language, Map.of("game", game, "board", board, "title", game.title()));
    }

    public byte[] result(ReplaySheet sheet, Language language) {
        return print("replay", language, Map.of("sheet", sheet));
    }

    private byte[] print(String template, Language language, Map<String, Object> data) {
        press.lock();
        try {
            return writer.write(templates.render(template, language, data));
        } finally {
            press.unlock();
        }
    }
}
