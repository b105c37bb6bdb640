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

    // The plays that are in the order of their coordinates: all before `settled`; where those of a coordinate stand.
    private long[] byCoord = new long[plays.length];
    private int[] coordPoints = new int[plays.length];
    private int settled;
    private final int[] coordFrom = new int[PackedPlay.COORDS];
    private final int[] coordEnd = new int[PackedPlay.COORDS];

    /** How many plays to be settled have each coordinate; zeros between the calls. */
    private final int[] coordCount = new int[PackedPlay.COORDS];

    /** How many settled plays have so many points, then where the next of them belongs. */
    private int[] scorePlaces = new int[512];

    private int mostPoints;

    private final RunSort runs = new RunSort();

    private boolean topsOnly;

    /** A play below this is of no interest; {@link #NO_SCORE} as long as every play is. */
    int floor;

    void clear(boolean keepTopsOnly) {
        topsOnly = keepTopsOnly;
        floor = NO_SCORE;
        size = 0;
        settled = 0;
        mostPoints = 0;
        Arrays.fill(coordFrom, 0);
        Arrays.fill(coordEnd, 0);
        Arrays.fill(scorePlaces, 0);
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
            grow();
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

    private void grow() {
        plays = Arrays.copyOf(plays, size * 2);
        points = Arrays.copyOf(points, size * 2);
        byCoord = Arrays.copyOf(byCoord, size * 2);
        coordPoints = Arrays.copyOf(coordPoints, size * 2);
    }

    /**
     * Puts the plays added since the last call in the order of their coordinates: no plays before or after may share one.
     * Called for each origin, while what it found is still in the cache.
     */
    void settle() {
        int lowest = PackedPlay.COORDS;
        int highest = 0;
        for (int play = settled; play < size; play++) {
            int coord = PackedPlay.coord(plays[play]);
            coordCount[coord]++;
            lowest = Math.min(lowest, coord);
            highest = Math.max(highest, coord);
        }
        int place = settled;
        for (int coord = lowest; coord <= highest; coord++) {
            if (coordCount[coord] > 0) {
                coordFrom[coord] = place;
                coordEnd[coord] = place;
                place += coordCount[coord];
                coordCount[coord] = 0;
            }
        }
        for (int play = settled; play < size; play++) {
            int to = coordEnd[PackedPlay.coord(plays[play])]++;
            byCoord[to] = plays[play];
            coordPoints[to] = points[play];
            count(points[play]);
        }
        settled = size;
    }

    private void count(int score) {
        mostPoints = Math.max(mostPoints, score);
        if (scorePlaces.length <= score) {
            scorePlaces = Arrays.copyOf(scorePlaces, score * 2);
        }
        scorePlaces[score]++;
    }

    /**
     * All plays, highest score first, then in the order of {@link PackedPlay}: a counting sort by coordinate, a stable one
     * by score, and {@link RunSort} for the plays that agree on both.
     */
    PlayList sorted(Board board) {
        settle();
        int[] sortedPoints = new int[size];
        int place = 0;
        for (int score = mostPoints; score >= 0; score--) {
            int end = place + scorePlaces[score];
            Arrays.fill(sortedPoints, place, end, score);
            scorePlaces[score] = place;
            place = end;
        }
        long[] sorted = new long[size];
        for (int coord = 0; coord < PackedPlay.COORDS; coord++) {
            for (int play = coordFrom[coord]; play < coordEnd[coord]; play++) {
                sorted[scorePlaces[coordPoints[play]]++] = byCoord[play];
            }
        }
        runs.sort(sorted, sortedPoints);
        return new PlayList(board, sorted, sortedPoints);
    }
}
