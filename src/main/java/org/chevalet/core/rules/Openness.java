package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Square;
import org.chevalet.core.rules.MasterMoveRule.Candidate;
import org.chevalet.core.rules.MasterMoveRule.Situation;
import org.chevalet.core.tile.Letter;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * Proposes, among tops the arbiter is free to choose from, the one that opens the board most (R§3.4). The rulebook gives
 * no formula; ours is fixed, so that the same position always brings the same proposal: letters that still extend the
 * word, then triple-word squares within reach, then the letters kept, then reference and alphabet.
 */
final class Openness {

    /** What three, four, five and six copies of a letter in hand cost; after Eliot's weights. */
    private static final int[] COPIES = {0, 0, 0, 3, 12, 40, 100};

    /** How far from a new tile a triple-word square can be reached by the next word. */
    private static final int REACH = 7;

    private final BoardLayout layout;
    private final WordCheck words;

    Openness(RuleSet rules, WordCheck words) {
        this.layout = rules.layout();
        this.words = words;
    }

    /** How open a placement leaves the game. */
    private record Weighed(Placement placement, int extensions, int triples, int copies) {}

    private static final List<Criterion> CRITERIA = List.of(
            new Criterion("master.most-extensions", Comparator.comparingInt(weighed -> -weighed.extensions())),
            new Criterion("master.opens-triples", Comparator.comparingInt(weighed -> -weighed.triples())),
            new Criterion("master.best-leave", Comparator.comparingInt(Weighed::copies)),
            new Criterion("master.first-reference", Comparator.comparing(Weighed::placement)));

    private record Criterion(String key, Comparator<Weighed> order) {}

    List<Candidate> ranked(Situation situation, List<Placement> placements) {
        Comparator<Weighed> order = CRITERIA.stream()
                .map(Criterion::order)
                .reduce(Comparator::thenComparing)
                .orElseThrow();
        List<Weighed> ranked = placements.stream()
                .map(placement -> weigh(situation, placement))
                .sorted(order)
                .toList();
        List<Candidate> candidates = new ArrayList<>();
        for (int rank = 0; rank < ranked.size(); rank++) {
            String reason = rank == 0 ? advantage(ranked.get(0), ranked.get(1)) : "master.equal-top";
            candidates.add(new Candidate(ranked.get(rank).placement(), reason));
        }
        return candidates;
    }

    private static String advantage(Weighed first, Weighed second) {
        return CRITERIA.stream()
                .filter(criterion -> criterion.order().compare(first, second) != 0)
                .map(Criterion::key)
                .findFirst()
                .orElse("master.equal-top");
    }

    private Weighed weigh(Situation situation, Placement placement) {
        Board after = situation.board().with(placement);
        return new Weighed(
                placement,
                extensions(situation, placement, after),
                triples(situation.board(), after, placement),
                copies(Obligation.leave(situation, placement)));
    }

    /** Letters still to come that make another word in front of or behind the word. */
    private int extensions(Situation situation, Placement placement, Board after) {
        Rack unseen = Obligation.unseen(situation, placement).asRack();
        String word = placement.spelling().word();
        boolean front = isFree(after, placement, -1);
        boolean behind = isFree(after, placement, word.length());
        return (int) IntStream.range(0, Letter.ALPHABET_SIZE)
                .filter(letter -> unseen.count(letter) + unseen.count(Tile.JOKER) > 0)
                .mapToObj(letter -> Letter.ofIndex(letter).symbol())
                .flatMap(letter -> Stream.concat(
                        front ? Stream.of(letter + word) : Stream.empty(),
                        behind ? Stream.of(word + letter) : Stream.empty()))
                .filter(words::admits)
                .count();
    }

    private static boolean isFree(Board board, Placement placement, int position) {
        int row = placement.row(position);
        int column = placement.column(position);
        return Square.isOnBoard(row, column) && board.isEmpty(row, column);
    }

    /** Empty triple-word squares in the row or column of a new tile and within reach of it. */
    private int triples(Board before, Board after, Placement placement) {
        return (int) IntStream.range(0, BoardLayout.SIZE * BoardLayout.SIZE)
                .mapToObj(index -> new Square(index / BoardLayout.SIZE, index % BoardLayout.SIZE))
                .filter(square -> layout.wordMultiplier(square.row(), square.column()) == 3)
                .filter(square -> after.isEmpty(square.row(), square.column()))
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
}
