package org.chevalet.core.movegen;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/**
 * The search and the plain search on every position, in one run. Of each position's calls the shortest counts, so that a
 * busy machine disturbs little. Between two calls on a position come all the others, so that none stays in the cache; the
 * search is measured with each position asked again at once, too.
 */
final class SideBySide {

    private static final int TOP_ROUNDS = 24;
    private static final int PLAYS_ROUNDS = 10;

    /** Calls running on each position. */
    private static final int RUNNING = 8;

    /** The plain search is slow, and steady enough. */
    private static final int PLAIN_ROUNDS = 3;

    private static final Map<Integer, Integer> BONUSES = Map.of(7, 50, 8, 75, 9, 100);

    private final Lexicon lexicon = EmbeddedLexicon.french();
    private final BoardLayout layout = Presets.standardLayout();
    private final TileSet tiles = Presets.frenchTiles();
    private final MoveGenerator generator = new MoveGenerator(lexicon, layout, tiles);
    private final int[] letterPoints = IntStream.range(0, Letter.ALPHABET_SIZE)
            .map(letter -> tiles.points(Letter.ofIndex(letter)))
            .toArray();

    private final List<Position> positions;
    private final PlayLimits limits;

    /** Keeps what the calls return alive. */
    private long sum;

    private SideBySide(List<Position> positions, int mostPlaced) {
        this.positions = positions;
        this.limits = new PlayLimits(positions.get(0).size(), mostPlaced, BONUSES);
    }

    /** All positions with at most 7 tiles placed, then those of 8 and of 9 letters with all tiles placed. */
    static String report(List<Position> positions) {
        StringBuilder report = new StringBuilder("Microseconds for one position, mean (median, 99th percentile); the"
                + " shortest of " + TOP_ROUNDS + " calls counts, of " + PLAYS_ROUNDS
                + " for all plays, of " + PLAIN_ROUNDS
                + " for the plain search; \"again\" is the mean of the shortest of "
                + RUNNING + " calls running.\n");
        for (int most = 7; most <= PackedPlay.MOST_PLACED; most++) {
            for (int size = most; size <= (most == 7 ? PackedPlay.MOST_PLACED : most); size++) {
                report.append(new SideBySide(ofSize(positions, size), most).compare());
            }
        }
        return report.toString();
    }

    private static List<Position> ofSize(List<Position> positions, int size) {
        return positions.stream().filter(position -> position.size() == size).toList();
    }

    private String compare() {
        long[] top = shortest(TOP_ROUNDS, this::tops);
        long[] topAgain = running(this::tops);
        long[] plainTop = shortest(
                PLAIN_ROUNDS,
                position -> plain(position)
                        .search(true)
                        .tops(position.board())
                        .plays()
                        .size());
        long[] plays = shortest(PLAYS_ROUNDS, this::plays);
        long[] playsAgain = running(this::plays);
        long[] plainPlays = shortest(
                PLAIN_ROUNDS,
                position ->
                        plain(position).search(false).sorted(position.board()).size());
        return table("TOP", top, topAgain, plainTop) + table("all plays", plays, playsAgain, plainPlays);
    }

    private int tops(Position position) {
        return generator.tops(position.board(), position.rack(), limits).plays().size();
    }

    private int plays(Position position) {
        return generator.plays(position.board(), position.rack(), limits).size();
    }

    private PlainSearch plain(Position position) {
        return new PlainSearch(lexicon.graph(), layout, letterPoints, position.board(), position.rack(), limits);
    }

    private long[] shortest(int rounds, ToIntFunction<Position> call) {
        long[] shortest = new long[positions.size()];
        Arrays.fill(shortest, Long.MAX_VALUE);
        for (int round = -(rounds + 2) / 4; round < rounds; round++) {
            for (int index = 0; index < shortest.length; index++) {
                shortest[index] = Math.min(shortest[index], time(positions.get(index), call));
            }
        }
        return shortest;
    }

    /** The search is warm when this is asked. */
    private long[] running(ToIntFunction<Position> call) {
        long[] shortest = new long[positions.size()];
        Arrays.fill(shortest, Long.MAX_VALUE);
        for (int index = 0; index < shortest.length; index++) {
            for (int round = 0; round < RUNNING; round++) {
                shortest[index] = Math.min(shortest[index], time(positions.get(index), call));
            }
        }
        return shortest;
    }

    private long time(Position position, ToIntFunction<Position> call) {
        long start = System.nanoTime();
        sum += call.applyAsInt(position);
        return System.nanoTime() - start;
    }

    private String table(String name, long[] times, long[] again, long[] plainTimes) {
        StringBuilder table = new StringBuilder(sum == 0 ? "no plays at all\n" : "");
        for (int jokers = 0; jokers <= 2; jokers++) {
            double[] ours = of(times, jokers);
            double[] plain = of(plainTimes, jokers);
            table.append(String.format(
                    Locale.ROOT,
                    "%-9s of %d letters, %d placed, %d jokers, %4d positions %9.1f (%.1f, %.1f)"
                            + "   again %9.1f   plain search %9.1f   ratio %6.1f%n",
                    name,
                    limits.rackSize(),
                    limits.mostPlaced(),
                    jokers,
                    ours.length,
                    mean(ours),
                    ours[ours.length / 2],
                    ours[ours.length * 99 / 100],
                    mean(of(again, jokers)),
                    mean(plain),
                    mean(plain) / mean(ours)));
        }
        return table.toString();
    }

    /** Sorted, in microseconds. */
    private double[] of(long[] times, int jokers) {
        return IntStream.range(0, times.length)
                .filter(index -> positions.get(index).jokers() == jokers)
                .mapToDouble(index -> times[index] / 1000.0)
                .sorted()
                .toArray();
    }

    private static double mean(double[] times) {
        return Arrays.stream(times).average().orElse(0);
    }
}
