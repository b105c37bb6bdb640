package org.chevalet.core.movegen;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Letter;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Scoring one placed move, the cross-checks of a whole board, and loading the lexicon from memory. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class OneMoveBenchmark {

    private final List<Position> positions = Position.all();
    private final Scorer scorer = new Scorer(Presets.standardLayout(), Presets.frenchTiles(), PlayLimits.NORMAL);
    private final List<Placement> tops = positions.stream()
            .map(position -> {
                String[] top = position.tops().get(0).split(" ");
                return Placement.of(top[0], top[1]);
            })
            .toList();
    private final Lexicon french = EmbeddedLexicon.french();
    private final Lines lines =
            new Lines(french.gaddag(), french.graph(), Presets.standardLayout(), new int[Letter.ALPHABET_SIZE]);
    private final byte[] packed = packed();
    private int next;

    private static byte[] packed() {
        try (InputStream in = OneMoveBenchmark.class.getResourceAsStream("/lexicon/french.lexicon")) {
            return Objects.requireNonNull(in).readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Benchmark
    public Answer<Score> score() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        return scorer.score(positions.get(next).board(), tops.get(next));
    }

    /** The cross-checks of the whole board, alone. */
    @Benchmark
    public int crossChecks() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        lines.load(positions.get(next).board());
        return lines.squares[Lines.at(0, 0)];
    }

    @Benchmark
    public Lexicon load() throws IOException {
        return Lexicon.load(new ByteArrayInputStream(packed));
    }
}
