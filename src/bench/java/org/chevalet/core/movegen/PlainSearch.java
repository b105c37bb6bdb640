package org.chevalet.core.movegen;

import java.util.Locale;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Square;
import org.chevalet.core.lexicon.WordGraph;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Rack;

/**
 * The reference of the benchmarks: finds every play line by line, without any of the search's tricks (Appel and Jacobson, "The world's fastest Scrabble program", 1988): from each anchor,
 * all beginnings that the rack can spell to its left, then all ways to go on to the right.
 */
final class PlainSearch {

    private static final int SIZE = BoardLayout.SIZE;
    private static final int NO_CROSS_WORD = -1;

    private final WordGraph graph;
    private final BoardLayout layout;
    private final int[] letterPoints;
    private final Board board;
    private final PlayLimits limits;
    private final FoundPlays found = new FoundPlays();

    private final int[] rack = new int[Letter.ALPHABET_SIZE + 1];

    // The line being searched.
    private boolean across;
    private int line;
    private final int[] crossLetters = new int[SIZE];
    private final int[] crossPoints = new int[SIZE];

    // The word being spelled: its letters, lower case for a joker, and where it starts.
    private final char[] word = new char[SIZE];
    private int length;
    private int placed;

    PlainSearch(WordGraph graph, BoardLayout layout, int[] letterPoints, Board board, Rack tiles, PlayLimits limits) {
        this.graph = graph;
        this.layout = layout;
        this.letterPoints = letterPoints;
        this.board = board;
        this.limits = limits;
        for (int letter = 0; letter < rack.length; letter++) {
            rack[letter] = tiles.count(letter);
        }
    }

    FoundPlays search(boolean topsOnly) {
        found.clear(topsOnly);
        for (int direction = 0; direction < 2; direction++) {
            across = direction == 0;
            for (line = 0; line < SIZE; line++) {
                searchLine();
            }
        }
        return found;
    }

    private char at(int position) {
        return at(line, position);
    }

    private char at(int someLine, int position) {
        return across ? board.at(someLine, position) : board.at(position, someLine);
    }

    private boolean isEmpty(int position) {
        return at(position) == Board.NONE;
    }

    private boolean isAnchor(int position) {
        if (!isEmpty(position)) {
            return false;
        }
        if (board.isEmpty()) {
            return line == BoardLayout.CENTRE && position == BoardLayout.CENTRE;
        }
        return !isEmpty(position - 1)
                || !isEmpty(position + 1)
                || at(line - 1, position) != Board.NONE
                || at(line + 1, position) != Board.NONE;
    }

    private void searchLine() {
        for (int position = 0; position < SIZE; position++) {
            checkCross(position);
        }
        int freeBefore = 0;
        for (int position = 0; position < SIZE; position++) {
            if (isAnchor(position)) {
                searchAnchor(position, freeBefore);
            }
            freeBefore = isEmpty(position) && !isAnchor(position) ? freeBefore + 1 : 0;
        }
    }

    private void searchAnchor(int anchor, int freeBefore) {
        if (isEmpty(anchor - 1)) {
            beginLeft(graph.root(), anchor, freeBefore);
            return;
        }
        int start = anchor;
        while (!isEmpty(start - 1)) {
            start--;
        }
        long state = graph.root();
        for (int position = start; position < anchor; position++) {
            state = graph.next(state, Character.toUpperCase(at(position)) - 'A');
            word[length++] = at(position);
        }
        goOnRight(state, anchor, start);
        length = 0;
    }

