package org.chevalet.core.movegen;

/**
 * Sorts plays that agree on score and coordinate into the order of {@link PackedPlay}. With jokers there are hundreds of
 * them, as all letters that a joker stands for count nothing: long runs are dealt out by the first tile on which they
 * differ, over and over, until they are short enough for an insertion sort.
 *
 * <p>One instance serves one search at a time.
 */
final class RunSort {

    /** Up to so many plays are sorted by insertion. */
    private static final int SHORT = 40;

    /** What a slot of a {@link PackedPlay} may hold. */
    private static final int CODES = 1 << PackedPlay.SLOT_BITS;

    private long[] dealt = new long[256];

    /**
     * By slot, as a run may be dealt out while a longer one is: how many plays have each code, then where they begin; zeros
     * between the calls.
     */
    private final int[][] ends = new int[PackedPlay.MOST_PLACED][CODES];

    /** Sorts all runs of plays with equal points and coordinates. */
    void sort(long[] plays, int[] points) {
        int from = 0;
        while (from < plays.length) {
            int coord = PackedPlay.coord(plays[from]);
            int score = points[from];
            int end = from + 1;
            while (end < plays.length && points[end] == score && PackedPlay.coord(plays[end]) == coord) {
                end++;
            }
            sort(plays, from, end);
            from = end;
        }
    }

    private void sort(long[] plays, int from, int end) {
        if (end - from <= SHORT) {
            insertionSort(plays, from, end);
        } else {
            deal(plays, from, end);
        }
    }

    private static void insertionSort(long[] plays, int from, int end) {
        for (int play = from + 1; play < end; play++) {
            long moving = plays[play];
            int place = play;
            while (place > from && plays[place - 1] > moving) {
                plays[place] = plays[--place];
            }
            plays[place] = moving;
        }
    }

    private void deal(long[] plays, int from, int end) {
        long different = 0;
        for (int play = from; play < end; play++) {
            different |= plays[play] ^ plays[from];
        }
        int slot = (Long.SIZE - 1 - Long.numberOfLeadingZeros(different)) / PackedPlay.SLOT_BITS;
        int shift = slot * PackedPlay.SLOT_BITS;
        int[] places = ends[slot];
        long codes = 0;
        for (int play = from; play < end; play++) {
            int code = code(plays[play], shift);
            places[code]++;
            codes |= 1L << code;
        }
        int place = from;
        for (long some = codes; some != 0; some &= some - 1) {
            int code = Long.numberOfTrailingZeros(some);
            place += places[code];
            places[code] = place;
        }
        if (dealt.length < end - from) {
            dealt = new long[2 * (end - from)];
        }
        System.arraycopy(plays, from, dealt, 0, end - from);
        for (int play = 0; play < end - from; play++) {
            plays[--places[code(dealt[play], shift)]] = dealt[play];
        }
        for (long some = codes; some != 0; some &= some - 1) {
            int code = Long.numberOfTrailingZeros(some);
            int first = places[code];
            places[code] = 0;
            long later = some & some - 1;
            int next = later == 0 ? end : places[Long.numberOfTrailingZeros(later)];
            if (next > first + 1) {
                sort(plays, first, next);
            }
        }
    }

    private static int code(long play, int shift) {
        return (int) (play >>> shift) & CODES - 1;
    }
}
