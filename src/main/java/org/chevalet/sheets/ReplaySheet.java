package org.chevalet.sheets;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * How somebody’s replay of a game went, for paper.
 *
 * @param about the game's date, variant and word list
 * @param rank in words, empty when nobody else played the game
 */
public record ReplaySheet(String title, String about, String rank, int hints, List<Line> lines) {

    public ReplaySheet {
        lines = List.copyOf(lines);
    }

    /** One round; words and references as printed, empty for none. */
    public record Line(
            int number,
            String draw,
            String word,
            String reference,
            int points,
            String top,
            String topReference,
            int best) {

        public int loss() {
            return best - points;
        }
    }

    public int total() {
        return lines.stream().mapToInt(Line::points).sum();
    }

    public int best() {
        return lines.stream().mapToInt(Line::best).sum();
    }

    public long topsFound() {
        return lines.stream().filter(line -> line.loss() <= 0).count();
    }

    /** Of the sum of the tops. */
    public BigDecimal percentage() {
        return best() == 0
                ? BigDecimal.ZERO
                : BigDecimal.valueOf(100L * total()).divide(BigDecimal.valueOf(best()), 2, RoundingMode.HALF_UP);
    }
}
