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

    // Between the two sorts.
    private long[] byCoord = new long[0];
    private int[] coordPoints = new int[0];
    private final int[] coordPlaces = new int[PackedPlay.COORDS];
    private int[] scorePlaces = new int[512];

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
        sortByCoord();
        long[] sorted = new long[size];
        int[] sortedPoints = new int[size];
        sortByScore(sorted, sortedPoints);
        insertionSort(sorted, sortedPoints);
        return new PlayList(board, sorted, sortedPoints);
    }

    /** From {@code plays} to {@code byCoord}. */
    private void sortByCoord() {
        if (byCoord.length < size) {
            byCoord = new long[plays.length];
            coordPoints = new int[plays.length];
        }
        Arrays.fill(coordPlaces, 0);
        for (int play = 0; play < size; play++) {
            coordPlaces[PackedPlay.coord(plays[play])]++;
        }
        startPlaces(coordPlaces, coordPlaces.length);
        for (int play = 0; play < size; play++) {
            int place = coordPlaces[PackedPlay.coord(plays[play])]++;
            byCoord[place] = plays[play];
            coordPoints[place] = points[play];
        }
    }

    private void sortByScore(long[] sorted, int[] sortedPoints) {
        int most = 0;
        for (int play = 0; play < size; play++) {
            most = Math.max(most, coordPoints[play]);
        }
        if (scorePlaces.length <= most) {
            scorePlaces = new int[most + 1];
        }
        Arrays.fill(scorePlaces, 0, most + 1, 0);
        for (int play = 0; play < size; play++) {
            scorePlaces[most - coordPoints[play]]++;
        }
        startPlaces(scorePlaces, most + 1);
        for (int play = 0; play < size; play++) {
            int place = scorePlaces[most - coordPoints[play]]++;
            sorted[place] = byCoord[play];
            sortedPoints[place] = coordPoints[play];
        }
    }

    /** Turns counts into the places where each kind starts. */
    private static void startPlaces(int[] counts, int kinds) {
        int place = 0;
        for (int kind = 0; kind < kinds; kind++) {
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
