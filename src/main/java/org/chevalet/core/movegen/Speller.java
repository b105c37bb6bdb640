package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Gaddag;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.WordGraph;

/**
 * Spells words outwards from an origin: first to the left through the gaddag, then, after the turn, to the right through
 * the word graph. A branch is left as soon as its bound is below the floor of the plays kept. Equal bounds are kept, so
 * that every equal top is found.
 *
 * <p>A word is spelled once whichever of its tiles are jokers: a letter takes a tile of its own while there is one, else a
 * joker. {@link JokerChoices} makes the plays where there is more to choose. So letters count as many points as they have
 * in the hand, which for a letter that needs a second tile is more than it may earn: never less.
 *
 * <p>On each square, all letters are looked at first, then those that complete a word, then those that lead further: so
 * the memory of all is read at once, and the processor foresees which way each loop goes.
 *
 * <p>What has been spelled goes along as numbers:
 *
 * <pre>
 * tiles    the hand left, as in {@link Hand#tiles}
 * letters  mask of the letters left in it, and the mark {@link #SCARCE}
 * points   bits 0..31 the letters of the word, to be multiplied; bits 32..63 the cross-words
 * word     the tiles placed, as in {@link PackedPlay}
 * </pre>
 */
final class Speller {

    /** Beside the letters left: a joker was taken for a letter of which the hand had a tile. */
    private static final int SCARCE = 1 << 26;

    private final Gaddag gaddag;
    private final WordGraph graph;
    private final Lines lines;
    private final Hand hand;
    private final Origins origins;
    private final FoundPlays found;
    private final JokerChoices jokerChoices;
    private final int[] squares;
    private final int[] worth;
    private final int[] shift;

    /** Most tiles of the plays spelled here. */
    private int most;

    /** True when a spare joker in place of a tile makes no play worth keeping. */
    private boolean spareless;

    // The origin: its rows in the bounds, where its right part begins, how far it goes to the left.
    private int side;
    private int rightPlace;
    private int leftRoom;

    // The right part being spelled: where its word starts, and its bound.
    private int startPlace;
    private int reach;

    /** The letters that complete a word on the square at hand. */
    private int words;

    /** Multiplier of the word spelled, by number of tiles placed. */
    private final int[] multiplier = new int[PackedPlay.MOST_PLACED + 1];

    Speller(Lexicon lexicon, Lines lines, Hand hand, Origins origins, FoundPlays found, JokerChoices jokerChoices) {
        this.gaddag = lexicon.gaddag();
        this.graph = lexicon.graph();
        this.lines = lines;
        this.hand = hand;
        this.origins = origins;
        this.found = found;
        this.jokerChoices = jokerChoices;
        squares = lines.squares;
        worth = hand.worth;
        shift = hand.shift;
        multiplier[0] = 1;
    }

    /** Makes ready for a new board and hand, to spell plays of so many tiles at most. */
    void load(int mostSpelled) {
        most = mostSpelled;
        spareless = found.topsOnly() && !hand.hasWorthless;
    }

