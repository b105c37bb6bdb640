package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Anagrams;
import org.chevalet.core.lexicon.Gaddag;

/**
 * Where plays begin: each block of tiles, and each empty square that has tiles beside the line only. A play belongs to
 * the leftmost origin that its word touches, so the squares left of an origin, up to the origin before, are free.
 *
 * <p>For each origin, an upper bound of the score by tiles placed to its left ({@code left}) and to its right
 * ({@code right}; the tile on an empty origin counts as the first on the right). A bound takes the dearest tiles of the
 * rack on the best premium squares, and on each cross-word square the dearest tile that fits there.
 */
final class Origins {

    /** Tiles on one side: 0 to 9. */
    static final int SIDE = PackedPlay.MOST_PLACED + 1;

    private static final int GRID = SIDE * SIDE;
    private static final int MOST = Lines.COUNT * 8;
    private static final int IMPOSSIBLE = -2;

    private final Lines lines;
    private final Hand hand;
    private final FullPlays fullPlays;
    private int fullFrom;
    private final int[] squares;

    int size;

    /** Place of the origin's first square; where its right part begins; how many squares are free to its left. */
    final int[] start = new int[MOST];

    final int[] right = new int[MOST];
    final int[] leftRoom = new int[MOST];

    /** The best bound of an origin. */
    final int[] bound = new int[MOST];

    /** Per origin, at {@code left * SIDE + right}: the best bound with that many on the left, at least so many right. */
    final int[] bounds = new int[MOST * GRID];

    /** Per origin, by tiles on the left: the best bound with at least so many on the left. */
    final int[] leftBounds = new int[MOST * SIDE];

    // The left and right parts of the origin at hand, by number of tiles.
    private final int[] leftMultiplier = new int[SIDE];
    private final int[] leftCross = new int[SIDE];
    private final int[] leftPremiums = new int[SIDE];

    private long boardKey;
    private int boardTiles;
    private int firstPlace;

    Origins(Lines lines, Hand hand, FullPlays fullPlays) {
        this.fullPlays = fullPlays;
        this.lines = lines;
        this.hand = hand;
        this.squares = lines.squares;
    }

    void load(int mostPlaced, int placedFull) {
        fullFrom = placedFull;
        size = 0;
        if (lines.isEmpty()) {
            add(Lines.at(7, 7), Lines.at(7, 7), 7, mostPlaced);
            add(Lines.at(22, 7), Lines.at(22, 7), 7, mostPlaced);
            return;
        }
        for (int line = 0; line < Lines.COUNT; line++) {
            loadLine(line, mostPlaced);
        }
    }

    private void loadLine(int line, int mostPlaced) {
        int occupied = lines.occupied[line];
        int isolated = lines.crossed(line) & ~(occupied << 1 | occupied >> 1);
        int heads = occupied & ~(occupied << 1) | isolated;
        int free = 0;
        while (heads != 0) {
            int position = Integer.numberOfTrailingZeros(heads);
            heads &= heads - 1;
            int place = Lines.at(line, position);
            int room = position - free;
            if ((isolated >>> position & 1) != 0) {
                add(place, place, room, mostPlaced);
                free = position + 1;
            } else {
                int behind = Integer.numberOfTrailingZeros(~(occupied >>> position)) + position;
                if (lines.squares[Lines.at(line, behind - 1) + Lines.BLOCK] != Gaddag.NO_ARC) {
                    add(place, Lines.at(line, behind), Math.max(room, 0), mostPlaced);
                }
                free = behind + 1;
            }
        }
    }

    boolean isBlock(int origin) {
        return start[origin] != right[origin];
    }

    private void add(int startPlace, int rightPlace, int room, int mostPlaced) {
        int origin = size;
        boolean block = startPlace != rightPlace;
        int playable = hand.playable();
        if (!block && (lines.squares[startPlace + Lines.FITS] & playable) == 0) {
            return;
        }
        start[origin] = startPlace;
        right[origin] = rightPlace;
        leftRoom[origin] = Math.min(room, block ? mostPlaced : mostPlaced - 1);
        int left = measureLeft(origin, playable);
        bound[origin] = fill(origin, left, block, mostPlaced, playable);
        if (bound[origin] >= 0) {
            size++;
        }
    }

