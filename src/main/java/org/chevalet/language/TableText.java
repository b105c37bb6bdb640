package org.chevalet.language;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tables as they are named to the arbiter: {@code 3, 12}; many of them with those in a row together. */
public final class TableText {

    /** Up to so many tables are named one by one. */
    private static final int NAMED = 20;

    private record Run(int from, int to) {
        @Override
        public String toString() {
            return from == to ? String.valueOf(from) : from + "–" + to;
        }
    }

    private TableText() {}

    /** @param tables in ascending order */
    public static String of(List<Integer> tables) {
        return tables.size() <= NAMED
                ? tables.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : runs(tables).stream().map(Run::toString).collect(Collectors.joining(", "));
    }

    private static List<Run> runs(List<Integer> tables) {
        List<Run> runs = new ArrayList<>();
        for (int table : tables) {
            int last = runs.size() - 1;
            if (last >= 0 && runs.get(last).to() + 1 == table) {
                runs.set(last, new Run(runs.get(last).from(), table));
            } else {
                runs.add(new Run(table, table));
            }
        }
        return runs;
    }
}
