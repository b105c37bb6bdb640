package org.chevalet.core.movegen;

import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.lexicon.Anagrams;
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
    /** Below every score and every floor. */
    static final int IMPOSSIBLE = -2;

    private final Lines lines;
    private final Hand hand;
    private final FullPlays fullPlays;
    private final int[] squares;

    int size;

    /** Place of the origin's first square; where its right part begins; how many tiles can stand to its left. */
    final int[] start = new int[MOST];

    final int[] right = new int[MOST];
    final int[] leftRoom = new int[MOST];

    /** The best bound of an origin. */
    final int[] bound = new int[MOST];

    /** Per origin, at {@code origin * SIDE + left}: the best bound with exactly so many tiles on the left. */
    final int[] bounds = new int[MOST * SIDE];

    /** The same with at least so many on the left. */
    final int[] leftBounds = new int[MOST * SIDE];

    /** Most tiles of the plays looked for here; plays of more, up to the hand's most, are windows of {@link FullPlays}. */
    private int most;

    // The left and right parts of the origin at hand, by number of tiles.
    private final int[] leftMultiplier = new int[SIDE];
    private final int[] leftCross = new int[SIDE];
    private final int[] leftPremiums = new int[SIDE];
    private final int[] rightMultiplier = new int[SIDE];
    private final int[] rightCross = new int[SIDE];
    private final int[] rightPremiums = new int[SIDE];

    // Points, number and key of the tiles that the word takes in with so many tiles on the right.
    private final int[] fixed = new int[SIDE];
    private final int[] boardTiles = new int[SIDE];
    private final long[] boardKey = new long[SIDE];

    Origins(Lines lines, Hand hand, FullPlays fullPlays) {
        this.lines = lines;
        this.hand = hand;
        this.fullPlays = fullPlays;
        this.squares = lines.squares;
        leftMultiplier[0] = 1;
        rightMultiplier[0] = 1;
    }

    void load(int mostSpelled) {
        most = mostSpelled;
        size = 0;
        if (lines.isEmpty()) {
            int centre = BoardLayout.CENTRE;
            addEmpty(Lines.at(centre, centre), centre);
            addEmpty(Lines.at(BoardLayout.SIZE + centre, centre), centre);
            return;
        }
        for (int line = 0; line < Lines.COUNT; line++) {
            boundCrosses(line);
        }
        for (int line = 0; line < Lines.COUNT; line++) {
            loadLine(line);
        }
    }

    /** Notes on the squares that cross another word the most that a tile can earn in it. */
    private void boundCrosses(int line) {
        for (int crossed = lines.crossed(line); crossed != 0; crossed &= crossed - 1) {
            int place = Lines.at(line, Integer.numberOfTrailingZeros(crossed));
            int dearest = hand.dearestOf(squares[place + Lines.FITS]);
            squares[place + Lines.CROSS_BOUND] =
                    squares[place + Lines.CROSS_POINTS] + squares[place + Lines.CROSS_MULTIPLIER] * dearest;
        }
    }

    private void loadLine(int line) {
        int occupied = lines.occupied[line];
        int isolated = lines.crossed(line) & ~(occupied << 1 | occupied >> 1);
        int heads = occupied & ~(occupied << 1) | isolated;
        int free = 0;
        while (heads != 0) {
            int position = Integer.numberOfTrailingZeros(heads);
            heads &= heads - 1;
            int place = Lines.at(line, position);
            int room = Math.max(position - free, 0);
            if ((isolated >>> position & 1) != 0) {
                addEmpty(place, room);
                free = position + 1;
            } else {
                int behind = Integer.numberOfTrailingZeros(~(occupied >>> position)) + position;
                addBlock(place, Lines.at(line, behind), room);
                free = behind + 1;
            }
        }
    }

    private void addBlock(int startPlace, int rightPlace, int room) {
        int last = rightPlace - Lines.NEXT;
        if (squares[last + Lines.BLOCK] != Gaddag.NO_ARC) {
            int before = lines.lettersBefore(last) & hand.playable();
            int behind = lines.lettersBehind(last) & hand.playable();
            boolean goesLeft = room > 0 && (before & squares[startPlace - Lines.NEXT + Lines.FITS]) != 0;
            boolean startsHere = (behind & squares[rightPlace + Lines.FITS]) != 0;
            add(startPlace, rightPlace, goesLeft ? Math.min(room, hand.most) : 0, startsHere ? 0 : 1);
        }
    }

    private void addEmpty(int place, int room) {
        if ((squares[place + Lines.FITS] & hand.playable()) != 0) {
            add(place, place, Math.min(room, hand.most - 1), 0);
        }
    }

    private void add(int startPlace, int rightPlace, int room, int leftLeast) {
        int origin = size;
        start[origin] = startPlace;
        right[origin] = rightPlace;
        int leftMost = measureLeft(startPlace, room);
        leftRoom[origin] = leftMost;
        int rightMost = measureRight(startPlace, rightPlace);
        int best = IMPOSSIBLE;
        int atLeast = startPlace == rightPlace ? 1 : 0;
        for (int left = leftMost; left >= 0; left--) {
            int onRight = Math.min(rightMost, most - left);
            boolean possible = onRight >= atLeast && left + onRight > 0 && left >= leftLeast;
            int some = possible ? bound(left, onRight) : IMPOSSIBLE;
            best = Math.max(best, some);
            bounds[origin * SIDE + left] = some;
            leftBounds[origin * SIDE + left] = best;
        }
        for (int placed = most + 1; placed <= hand.most; placed++) {
            addWindows(startPlace, placed, leftLeast, Math.min(leftMost, placed - atLeast), rightMost);
        }
        bound[origin] = best;
        if (best != IMPOSSIBLE) {
            size++;
        }
    }

    private int measureLeft(int startPlace, int room) {
        int playable = hand.playable();
        int place = startPlace;
        for (int left = 1; left <= room; left++) {
            place -= Lines.NEXT;
            if ((squares[place + Lines.FITS] & playable) == 0) {
                return left - 1;
            }
            leftMultiplier[left] = leftMultiplier[left - 1] * squares[place + Lines.WORD_MULTIPLIER];
            leftPremiums[left] = leftPremiums[left - 1] + Hand.premiumStep(squares[place + Lines.LETTER_MULTIPLIER]);
            leftCross[left] = leftCross[left - 1] + squares[place + Lines.CROSS_BOUND];
        }
        return room;
    }

    private int measureRight(int startPlace, int rightPlace) {
        int playable = hand.playable();
        fixed[0] = 0;
        boardTiles[0] = 0;
        boardKey[0] = 0;
        takeIn(startPlace, 0);
        int place = rightPlace;
        for (int onRight = 1; onRight <= hand.most; onRight++) {
            if ((squares[place + Lines.FITS] & playable) == 0) {
                return onRight - 1;
            }
            rightMultiplier[onRight] = rightMultiplier[onRight - 1] * squares[place + Lines.WORD_MULTIPLIER];
            rightPremiums[onRight] =
                    rightPremiums[onRight - 1] + Hand.premiumStep(squares[place + Lines.LETTER_MULTIPLIER]);
            rightCross[onRight] = rightCross[onRight - 1] + squares[place + Lines.CROSS_BOUND];
            fixed[onRight] = fixed[onRight - 1];
            boardTiles[onRight] = boardTiles[onRight - 1];
            boardKey[onRight] = boardKey[onRight - 1];
            place = takeIn(place + Lines.NEXT, onRight);
        }
        return hand.most;
    }

    /** Adds the tiles from a place on; says where they end. */
    private int takeIn(int from, int onRight) {
        int place = from;
        for (int tile = squares[place + Lines.TILE]; tile >= 0; tile = squares[place + Lines.TILE]) {
            fixed[onRight] += squares[place + Lines.TILE_POINTS];
            boardTiles[onRight]++;
            boardKey[onRight] += Anagrams.key(tile);
            place += Lines.NEXT;
        }
        return place;
    }

    private int bound(int left, int onRight) {
        int placed = left + onRight;
        int premiums = leftPremiums[left] + rightPremiums[onRight];
        int word = fixed[onRight] + hand.dearest[placed] + hand.premiumOf(premiums);
        return word * leftMultiplier[left] * rightMultiplier[onRight]
                + leftCross[left]
                + rightCross[onRight]
                + hand.bonusUpTo[placed];
    }

    private void addWindows(int startPlace, int placed, int leftLeast, int leftMost, int rightMost) {
        for (int left = Math.max(leftLeast, placed - rightMost); left <= leftMost; left++) {
            int onRight = placed - left;
            int first = startPlace - left * Lines.NEXT;
            fullPlays.add(first, placed, boardTiles[onRight], boardKey[onRight], bound(left, onRight));
        }
    }
}
