package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Gaddag;
import org.chevalet.core.lexicon.WordGraph;

/**
 * Spells words outwards from an origin: first to the left through the gaddag; at each turn, {@link RightParts} go on to
 * the right. A branch is left as soon as its bound is below the floor of the plays kept. Equal bounds are kept, so that
 * every equal top is found.
 *
 * <p>On each square, all letters are looked at first, then those that complete a word, then those that lead further: so
 * the memory of all is read at once, and the processor foresees which way each loop goes.
 *
 * <p>What has been spelled goes along as numbers:
 *
 * <pre>
 * tiles    the tiles left in the hand, as in {@link Hand#tiles}
 * letters  mask of the letters left, as in {@link Hand#without}
 * points   bits 0..31 the letters of the word, to be multiplied; bits 32..63 the cross-words
 * word     the tiles placed, as in {@link PackedPlay}
 * </pre>
 *
 * <p>A word is spelled once whichever of its tiles are jokers: a letter takes a tile of its own while there is one, else a
 * joker. {@link JokerChoices} makes the plays where there is more to choose. So letters count as many points as they have
 * in the hand, which for a letter that needs a second tile is more than it may earn: never less.
 */
final class LeftParts {

    private final Gaddag gaddag;
    private final Lines lines;
    private final Hand hand;
    private final Origins origins;
    private final FoundPlays found;
    private final RightParts rightParts;
    private final int[] squares;
    private final int[] worth;
    private final int[] multiplier;

    /** Most tiles of the plays spelled here. */
    private int most;

    // The origin: its rows in the bounds, where its right part begins, how far it goes to the left.
    private int side;
    private int rightPlace;
    private int leftRoom;

    /** The letters on the board that the words may take in. */
    private int onBoard;

    /** The letters that complete a word on the square at hand. */
    private int words;

    // On either side: 0 when the next tile is the last, and must complete a word; else 1.
    private int anyLeft;
    private int anyRight;

    LeftParts(Gaddag gaddag, Lines lines, Hand hand, Origins origins, FoundPlays found, RightParts rightParts) {
        this.gaddag = gaddag;
        this.lines = lines;
        this.hand = hand;
        this.origins = origins;
        this.found = found;
        this.rightParts = rightParts;
        squares = lines.squares;
        worth = hand.worth;
        multiplier = rightParts.multiplier;
    }

    /** Makes ready for a new board and hand, to spell plays of so many tiles at most. */
    void load(int mostSpelled) {
        most = mostSpelled;
        rightParts.load(mostSpelled);
    }

    void spell(int origin) {
        int start = origins.start[origin];
        int right = origins.right[origin];
        side = origin * Origins.SIDE;
        leftRoom = origins.leftRoom[origin];
        onBoard = lines.lettersFrom(right);
        rightParts.onBoard = onBoard;
        if (start == right) {
            // The tile on the origin itself is the first of the walk to the left.
            rightPlace = start + Lines.NEXT;
            int choices = squares[start + Lines.FITS] & hand.playable() & WordGraph.letters(gaddag.root());
            goLeft(gaddag.root(), start, choices, 0, 0, hand.tiles, hand.letters, 0, 0);
            return;
        }
        rightPlace = right;
        long points = lines.points(start, right);
        int arc = squares[right - Lines.NEXT + Lines.BLOCK];
        rightParts.begin(start, origins.bounds[side]);
        if (origins.bounds[side] >= found.floor) {
            int choices = (int) gaddag.turn(arc) & squares[right + Lines.FITS] & hand.playable();
            rightParts.go(gaddag.turn(arc), right, choices, 0, hand.tiles, hand.letters, points, 0);
        }
        if (leftRoom > 0 && origins.leftBounds[side + 1] >= found.floor) {
            int place = start - Lines.NEXT;
            int choices = (int) gaddag.state(arc) & squares[place + Lines.FITS] & hand.playable();
            goLeft(gaddag.state(arc), place, choices, 1, 0, hand.tiles, hand.letters, points, 0);
        }
    }

