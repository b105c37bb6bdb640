package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.WordGraph;

/** Spells the right parts of words, through the word graph, and records the plays found; see {@link LeftParts}. */
final class RightParts {

    private final WordGraph graph;
    private final Lines lines;
    private final Hand hand;
    private final FoundPlays found;
    private final JokerChoices jokerChoices;
    private final int[] squares;
    private final int[] worth;

    /** Most tiles of the plays spelled here. */
    private int most;

    // The right part being spelled: where its word starts, and its bound.
    private int startPlace;
    private int reach;

    /** The letters on the board that the words may take in. */
    int onBoard;

    /** The letters that complete a word on the square at hand. */
    private int words;

    /** Multiplier of the word spelled, by number of tiles placed. */
    final int[] multiplier = new int[PackedPlay.MOST_PLACED + 1];

    RightParts(WordGraph graph, Lines lines, Hand hand, FoundPlays found, JokerChoices jokerChoices) {
        this.graph = graph;
        this.lines = lines;
        this.hand = hand;
        this.found = found;
        this.jokerChoices = jokerChoices;
        squares = lines.squares;
        worth = hand.worth;
        multiplier[0] = 1;
    }

    void load(int mostSpelled) {
        most = mostSpelled;
    }

    /** The words spelled next start at a place, and score no more than {@code bound}. */
    void begin(int place, int bound) {
        startPlace = place;
        reach = bound;
    }

    /**
     * Places each of some letters on a square, and goes on from there to the right.
     *
     * @param state in the word graph, before the letters
     * @param choices the letters to place, as a mask
     * @param before tiles placed before
     */
    void go(long state, int place, int choices, int before, long tiles, int letters, long pointsBefore, long word) {
        int placed = before + 1;
        int next = place + Lines.NEXT;
        if (squares[next + Lines.TILE] >= 0) {
            multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
            long points = pointsBefore + lines.crossPoints(place);
            goThrough(state, place, choices, placed, tiles, letters, points, word);
            return;
        }
        int fits = placed < most && reach >= found.floor ? squares[next + Lines.FITS] : 0;
        int any = placed + 1 < most || squares[next + Lines.NEXT + Lines.TILE] >= 0 ? 1 : 0;
        int ways = waysRight(state, choices, tiles, letters, fits, any);
        if ((words | ways) == 0) {
            return;
        }
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        long points = pointsBefore + lines.crossPoints(place);
        record(words, place, before, placed, tiles, letters, points, word);
        long step = lines.step(place);
        for (int some = ways; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = graph.follow(state, letter);
            long tilesLeft = hand.taken(tiles, letter);
            int lettersLeft = hand.without(letters, tiles, letter);
            int behind = (int) reached & fits & Hand.playable(tilesLeft, lettersLeft);
            if (behind != 0 && Hand.canGoOn(reached, tilesLeft, lettersLeft, onBoard)) {
                long longer = word | Hand.tile(before, letter, letters);
                go(reached, next, behind, placed, tilesLeft, lettersLeft, points + worth[letter] * step, longer);
            }
        }
    }

    /**
     * Finds {@link #words}, and the letters that lead further.
     *
     * @param fits the letters that the next square accepts
     * @param any 0 when the next tile is the last, and must complete a word; else 1
     */
    private int waysRight(long state, int choices, long tiles, int letters, int fits, int any) {
        int withOwn = fits & Hand.playable(tiles, letters);
        int withJoker = fits & Hand.playable(tiles - Hand.ONE_JOKER, letters);
        int complete = 0;
        int further = 0;
        for (int some = choices; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            long reached = graph.follow(state, letter);
            int behind = (letters >>> letter & 1) != 0 ? withOwn : withJoker;
            complete |= WordGraph.wordBit(reached) << letter;
            further |= (one((int) reached & behind) & (WordGraph.endingsBit(reached) | any)) << letter;
        }
        words = complete;
        return further;
    }

    /** Goes on through the tiles on the board behind a square. */
    private void goThrough(
            long state, int place, int choices, int placed, long tiles, int letters, long points, long word) {
        long step = lines.step(place);
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
            long tilesLeft = hand.taken(tiles, letter);
            int lettersLeft = hand.without(letters, tiles, letter);
            long longer = word | Hand.tile(placed - 1, letter, letters);
            if (WordGraph.isWord(reached)) {
                int score = score(more, placed);
                if (score >= found.floor) {
                    keep(place, placed, tilesLeft, lettersLeft, score, longer);
                }
            }
            int further = (int) reached & squares[behind + Lines.FITS] & Hand.playable(tilesLeft, lettersLeft);
            if (further != 0
                    && placed < most
                    && reach >= found.floor
                    && Hand.canGoOn(reached, tilesLeft, lettersLeft, onBoard)) {
                go(reached, behind, further, placed, tilesLeft, lettersLeft, more, longer);
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

    /** 1 for a mask of some letters, 0 for none. */
    static int one(int mask) {
        return -mask >>> Integer.SIZE - 1;
    }

    /** Records the words that some letters complete on a square; {@code points} and {@code word} are those before. */
    void record(int complete, int place, int slot, int placed, long tiles, int letters, long points, long word) {
        long step = lines.step(place);
        for (int some = complete; some != 0; some &= some - 1) {
            int letter = Integer.numberOfTrailingZeros(some);
            int score = score(points + worth[letter] * step, placed);
            if (score >= found.floor) {
                long longer = word | Hand.tile(slot, letter, letters);
                keep(place, placed, hand.taken(tiles, letter), hand.without(letters, tiles, letter), score, longer);
            }
        }
    }

    private int score(long points, int placed) {
        return (int) points * multiplier[placed] + (int) (points >>> 32) + hand.bonus[placed];
    }

    private void keep(int lastPlace, int placed, long tilesLeft, int lettersLeft, int score, long word) {
        boolean across = Lines.isAcross(startPlace);
        if (placed == 1 && !across && squares[lastPlace + Lines.CROSS_MULTIPLIER] != 0) {
            // One tile that makes words both ways: found across too.
            return;
        }
        long play = PackedPlay.start(across, Lines.square(startPlace)) | word;
        int spare = (int) (tilesLeft >>> Hand.JOKER_SHIFT);
        boolean scarce = (lettersLeft & Hand.SCARCE) != 0;
        jokerChoices.add(play, startPlace, placed, multiplier[placed], score, spare, scarce);
    }
}
