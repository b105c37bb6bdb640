package org.chevalet.core.rules;

import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.tile.TileSet;

/**
 * Every figure by which a game is drawn, scored and sanctioned. Data: presets are JSON resources, a club may copy one
 * and change it, and a game's first event embeds the one it was played by.
 *
 * @param name for example {@code fisf-2023}
 */
public record RuleSet(
        String name,
        TileSet tiles,
        BoardLayout layout,
        DrawFigures draw,
        SlipFigures slips,
        SoloFigures solo,
        TimeFigures time) {

    /**
     * Vowels and consonants a rack must hold (R§3.2).
     *
     * @param strictUntilRound last round of the strict minimum, 15
     * @param strictMinimum vowels, and consonants, required until then, 2
     * @param lateMinimum the same afterwards, and whenever the letters left do not allow the strict minimum, 1
     */
    public record DrawFigures(int strictUntilRound, int strictMinimum, int lateMinimum) {}

    /**
     * Warnings and penalties (R§5.9).
     *
     * @param penalty points a penalty takes off, 5
     * @param freeWarnings warnings of one game that cost nothing, 3
     * @param freeWarningsOriginal the same in a blitz or original game, 5
     * @param warningCost points each further warning costs at the end of the game, 5
     */
    public record SlipFigures(int penalty, int freeWarnings, int freeWarningsOriginal, int warningCost) {}

    /**
     * The solo bonus (R§3.5).
     *
     * @param definition what makes a solo
     * @param leastPlayers players from which the bonus is paid, 16; with fewer it is only credited
     * @param bonus points, 10
     * @param scrabbleException true: no bonus when the solo earned a bonus for many tiles and nobody else's slip did
     */
    public record SoloFigures(SoloDefinition definition, int leastPlayers, int bonus, boolean scrabbleException) {}

    /** What makes a solo. */
    public enum SoloDefinition {
        /** The one player strictly above every other, top or not (fisf-2023, R§3.5). */
        ALONE_BEST,
        /** The only player who found the top (booklet). */
        ALONE_TOP
    }

    /**
     * Times of a round, in seconds (R§1.3, 3.1, 3.3).
     *
     * @param signalBeforeEnd when the one signal before the end sounds, 30
     * @param signalBeforeEndBlitz the same in blitz, 20
     * @param betweenAnnouncements least time from the end of one announcement to the next draw, 20
     * @param transitGrace how long after the time a slip sent in time may arrive, 2
     */
    public record TimeFigures(
            int signalBeforeEnd, int signalBeforeEndBlitz, int betweenAnnouncements, int transitGrace) {}
}