    private int measureLeft(int origin, int playable) {
        leftMultiplier[0] = 1;
        leftCross[0] = 0;
        leftPremiums[0] = 0;
        int place = start[origin] - Lines.NEXT;
        int room = leftRoom[origin];
        for (int left = 1; left <= room; left++, place -= Lines.NEXT) {
            int letters = squares[place + Lines.FITS] & playable;
            if (letters == 0) {
                leftRoom[origin] = left - 1;
                return left - 1;
            }
            leftMultiplier[left] = leftMultiplier[left - 1] * squares[place + Lines.WORD_MULTIPLIER];
            leftPremiums[left] = leftPremiums[left - 1] + Hand.premiumStep(squares[place + Lines.LETTER_MULTIPLIER]);
            leftCross[left] = leftCross[left - 1] + crossBound(place, letters);
        }
        return room;
    }

    private int crossBound(int place, int letters) {
        int multiplier = squares[place + Lines.CROSS_MULTIPLIER];
        return multiplier == 0 ? 0 : squares[place + Lines.CROSS_POINTS] + multiplier * hand.dearestOf(letters);
    }

    private int fill(int origin, int leftMost, boolean block, int mostPlaced, int playable) {
        int base = origin * GRID;
        int fixed = 0;
        boardKey = 0;
        boardTiles = 0;
        firstPlace = start[origin];
        for (int place = start[origin]; place < right[origin]; place += Lines.NEXT) {
            fixed += squares[place + Lines.TILE_POINTS];
            boardKey += Anagrams.key(squares[place + Lines.TILE]);
            boardTiles++;
        }
        int place = right[origin];
        int multiplier = 1;
        int premiums = 0;
        int cross = 0;
        int rightMost = 0;
        if (block) {
            column(base, 0, leftMost, mostPlaced, fixed, 1, 0, 0);
        } else {
            for (int left = 0; left <= leftMost; left++) {
                bounds[base + left * SIDE] = IMPOSSIBLE;
            }
        }
        while (rightMost < mostPlaced) {
            int letters = squares[place + Lines.FITS] & playable;
            if (letters == 0) {
                break;
            }
            rightMost++;
            multiplier *= squares[place + Lines.WORD_MULTIPLIER];
            premiums += Hand.premiumStep(squares[place + Lines.LETTER_MULTIPLIER]);
            cross += crossBound(place, letters);
            place += Lines.NEXT;
            while (squares[place + Lines.TILE] >= 0) {
                fixed += squares[place + Lines.TILE_POINTS];
                boardKey += Anagrams.key(squares[place + Lines.TILE]);
                boardTiles++;
                place += Lines.NEXT;
            }
            column(base, rightMost, leftMost, mostPlaced, fixed, multiplier, premiums, cross);
        }
        return suffixes(origin, base, leftMost, rightMost, mostPlaced);
    }

    /** The bounds with {@code right} tiles on the right, for every number on the left. */
    private void column(
            int base, int right, int leftMost, int mostPlaced, int fixed, int multiplier, int premiums, int cross) {
        int most = Math.min(leftMost, mostPlaced - right);
        for (int left = 0; left <= most; left++) {
            int placed = left + right;
            int word = fixed + hand.dearest[placed] + hand.premiumOf(premiums + leftPremiums[left]);
            int bound = word * multiplier * leftMultiplier[left] + cross + leftCross[left] + hand.bonus[placed];
            if (placed >= fullFrom) {
                fullPlays.add(firstPlace - left * Lines.NEXT, placed, boardTiles, boardKey, bound);
                bound = IMPOSSIBLE;
            }
            bounds[base + left * SIDE + right] = placed == 0 ? IMPOSSIBLE : bound;
        }
    }

    private int suffixes(int origin, int base, int leftMost, int rightMost, int mostPlaced) {
        int best = IMPOSSIBLE;
        for (int left = leftMost; left >= 0; left--) {
            int row = IMPOSSIBLE;
            int most = mostPlaced - left;
            if (rightMost < most) {
                bounds[base + left * SIDE + rightMost + 1] = IMPOSSIBLE;
                most = rightMost;
            }
            for (int place = base + left * SIDE + most; place >= base + left * SIDE; place--) {
                row = Math.max(row, bounds[place]);
                bounds[place] = row;
            }
            best = Math.max(best, row);
            leftBounds[origin * SIDE + left] = best;
        }
        return best;
    }
}
