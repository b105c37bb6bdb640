package org.chevalet.core.movegen;

import java.util.Arrays;

/**
 * The windows of {@link FullPlays}: the squares that so many tiles of the hand fill in a line, where that would earn a
 * bonus. Windows that take in the same letters of the board with the same number of tiles have the same words, so they
 * stand together in a group; groups are taken in the order of their best bounds.
 *
 * <p>Windows of a group, and groups that share a drawer of the table, are linked by number; {@link #NONE} ends a list. One
 * instance serves one search at a time.
 */
final class FullWindows {

    /** No window, no group. */
    static final int NONE = -1;

    private static final int MOST = 8192;
    private static final int DRAWERS = 256;
    private static final int DRAWER_SHIFT = 17;

    private int windows;

    /** Place of a window's first square; its bound; the next window of the group. */
    final int[] first = new int[MOST];

    final int[] bound = new int[MOST];
    final int[] next = new int[MOST];

    private int groups;

    /** Key of the letters on the board; number of tiles of the hand, letters in all; the first window. */
    final long[] key = new long[MOST];

    final byte[] placed = new byte[MOST];
    final byte[] length = new byte[MOST];
    final int[] head = new int[MOST];

    /** The best bound in a group; nothing once it was taken. */
    private final int[] best = new int[MOST];

    private final int[] drawers = new int[DRAWERS];
    private final int[] sameDrawer = new int[MOST];

    /** The group of the last window: neighbours mostly share it. */
    private int last;

    void clear() {
        windows = 0;
        groups = 0;
        last = NONE;
        Arrays.fill(drawers, NONE);
    }

    /**
     * Adds a window.
     *
     * @param firstPlace where its word starts
     * @param boardKey key of the letters on the board that the word takes in
     */
    void add(int firstPlace, int tiles, int boardTiles, long boardKey, int scoreBound) {
        int group = group(boardKey, tiles, tiles + boardTiles);
        int window = windows++;
        first[window] = firstPlace;
        bound[window] = scoreBound;
        next[window] = head[group];
        head[group] = window;
        best[group] = Math.max(best[group], scoreBound);
        last = group;
    }

    private int group(long boardKey, int tiles, int letters) {
        if (last != NONE && isGroup(last, boardKey, tiles)) {
            return last;
        }
        int drawer = (int) (boardKey >>> DRAWER_SHIFT) + tiles & DRAWERS - 1;
        for (int group = drawers[drawer]; group != NONE; group = sameDrawer[group]) {
            if (isGroup(group, boardKey, tiles)) {
                return group;
            }
        }
        int group = groups++;
        key[group] = boardKey;
        placed[group] = (byte) tiles;
        length[group] = (byte) letters;
        head[group] = NONE;
        best[group] = NONE;
        sameDrawer[group] = drawers[drawer];
        drawers[drawer] = group;
        return group;
    }

    private boolean isGroup(int group, long boardKey, int tiles) {
        return key[group] == boardKey && placed[group] == tiles;
    }

    /** The group with the best bound of those not taken yet; {@link #NONE} when none reaches a score. */
    int take(int floor) {
        int promising = NONE;
        int most = Math.max(floor, 0) - 1;
        for (int group = 0; group < groups; group++) {
            if (best[group] > most) {
                most = best[group];
                promising = group;
            }
        }
        if (promising != NONE) {
            best[promising] = NONE;
        }
        return promising;
    }
}