    void spell(int origin) {
        int start = origins.start[origin];
        int right = origins.right[origin];
        side = origin * Origins.SIDE;
        leftRoom = origins.leftRoom[origin];
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
        startPlace = start;
        reach = origins.bounds[side];
        if (reach >= found.floor) {
            int choices = (int) gaddag.turn(arc) & squares[right + Lines.FITS] & hand.playable();
            goRight(gaddag.turn(arc), right, choices, 0, hand.tiles, hand.letters, points, 0);
        }
        if (leftRoom > 0) {
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
        if (origins.leftBounds[side + left] < found.floor) {
            return;
        }
        int placed = before + 1;
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        long points = pointsBefore + crossPoints(place);
        long word = PackedPlay.shifted(wordBefore);
        boolean more = placed < most;
        int fitsRight = more && origins.bounds[side + left] >= found.floor ? squares[rightPlace + Lines.FITS] : 0;
        int fitsLeft = more && left < leftRoom && origins.leftBounds[side + left + 1] >= found.floor
                ? squares[place - Lines.NEXT + Lines.FITS]
                : 0;
        long ways = waysLeft(state, choices, tiles, letters, fitsLeft, fitsRight);
        startPlace = place;
        reach = origins.bounds[side + left];
        record(place, place, 0, placed, tiles, letters, points, word);
        turnRight(state, place, (int) ways, placed, tiles, letters, points, word);
        long step = step(place);
        int next = place - Lines.NEXT;
        for (int some = (int) (ways >>> 32); some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = gaddag.state(Gaddag.arc(state, letter));
            long tilesLeft = taken(tiles, letter);
            int lettersLeft = without(letters, tiles, letter);
            int behind = (int) reached & fitsLeft & playable(tilesLeft, lettersLeft);
            if (behind != 0) {
                long longer = word | tile(0, letter, letters);
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
        int withOwn = playable(tiles, letters);
        int withJoker = playable(tiles - Hand.ONE_JOKER, letters);
        int complete = 0;
        int further = 0;
        int turns = 0;
        for (int some = choices; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            int arc = Gaddag.arc(state, letter);
            long reached = gaddag.state(arc);
            int behind = (letters >>> letter & 1) != 0 ? withOwn : withJoker;
            complete |= WordGraph.wordBit(reached) << letter;
            further |= one((int) reached & fitsLeft & behind) << letter;
            turns |= one((int) gaddag.turn(arc) & fitsRight & behind) << letter;
        }
        words = complete;
        return (long) further << 32 | turns;
    }

    private void turnRight(
            long state, int place, int turns, int placed, long tiles, int letters, long points, long word) {
        long step = step(place);
        for (int some = turns; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long turn = gaddag.turn(Gaddag.arc(state, letter));
            long tilesLeft = taken(tiles, letter);
            int lettersLeft = without(letters, tiles, letter);
            int choices = (int) turn & squares[rightPlace + Lines.FITS] & playable(tilesLeft, lettersLeft);
            if (choices != 0) {
                long longer = word | tile(0, letter, letters);
                long more = points + worth[letter] * step;
                goRight(turn, rightPlace, choices, placed, tilesLeft, lettersLeft, more, longer);
            }
        }
    }

    /** Like {@link #goLeft}, to the right only; {@code state} is one of the word graph. */
    private void goRight(
            long state, int place, int choices, int before, long tiles, int letters, long pointsBefore, long word) {
        int placed = before + 1;
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        long points = pointsBefore + crossPoints(place);
        int next = place + Lines.NEXT;
        if (squares[next + Lines.TILE] >= 0) {
            goThrough(state, place, choices, placed, tiles, letters, points, word);
            return;
        }
        int fits = placed < most && reach >= found.floor ? squares[next + Lines.FITS] : 0;
        int ways = waysRight(state, choices, tiles, letters, fits);
        record(startPlace, place, before, placed, tiles, letters, points, word);
        long step = step(place);
        for (int some = ways; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = graph.follow(state, letter);
            long tilesLeft = taken(tiles, letter);
            int lettersLeft = without(letters, tiles, letter);
            int behind = (int) reached & fits & playable(tilesLeft, lettersLeft);
            if (behind != 0) {
                long longer = word | tile(before, letter, letters);
                goRight(reached, next, behind, placed, tilesLeft, lettersLeft, points + worth[letter] * step, longer);
            }
        }
    }

    /** Like {@link #waysLeft}, in the word graph: the letters that lead further. */
    private int waysRight(long state, int choices, long tiles, int letters, int fits) {
        int withOwn = fits & playable(tiles, letters);
        int withJoker = fits & playable(tiles - Hand.ONE_JOKER, letters);
        int complete = 0;
        int further = 0;
        for (int some = choices; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = graph.follow(state, letter);
            int behind = (letters >>> letter & 1) != 0 ? withOwn : withJoker;
            complete |= WordGraph.wordBit(reached) << letter;
            further |= one((int) reached & behind) << letter;
        }
        words = complete;
        return further;
    }

    /** Goes on through the tiles on the board behind a square. */
    private void goThrough(
            long state, int place, int choices, int placed, long tiles, int letters, long points, long word) {
        long step = step(place);
        int next = place + Lines.NEXT;
        for (int some = through(state, choices, squares[next + Lines.TILE]); some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = graph.follow(state, letter);
            long more = points + worth[letter] * step;
            int behind = next;
            for (int tile = squares[behind + Lines.TILE]; tile >= 0; tile = squares[behind + Lines.TILE]) {
                reached = graph.next(reached, tile);
                more += squares[behind + Lines.TILE_POINTS];
                behind += Lines.NEXT;
            }
            long tilesLeft = taken(tiles, letter);
            int lettersLeft = without(letters, tiles, letter);
            long longer = word | tile(placed - 1, letter, letters);
            if (WordGraph.isWord(reached)) {
                record(startPlace, place, placed, tilesLeft, lettersLeft, more, longer);
            }
            int further = (int) reached & squares[behind + Lines.FITS] & playable(tilesLeft, lettersLeft);
            if (further != 0 && placed < most && reach >= found.floor) {
                goRight(reached, behind, further, placed, tilesLeft, lettersLeft, more, longer);
            }
        }
    }

    /** The choices that a letter on the board may follow. */
    private int through(long state, int choices, int tile) {
        int through = 0;
        for (int some = choices; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            through |= (int) (graph.follow(state, letter) >>> tile & 1) << letter;
        }
        return through;
    }

    private long crossPoints(int place) {
        return (long) squares[place + Lines.CROSS_POINTS] << 32;
    }

    /** What one point of a tile on a square adds to {@code points}. */
    private long step(int place) {
        return squares[place + Lines.LETTER_MULTIPLIER] | (long) squares[place + Lines.CROSS_MULTIPLIER] << 32;
    }

    /** 1 for a mask of some letters, 0 for none. */
    private static int one(int mask) {
        return -mask >>> Integer.SIZE - 1;
    }

    /** The hand without a tile for a letter: a joker when there is no tile of its own. */
    private long taken(long tiles, int letter) {
        int at = shift[letter];
        return (tiles >>> at & 15) == 0 ? tiles - Hand.ONE_JOKER : tiles - (1L << at);
    }

    /** The letters left when one is taken from {@code tiles}. */
    private int without(int letters, long tiles, int letter) {
        int at = shift[letter];
        if ((letters >>> letter & 1) == 0) {
            return at == Hand.JOKER_SHIFT ? letters : letters | SCARCE;
        }
        return (tiles >>> at & 15) == 1 ? letters & ~(1 << letter) : letters;
    }

    /** Mask of what a hand can put on a square; of {@code letters}, when no joker is left. */
    private static int playable(long tiles, int letters) {
        return tiles >>> Hand.JOKER_SHIFT == 0 ? letters : Lines.ALL_LETTERS;
    }

    private static long tile(int slot, int letter, int letters) {
        return (letters >>> letter & 1) == 0 ? PackedPlay.joker(slot, letter) : PackedPlay.tile(slot, letter);
    }

    /** Records what each of the {@link #words} completes on a square. */
    private void record(
            int firstPlace, int place, int slot, int placed, long tiles, int letters, long points, long word) {
        long step = step(place);
        for (int some = words; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long longer = word | tile(slot, letter, letters);
            long more = points + worth[letter] * step;
            record(firstPlace, place, placed, taken(tiles, letter), without(letters, tiles, letter), more, longer);
        }
    }

    private void record(
            int firstPlace, int lastPlace, int placed, long tilesLeft, int lettersLeft, long points, long word) {
        int score = (int) points * multiplier[placed] + (int) (points >>> 32) + hand.bonus[placed];
        if (score < found.floor) {
            return;
        }
        boolean across = Lines.isAcross(firstPlace);
        if (placed == 1 && !across && squares[lastPlace + Lines.CROSS_MULTIPLIER] != 0) {
            // One tile that makes words both ways: found across too.
            return;
        }
        long play = PackedPlay.start(across, Lines.square(firstPlace)) | word;
        int spare = (int) (tilesLeft >>> Hand.JOKER_SHIFT);
        if ((lettersLeft & SCARCE) == 0 && (spare == 0 || spareless)) {
            found.add(play, score);
        } else {
            jokerChoices.add(play, firstPlace, placed, multiplier[placed], score, hand.jokers - spare);
        }
    }
}
