package org.chevalet.core.movegen;

import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.lexicon.Gaddag;

/**
 * Where plays begin: each block of tiles, and each empty square that has tiles beside the line only. A play belongs to
 * the leftmost origin that its word touches, so the squares left of an origin, up to the origin before, are free.
 *
 * <p>For each origin and number of tiles to its left, an upper bound of the score: the dearest tiles of the rack on the
 * best premium squares, and on each cross-word square the dearest tile that fits there. A bound grows with every tile on
 * either side (its bonus is the greatest for as many tiles or fewer), so the bound for so many tiles on the left is the one with as many on the right as can be.
 */
final class Origins {

    /** Tiles on one side: 0 to 9. */
    static final int SIDE = PackedPlay.MOST_PLACED + 1;

    private static final int MOST = Lines.COUNT * BoardLayout.SIZE;
    private static final int NUMBER_BITS = 9;
    private static final int TAKEN = -1;

    /** Below every score and every floor. */
    static final int IMPOSSIBLE = -2;

    private final Lines lines;
    private final Hand hand;
    private final FullWindows windows;
    private final LineSums sums;
    private final int[] squares;

    int size;

    /** Place of the origin's first square; where its right part begins; how many tiles can stand to its left. */
    final int[] start = new int[MOST];

    final int[] right = new int[MOST];
    final int[] leftRoom = new int[MOST];

    /** The best bound of an origin, above the {@link #NUMBER_BITS} of its number; {@link #TAKEN} when it was taken. */
    private final int[] ranked = new int[MOST];

    /** Per origin, at {@code origin * SIDE + left}: the best bound with exactly so many tiles on the left. */
    final int[] bounds = new int[MOST * SIDE];

    /** The same with at least so many on the left. */
    final int[] leftBounds = new int[MOST * SIDE];

    /** Most tiles of the plays looked for here; plays of more, up to the hand's most, are windows of {@link FullWindows}. */
    private int most;

    Origins(Lines lines, Hand hand, FullWindows windows) {
        this.lines = lines;
        this.hand = hand;
        this.windows = windows;
        this.sums = new LineSums(lines, hand);
        this.squares = lines.squares;
    }

    void load(int mostSpelled) {
        most = mostSpelled;
        size = 0;
        if (lines.isEmpty()) {
            int centre = BoardLayout.CENTRE;
            loadEmpty(centre, centre);
            loadEmpty(BoardLayout.SIZE + centre, centre);
            return;
        }
        for (int line = 0; line < Lines.COUNT; line++) {
            int crossed = lines.crossed(line);
            if ((lines.occupied[line] | crossed) != 0) {
                loadLine(line, crossed);
            }
        }
    }

    private void loadEmpty(int line, int position) {
        sums.load(line);
        addEmpty(line, position, position);
    }

    private void loadLine(int line, int crossed) {
        sums.load(line);
        int occupied = lines.occupied[line];
        int isolated = crossed & ~(occupied << 1 | occupied >> 1);
        int heads = occupied & ~(occupied << 1) | isolated;
        int free = 0;
        while (heads != 0) {
            int position = Integer.numberOfTrailingZeros(heads);
            heads &= heads - 1;
            int room = Math.max(position - free, 0);
            if ((isolated >>> position & 1) != 0) {
                addEmpty(line, position, room);
                free = position + 1;
            } else {
                int behind = Integer.numberOfTrailingZeros(~(occupied >>> position)) + position;
                addBlock(line, position, behind, room);
                free = behind + 1;
            }
        }
    }

    private void addBlock(int line, int position, int behind, int room) {
        int startPlace = Lines.at(line, position);
        int rightPlace = Lines.at(line, behind);
        int last = rightPlace - Lines.NEXT;
        if (squares[last + Lines.BLOCK] != Gaddag.NO_ARC) {
            int lettersBefore = lines.lettersBefore(last) & hand.playable();
            int lettersBehind = lines.lettersBehind(last) & hand.playable();
            boolean goesLeft = room > 0 && (lettersBefore & squares[startPlace - Lines.NEXT + Lines.FITS]) != 0;
            boolean startsHere = (lettersBehind & squares[rightPlace + Lines.FITS]) != 0;
            add(line, position, behind, goesLeft ? Math.min(room, hand.most) : 0, startsHere ? 0 : 1);
        }
    }

    private void addEmpty(int line, int position, int room) {
        if ((squares[Lines.at(line, position) + Lines.FITS] & hand.playable()) != 0) {
            add(line, position, position, Math.min(room, hand.most - 1), 0);
        }
    }

    private void add(int line, int position, int behind, int room, int leftLeast) {
        int origin = size;
        int leftMost = sums.leftRoom(position, room);
        int rightMost = sums.rightRoom(behind);
        int rank = sums.rank(behind);
        int best = IMPOSSIBLE;
        int atLeast = position == behind ? 1 : 0;
        for (int left = leftMost; left >= 0; left--) {
            int onRight = Math.min(rightMost, most - left);
            boolean possible = onRight >= atLeast && left + onRight > 0 && left >= leftLeast;
            int some = possible ? sums.bound(position - left, sums.end(rank + onRight), left + onRight) : IMPOSSIBLE;
            best = Math.max(best, some);
            bounds[origin * SIDE + left] = some;
            leftBounds[origin * SIDE + left] = best;
        }
        for (int placed = most + 1; placed <= hand.most; placed++) {
            int fewest = Math.max(leftLeast, placed - rightMost);
            for (int left = fewest; left <= Math.min(leftMost, placed - atLeast); left++) {
                addWindow(line, position - left, sums.end(rank + placed - left), placed);
            }
        }
        if (best != IMPOSSIBLE) {
            start[origin] = Lines.at(line, position);
            right[origin] = Lines.at(line, behind);
            leftRoom[origin] = leftMost;
            ranked[origin] = best << NUMBER_BITS | origin;
            size++;
        }
    }

    /** The origin with the highest bound of those not taken yet; negative when none reaches a score. */
    int take(int floor) {
        int first = TAKEN;
        for (int origin = 0; origin < size; origin++) {
            first = Math.max(first, ranked[origin]);
        }
        if (first >> NUMBER_BITS < Math.max(floor, 0)) {
            return TAKEN;
        }
        int origin = first & (1 << NUMBER_BITS) - 1;
        ranked[origin] = TAKEN;
        return origin;
    }

    private void addWindow(int line, int from, int end, int placed) {
        windows.add(
                Lines.at(line, from),
                placed,
                sums.tiles(from, end),
                sums.key(from, end),
                sums.bound(from, end, placed));
    }
}
