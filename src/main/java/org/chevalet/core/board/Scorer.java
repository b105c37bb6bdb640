package org.chevalet.core.board;

import java.util.ArrayList;
import java.util.List;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Score.CrossWord;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;

/**
 * Says whether a word fits the board and what it scores there (R§1.1-1.3). Knows neither rack nor lexicon. Immutable,
 * usable from any thread.
 */
public final class Scorer {

    private final BoardLayout layout;
    private final PlayLimits limits;
    private final int[] letterPoints = new int[Letter.ALPHABET_SIZE];

    public Scorer(BoardLayout layout, TileSet tiles, PlayLimits limits) {
        this.layout = layout;
        this.limits = limits;
        for (int letter = 0; letter < letterPoints.length; letter++) {
            letterPoints[letter] = tiles.points(Letter.ofIndex(letter));
        }
    }

    /**
     * Scores a placement.
     *
     * @return the score, or why the word does not fit: {@code placement.off-edge} (word, squares too many, reference),
     *     {@code placement.conflict} (square, letter on the board, letter wanted), {@code placement.no-new-tile},
     *     {@code placement.incomplete} (word, longer word that the board makes), {@code placement.not-connected},
     *     {@code placement.off-centre} (star), {@code placement.too-short}, {@code placement.too-many} (most tiles)
     */
    public Answer<Score> score(Board board, Placement placement) {
        if (!placement.fitsTheEdges()) {
            return Answer.refuse(
                    "placement.off-edge", placement.spelling().word(), overhang(placement), placement.coord());
        }
        Answer<Board> fit = fit(board, placement);
        return fit.then(after -> count(board, after, placement));
    }

    private static int overhang(Placement placement) {
        int start = placement.coord().isAcross()
                ? placement.coord().column()
                : placement.coord().row();
        return start + placement.spelling().length() - BoardLayout.SIZE;
    }

    private Answer<Board> fit(Board board, Placement placement) {
        String word = placement.spelling().word();
        int placed = 0;
        boolean connected = false;
        boolean centred = false;
        for (int position = 0; position < word.length(); position++) {
            int row = placement.row(position);
            int column = placement.column(position);
            char there = board.at(row, column);
            if (there == Board.NONE) {
                placed++;
                connected |= touches(board, row, column);
                centred |= row == BoardLayout.CENTRE && column == BoardLayout.CENTRE;
            } else if (Character.toUpperCase(there) != word.charAt(position)) {
                String letter = String.valueOf(Character.toUpperCase(there));
                return Answer.refuse(
                        "placement.conflict", new Square(row, column), letter, word.substring(position, position + 1));
            }
        }
        if (placed == 0) {
            return Answer.refuse("placement.no-new-tile");
        }
        if (placed > limits.mostPlaced()) {
            return Answer.refuse("placement.too-many", limits.mostPlaced());
        }
        if (word.length() < 2) {
            return Answer.refuse("placement.too-short");
        }
        if (board.isEmpty() ? !centred : !connected) {
            return board.isEmpty()
                    ? Answer.refuse("placement.off-centre", new Square(BoardLayout.CENTRE, BoardLayout.CENTRE))
                    : Answer.refuse("placement.not-connected");
        }
        Board after = board.with(placement);
        return isWhole(board, placement)
                ? Answer.of(after)
                : Answer.refuse(
                        "placement.incomplete",
                        word,
                        wordAt(after, placement.coord()).spelling().word());
    }

    /** True when no tile stands right before or behind the word. */
    private static boolean isWhole(Board board, Placement placement) {
        int length = placement.spelling().length();
        return board.isEmpty(placement.row(-1), placement.column(-1))
                && board.isEmpty(placement.row(length), placement.column(length));
    }

    private static boolean touches(Board board, int row, int column) {
        return !board.isEmpty(row - 1, column)
                || !board.isEmpty(row + 1, column)
                || !board.isEmpty(row, column - 1)
                || !board.isEmpty(row, column + 1);
    }

    private Answer<Score> count(Board board, Board after, Placement placement) {
        Direction across = placement.coord().direction().other();
        List<CrossWord> crossWords = new ArrayList<>();
        List<Tile> used = new ArrayList<>();
        int points = wordPoints(board, after, placement);
        for (int position = 0; position < placement.spelling().length(); position++) {
            int row = placement.row(position);
            int column = placement.column(position);
            if (!board.isEmpty(row, column)) {
                continue;
            }
            char tile = after.at(row, column);
            used.add(Character.isLowerCase(tile) ? Tile.JOKER : new Tile(tile));
            Coord through = new Coord(row, column, across);
            if (isLonger(after, through)) {
                Placement cross = wordAt(after, through);
                crossWords.add(new CrossWord(new Square(row, column), cross));
                points += wordPoints(board, after, cross);
            }
        }
        int bonus = limits.bonus(used.size());
        return Answer.of(new Score(placement, Points.of(points + bonus), crossWords, Rack.of(used), Points.of(bonus)));
    }

    /** True when the word through a tile has other letters. */
    private static boolean isLonger(Board board, Coord through) {
        int rowStep = through.isAcross() ? 0 : 1;
        int columnStep = 1 - rowStep;
        return !board.isEmpty(through.row() - rowStep, through.column() - columnStep)
                || !board.isEmpty(through.row() + rowStep, through.column() + columnStep);
    }

    /** Points of one word of the board {@code after}; premiums count only where {@code before} was empty (R§1.2). */
    private int wordPoints(Board before, Board after, Placement word) {
        int sum = 0;
        int multiplier = 1;
        for (int position = 0; position < word.spelling().length(); position++) {
            int row = word.row(position);
            int column = word.column(position);
            char tile = after.at(row, column);
            int value = Character.isLowerCase(tile) ? 0 : letterPoints[tile - 'A'];
            if (before.isEmpty(row, column)) {
                value *= layout.letterMultiplier(row, column);
                multiplier *= layout.wordMultiplier(row, column);
            }
            sum += value;
        }
        return sum * multiplier;
    }

    /**
     * The whole word that runs through a square of a board.
     *
     * @param through a square that holds a tile, and the direction to read
     */
    public static Placement wordAt(Board board, Coord through) {
        int rowStep = through.isAcross() ? 0 : 1;
        int columnStep = 1 - rowStep;
        int row = through.row();
        int column = through.column();
        while (!board.isEmpty(row - rowStep, column - columnStep)) {
            row -= rowStep;
            column -= columnStep;
        }
        Coord start = new Coord(row, column, through.direction());
        StringBuilder text = new StringBuilder();
        for (; !board.isEmpty(row, column); row += rowStep, column += columnStep) {
            text.append(board.at(row, column));
        }
        return new Placement(start, new Spelling(text.toString()));
    }
}
