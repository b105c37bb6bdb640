package org.chevalet.sheets;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.chevalet.language.Language;

/** Makes the documents a club hands out, as A4 PDF files. Thread-safe; works with or without the server. */
public final class ScoreSheets {

    /** Layout and tags of one sheet take about 2 MB of memory until the file is written. */
    private static final int MOST_TAGGED = 100;

    /** Sheets laid out together when there are more. */
    private static final int CHUNK = 50;

    private final SheetTemplates templates = new SheetTemplates();
    private final SheetWriter writer = new SheetWriter(new SheetFonts());

    /** The game sheet (fiche de partie): rounds and final board. */
    public byte[] gameSheet(GameSheet sheet, Language language) {
        String board = new BoardPicture(sheet.rules(), language).address(sheet.board());
        return writer.write(templates.render("game", language, Map.of("sheet", sheet, "board", board)));
    }

    /**
     * Players' sheets (feuilles de route) in one document, each on a new page, pages counted for each player.
     *
     * @param sheets at least one
     */
    public byte[] playerSheets(List<PlayerSheet> sheets, Language language) {
        if (sheets.size() <= MOST_TAGGED) {
            return writer.write(players(sheets, language));
        }
        Iterator<String> chunks = IntStream.iterate(0, from -> from < sheets.size(), from -> from + CHUNK)
                .mapToObj(from -> players(sheets.subList(from, Math.min(from + CHUNK, sheets.size())), language))
                .iterator();
        return writer.writeToPrint(chunks, language);
    }

    private String players(List<PlayerSheet> sheets, Language language) {
        String title = sheets.get(0).head().tournament();
        return templates.render("players", language, Map.of("sheets", sheets, "title", title));
    }

    /** The ranking (palmarès). */
    public byte[] standings(Standings sheet, Language language) {
        return writer.write(templates.render("standings", language, Map.of("sheet", sheet)));
    }
}
