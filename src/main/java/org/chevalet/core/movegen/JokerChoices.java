package org.chevalet.core.movegen;

/**
 * Makes the plays of one placement of letters by an rack with jokers: the search spells each word once, whichever tiles
 * are jokers; here every choice of the tiles that are jokers becomes a play, with its own score.
 */
final class JokerChoices {

    private static final int MOST = PackedPlay.MOST_PLACED;

    private final Lines lines;
    private final Hand hand;
    private final FoundPlays found;

    // The placement at hand, by slot: letter, and what a joker there would lose.
    private final int[] letter = new int[MOST];
    private final int[] loss = new int[MOST];

    // For letters of which the hand has too few tiles: their slots, and how many of these must be jokers.
    private final int[] scarceSlots = new int[MOST];
    private final int[] scarceJokers = new int[MOST];
    private int scarcities;

    /** True when a spare joker in place of a tile makes no play worth keeping. */
    private boolean spareless;

    private long play;
    private int score;
    private int placed;

    JokerChoices(Lines lines, Hand hand, FoundPlays found) {
        this.lines = lines;
        this.hand = hand;
        this.found = found;
    }

    /** Makes ready for a new hand. */
    void load() {
        spareless = found.topsOnly() && !hand.hasWorthless;
    }

    /**
     * Adds the plays of one placement.
     *
     * @param some one of them; unless it is scarce, the letters that the hand lacks are jokers in it
     * @param firstPlace where the word starts
     * @param multiplier of the main word
     * @param fullScore the score if every tile were a letter, where the hand has one
     * @param spare jokers that the placement does not need
     * @param scarce true when a joker stands for a letter of which the hand has a tile, so that it might stand elsewhere
     */
    void add(long some, int firstPlace, int tiles, int multiplier, int fullScore, int spare, boolean scarce) {
        if (!scarce && (spare == 0 || spareless)) {
            found.add(some, fullScore);
            return;
        }
        play = some;
        score = fullScore;
        placed = tiles;
        measure(firstPlace, multiplier);
        int needed = hand.jokers - spare;
        int most = spareless ? needed : Math.min(hand.jokers, placed);
        scarcities = 0;
        int forced = needed == 0 ? 0 : countScarce();
        if (scarcities > 0) {
            choose(0, forced, most);
        } else {
            addSpare(0, forced, play, score, most);
        }
    }

    private void measure(int firstPlace, int multiplier) {
        int[] squares = lines.squares;
        int place = firstPlace;
        for (int slot = 0; slot < placed; slot++, place += Lines.NEXT) {
            while (squares[place + Lines.TILE] >= 0) {
                place += Lines.NEXT;
            }
            letter[slot] = PackedPlay.letterIndex(play, slot);
            if (PackedPlay.isJoker(play, slot)) {
                play -= PackedPlay.jokerInstead(slot);
            }
            int inMain = squares[place + Lines.LETTER_MULTIPLIER] * multiplier;
            loss[slot] = hand.worth[letter[slot]] * (inMain + squares[place + Lines.CROSS_MULTIPLIER]);
        }
    }

    /**
     * Makes jokers of the letters that the hand lacks altogether, and lists those of which it has some, but too few.
     *
     * @return the slots that are jokers now
     */
    private int countScarce() {
        int forced = 0;
        int seen = 0;
        for (int slot = 0; slot < placed; slot++) {
            int bit = 1 << letter[slot];
            if (hand.count[letter[slot]] == 0) {
                forced |= 1 << slot;
                play += PackedPlay.jokerInstead(slot);
            } else if ((seen & bit) == 0) {
                seen |= bit;
                countScarce(letter[slot], slot);
            }
        }
        return forced;
    }

    private void countScarce(int some, int from) {
        int slots = 0;
        for (int slot = from; slot < placed; slot++) {
            if (letter[slot] == some) {
                slots |= 1 << slot;
            }
        }
        int missing = Integer.bitCount(slots) - hand.count[some];
        if (missing > 0) {
            scarceSlots[scarcities] = slots;
            scarceJokers[scarcities++] = missing;
        }
    }

    /** Adds the play, and every choice of spare jokers from {@code slot} on up to {@code most} jokers in all. */
    private void addSpare(int slot, int chosen, long from, int worth, int most) {
        found.add(from, worth);
        int spare = most - Integer.bitCount(chosen);
        if (spare == 1) {
            addOneSpare(slot, chosen, from, worth);
        } else if (spare > 1) {
            for (int next = slot; next < placed; next++) {
                if ((chosen >>> next & 1) == 0) {
                    long joker = PackedPlay.jokerInstead(next);
                    addSpare(next + 1, chosen | 1 << next, from + joker, worth - loss[next], most);
                }
            }
        }
    }

    private void addOneSpare(int slot, int chosen, long from, int worth) {
        for (int next = slot; next < placed; next++) {
            if ((chosen >>> next & 1) == 0) {
                found.add(from + PackedPlay.jokerInstead(next), worth - loss[next]);
            }
        }
    }

    /** Like {@link #addSpare}, but adds only the choices that make up for every scarce letter. */
    private void choose(int slot, int chosen, int most) {
        if (isEnough(chosen)) {
            found.add(play, score);
        }
        if (Integer.bitCount(chosen) == most) {
            return;
        }
        for (int next = slot; next < placed; next++) {
            if ((chosen >>> next & 1) == 0) {
                long joker = PackedPlay.jokerInstead(next);
                play += joker;
                score -= loss[next];
                choose(next + 1, chosen | 1 << next, most);
                score += loss[next];
                play -= joker;
            }
        }
    }

    private boolean isEnough(int chosen) {
        for (int letters = 0; letters < scarcities; letters++) {
            if (Integer.bitCount(chosen & scarceSlots[letters]) < scarceJokers[letters]) {
                return false;
            }
        }
        return true;
    }
}
