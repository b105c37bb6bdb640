package org.chevalet.core.movegen;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.TileSet;
import org.chevalet.wiring.Presets;
import org.chevalet.words.EmbeddedLexicon;

/**
 * The search and the plain search on every position, in turn, in one run. Of each position's calls the shortest counts, so
 * that a busy machine disturbs little; between two calls on a position come all the others, so that none stays in the
 * cache.
 */
final class SideBySide {

    private static final int ROUNDS = 24;

    /** The plain search is slow, and steady enough. */
    private static final int PLAIN_ROUNDS = 4;

    private final List<Position> positions;
    private final Lexicon lexicon = EmbeddedLexicon.french();
    private final BoardLayout layout = Presets.standardLayout();
    private final TileSet tiles = Presets.frenchTiles();
    private final MoveGenerator generator = new MoveGenerator(lexicon, layout, tiles);
    private final int[] letterPoints = IntStream.range(0, Letter.ALPHABET_SIZE)
            .map(letter -> tiles.points(Letter.ofIndex(letter)))
            .toArray();

    /** Keeps what the calls return alive. */
    private long sum;

    SideBySide(List<Position> positions) {
        this.positions = positions;
    }

    String report() {
        long[] top = noTimes();
        long[] plays = noTimes();
        long[] plainTop = noTimes();
        long[] plainPlays = noTimes();
        for (int round = 0; round < ROUNDS; round++) {
            time(
                    top,
                    position -> generator
                            .tops(position.board(), position.rack(), position.limits())
                            .plays()
                            .size());
            time(
                    plays,
                    position -> generator
                            .plays(position.board(), position.rack(), position.limits())
                            .size());
            if (round % (ROUNDS / PLAIN_ROUNDS) == 0) {
                time(
                        plainTop,
                        position -> plain(position)
                                .search(true)
                                .tops(position.board())
                                .plays()
                                .size());
                time(
                        plainPlays,
                        position -> plain(position)
                                .search(false)
                                .sorted(position.board())
                                .size());
            }
        }
        return "Microseconds for one position, mean (median, 99th percentile); the shortest of " + ROUNDS
                + " calls counts.\n"
                + table("TOP", top, plainTop)
                + table("all plays", plays, plainPlays)
                + (sum == 0 ? "no plays at all\n" : "");
    }

    private long[] noTimes() {
        long[] times = new long[positions.size()];
        Arrays.fill(times, Long.MAX_VALUE);
        return times;
    }

    private PlainSearch plain(Position position) {
        return new PlainSearch(
                lexicon.graph(), layout, letterPoints, position.board(), position.rack(), position.limits());
    }

    private void time(long[] shortest, ToIntFunction<Position> call) {
        for (int index = 0; index < shortest.length; index++) {
            long start = System.nanoTime();
            sum += call.applyAsInt(positions.get(index));
            shortest[index] = Math.min(shortest[index], System.nanoTime() - start);
        }
    }

    private String table(String name, long[] times, long[] plainTimes) {
        StringBuilder table = new StringBuilder();
        for (int letters = 7; letters <= 9; letters++) {
            for (int jokers = 0; jokers <= 2; jokers++) {
                double[] ours = of(times, letters, jokers);
                double[] plain = of(plainTimes, letters, jokers);
                table.append(String.format(
                        Locale.ROOT,
                        "%-10s %d letters %d jokers %5d positions %9.1f (%.1f, %.1f)   plain search %9.1f   ratio %6.1f%n",
                        name,
                        letters,
                        jokers,
                        ours.length,
                        mean(ours),
                        ours[ours.length / 2],
                        ours[ours.length * 99 / 100],
                        mean(plain),
                        mean(plain) / mean(ours)));
            }
        }
        return table.toString();
    }

    /** Sorted, in microseconds. */
    private double[] of(long[] times, int letters, int jokers) {
        return IntStream.range(0, times.length)
                .filter(index -> positions.get(index).size() == letters
                        && positions.get(index).jokers() == jokers)
                .mapToDouble(index -> times[index] / 1000.0)
                .sorted()
                .toArray();
    }

    private static double mean(double[] times) {
        return Arrays.stream(times).average().orElse(0);
    }
}
