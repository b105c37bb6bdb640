package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.lexicon.Anagrams;

/**
 * Finds the plays that earn a bonus by placing many tiles, in a top search. Spelling them out letter by letter would be
 * the most expensive part of the search, and their bonus would spoil the bounds of all shorter plays; here each window
 * (the squares that so many tiles fill in a line) asks which words have exactly the rack's letters and the board's.
 */
final class FullPlays {

    /** Jokers beyond these are left to the spelling search. */
    static final int MOST_JOKERS = 2;

    private static final int MOST_WINDOWS = 8192;
    private static final int MEMO = 4096;
    private static final int COUNT_SHIFT = 16;

    private final Anagrams anagrams;
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

    /** For each number of tiles placed and of jokers among them, the letter tiles that go with them. */
    private final SubRacks[][] subRacks = new SubRacks[PackedPlay.MOST_PLACED + 1][MOST_JOKERS + 1];

    // Words that fit the letters, remembered by key and number of tiles while one search lasts.
    private final long[] memoKey = new long[MEMO];
    private final int[] memoSearch = new int[MEMO];
    private final int[] memoStart = new int[MEMO];
    private final int[] memoEnd = new int[MEMO];
    private int search;
    private int[] words = new int[1024];
    private int used;

    /** Sum of what was read ahead of need: without it the compiler would leave the reading out. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

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
        for (SubRacks[] some : subRacks) {
            Arrays.setAll(some, jokers -> new SubRacks(hand));
        }
    }

    /** Forgets the windows; says from how many tiles on this search, not the spelling one, looks for plays. */
    int load() {
        windows = 0;
        used = 0;
        search++;
        int from = hand.most + 1;
        while (from > Anagrams.SHORTEST && hand.bonus[from - 1] > 0 && loadSubRacks(from - 1)) {
            from--;
        }
        return from;
    }

    private boolean loadSubRacks(int tiles) {
        if (hand.jokers > MOST_JOKERS) {
            return false;
        }
        for (int jokers = 0; jokers <= hand.jokers; jokers++) {
            if (!subRacks[tiles][jokers].load(tiles - jokers)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds a window.
     *
     * @param firstPlace where its word starts
     * @param boardKey key of the letters on the board that the word takes in
     */
    void add(int firstPlace, int tiles, int boardTiles, long boardKey, int scoreBound) {
        if (windows == 0 || key[windows - 1] != boardKey) {
            readAhead(boardKey, tiles, boardTiles);
        }
        first[windows] = firstPlace;
        placed[windows] = (byte) tiles;
        through[windows] = (byte) boardTiles;
        key[windows] = boardKey;
        bound[windows] = (long) scoreBound << COUNT_SHIFT | windows;
        windows++;
    }

    /** While the other windows are being made ready, the memory that this one's first question needs comes near. */
    private void readAhead(long boardKey, int tiles, int boardTiles) {
        SubRacks some = subRacks[tiles][hand.jokers];
        if (some.size == 1 && hand.jokers < 2) {
            touch(boardKey, some, hand.jokers, tiles + boardTiles);
        }
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
        int memo = remembered(window);
        if (memoStart[memo] == memoEnd[memo]) {
            return;
        }
        measure(window);
        for (int index = memoStart[memo]; index < memoEnd[memo]; index++) {
            if (fits(words[index])) {
                keep(words[index], window);
            }
        }
    }

    private int remembered(int window) {
        long wanted = key[window] + placed[window];
        int memo = (int) (wanted >>> 17) & MEMO - 1;
        while (memoSearch[memo] == search) {
            if (memoKey[memo] == wanted) {
                return memo;
            }
            memo = memo + 1 & MEMO - 1;
        }
        memoSearch[memo] = search;
        memoKey[memo] = wanted;
        memoStart[memo] = used;
        collect(key[window], placed[window], placed[window] + through[window]);
        memoEnd[memo] = used;
        return memo;
    }

    private void collect(long boardKey, int tiles, int length) {
        for (int jokers = 0; jokers <= hand.jokers; jokers++) {
            SubRacks some = subRacks[tiles][jokers];
            touch(boardKey, some, jokers, length);
            for (int sub = 0; sub < some.size; sub++) {
                collect(boardKey + some.key[sub], jokers, some.jokerLetters[sub], length);
            }
        }
    }

    /** Reads ahead in the tables, whose places for different keys are far apart. */
    private void touch(long boardKey, SubRacks some, int jokers, int length) {
        long read = 0;
        for (int sub = 0; sub < some.size; sub++) {
            long letterKey = boardKey + some.key[sub];
            if (jokers == 0) {
                read += anagrams.touchGroup(letterKey);
            } else if (jokers == 1) {
                read += anagrams.touchCompletions(letterKey, length);
            } else {
                for (int letter = 0; letter < 26; letter++) {
                    read += anagrams.touchCompletions(letterKey + Anagrams.key(letter), length);
                }
            }
        }
        touched += read;
    }

    /** Adds the words made of the letters of a key and some jokers. */
    private void collect(long letterKey, int jokers, int jokerLetters, int length) {
        if (jokers == 0) {
            addGroup(anagrams.group(letterKey));
        } else if (jokers == 1) {
            int possible = jokerLetters & anagrams.completions(letterKey, length);
            for (int some = possible; some != 0; some &= some - 1) {
                touched += anagrams.touchGroup(letterKey + Anagrams.key(Integer.numberOfTrailingZeros(some)));
            }
            for (; possible != 0; possible &= possible - 1) {
                addGroup(anagrams.group(letterKey + Anagrams.key(Integer.numberOfTrailingZeros(possible))));
            }
        } else {
            for (int possible = jokerLetters; possible != 0; possible &= possible - 1) {
                int letter = Integer.numberOfTrailingZeros(possible);
                // The other joker stands for this letter or a later one: each pair once.
                int others = possible & -1 << letter;
                collect(letterKey + Anagrams.key(letter), jokers - 1, others, length);
            }
        }
    }

    private void addGroup(int group) {
        if (group == 0) {
            return;
        }
        int size = anagrams.size(group);
        int length = anagrams.length(group);
        if (used + size > words.length) {
            words = Arrays.copyOf(words, words.length * 2);
        }
        int word = anagrams.firstWord(group);
        for (int index = 0; index < size; index++, word += length) {
            words[used++] = word;
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
        if (needed > hand.jokers) {
            return;
        }
        if (hand.jokers == 0) {
            found.add(play, score);
        } else {
            jokerChoices.add(play, first[window], tiles, multiplier, score, needed);
        }
    }
}
