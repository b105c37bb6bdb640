package org.chevalet.sheets;

import java.util.Optional;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.language.Language;
import org.chevalet.sheets.braille.LineFile;
import org.chevalet.sheets.braille.PageForm;

/**
 * Makes the documents that are read by finger or by ear: lines without tables, as braille or as text.
 *
 * @param file what kind of file
 * @param form of its pages, where it has cells
 * @param language of the text, which chooses the braille code
 */
public record LineSheets(LineFile file, PageForm form, Language language) {

    /** A game to play without sight: draws, and its solutions apart. */
    public byte[] paper(PaperGame game) {
        return file.write(new PaperText(game, language).document(), form, language);
    }

    /** The list of solutions, and the board. */
    public byte[] gameSheet(Printout printout) {
        return file.write(new GameText(new GameViews(printout).gameSheet(), language).document(), form, language);
    }

    /** The ranking. */
    public byte[] standings(Printout printout) {
        return file.write(new StandingsText(new GameViews(printout).standings(), language).document(), form, language);
    }

    /**
     * One player's sheet: rounds whose solution is public, and of the players himself alone.
     *
     * @param rank his rank, empty while it is kept from the players
     * @return empty when nobody sits at the table
     */
    public Optional<byte[]> playerSheet(Printout printout, TableNumber table, Optional<Integer> rank) {
        return new GameViews(printout)
                .playerSheet(table)
                .map(sheet -> file.write(new PlayerText(sheet, rank, language).document(), form, language));
    }
}
