package org.chevalet.sheets;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chevalet.core.rules.TableNumber;
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
    public byte[] gameSheet(Printout printout, Language language) {
        return gameSheet(new GameViews(printout).gameSheet(), language);
    }

    byte[] gameSheet(GameSheet sheet, Language language) {
        Print print = new Print(language, sheet.head().notation());
        String board = new BoardPicture(sheet.rules(), print).address(sheet.board());
        return writer.write(templates.render("game", print, Map.of("sheet", sheet, "board", board)));
    }

    /**
     * All players' sheets (feuilles de route) in one document by table, each on a new page, pages counted for each
     * player.
     *
     * @return empty when the game has no players
     */
    public Optional<byte[]> playerSheets(Printout printout, Language language) {
        List<PlayerSheet> sheets = new GameViews(printout).playerSheets();
        return sheets.isEmpty() ? Optional.empty() : Optional.of(playerSheets(sheets, language));
    }

    /**
     * One player's sheet.
     *
     * @return empty when nobody sits at the table
     */
    public Optional<byte[]> playerSheet(Printout printout, TableNumber table, Language language) {
        return new GameViews(printout).playerSheet(table).map(sheet -> playerSheets(List.of(sheet), language));
    }

    byte[] playerSheets(List<PlayerSheet> sheets, Language language) {
        if (sheets.size() <= MOST_TAGGED) {
            return writer.write(players(sheets, language));
        }
        Iterator<String> chunks = IntStream.iterate(0, from -> from < sheets.size(), from -> from + CHUNK)
                .mapToObj(from -> players(sheets.subList(from, Math.min(from + CHUNK, sheets.size())), language))
                .iterator();
        return writer.writeToPrint(chunks, language);
    }

    private String players(List<PlayerSheet> sheets, Language language) {
        Letterhead head = sheets.get(0).head();
        Print print = new Print(language, head.notation());
        return templates.render("players", print, Map.of("sheets", sheets, "title", head.tournament()));
    }

    /** The ranking (palmarès). */
    public byte[] standings(Printout printout, Language language) {
        return standings(new GameViews(printout).standings(), language);
    }

    byte[] standings(Standings sheet, Language language) {
        Print print = new Print(language, sheet.head().notation());
        return writer.write(templates.render("standings", print, Map.of("sheet", sheet)));
    }
}
