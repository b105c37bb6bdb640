package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.board.Board;
import org.chevalet.core.tile.Points;

/** The plays that a search keeps, packed, with their points: the best ones only, or all. */
final class FoundPlays {

    /** Below every score. */
    static final int NO_SCORE = -1;

    private long[] plays = new long[1024];
    private int[] points = new int[1024];
    private int size;
    private boolean topsOnly;

    /** A play below this is of no interest; {@link #NO_SCORE} as long as every play is. */
    int floor;

    void clear(boolean keepTopsOnly) {
        topsOnly = keepTopsOnly;
        floor = NO_SCORE;
        size = 0;
    }

    boolean topsOnly() {
        return topsOnly;
    }

    void add(long play, int score) {
        if (topsOnly) {
            if (score < floor) {
                return;
            }
            if (score > floor) {
                floor = score;
                size = 0;
            }
        }
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
        long[] tops = Arrays.copyOf(plays, size);
        Arrays.sort(tops);
        return new Tops(Points.of(floor), new PlayList(board, tops, Arrays.copyOf(points, size)));
    }

    /**
     * All plays, highest score first, then in the order of {@link PackedPlay}: a counting sort by coordinate, a stable one
     * by score, and an insertion sort of the few plays that agree on both.
     */
    PlayList sorted(Board board) {
        long[] byCoord = new long[size];
        int[] coordPoints = new int[size];
        int[] next = new int[PackedPlay.COORDS];
        for (int play = 0; play < size; play++) {
            next[PackedPlay.coord(plays[play])]++;
        }
        startPlaces(next);
        int most = 0;
        for (int play = 0; play < size; play++) {
            int place = next[PackedPlay.coord(plays[play])]++;
            byCoord[place] = plays[play];
            coordPoints[place] = points[play];
            most = Math.max(most, points[play]);
        }
        return byScore(board, byCoord, coordPoints, most);
    }

    private PlayList byScore(Board board, long[] byCoord, int[] coordPoints, int most) {
        int[] next = new int[most + 1];
        for (int play = 0; play < size; play++) {
            next[most - coordPoints[play]]++;
        }
        startPlaces(next);
        long[] sorted = new long[size];
        int[] sortedPoints = new int[size];
        for (int play = 0; play < size; play++) {
            int place = next[most - coordPoints[play]]++;
            sorted[place] = byCoord[play];
            sortedPoints[place] = coordPoints[play];
        }
        insertionSort(sorted, sortedPoints);
        return new PlayList(board, sorted, sortedPoints);
    }

    /** Turns counts into the places where each kind starts. */
    private static void startPlaces(int[] counts) {
        int place = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            int count = counts[kind];
            counts[kind] = place;
            place += count;
        }
    }

    private static void insertionSort(long[] plays, int[] points) {
        for (int play = 1; play < plays.length; play++) {
            long moving = plays[play];
            int place = play;
            while (place > 0 && plays[place - 1] > moving && points[place - 1] == points[play]) {
                plays[place] = plays[--place];
            }
            plays[place] = moving;
        }
    }
}