    /**
     * Places each of some letters on a square left of the origin, and goes on from there to the right and to the left.
     *
     * @param state in the gaddag, before the letters
     * @param choices the letters to place, as a mask
     * @param left tiles to the left of the origin, this one included
     * @param before tiles placed before
     */
    private void goLeft(
            long state,
            int place,
            int choices,
            int left,
            int before,
            long tiles,
            int letters,
            long pointsBefore,
            long wordBefore) {
        int placed = before + 1;
        boolean more = placed < most;
        int fitsRight = more && origins.bounds[side + left] >= found.floor ? squares[rightPlace + Lines.FITS] : 0;
        int fitsLeft = more && left < leftRoom && origins.leftBounds[side + left + 1] >= found.floor
                ? squares[place - Lines.NEXT + Lines.FITS]
                : 0;
        anyLeft = placed + 1 < most ? 1 : 0;
        anyRight = placed + 1 < most || squares[rightPlace + Lines.NEXT + Lines.TILE] >= 0 ? 1 : 0;
        long ways = waysLeft(state, choices, tiles, letters, fitsLeft, fitsRight);
        if ((words | ways) == 0) {
            return;
        }
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        long points = pointsBefore + lines.crossPoints(place);
        long word = PackedPlay.shifted(wordBefore);
        rightParts.begin(place, origins.bounds[side + left]);
        rightParts.record(words, place, 0, placed, tiles, letters, points, word);
        turnRight(state, place, (int) ways, placed, tiles, letters, points, word);
        long step = lines.step(place);
        int next = place - Lines.NEXT;
        for (int some = (int) (ways >>> 32); some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = gaddag.state(Gaddag.arc(state, letter));
            long tilesLeft = hand.taken(tiles, letter);
            int lettersLeft = hand.without(letters, tiles, letter);
            int behind = (int) reached & fitsLeft & Hand.playable(tilesLeft, lettersLeft);
            if (behind != 0 && Hand.canGoOn(reached, tilesLeft, lettersLeft, onBoard)) {
                long longer = word | Hand.tile(0, letter, letters);
                long earned = points + worth[letter] * step;
                goLeft(reached, next, behind, left + 1, placed, tilesLeft, lettersLeft, earned, longer);
            }
        }
    }

    /**
     * Finds {@link #words}.
     *
     * @param fitsLeft the letters that the next square to the left accepts, and {@code fitsRight} the one to the right
     * @return the letters behind which the word may turn to the right, and above bit 32 those that lead further left
     */
    private long waysLeft(long state, int choices, long tiles, int letters, int fitsLeft, int fitsRight) {
        int withOwn = Hand.playable(tiles, letters);
        int withJoker = Hand.playable(tiles - Hand.ONE_JOKER, letters);
        int complete = 0;
        int further = 0;
        int turns = 0;
        for (int some = choices; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            int arc = Gaddag.arc(state, letter);
            long reached = gaddag.state(arc);
            int behind = (letters >>> letter & 1) != 0 ? withOwn : withJoker;
            complete |= WordGraph.wordBit(reached) << letter;
            long turn = gaddag.turn(arc);
            int leads = RightParts.one((int) reached & fitsLeft & behind);
            int turned = RightParts.one((int) turn & fitsRight & behind);
            further |= (leads & (WordGraph.endingsBit(reached) | anyLeft)) << letter;
            turns |= (turned & (WordGraph.endingsBit(turn) | anyRight)) << letter;
        }
        words = complete;
        return (long) further << 32 | turns;
    }

    private void turnRight(
            long state, int place, int turns, int placed, long tiles, int letters, long points, long word) {
        long step = lines.step(place);
        for (int some = turns; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long turn = gaddag.turn(Gaddag.arc(state, letter));
            long tilesLeft = hand.taken(tiles, letter);
            int lettersLeft = hand.without(letters, tiles, letter);
            int choices = (int) turn & squares[rightPlace + Lines.FITS] & Hand.playable(tilesLeft, lettersLeft);
            if (choices != 0 && Hand.canGoOn(turn, tilesLeft, lettersLeft, onBoard)) {
                long longer = word | Hand.tile(0, letter, letters);
                long more = points + worth[letter] * step;
                rightParts.go(turn, rightPlace, choices, placed, tilesLeft, lettersLeft, more, longer);
            }
        }
    }
}
