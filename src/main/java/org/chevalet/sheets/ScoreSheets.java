package org.chevalet.sheets;

import java.util.List;
import java.util.Map;
import org.chevalet.language.Language;

/** Makes the documents a club hands out, as A4 PDF files. Thread-safe; works with or without the server. */
public final class ScoreSheets {

    private final SheetTemplates templates = new SheetTemplates();
    private final SheetWriter writer = new SheetWriter(new SheetFonts());

    /** The game sheet (fiche de partie): rounds and final board. */
    public byte[] gameSheet(GameSheet sheet, Language language) {
        String board = new BoardPicture(sheet.rules(), language).address(sheet.board());
        return writer.write(templates.render("game", language, Map.of("sheet", sheet, "board", board)));
    }

    /** Players' sheets (feuilles de route) in one document, each on a new page, pages counted for each player. */
    public byte[] playerSheets(List<PlayerSheet> sheets, Language language) {
        String title = sheets.get(0).head().tournament();
        return writer.write(templates.render("players", language, Map.of("sheets", sheets, "title", title)));
    }

    /** The ranking (palmarès). */
    public byte[] standings(Standings sheet, Language language) {
        return writer.write(templates.render("standings", language, Map.of("sheet", sheet)));
    }
}
