package org.chevalet.core.movegen;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Points;

/** The plays found so far, packed, with their points. */
final class FoundPlays {

    private long[] plays = new long[1024];
    private int[] points = new int[1024];
    private int size;

    void add(long play, int score) {
        if (size == plays.length) {
            plays = Arrays.copyOf(plays, size * 2);
            points = Arrays.copyOf(points, size * 2);
        }
        plays[size] = play;
        points[size++] = score;
    }

    boolean isEmpty() {
        return size == 0;
    }

    Tops tops(Board board) {
        if (size == 0) {
            return Tops.NONE;
        }
        int best = Arrays.stream(points, 0, size).max().orElseThrow();
        long[] tops = IntStream.range(0, size)
                .filter(play -> points[play] == best)
                .mapToLong(play -> plays[play])
                .sorted()
                .toArray();
        int[] same = new int[tops.length];
        Arrays.fill(same, best);
        return new Tops(Points.of(best), new PlayList(board, tops, same));
    }

    /** All plays, highest score first, then in the order of {@link PackedPlay}. */
    PlayList sorted(Board board) {
        int[] order = IntStream.range(0, size)
                .boxed()
                .sorted((one, other) -> points[one] == points[other]
                        ? Long.compare(plays[one], plays[other])
                        : Integer.compare(points[other], points[one]))
                .mapToInt(Integer::intValue)
                .toArray();
        long[] sortedPlays = Arrays.stream(order).mapToLong(play -> plays[play]).toArray();
        int[] sortedPoints = Arrays.stream(order).map(play -> points[play]).toArray();
        return new PlayList(board, sortedPlays, sortedPoints);
    }
}
