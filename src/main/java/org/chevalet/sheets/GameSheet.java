package org.chevalet.sheets;

import java.util.List;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.core.tile.Draw;
import org.chevalet.core.tile.Points;

/**
 * The game sheet (fiche de partie): what was drawn and what went on the board.
 *
 * @param lines the rounds whose solution is public, in order
 * @param board after the last of them
 */
public record GameSheet(Letterhead head, List<Line> lines, Board board, RuleSet rules) {

    public GameSheet {
        lines = List.copyOf(lines);
    }

    /**
     * One round.
     *
     * @param points of the master move
     * @param total running total of the master moves
     * @param top best score of the round, usually the same as {@code points}
     * @param found players whose slip reached the top
     * @param solos tables alone on the round: one at most, or one in each centre
     * @param duo tables of the two players who shared the best score, when they were exactly two
     * @param corrected true when the round was corrected after its solution was announced
     */
    public record Line(
            RoundNumber round,
            Draw draw,
            Placement master,
            Points points,
            Points total,
            Points top,
            int found,
            List<TableNumber> solos,
            List<TableNumber> duo,
            boolean corrected) {

        public boolean topDiffers() {
            return !top.equals(points);
        }
    }

    /** True when the format puts real letters in the place of jokers (R§3.8.1). */
    public boolean jokersReplaced() {
        return head.settings().variant().jokerGame();
    }

    public boolean anyCorrected() {
        return lines.stream().anyMatch(Line::corrected);
    }

    public boolean anyRejected() {
        return lines.stream().anyMatch(line -> line.draw().rejected());
    }

    /** Sum of the rounds' tops: what every deficit and percentage is measured against. */
    public Points topTotal() {
        return lines.stream().map(Line::top).reduce(Points.ZERO, Points::plus);
    }
}
