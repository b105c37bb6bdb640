package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Square;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;

/** How far a placement opens the game: what the arbiter weighs when the obligations leave several tops (R§3.4). */
final class Openness {

    /** What three, four, five and six copies of a letter in hand cost; after Eliot's weights. */
    private static final int[] COPIES = {0, 0, 0, 3, 12, 40, 100};

    /** How far from a new tile a triple-word square can be reached by the next word. */
    private static final int REACH = 7;

    private final BoardLayout layout;
    private final TileSet tiles;
    private final WordCheck words;

    Openness(RuleSet rules, WordCheck words) {
        this.layout = rules.layout();
        this.tiles = rules.tiles();
        this.words = words;
    }

    /** The order by one preference, the best first. */
    Comparator<Placement> order(RuleSet.Preference preference, Situation situation) {
        return switch (preference) {
            case EXTENSIONS -> most(placement -> extensions(situation, placement, 1));
            case LONG_EXTENSIONS ->
                most(placement -> extensions(situation, placement, 2) + extensions(situation, placement, 3));
            case LINES -> most(placement -> lines(situation.board(), placement));
            case TRIPLES -> most(placement -> triples(situation.board(), placement));
            case LEAVE -> Comparator.comparingInt(placement -> copies(Obligation.leave(situation, placement)));
            case BALANCE -> Comparator.comparingInt(placement -> imbalance(Obligation.leave(situation, placement)));
            case FEWEST_TILES ->
                Comparator.comparingInt(
                        placement -> -Obligation.leave(situation, placement).size());
            case ALPHABET ->
                Comparator.comparing(placement -> placement.spelling().word());
            case NEAREST_A1 ->
                Comparator.comparingInt(
                        placement -> placement.coord().row() + placement.coord().column());
            case REFERENCE -> Comparator.naturalOrder();
        };
    }

    /** The highest figure first; each is worked out once. */
    private static Comparator<Placement> most(ToIntFunction<Placement> figure) {
        Map<Placement, Integer> known = new HashMap<>();
        return Comparator.comparingInt(placement -> -known.computeIfAbsent(placement, figure::applyAsInt));
    }

    /** Other words that so many letters still to come make of this one, put in front of it or behind. */
    private int extensions(Situation situation, Placement placement, int letters) {
        Board after = situation.board().with(placement);
        Rack unseen = Obligation.unseen(situation, placement).asRack();
        String word = placement.spelling().word();
        boolean front = isFree(after, placement, -letters, letters);
        boolean behind = isFree(after, placement, word.length(), letters);
        return (int) handfuls(unseen, letters)
                .flatMap(more -> Stream.concat(
                        front ? Stream.of(more + word) : Stream.empty(),
                        behind ? Stream.of(word + more) : Stream.empty()))
                .filter(words::admits)
                .count();
    }

    /** Every row of so many letters, each of which may still come. */
    private static Stream<String> handfuls(Rack unseen, int letters) {
        List<String> singles = IntStream.range(0, Letter.ALPHABET_SIZE)
                .filter(letter -> unseen.count(letter) + unseen.count(Tile.JOKER) > 0)
                .mapToObj(letter -> String.valueOf(Letter.ofIndex(letter).symbol()))
                .toList();
        Stream<String> rows = singles.stream();
        for (int more = 1; more < letters; more++) {
            rows = rows.flatMap(row -> singles.stream().map(letter -> row + letter));
        }
        return rows;
    }

    /** So many free squares from a position of the word on, and nothing right beyond them. */
    private static boolean isFree(Board board, Placement placement, int from, int squares) {
        int beyond = from < 0 ? from - 1 : from + squares;
        return IntStream.range(from, from + squares).allMatch(position -> isFree(board, placement, position))
                && (isFree(board, placement, beyond) || !isOnBoard(placement, beyond));
    }

    private static boolean isFree(Board board, Placement placement, int position) {
        return isOnBoard(placement, position) && board.isEmpty(placement.row(position), placement.column(position));
    }

    private static boolean isOnBoard(Placement placement, int position) {
        return Square.isOnBoard(placement.row(position), placement.column(position));
    }

    /** New letters across which another word can run freely: nothing stands beside them. */
    private static int lines(Board before, Placement placement) {
        boolean across = placement.coord().isAcross();
        int rows = across ? 1 : 0;
        int columns = across ? 0 : 1;
        return (int) IntStream.range(0, placement.spelling().length())
                .filter(position -> before.isEmpty(placement.row(position), placement.column(position)))
                .filter(position -> IntStream.of(-1, 1).allMatch(side -> {
                    int row = placement.row(position) + side * rows;
                    int column = placement.column(position) + side * columns;
                    return Square.isOnBoard(row, column) && before.isEmpty(row, column);
                }))
                .count();
    }

    /** Empty triple-word squares in the row or column of a new tile and within reach of it. */
    private int triples(Board before, Placement placement) {
        Board after = before.with(placement);
        List<Square> squares = new ArrayList<>();
        for (int row = 0; row < BoardLayout.SIZE; row++) {
            for (int column = 0; column < BoardLayout.SIZE; column++) {
                if (layout.wordMultiplier(row, column) == 3 && after.isEmpty(row, column)) {
                    squares.add(new Square(row, column));
                }
            }
        }
        return (int) squares.stream()
                .filter(square -> isNear(square, before, placement))
                .count();
    }

    private static boolean isNear(Square square, Board before, Placement placement) {
        return IntStream.range(0, placement.spelling().length())
                .filter(position -> before.isEmpty(placement.row(position), placement.column(position)))
                .anyMatch(position -> {
                    int rows = Math.abs(placement.row(position) - square.row());
                    int columns = Math.abs(placement.column(position) - square.column());
                    return (rows == 0 || columns == 0) && rows + columns <= REACH;
                });
    }

    private static int copies(Rack leave) {
        return IntStream.range(0, Letter.ALPHABET_SIZE)
                .map(letter -> COPIES[Math.min(leave.count(letter), COPIES.length - 1)])
                .sum();
    }

    private int imbalance(Rack leave) {
        int vowels = leave.count(TileSet.Sound.VOWEL, tiles);
        int either = leave.count(TileSet.Sound.EITHER, tiles);
        return Math.max(0, Math.abs(leave.size() - either - 2 * vowels) - either);
    }
}
