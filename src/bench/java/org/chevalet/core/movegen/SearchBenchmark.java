package org.chevalet.core.movegen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Mean time for one position, by letters and jokers: the positions are taken in turn, so none stays in the cache. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 2, time = 1)
public class SearchBenchmark {

    @Param({"7", "8", "9"})
    int letters;

    @Param({"0", "1", "2"})
    int jokers;

    private final List<Position> positions = new ArrayList<>();
    private final MoveGenerator generator =
            new MoveGenerator(EmbeddedLexicon.french(), Presets.standardLayout(), Presets.frenchTiles());
    private int next;

    @Setup
    public void load() throws IOException {
        positions().stream()
                .filter(position -> position.size() == letters && position.jokers() == jokers)
                .forEach(positions::add);
    }

    /** Those of the tests and those kept for benchmarks. */
    static List<Position> positions() throws IOException {
        List<Position> all = new ArrayList<>(Position.all());
        try (InputStream in = SearchBenchmark.class.getResourceAsStream("/positions/bench.txt")) {
            all.addAll(Position.read(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)));
        }
        return all;
    }

    private Position next() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return positions.get(next);
    }

    @Benchmark
    public Tops top() {
        Position position = next();
        return generator.tops(position.board(), position.rack(), position.limits());
    }

    @Benchmark
    public List<Play> plays() {
        Position position = next();
        return generator.plays(position.board(), position.rack(), position.limits());
    }
}
