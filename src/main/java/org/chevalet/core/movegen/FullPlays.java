package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Anagrams;

/**
 * Finds the plays that earn a bonus by placing many tiles, in a top search. Spelling them out letter by letter would be
 * the most expensive part of the search, and their bonus would spoil the bounds of all shorter plays; here each window
 * (the squares that so many tiles fill in a line) asks which words have exactly the rack's letters and the board's.
 */
final class FullPlays {

    private static final int MOST_WINDOWS = 8192;
    private static final int COUNT_SHIFT = 16;

    private final Anagrams anagrams;
    private final FullWords words;
    private final Hand hand;
    private final FoundPlays found;
    private final JokerChoices jokerChoices;
    private final int[] squares;

    // Windows: bound above the window's number; first square, tiles placed, key and number of the board's letters.
    private int windows;
    private final long[] bound = new long[MOST_WINDOWS];
    private final int[] first = new int[MOST_WINDOWS];
    private final byte[] placed = new byte[MOST_WINDOWS];
    private final byte[] through = new byte[MOST_WINDOWS];
    private final long[] key = new long[MOST_WINDOWS];

    // The window at hand: squares with a condition, and what each placed tile's points are multiplied by.
    private int conditions;
    private final int[] position = new int[Lines.SIZE];
    private final int[] letters = new int[Lines.SIZE];
    private final int[] slotPosition = new int[PackedPlay.MOST_PLACED];
    private final int[] slotWeight = new int[PackedPlay.MOST_PLACED];
    private int base;
    private int multiplier;
    private final int[] letterCount = new int[26];

    FullPlays(Anagrams anagrams, Lines lines, Hand hand, FoundPlays found, JokerChoices jokerChoices) {
        this.anagrams = anagrams;
        this.hand = hand;
        this.found = found;
        this.jokerChoices = jokerChoices;
        this.squares = lines.squares;
        this.words = new FullWords(anagrams, hand);
    }

    /** Forgets the windows; says from how many tiles on this search, not the spelling one, looks for plays. */
    int load() {
        windows = 0;
        return words.load();
    }

    /**
     * Adds a window.
     *
     * @param firstPlace where its word starts
     * @param boardKey key of the letters on the board that the word takes in
     */
    void add(int firstPlace, int tiles, int boardTiles, long boardKey, int scoreBound) {
        first[windows] = firstPlace;
        placed[windows] = (byte) tiles;
        through[windows] = (byte) boardTiles;
        key[windows] = boardKey;
        bound[windows] = (long) scoreBound << COUNT_SHIFT | windows;
        windows++;
    }

    /** Looks through all windows that can reach the best score found so far, the most promising first. */
    void find() {
        for (int left = windows; left > 0; ) {
            left = keepPromising(left);
            if (left > 0) {
                long next = bound[--left];
                findIn((int) next & (1 << COUNT_SHIFT) - 1);
            }
        }
    }

    /** Moves the windows whose bounds reach the best score to the front, the highest of them last; says how many. */
    private int keepPromising(int count) {
        long floor = (long) found.floor << COUNT_SHIFT;
        long best = -1;
        int kept = 0;
        for (int next = 0; next < count; next++) {
            long some = bound[next];
            if (some >= floor) {
                long lower = Math.min(some, best);
                best = Math.max(some, best);
                bound[kept] = lower;
                kept++;
            }
        }
        if (kept > 0) {
            // What was carried as the best pushed the others one place on; the first place holds the mark.
            bound[0] = bound[kept - 1];
            bound[kept - 1] = best;
        }
        return kept;
    }

    private void findIn(int window) {
        int tiles = placed[window];
        int some = words.find(key[window], tiles, tiles + through[window]);
        int end = words.end(some);
        if (words.start(some) == end) {
            return;
        }
        measure(window);
        for (int index = words.start(some); index < end; index++) {
            int word = words.word(index);
            if (fits(word)) {
                keep(word, window);
            }
        }
    }

    private void measure(int window) {
        conditions = 0;
        multiplier = 1;
        int fixed = 0;
        int cross = hand.bonus[placed[window]];
        int slot = 0;
        int place = first[window];
        int length = placed[window] + through[window];
        for (int at = 0; at < length; at++, place += Lines.NEXT) {
            int tile = squares[place + Lines.TILE];
            int fitting = tile >= 0 ? 1 << tile : squares[place + Lines.FITS];
            if (fitting != Lines.ALL_LETTERS) {
                position[conditions] = at;
                letters[conditions++] = fitting;
            }
            if (tile >= 0) {
                fixed += squares[place + Lines.TILE_POINTS];
            } else {
                multiplier *= squares[place + Lines.WORD_MULTIPLIER];
                cross += squares[place + Lines.CROSS_POINTS];
                slotPosition[slot++] = at;
            }
        }
        base = fixed * multiplier + cross;
        for (int some = 0; some < slot; some++) {
            int at = first[window] + slotPosition[some] * Lines.NEXT;
            slotWeight[some] =
                    squares[at + Lines.LETTER_MULTIPLIER] * multiplier + squares[at + Lines.CROSS_MULTIPLIER];
        }
    }

    private boolean fits(int word) {
        for (int condition = 0; condition < conditions; condition++) {
            int letter = anagrams.letter(word, position[condition]);
            if ((letters[condition] >>> letter & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    private void keep(int word, int window) {
        int tiles = placed[window];
        int score = base;
        for (int slot = 0; slot < tiles; slot++) {
            score += hand.worth[anagrams.letter(word, slotPosition[slot])] * slotWeight[slot];
        }
        if (score < found.floor) {
            return;
        }
        long play = PackedPlay.start(Lines.isAcross(first[window]), Lines.square(first[window]));
        int needed = 0;
        for (int slot = 0; slot < tiles; slot++) {
            int letter = anagrams.letter(word, slotPosition[slot]);
            play |= PackedPlay.tile(slot, letter);
            if (++letterCount[letter] > hand.count[letter]) {
                needed++;
            }
        }
        for (int slot = 0; slot < tiles; slot++) {
            letterCount[anagrams.letter(word, slotPosition[slot])] = 0;
        }
        if (needed <= hand.jokers) {
            jokerChoices.add(play, first[window], tiles, multiplier, score, hand.jokers - needed, needed > 0);
        }
    }
}
