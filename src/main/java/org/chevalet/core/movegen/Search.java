package org.chevalet.core.movegen;

import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.lexicon.Gaddag;
import org.chevalet.core.lexicon.Lexicon;
import org.chevalet.core.lexicon.WordGraph;
import org.chevalet.core.tile.Rack;

/**
 * Finds the best plays, or all. Origins are searched in order of their bounds, and a branch is left as soon as its bound is
 * below the best score found; equal bounds are kept, so that every equal top is found.
 */
final class Search {

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
    private int most;

    // The origin being searched.
    private int grid;
    private int leftGrid;
    private int startPlace;
    private int rightPlace;
    private int leftRoom;
    static long nodes, steps, recs, pops;

    Search(Lexicon lexicon, BoardLayout layout, int[] letterPoints) {
        this.gaddag = lexicon.gaddag();
        this.graph = lexicon.graph();
        this.lines = new Lines(gaddag, graph, layout, letterPoints);
        this.hand = new Hand(letterPoints);
        this.squares = lines.squares;
        this.shift = hand.shift;
        this.jokerChoices = new JokerChoices(lines, hand, found);
        this.fullPlays = new FullPlays(lexicon.anagrams(), lines, hand, found, jokerChoices);
        this.origins = new Origins(lines, hand, fullPlays);
    }

    FoundPlays find(Board board, Rack rack, PlayLimits limits, boolean topsOnly) {
        lines.load(board);
        hand.load(rack, limits);
        found.clear(topsOnly);
        int fullFrom = topsOnly ? fullPlays.load() : hand.most + 1;
        most = fullFrom - 1;
        origins.load(hand.most, fullFrom);
        if (topsOnly) {
            fullPlays.find();
        }
        searchOrigins();
        return found;
    }

