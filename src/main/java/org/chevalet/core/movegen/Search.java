package org.chevalet.core.movegen;

import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Gaddag;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.WordGraph;
import org.chevalet.core.tile.Rack;

/**
 * Finds the best plays, or all, by spelling words outwards from each origin: first to the left through the gaddag, then,
 * after the turn, to the right through the word graph.
 *
 * <p>For the best plays, {@link FullPlays} first looks for those that earn a bonus; then the origins are taken in the order
 * of their bounds, and a branch is left as soon as its bound is below the best score found. Equal bounds are kept, so that
 * every equal top is found.
 *
 * <p>A word is spelled once whichever of its tiles are jokers: a letter takes a tile of its own while there is one, else a
 * joker, and {@link JokerChoices} makes the plays. So letters count as many points as they have in the hand, which for a
 * letter that needs a second tile is more than it may earn: never less.
 *
 * <p>One instance serves one search at a time; nothing is allocated while it runs, save to make room for more plays.
 */
final class Search {

    private static final int DEPTH = PackedPlay.MOST_PLACED + 1;

    private final Gaddag gaddag;
    private final WordGraph graph;
    private final Lines lines;
    private final Hand hand;
    private final Origins origins;
    private final FoundPlays found = new FoundPlays();
    private final JokerChoices jokerChoices;
    private final FullPlays fullPlays;
    private final int[] squares;
    private final int[] shift;

    /** Most tiles of the plays spelled here. */
    private int most;

    // The origin being searched: its rows in the bounds, where its right part begins, how far it goes to the left.
    private int side;
    private int rightPlace;
    private int leftRoom;

    // The right part being spelled: where its word starts, and its bound.
    private int startPlace;
    private int reach;

    /** Multiplier of the word spelled, by number of tiles placed. */
    private final int[] multiplier = new int[DEPTH];

    Search(Lexicon lexicon, BoardLayout layout, int[] letterPoints) {
        gaddag = lexicon.gaddag();
        graph = lexicon.graph();
        lines = new Lines(gaddag, graph, layout, letterPoints);
        hand = new Hand(letterPoints);
        jokerChoices = new JokerChoices(lines, hand, found);
        fullPlays = new FullPlays(lexicon.anagrams(), lines, hand, found, jokerChoices);
        origins = new Origins(lines, hand, fullPlays);
        squares = lines.squares;
        shift = hand.shift;
    }

    FoundPlays findTops(Board board, Rack rack, PlayLimits limits) {
        load(board, rack, limits);
        found.clear(true);
        most = fullPlays.load() - 1;
        origins.load(most);
        fullPlays.find();
        searchBestFirst();
        return found;
    }

    FoundPlays findAll(Board board, Rack rack, PlayLimits limits) {
        load(board, rack, limits);
        found.clear(false);
        most = hand.most;
        origins.load(most);
        for (int origin = 0; origin < origins.size; origin++) {
            searchOrigin(origin);
        }
        return found;
    }

    private void load(Board board, Rack rack, PlayLimits limits) {
        lines.load(board);
        hand.load(rack, limits);
        multiplier[0] = 1;
    }

    /** Takes the origin with the highest bound each time: most are never taken, so sorting them all would not pay. */
    private void searchBestFirst() {
        int[] bound = origins.bound;
        for (int left = origins.size; left > 0; left--) {
            int next = 0;
            for (int origin = 1; origin < origins.size; origin++) {
                if (bound[origin] > bound[next]) {
                    next = origin;
                }
            }
            if (bound[next] < found.floor) {
                return;
            }
            bound[next] = Origins.IMPOSSIBLE;
            searchOrigin(next);
        }
    }

    private void searchOrigin(int origin) {
        int start = origins.start[origin];
        int right = origins.right[origin];
        side = origin * Origins.SIDE;
        leftRoom = origins.leftRoom[origin];
        if (start == right) {
            // The tile on the origin itself is the first of the walk to the left.
            rightPlace = start + Lines.NEXT;
            int choices = squares[start + Lines.FITS] & hand.playable() & WordGraph.letters(gaddag.root());
            goLeft(gaddag.root(), start, choices, 0, 0, hand.tiles, hand.letters, 0, 0, 0L);
            return;
        }
        rightPlace = right;
        int points = lines.points(start, right);
        int arc = squares[right - Lines.NEXT + Lines.BLOCK];
        tryRight(gaddag.turn(arc), start, 0, 0, hand.tiles, hand.letters, points, 0, 0L);
        if (leftRoom > 0) {
            long state = gaddag.state(arc);
            int place = start - Lines.NEXT;
            int choices = (int) state & squares[place + Lines.FITS] & hand.playable();
            goLeft(state, place, choices, 1, 0, hand.tiles, hand.letters, points, 0, 0L);
        }
    }

    private void tryRight(
            long turn, int start, int left, int placed, long tiles, int letters, int sum, int cross, long word) {
        startPlace = start;
        reach = origins.bounds[side + left];
        if (reach >= found.floor) {
            int choices = (int) turn & squares[rightPlace + Lines.FITS] & playable(tiles, letters);
            if (choices != 0) {
                goRight(turn, rightPlace, choices, placed, tiles, letters, sum, cross, word);
            }
        }
    }

