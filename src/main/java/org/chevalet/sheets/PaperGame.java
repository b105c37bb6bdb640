package org.chevalet.sheets;

import java.util.List;

/**
 * A game to play on paper: its draws on one side, its solutions on the other.
 *
 * @param title with everything that tells it from other games
 */
public record PaperGame(String title, List<Round> rounds) {

    public PaperGame {
        rounds = List.copyOf(rounds);
    }

    /**
     * One round; all texts as printed.
     *
     * @param points of the solution
     * @param total running total of the solutions
     */
    public record Round(int number, String draw, String word, String reference, int points, int total) {}

    public int total() {
        return rounds.isEmpty() ? 0 : rounds.get(rounds.size() - 1).total();
    }
}
