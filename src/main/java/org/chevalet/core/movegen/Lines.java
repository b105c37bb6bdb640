package org.chevalet.core.movegen;

import java.util.Arrays;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.lexicon.Gaddag;
import org.chevalet.core.lexicon.WordGraph;
import org.chevalet.core.tile.Letter;

/**
 * The board as a search reads it: 30 lines, rows A to O across, then columns 1 to 15 down, with what each empty square
 * accepts and earns because of the tiles beside the line (cross-checks).
 *
 * <p>All squares are in one int array, so that what the search wants to know of a square shares a cache line. A square is
 * a place in the array, {@link #at}, with eight ints, the constants {@code FITS} to {@code BLOCK}; {@code place + NEXT} is
 * the next square of the line. Each line ends with a border square that accepts no letter, and a border line stands
 * before the first.
 *
 * <p>{@link #load} writes everything anew; one instance serves one search at a time.
 */
final class Lines {

    static final int SIZE = BoardLayout.SIZE;
    static final int COUNT = 2 * SIZE;
    static final int ALL_LETTERS = (1 << Letter.ALPHABET_SIZE) - 1;

    /** From a square to the next. */
    static final int NEXT = 8;

    /** Mask of the letters that make a word across the line, all letters where there is none to make. */
    static final int FITS = 0;

    /** Multipliers of the premium square. */
    static final int LETTER_MULTIPLIER = 1;

    static final int WORD_MULTIPLIER = 2;

    /** What the tiles of the cross-word earn, and by how much the new tile's points are multiplied in it. */
    static final int CROSS_POINTS = 3;

    static final int CROSS_MULTIPLIER = 4;

    /** The letter on the square, 0 to 25; negative when it is empty. */
    static final int TILE = 5;

    /** Points of the tile on the square; 0 for a joker. */
    static final int TILE_POINTS = 6;

    /** At the last square of a block of tiles: the arc to which its letters lead in the gaddag. */
    static final int BLOCK = 7;

    private static final int LINE = 16 * NEXT;
    private static final int NO_TILE = -1;

    /** More than a gap of one square before the first square. */
    private static final int BEYOND = 3;

    private final Gaddag gaddag;
    private final WordGraph graph;
    private final int[] letterPoints;

    /** The squares of an empty board, and one more, as whoever stands on a border may look at the next. */
    private final int[] open = new int[LINE * (COUNT + 1) + NEXT];

    final int[] squares = new int[open.length];

    /** Bit p is set when square p of the line holds a tile. */
    final int[] occupied = new int[COUNT];

    private final long root;

    /** The letters that make a word with one letter alone, before and behind it. */
    private final int[] beforeLetter = new int[Letter.ALPHABET_SIZE];

    private final int[] behindLetter = new int[Letter.ALPHABET_SIZE];

    private final char[] symbols = new char[SIZE * SIZE];
    private boolean empty;

