package org.chevalet.core.movegen;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/** How much sooner two threads that share one generator are done with the positions than one thread. */
final class TwoThreads {

    /** One thread and two in turn, the shortest of each counts: then the other work of the machine disturbs little. */
    private static final int ROUNDS = 6;

    private final List<Position> positions;
    private final MoveGenerator generator =
            new MoveGenerator(EmbeddedLexicon.french(), Presets.standardLayout(), Presets.frenchTiles());

    private TwoThreads(List<Position> positions) {
        this.positions = positions;
    }

    static String report(List<Position> positions) throws InterruptedException, ExecutionException {
        TwoThreads threads = new TwoThreads(positions);
        return threads.line(
                        "TOP",
                        position -> threads.generator
                                .tops(position.board(), position.rack(), position.limits())
                                .plays()
                                .size())
                + threads.line(
                        "all plays",
                        position -> threads.generator
                                .plays(position.board(), position.rack(), position.limits())
                                .size());
    }

    private String line(String name, ToIntFunction<Position> call) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        long one = Long.MAX_VALUE;
        long two = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            one = Math.min(one, time(threads, List.of(every(1, 0, call))));
            two = Math.min(two, time(threads, List.of(every(2, 0, call), every(2, 1, call))));
        }
        threads.shutdown();
        return String.format(
                Locale.ROOT, "%-9s by two threads %.2f times as fast as by one%n", name, (double) one / two);
    }

    private Callable<Integer> every(int step, int from, ToIntFunction<Position> call) {
        return () -> Stream.iterate(from, index -> index < positions.size(), index -> index + step)
                .mapToInt(index -> call.applyAsInt(positions.get(index)))
                .sum();
    }

    private static long time(ExecutorService threads, List<Callable<Integer>> parts)
            throws InterruptedException, ExecutionException {
        long start = System.nanoTime();
        for (Future<Integer> part : threads.invokeAll(parts)) {
            part.get();
        }
        return System.nanoTime() - start;
    }
}