    private void searchOrigins() {
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
            bound[next] = -2;
            searchOrigin(next);
        }
    }

    private void searchOrigin(int origin) {
        grid = origin * Origins.SIDE * Origins.SIDE;
        leftGrid = origin * Origins.SIDE;
        rightPlace = origins.right[origin];
        leftRoom = origins.leftRoom[origin];
        int start = origins.start[origin];
        if (start == rightPlace) {
            searchEmpty(start);
            return;
        }
        int arc = squares[rightPlace - Lines.NEXT + Lines.BLOCK];
        int fixed = 0;
        for (int place = start; place < rightPlace; place += Lines.NEXT) {
            fixed += squares[place + Lines.TILE_POINTS];
        }
        int playable = hand.playable();
        startPlace = start;
        tryRight(gaddag.turn(arc), rightPlace, playable, hand.tiles, hand.letters, 0, 0, fixed, 1, 0, 0L);
        if (leftRoom > 0) {
            int place = start - Lines.NEXT;
            long state = gaddag.state(arc);
            int choices = (int) state & squares[place + Lines.FITS] & playable;
            if (choices != 0) {
                goLeft(state, place, choices, hand.tiles, hand.letters, 0, 0, fixed, 1, 0, 0L);
            }
        }
    }

    private void searchEmpty(int place) {
        int choices = squares[place + Lines.FITS] & hand.playable();
        long root = gaddag.root();
        for (choices &= (int) root; choices != 0; choices &= choices - 1) {
            int letter = Integer.numberOfTrailingZeros(choices);
            int arc = Gaddag.arc(root, letter);
            long tiles = taken(hand.tiles, letter);
            int letters = without(hand.letters, tiles, letter);
            int points = hand.worth[letter];
            int sum = points * squares[place + Lines.LETTER_MULTIPLIER];
            int multiplier = squares[place + Lines.WORD_MULTIPLIER];
            int cross = squares[place + Lines.CROSS_POINTS] + points * squares[place + Lines.CROSS_MULTIPLIER];
            long word = PackedPlay.tile(0, letter);
            if (most > 1) {
                int playable = playable(tiles, letters);
                startPlace = place;
                tryRight(
                        gaddag.turn(arc),
                        place + Lines.NEXT,
                        playable,
                        tiles,
                        letters,
                        0,
                        1,
                        sum,
                        multiplier,
                        cross,
                        word);
                if (leftRoom > 0) {
                    int before = place - Lines.NEXT;
                    long state = gaddag.state(arc);
                    int leftChoices = (int) state & squares[before + Lines.FITS] & playable;
                    if (leftChoices != 0) {
                        goLeft(state, before, leftChoices, tiles, letters, 0, 1, sum, multiplier, cross, word);
                    }
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

    private void tryRight(
            long turn,
            int place,
            int playable,
            long tiles,
            int letters,
            int left,
            int right,
            int sum,
            int multiplier,
            int cross,
            long word) {
        if (origins.bounds[grid + left * Origins.SIDE + right + 1] >= found.floor) {
            int choices = (int) turn & squares[place + Lines.FITS] & playable;
            if (choices != 0) {
                goRight(
                        turn,
                        place,
                        choices,
                        tiles,
                        letters,
                        grid + left * Origins.SIDE + right,
                        left + right,
                        sum,
                        multiplier,
                        cross,
                        word);
            }
        }
    }

    private void goLeft(
            long state,
            int place,
            int someChoices,
            long tiles,
            int letters,
            int left,
            int right,
            int sum,
            int multiplier,
            int cross,
            long word) {
        int nowLeft = left + 1;
        int placed = nowLeft + right;
        if (origins.leftBounds[leftGrid + nowLeft] < found.floor) {
            return;
        }
        int letterMultiplier = squares[place + Lines.LETTER_MULTIPLIER];
        int crossMultiplier = squares[place + Lines.CROSS_MULTIPLIER];
        int nowMultiplier = multiplier * squares[place + Lines.WORD_MULTIPLIER];
        int nowCross = cross + squares[place + Lines.CROSS_POINTS];
        int bonus = hand.bonus[placed];
        long shifted = PackedPlay.shifted(word);
        int before = place - Lines.NEXT;
        int fitsBefore = nowLeft < leftRoom && placed < most ? squares[before + Lines.FITS] : 0;
        for (int choices = someChoices; choices != 0; choices &= choices - 1) {
            int letter = Integer.numberOfTrailingZeros(choices);
            long newTiles = taken(tiles, letter);
            int points = hand.worth[letter];
            int newSum = sum + points * letterMultiplier;
            int newCross = nowCross + points * crossMultiplier;
            long newWord = shifted | PackedPlay.tile(0, letter);
            int arc = Gaddag.arc(state, letter);
            long next = gaddag.state(arc);
            if (WordGraph.isWord(next)) {
                int score = newSum * nowMultiplier + newCross + bonus;
                if (score >= found.floor) {
                    record(newWord, place, place, placed, nowMultiplier, score, newTiles);
                }
            }
            if (placed < most) {
                int newLetters = without(letters, newTiles, letter);
                int playable = playable(newTiles, newLetters);
                startPlace = place;
                tryRight(
                        gaddag.turn(arc),
                        rightPlace + right * Lines.NEXT,
                        playable,
                        newTiles,
                        newLetters,
                        nowLeft,
                        right,
                        newSum,
                        nowMultiplier,
                        newCross,
                        newWord);
                int leftChoices = (int) next & fitsBefore & playable;
                if (leftChoices != 0) {
                    goLeft(
                            next,
                            before,
                            leftChoices,
                            newTiles,
                            newLetters,
                            nowLeft,
                            right,
                            newSum,
                            nowMultiplier,
                            newCross,
                            newWord);
                }
            }
        }
    }

    private void goRight(
            long state,
            int place,
            int someChoices,
            long tiles,
            int letters,
            int bound,
            int before,
            int sum,
            int multiplier,
            int cross,
            long word) {
        int placed = before + 1;
        int letterMultiplier = squares[place + Lines.LETTER_MULTIPLIER];
        int crossMultiplier = squares[place + Lines.CROSS_MULTIPLIER];
        int nowMultiplier = multiplier * squares[place + Lines.WORD_MULTIPLIER];
        int nowCross = cross + squares[place + Lines.CROSS_POINTS];
        int bonus = hand.bonus[placed];
        int next = place + Lines.NEXT;
        boolean alone = squares[next + Lines.TILE] < 0;
        int nextBound = placed < most ? origins.bounds[bound + 2] : -2;
        for (int choices = someChoices; choices != 0; choices &= choices - 1) {
            int letter = Integer.numberOfTrailingZeros(choices);
            int points = hand.worth[letter];
            int newSum = sum + points * letterMultiplier;
            int newCross = nowCross + points * crossMultiplier;
            long newWord = word | PackedPlay.tile(before, letter);
            long newTiles = taken(tiles, letter);
            long reached = graph.follow(state, letter);
            int behind = next;
            if (!alone) {
                do {
                    reached = graph.next(reached, squares[behind + Lines.TILE]);
                    newSum += squares[behind + Lines.TILE_POINTS];
                    behind += Lines.NEXT;
                } while (squares[behind + Lines.TILE] >= 0);
            }
            if (WordGraph.isWord(reached)) {
                int score = newSum * nowMultiplier + newCross + bonus;
                if (score >= found.floor) {
                    record(newWord, startPlace, place, placed, nowMultiplier, score, newTiles);
                }
            }
            if (nextBound >= found.floor) {
                int newLetters = without(letters, newTiles, letter);
                int newChoices = (int) reached & squares[behind + Lines.FITS] & playable(newTiles, newLetters);
                if (newChoices != 0) {
                    goRight(
                            reached,
                            behind,
                            newChoices,
                            newTiles,
                            newLetters,
                            bound + 1,
                            placed,
                            newSum,
                            nowMultiplier,
                            newCross,
                            newWord);
                }
            }
        }
    }

    private void record(
            long word, int firstPlace, int lastPlace, int placed, int multiplier, int score, long tilesLeft) {
        boolean across = Lines.isAcross(firstPlace);
        if (placed == 1 && !across && squares[lastPlace + Lines.CROSS_MULTIPLIER] != 0) {
            return;
        }
        long play = PackedPlay.start(across, Lines.square(firstPlace)) | word;
        if (hand.jokers == 0) {
            found.add(play, score);
        } else {
            int needed = hand.jokers - (int) (tilesLeft >>> Hand.JOKER_SHIFT);
            jokerChoices.add(play, firstPlace, placed, multiplier, score, needed);
        }
    }
}