    Lines(Gaddag gaddag, WordGraph graph, BoardLayout layout, int[] letterPoints) {
        this.gaddag = gaddag;
        this.graph = graph;
        this.letterPoints = letterPoints;
        this.root = gaddag.root();
        for (int letter = 0; letter < Letter.ALPHABET_SIZE; letter++) {
            int arc = Gaddag.arcOrNone(root, letter);
            beforeLetter[letter] = gaddag.endings(gaddag.state(arc));
            behindLetter[letter] = graph.endings(gaddag.turn(arc));
        }
        for (int place = 0; place < open.length; place += NEXT) {
            open[place + TILE] = NO_TILE;
        }
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                open(at(row, column), layout, row, column);
                open(at(SIZE + column, row), layout, row, column);
            }
        }
        System.arraycopy(open, 0, squares, 0, squares.length);
    }

    private void open(int place, BoardLayout layout, int row, int column) {
        open[place + FITS] = ALL_LETTERS;
        open[place + LETTER_MULTIPLIER] = layout.letterMultiplier(row, column);
        open[place + WORD_MULTIPLIER] = layout.wordMultiplier(row, column);
    }

    static int at(int line, int position) {
        return (line + 1) * LINE + position * NEXT;
    }

    /** The same square in the line that crosses there. */
    private static int crossing(int line, int position) {
        return line < SIZE ? at(SIZE + position, line) : at(position, line - SIZE);
    }

    static boolean isAcross(int place) {
        return place < at(SIZE, 0);
    }

    /** The square of a place, 0 for A1 to 224 for O15. */
    static int square(int place) {
        int line = place / LINE - 1;
        int position = place % LINE / NEXT;
        return line < SIZE ? line * SIZE + position : position * SIZE + line - SIZE;
    }

    /** Points of the tiles on the squares from a place up to another. */
    int points(int from, int end) {
        int points = 0;
        for (int place = from; place < end; place += NEXT) {
            points += squares[place + TILE_POINTS];
        }
        return points;
    }

    /** What the tiles of the cross-word on a square earn, in the upper half: see {@link LeftParts}. */
    long crossPoints(int place) {
        return (long) squares[place + CROSS_POINTS] << 32;
    }

    /** What one point of a tile on a square earns in the word, and in the upper half in the cross-word. */
    long step(int place) {
        return squares[place + LETTER_MULTIPLIER] | (long) squares[place + CROSS_MULTIPLIER] << 32;
    }

    /** Mask of the letters that some word has right before the block whose last square is {@code last}. */
    int lettersBefore(int last) {
        return WordGraph.letters(gaddag.state(squares[last + BLOCK]));
    }

    /** Mask of the letters that come next in words that start with the block. */
    int lettersBehind(int last) {
        return WordGraph.letters(gaddag.turn(squares[last + BLOCK]));
    }

    /** Mask of the letters on the board from a place to the end of its line. */
    int lettersFrom(int place) {
        int letters = 0;
        int line = place / LINE - 1;
        for (int tiles = occupied[line] & -1 << place % LINE / NEXT; tiles != 0; tiles &= tiles - 1) {
            letters |= 1 << squares[at(line, Integer.numberOfTrailingZeros(tiles)) + TILE];
        }
        return letters;
    }

    boolean isEmpty() {
        return empty;
    }

    /** Squares of a line that are empty and have a tile beside the line. */
    int crossed(int line) {
        int before = line % SIZE == 0 ? 0 : occupied[line - 1];
        int behind = line % SIZE == SIZE - 1 ? 0 : occupied[line + 1];
        return (before | behind) & ~occupied[line];
    }

    void load(Board board) {
        System.arraycopy(open, 0, squares, 0, squares.length);
        Arrays.fill(occupied, 0);
        board.copyTo(symbols);
        empty = true;
        for (int square = 0; square < symbols.length; square++) {
            if (symbols[square] != Board.NONE) {
                empty = false;
                put(square / SIZE, square % SIZE, symbols[square]);
            }
        }
        for (int line = 0; line < COUNT; line++) {
            checkBesides(line);
        }
    }

    private void put(int row, int column, char symbol) {
        int letter = (symbol & 0x1F) - 1;
        int points = symbol >= 'a' ? 0 : letterPoints[letter];
        int across = at(row, column);
        int down = at(SIZE + column, row);
        squares[across + TILE] = letter;
        squares[down + TILE] = letter;
        squares[across + TILE_POINTS] = points;
        squares[down + TILE_POINTS] = points;
        occupied[row] |= 1 << column;
        occupied[SIZE + column] |= 1 << row;
    }

    /** Works out what the blocks of a line mean for the lines that cross it before and behind each block. */
    private void checkBesides(int line) {
        int tiles = occupied[line];
        int end = -BEYOND;
        long turn = WordGraph.DEAD_END;
        int pointsBefore = 0;
        while (tiles != 0) {
            int start = Integer.numberOfTrailingZeros(tiles);
            int previousEnd = end;
            end = start + Integer.numberOfTrailingZeros(~(tiles >>> start)) - 1;
            tiles &= -1 << end + 1;
            int points = 0;
            int arc = Gaddag.NO_ARC;
            long state = root;
            int last = at(line, end);
            for (int place = last; place >= at(line, start); place -= NEXT) {
                arc = Gaddag.arcOrNone(state, squares[place + TILE]);
                state = gaddag.state(arc);
                points += squares[place + TILE_POINTS];
            }
            boolean single = start == end;
            squares[last + BLOCK] = arc;
            if (previousEnd == start - 2) {
                int between = lettersBetween(turn, state, at(line, start), last);
                cross(line, start - 1, between, pointsBefore + points);
            } else if (start > 0) {
                cross(line, start - 1, single ? beforeLetter[squares[last + TILE]] : gaddag.endings(state), points);
            }
            turn = gaddag.turn(arc);
            pointsBefore = points;
            if (end < SIZE - 1) {
                cross(line, end + 1, single ? behindLetter[squares[last + TILE]] : graph.endings(turn), points);
            }
        }
    }

    private void cross(int line, int position, int letters, int points) {
        int place = crossing(line, position);
        int multiplier = squares[place + WORD_MULTIPLIER];
        squares[place + FITS] = letters;
        squares[place + CROSS_POINTS] = points * multiplier;
        squares[place + CROSS_MULTIPLIER] = squares[place + LETTER_MULTIPLIER] * multiplier;
    }

    /** The letters that join the block before, which leads to {@code turn}, with the block behind. */
    private int lettersBetween(long turn, long blockBehind, int start, int last) {
        int joining = 0;
        int letters = WordGraph.letters(turn & blockBehind);
        for (; letters != 0; letters &= letters - 1) {
            int letter = Integer.numberOfTrailingZeros(letters);
            long state = graph.follow(turn, letter);
            for (int place = start; place <= last; place += NEXT) {
                state = graph.next(state, squares[place + TILE]);
            }
            if (WordGraph.isWord(state)) {
                joining |= 1 << letter;
            }
        }
        return joining;
    }
}
