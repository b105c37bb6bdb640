package org.chevalet.formats;

import java.util.List;
import org.chevalet.core.board.Board;

/**
 * A published game after its replay.
 *
 * @param total sum of the recomputed points
 * @param board the final board
 * @param findings in order of rounds, those on the game as a whole last
 */
public record CheckedGame(
        PublishedGame game, List<CheckedRound> rounds, int total, Board board, List<Finding> findings) {

    public CheckedGame {
        rounds = List.copyOf(rounds);
        findings = List.copyOf(findings);
    }

    /** True when no finding is a contradiction. */
    public boolean isConsistent() {
        return findings.stream().noneMatch(Finding::isContradiction);
    }
}
