package org.chevalet.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.tile.Tile;
import org.chevalet.formats.Position;

/** Measures the move generator on positions, in microseconds, by letters of the rack and jokers held, after warm-up. */
final class TopTiming {

    /** The warm-up goes in spans of whole passes that take so long or longer. */
    private static final Duration SPAN = Duration.ofSeconds(1);

    /** The warm-up is over when a span is not faster than this share of the one before, or after so many spans. */
    private static final double SETTLED = 0.97;

    private static final int MOST_SPANS = 10;

    private static final double NANOS_PER_MICRO = 1000;

    private final MoveGenerator generator;
    private final List<Position> positions;
    private final Function<Position, PlayLimits> limits;

    /** Plays of the last call, read by nobody: written so that the compiler cannot drop the work that counts them. */
    @SuppressWarnings("UnusedVariable")
    private volatile int found;

    TopTiming(MoveGenerator generator, List<Position> positions, Function<Position, PlayLimits> limits) {
        this.generator = generator;
        this.positions = positions;
        this.limits = limits;
    }

    /**
     * {@code {"repeat":N,"top":{"7":{"0":{"n":..,"mean":..,"median":..,"p99":..}}},"all":{..},"inTurn":{"top":..,"all":..}}}.
     *
     * <p>Of each position's N calls the shortest counts, over {@code n} positions: of N calls running under {@code top} and
     * {@code all}; under {@code inTurn} all other positions come between two calls on one, so that none stays in the
     * processor's cache.
     */
    String json(int repeat) {
        ObjectNode report = JsonNodeFactory.instance.objectNode();
        report.put("repeat", repeat);
        report.set("top", measured(running(repeat, this::tops)));
        report.set("all", measured(running(repeat, this::plays)));
        ObjectNode inTurn = report.putObject("inTurn");
        inTurn.set("top", measured(inTurn(repeat, this::tops)));
        inTurn.set("all", measured(inTurn(repeat, this::plays)));
        return report.toString();
    }

    private int tops(Position position) {
        return generator
                .tops(position.board(), position.rack(), limits.apply(position))
                .plays()
                .size();
    }

    private int plays(Position position) {
        return generator
                .plays(position.board(), position.rack(), limits.apply(position))
                .size();
    }

    /** The shortest call on each position, in nanoseconds, each asked again at once. */
    private long[] running(int repeat, ToIntFunction<Position> work) {
        warmUp(work);
        long[] shortest = unmeasured();
        for (int position = 0; position < shortest.length; position++) {
            for (int call = 0; call < repeat; call++) {
                shortest[position] = Math.min(shortest[position], time(positions.get(position), work));
            }
        }
        return shortest;
    }

    /** The shortest call on each position, in nanoseconds, all positions between two calls on one. */
    private long[] inTurn(int repeat, ToIntFunction<Position> work) {
        warmUp(work);
        long[] shortest = unmeasured();
        for (int call = 0; call < repeat; call++) {
            for (int position = 0; position < shortest.length; position++) {
                shortest[position] = Math.min(shortest[position], time(positions.get(position), work));
            }
        }
        return shortest;
    }

    private long[] unmeasured() {
        long[] shortest = new long[positions.size()];
        Arrays.fill(shortest, Long.MAX_VALUE);
        return shortest;
    }

    /** By letters of the rack and jokers held. */
    private ObjectNode measured(long[] shortest) {
        Map<Integer, Map<Integer, List<Long>>> times = new TreeMap<>();
        for (int index = 0; index < shortest.length; index++) {
            Position position = positions.get(index);
            times.computeIfAbsent(position.size(), size -> new TreeMap<>())
                    .computeIfAbsent(position.rack().count(Tile.JOKER), jokers -> new ArrayList<>())
                    .add(shortest[index]);
        }
        ObjectNode figures = JsonNodeFactory.instance.objectNode();
        times.forEach((size, byJokers) -> {
            ObjectNode letters = figures.putObject(Integer.toString(size));
            byJokers.forEach((jokers, list) -> figures(letters.putObject(Integer.toString(jokers)), list));
        });
        return figures;
    }

    /**
     * Goes on until the compiler of the Java machine gives no more: a fixed time was too short on a busy machine, most of
     * all for racks with two jokers, of which there are few.
     */
    private void warmUp(ToIntFunction<Position> work) {
        double before = Double.MAX_VALUE;
        double pass = span(work);
        for (int spans = 1; spans < MOST_SPANS && pass < before * SETTLED; spans++) {
            before = pass;
            pass = span(work);
        }
    }

    /** Passes over all positions; the mean time of one. */
    private double span(ToIntFunction<Position> work) {
        long start = System.nanoTime();
        int passes = 0;
        do {
            positions.forEach(position -> time(position, work));
            passes++;
        } while (System.nanoTime() - start < SPAN.toNanos());
        return (double) (System.nanoTime() - start) / passes;
    }

    private long time(Position position, ToIntFunction<Position> work) {
        long start = System.nanoTime();
        int plays = work.applyAsInt(position);
        long time = System.nanoTime() - start;
        found = plays;
        return time;
    }

    private static void figures(ObjectNode into, List<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        double sum = 0;
        for (long time : sorted) {
            sum += time;
        }
        into.put("n", sorted.length);
        into.put("mean", micros(sum / sorted.length));
        into.put("median", micros(sorted[sorted.length / 2]));
        into.put("p99", micros(sorted[(int) Math.ceil(sorted.length * 0.99) - 1]));
    }

    private static double micros(double nanos) {
        return Math.round(nanos / NANOS_PER_MICRO * 100) / 100.0;
    }
}