    private void beginLeft(long state, int anchor, int free) {
        goOnRight(state, anchor, anchor - length);
        if (free == 0 || placed == limits.mostPlaced()) {
            return;
        }
        for (int letters = WordGraph.letters(state); letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters);
            long next = graph.next(state, letter);
            for (int joker = 0; joker < 2; joker++) {
                if (take(letter, joker == 1)) {
                    word[length++] = symbol(letter, joker == 1);
                    beginLeft(next, anchor, free - 1);
                    length--;
                    putBack(letter, joker == 1);
                }
            }
        }
    }

    private void goOnRight(long state, int position, int start) {
        if (position == SIZE) {
            return;
        }
        if (!isEmpty(position)) {
            char tile = at(position);
            step(graph.next(state, Character.toUpperCase(tile) - 'A'), tile, position, start);
        } else if (placed < limits.mostPlaced()) {
            int letters = WordGraph.letters(state) & crossLetters[position];
            for (; letters != 0; letters &= letters - 1) {
                int letter = Integer.numberOfTrailingZeros(letters);
                for (int joker = 0; joker < 2; joker++) {
                    if (take(letter, joker == 1)) {
                        step(graph.next(state, letter), symbol(letter, joker == 1), position, start);
                        putBack(letter, joker == 1);
                    }
                }
            }
        }
    }

    private void step(long state, char tile, int position, int start) {
        word[length++] = tile;
        if (WordGraph.isWord(state) && isEmpty(position + 1)) {
            record(start);
        }
        goOnRight(state, position + 1, start);
        length--;
    }

    private static char symbol(int letter, boolean joker) {
        return (char) ((joker ? 'a' : 'A') + letter);
    }

    private boolean take(int letter, boolean joker) {
        int kind = joker ? Letter.ALPHABET_SIZE : letter;
        if (rack[kind] == 0) {
            return false;
        }
        rack[kind]--;
        placed++;
        return true;
    }

    private void putBack(int letter, boolean joker) {
        rack[joker ? Letter.ALPHABET_SIZE : letter]++;
        placed--;
    }

    /** Keeps the word, unless it is one tile that also makes a word across, where it is found too. */
    private void record(int start) {
        if (placed == 0) {
            return;
        }
        long play = PackedPlay.start(across, across ? line * SIZE + start : start * SIZE + line);
        int slot = 0;
        int sum = 0;
        int multiplier = 1;
        int crossSum = 0;
        for (int index = 0; index < length; index++) {
            int position = start + index;
            int row = across ? line : position;
            int column = across ? position : line;
            int value = points(word[index]);
            if (!isEmpty(position)) {
                sum += value;
                continue;
            }
            if (placed == 1 && !across && crossPoints[position] != NO_CROSS_WORD) {
                return;
            }
            int worth = value * layout.letterMultiplier(row, column);
            sum += worth;
            multiplier *= layout.wordMultiplier(row, column);
            if (crossPoints[position] != NO_CROSS_WORD) {
                crossSum += (crossPoints[position] + worth) * layout.wordMultiplier(row, column);
            }
            int letter = Character.toUpperCase(word[index]) - 'A';
            play |= Character.isLowerCase(word[index])
                    ? PackedPlay.joker(slot++, letter)
                    : PackedPlay.tile(slot++, letter);
        }
        found.add(play, sum * multiplier + crossSum + limits.bonus(placed));
    }

    private int points(char tile) {
        return Character.isLowerCase(tile) ? 0 : letterPoints[tile - 'A'];
    }

    /** The letters that make a word with the tiles beside the line, and what those tiles are worth. */
    private void checkCross(int position) {
        crossLetters[position] = Lines.ALL_LETTERS;
        crossPoints[position] = NO_CROSS_WORD;
        if (!isEmpty(position)) {
            return;
        }
        StringBuilder before = new StringBuilder();
        int points = 0;
        for (int beside = line - 1; isTile(beside, position); beside--) {
            before.append(at(beside, position));
            points += points(at(beside, position));
        }
        StringBuilder after = new StringBuilder();
        for (int beside = line + 1; isTile(beside, position); beside++) {
            after.append(at(beside, position));
            points += points(at(beside, position));
        }
        if (before.length() + after.length() > 0) {
            crossPoints[position] = points;
            String head = before.reverse().toString();
            crossLetters[position] = lettersBetween(
                    head.toUpperCase(Locale.ROOT), after.toString().toUpperCase(Locale.ROOT));
        }
    }

    private boolean isTile(int someLine, int position) {
        return Square.isOnBoard(someLine, position) && at(someLine, position) != Board.NONE;
    }

    private int lettersBetween(String head, String tail) {
        long state = graph.next(graph.root(), head);
        int fitting = 0;
        for (int letter = 0; letter < Letter.ALPHABET_SIZE; letter++) {
            if (WordGraph.isWord(graph.next(graph.next(state, letter), tail))) {
                fitting |= 1 << letter;
            }
        }
        return fitting;
    }
}