    /**
     * Places each of some letters on a square and goes on from there, to the right and to the left.
     *
     * @param state in the gaddag, before the letters
     * @param some the letters to place, as a mask
     * @param left tiles to the left of the origin, this one included
     * @param before tiles placed before
     * @param tiles the hand, as in {@link Hand#tiles}, and {@code letters} the letters in it
     * @param sum points of the word so far, and {@code cross} of the cross-words
     * @param word the tiles placed so far, as in {@link PackedPlay}
     */
    private void goLeft(
            long state,
            int place,
            int some,
            int left,
            int before,
            long tiles,
            int letters,
            int sum,
            int cross,
            long word) {
        if (origins.leftBounds[side + left] < found.floor) {
            return;
        }
        int placed = before + 1;
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        int letterMultiplier = squares[place + Lines.LETTER_MULTIPLIER];
        int crossMultiplier = squares[place + Lines.CROSS_MULTIPLIER];
        int nowCross = cross + squares[place + Lines.CROSS_POINTS];
        int further = place - Lines.NEXT;
        int fitsFurther = left < leftRoom && placed < most ? squares[further + Lines.FITS] : 0;
        for (int choices = some; choices != 0; choices &= choices - 1) {
            int letter = Integer.numberOfTrailingZeros(choices);
            int arc = Gaddag.arc(state, letter);
            long reached = gaddag.state(arc);
            long newTiles = taken(tiles, letter);
            int newSum = sum + hand.worth[letter] * letterMultiplier;
            int newCross = nowCross + hand.worth[letter] * crossMultiplier;
            long newWord = PackedPlay.shifted(word) | PackedPlay.tile(0, letter);
            if (WordGraph.isWord(reached)) {
                record(place, place, placed, newTiles, newSum, newCross, newWord);
            }
            if (placed < most) {
                int newLetters = without(letters, newTiles, letter);
                tryRight(gaddag.turn(arc), place, left, placed, newTiles, newLetters, newSum, newCross, newWord);
                int next = (int) reached & fitsFurther & playable(newTiles, newLetters);
                if (next != 0) {
                    goLeft(reached, further, next, left + 1, placed, newTiles, newLetters, newSum, newCross, newWord);
                }
            }
        }
    }

    /** The hand without a tile for a letter: a joker when there is no tile of its own. */
    private long taken(long tiles, int letter) {
        int at = shift[letter];
        return (tiles >>> at & 15) == 0 ? tiles - (1L << Hand.JOKER_SHIFT) : tiles - (1L << at);
    }

    /** The mask of letters left when {@code tiles} are left and {@code letter} was taken last. */
    private int without(int letters, long tiles, int letter) {
        int at = shift[letter];
        return at == Hand.JOKER_SHIFT || (tiles >>> at & 15) != 0 ? letters : letters & ~(1 << letter);
    }

    private static int playable(long tiles, int letters) {
        return tiles >>> Hand.JOKER_SHIFT == 0 ? letters : Lines.ALL_LETTERS;
    }

    /** Like {@link #goLeft}, to the right only; {@code state} is one of the word graph. */
    private void goRight(
            long state, int place, int some, int before, long tiles, int letters, int sum, int cross, long word) {
        int placed = before + 1;
        multiplier[placed] = multiplier[before] * squares[place + Lines.WORD_MULTIPLIER];
        int letterMultiplier = squares[place + Lines.LETTER_MULTIPLIER];
        int crossMultiplier = squares[place + Lines.CROSS_MULTIPLIER];
        int nowCross = cross + squares[place + Lines.CROSS_POINTS];
        int next = place + Lines.NEXT;
        boolean alone = squares[next + Lines.TILE] < 0;
        for (int choices = some; choices != 0; choices &= choices - 1) {
            int letter = Integer.numberOfTrailingZeros(choices);
            long reached = graph.follow(state, letter);
            int newSum = sum + hand.worth[letter] * letterMultiplier;
            int newCross = nowCross + hand.worth[letter] * crossMultiplier;
            long newWord = word | PackedPlay.tile(before, letter);
            long newTiles = taken(tiles, letter);
            int behind = next;
            if (!alone) {
                do {
                    reached = graph.next(reached, squares[behind + Lines.TILE]);
                    newSum += squares[behind + Lines.TILE_POINTS];
                    behind += Lines.NEXT;
                } while (squares[behind + Lines.TILE] >= 0);
            }
            if (WordGraph.isWord(reached)) {
                record(startPlace, place, placed, newTiles, newSum, newCross, newWord);
            }
            if (placed < most && reach >= found.floor) {
                int newLetters = without(letters, newTiles, letter);
                int choicesBehind = (int) reached & squares[behind + Lines.FITS] & playable(newTiles, newLetters);
                if (choicesBehind != 0) {
                    goRight(reached, behind, choicesBehind, placed, newTiles, newLetters, newSum, newCross, newWord);
                }
            }
        }
    }

    private void record(int firstPlace, int lastPlace, int placed, long tilesLeft, int sum, int cross, long word) {
        int score = sum * multiplier[placed] + cross + hand.bonus[placed];
        if (score < found.floor) {
            return;
        }
        boolean across = Lines.isAcross(firstPlace);
        if (placed == 1 && !across && squares[lastPlace + Lines.CROSS_MULTIPLIER] != 0) {
            // One tile that makes words both ways: found across too.
            return;
        }
        long play = PackedPlay.start(across, Lines.square(firstPlace)) | word;
        if (hand.jokers == 0) {
            found.add(play, score);
        } else {
            int needed = hand.jokers - (int) (tilesLeft >>> Hand.JOKER_SHIFT);
            jokerChoices.add(play, firstPlace, placed, multiplier[placed], score, needed);
        }
    }
}
