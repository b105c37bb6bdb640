package org.chevalet.sheets;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * How somebody’s replay of a game went, for paper.
 *
 * @param about the game's date, variant and word list
 * @param rank in words, empty when nobody else played the game
 * @param field points those who played the game lost on each round on average; empty when nobody did
 */
public record ReplaySheet(
        String title, String about, String rank, Counts counts, List<Line> lines, List<Double> field) {

    public ReplaySheet {
        lines = List.copyOf(lines);
        field = List.copyOf(field);
    }

    /** What is counted beside the points. */
    public record Counts(int missedScrabbles, int hints) {}

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

    public int loss() {
        return best() - total();
    }

    public long topsFound() {
        return lines.stream().filter(line -> line.loss() <= 0).count();
    }

    /** Of the sum of the tops, with one decimal as on the page. */
    public BigDecimal percentage() {
        return best() == 0
                ? BigDecimal.ZERO
                : BigDecimal.valueOf(100L * total()).divide(BigDecimal.valueOf(best()), 1, RoundingMode.HALF_UP);
    }

    /** Points lost so far before the first round and after each; so are those of the field. */
    List<Double> ownLosses() {
        return cumulated(lines.stream().map(line -> (double) line.loss()).toList());
    }

    List<Double> fieldLosses() {
        return field.isEmpty() ? List.of() : cumulated(field);
    }

    /** The field's losses in all, to the nearest point. */
    public long fieldLoss() {
        return Math.round(field.stream().mapToDouble(Double::doubleValue).sum());
    }

    private static List<Double> cumulated(List<Double> losses) {
        List<Double> sums = new ArrayList<>(List.of(0.0));
        losses.forEach(loss -> sums.add(sums.get(sums.size() - 1) + loss));
        return sums;
    }
}
