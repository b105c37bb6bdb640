package org.chevalet.core.movegen;

import org.chevalet.core.lexicon.Anagrams;

/**
 * Finds the plays that earn a bonus by placing many tiles, in a top search. Spelling them out letter by letter would be
 * the most expensive part of the search, and their bonus would spoil the bounds of all shorter plays; here each window
 * (the squares that so many tiles fill in a line) asks which words have exactly the rack's letters and the board's.
 */
final class FullPlays {

    private final Anagrams anagrams;
    private final FullWindows windows;
    private final FullWords words;
    private final Hand hand;
    private final FoundPlays found;
    private final JokerChoices jokerChoices;
    private final int[] squares;

    // The window at hand: its first place, tiles placed and letters in all; squares with a condition, and what each
    // placed
    // tile's points are multiplied by.
    private int first;
    private int tiles;
    private int length;
    private int conditions;
    private final int[] position = new int[Lines.SIZE];
    private final int[] letters = new int[Lines.SIZE];
    private final int[] slotPosition = new int[PackedPlay.MOST_PLACED];
    private final int[] slotWeight = new int[PackedPlay.MOST_PLACED];
    private int base;
    private int multiplier;
    private final int[] letterCount = new int[26];

    FullPlays(
            Anagrams anagrams,
            Lines lines,
            Hand hand,
            FullWindows windows,
            FoundPlays found,
            JokerChoices jokerChoices) {
        this.anagrams = anagrams;
        this.windows = windows;
        this.hand = hand;
        this.found = found;
        this.jokerChoices = jokerChoices;
        this.squares = lines.squares;
        this.words = new FullWords(anagrams, hand);
    }

    /** Forgets the windows; says from how many tiles on this search, not the spelling one, looks for plays. */
    int load() {
        windows.clear();
        return words.load();
    }

    /** Looks through all windows that can reach the best score found so far, the most promising first. */
    void find() {
        for (int group = windows.take(found.floor); group != FullWindows.NONE; group = windows.take(found.floor)) {
            int count = words.find(windows.key[group], windows.placed[group], windows.length[group]);
            if (count > 0) {
                findIn(group, count);
            }
        }
    }

    private void findIn(int group, int count) {
        tiles = windows.placed[group];
        length = windows.length[group];
        for (int window = windows.head[group]; window != FullWindows.NONE; window = windows.next[window]) {
            if (windows.bound[window] >= found.floor) {
                measure(windows.first[window]);
                for (int index = 0; index < count; index++) {
                    int word = words.word(index);
                    if (fits(word)) {
                        keep(word);
                    }
                }
            }
        }
    }

    private void measure(int firstPlace) {
        first = firstPlace;
        conditions = 0;
        multiplier = 1;
        int fixed = 0;
        int cross = hand.bonus[tiles];
        int slot = 0;
        int place = first;
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
            int at = first + slotPosition[some] * Lines.NEXT;
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

    private void keep(int word) {
        int score = base;
        for (int slot = 0; slot < tiles; slot++) {
            score += hand.worth[anagrams.letter(word, slotPosition[slot])] * slotWeight[slot];
        }
        if (score < found.floor) {
            return;
        }
        long play = PackedPlay.start(Lines.isAcross(first), Lines.square(first));
        int needed = 0;
        boolean scarce = false;
        for (int slot = 0; slot < tiles; slot++) {
            int letter = anagrams.letter(word, slotPosition[slot]);
            int held = hand.count[letter];
            play |= held == 0 ? PackedPlay.joker(slot, letter) : PackedPlay.tile(slot, letter);
            if (++letterCount[letter] > held) {
                needed++;
                scarce |= held > 0;
            }
        }
        for (int slot = 0; slot < tiles; slot++) {
            letterCount[anagrams.letter(word, slotPosition[slot])] = 0;
        }
        if (needed <= hand.jokers) {
            jokerChoices.add(play, first, tiles, multiplier, score, hand.jokers - needed, scarce);
        }
    }
}
