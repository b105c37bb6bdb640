package org.chevalet.core.game;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.movegen.MoveGenerator;
import org.chevalet.core.movegen.Play;
import org.chevalet.core.ranking.Ranking;
import org.chevalet.core.rules.DrawRule;
import org.chevalet.core.rules.RoundNumber;
import org.chevalet.core.rules.RuleSet;
import org.chevalet.core.rules.Slip;
import org.chevalet.core.rules.Variant;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Draw;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A slip of the third round of a hall of 1,500 is corrected after twenty rounds: the round judged anew, totals, solos and
 * ranks of everybody. Dice of seed 20; each player plays one of the thirty best moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class CorrectionBenchmark {

    private static final int PLAYERS = 1500;
    private static final int ROUNDS = 20;
    private static final int PLAYED_WORDS = 30;
    private static final RoundNumber CORRECTED = new RoundNumber(3);

    private final RuleSet rules = Presets.ruleSet("fisf-2023");
    private final Lexicon words = EmbeddedLexicon.french();
    private final MoveGenerator generator = new MoveGenerator(words, rules.layout(), rules.tiles());
    private final DrawRule draws = new DrawRule(rules, Variant.NORMAL);
    private final Random dice = new Random(20);
    private final GameScript script = new GameScript(rules, words::contains);
    private JournalEntry correction;
    private JournalEntry back;

    @Setup
    public void playTheGame() {
        for (int table = 1; table <= PLAYERS; table++) {
            script.seat(table, "Joueur %04d".formatted(table));
        }
        for (int number = 1; number <= ROUNDS; number++) {
            play(new RoundNumber(number));
        }
        Slip other = script.slip(CORRECTED, 7, "ZZZ", "A1");
        Reception reception = new Reception(script.game(), words::contains);
        Round round = script.game().round(CORRECTED);
        Optional<Slip> before = round.slip(GameScript.player(7));
        int next = script.game().version() + 1;
        correction = entry(next, reception.replace(round, GameScript.player(7), Optional.of(other), "benchmark"));
        back = entry(next + 1, reception.replace(round, GameScript.player(7), before, "benchmark"));
        Ranking.of(script.game());
    }

    private JournalEntry entry(int number, GameEvent event) {
        return new JournalEntry(number, script.now(), "benchmark", event);
    }

    private void play(RoundNumber number) {
        Round round = script.game().current();
        Bag bag = Bag.of(script.game().remaining(round).minus(round.kept()));
        Draw draw = draws.draw(bag, round.kept(), number, dice).draw().orElseThrow();
        script.event(new GameEvent.RackDrawn(number, draw, false))
                .event(new GameEvent.RackAnnounced(number))
                .event(new GameEvent.ClockStarted(number, script.now().plusSeconds(180)));
        List<Play> plays = generator.plays(round.board(), draw.rack(), PlayLimits.NORMAL).stream()
                .filter(play ->
                        !round.board().isEmpty() || play.placement().coord().isAcross())
                .limit(PLAYED_WORDS)
                .toList();
        for (int table = 1; table <= PLAYERS; table++) {
            Play play = plays.get(dice.nextInt(plays.size()));
            String reference = play.placement().coord().toString();
            script.slip(number, table, play.placement().spelling().printed(), reference);
        }
        Play top = plays.get(0);
        script.end(number)
                .close(number)
                .event(new GameEvent.MasterMoveChosen(number, top.placement(), top.points(), top.points(), "benchmark"))
                .announce(number);
    }

    /** The correction and its undoing, each with the whole ranking: twice the work of one. */
    @Benchmark
    public int correctedTwice() {
        Game corrected = script.game().with(correction);
        int lines = Ranking.of(corrected).lines().size();
        Game restored = corrected.with(back);
        return lines + Ranking.of(restored).lines().size();
    }
}
