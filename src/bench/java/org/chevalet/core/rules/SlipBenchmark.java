package org.chevalet.core.rules;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;
import org.chevalet.formats.Position;
import org.chevalet.formats.PositionsReader;
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

/**
 * Judging a whole slip, by jokers in the rack, on the positions of the tests taken in turn. The words are tops, the
 * shortest and the longest plays: tops are long and fit few places, short words fit many.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class SlipBenchmark {

    /** No place gives so many points: every place is tried, with every choice of the jokers. */
    private static final ScoreClaim UNHEARD_OF = new ScoreClaim.Given(Points.of(9999));

    private record Judged(SlipContext context, WrittenSlip inPlace, WrittenSlip everywhere) {}

    @Param({"0", "1", "2"})
    int jokers;

    private final RuleSet rules = Presets.ruleSet("fisf-2023");
    private final SlipRule rule = new SlipRule(rules, new GameSettings(Variant.NORMAL, 180, true, false));
    private final Lexicon words = EmbeddedLexicon.french();
    private final List<Judged> slips = new ArrayList<>();
    private int next;

    @Setup
    public void write() throws IOException {
        MoveGenerator generator = new MoveGenerator(words, rules.layout(), rules.tiles());
        try (InputStream in = SlipBenchmark.class.getResourceAsStream("/positions/positions.txt")) {
            for (Position position : PositionsReader.read(
                            Objects.requireNonNull(in).readAllBytes())
                    .value()) {
                if (position.rack().count(Tile.JOKER) == jokers) {
                    List<Play> plays = generator.plays(position.board(), position.rack(), PlayLimits.NORMAL);
                    write(position, plays.get(0));
                    write(position, plays.get(plays.size() - 1));
                }
            }
        }
    }

    private void write(Position position, Play play) {
        RoundNumber round = new RoundNumber(position.board().isEmpty() ? 1 : 5);
        String word = play.placement().spelling().printed();
        String reference = play.placement().coord().toString();
        slips.add(new Judged(
                new SlipContext(round, position.board(), position.rack(), words::contains),
                new WrittenSlip(word, reference, new ScoreClaim.Given(play.points())),
                new WrittenSlip(word, "", UNHEARD_OF)));
    }

    private Judged next() {
        next = next + 1 == slips.size() ? 0 : next + 1;
        return slips.get(next);
    }

    /** A slip without fault. */
    @Benchmark
    public Verdict slip() {
        Judged slip = next();
        return rule.judge(slip.context(), slip.inPlace());
    }

    /** A slip without reference and with a score that no place gives. */
    @Benchmark
    public Verdict slipEverywhere() {
        Judged slip = next();
        return rule.judge(slip.context(), slip.everywhere());
    }
}
