package org.chevalet.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Notation;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.board.Square;
import org.chevalet.core.movegen.Tops;
import org.chevalet.core.tile.Bag;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;
import org.chevalet.core.tile.TileSet;
import org.chevalet.formats.ReplayableGame.Act;
import org.chevalet.formats.ReplayableGame.Turn;

/**
 * Replays a game in turns: every score, place, rack and running total is computed again, a challenged move is taken back.
 * No word is looked up and no top looked for: whoever reads such a game follows its players, in whatever language.
 */
final class ClassicCheck {

    private final TileSet tiles;
    private final Scorer scorer;
    private final Map<Integer, TotalCheck> totals = new HashMap<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private Board board = Board.empty();
    private Board before = Board.empty();

    ClassicCheck(BoardLayout layout, TileSet tiles, PlayLimits limits) {
        this.tiles = tiles;
        this.scorer = new Scorer(layout, tiles, limits);
    }

    /** The game after its replay. */
    record Checked(TileSet tiles, List<Turn> turns, List<Finding> findings) {

        int contradictions() {
            return (int) findings.stream().filter(Finding::isContradiction).count();
        }
    }

    Checked check(List<ClassicMove> moves) {
        moves.forEach(this::add);
        return new Checked(tiles, turns, findings);
    }

    private void add(ClassicMove move) {
        int number = turns.size() + 1;
        if (move.act() == Act.WITHDRAWN) {
            board = before;
        }
        inBag(number, move.draw().rack());
        Optional<Placement> printed = move.act() == Act.PLAYED ? placement(move) : Optional.empty();
        Optional<Score> score = printed.flatMap(placement -> score(number, move, placement));
        if (move.act() == Act.PLAYED && printed.isEmpty()) {
            String reference = Notation.of(tiles).rewritten(move.coord());
            findings.add(Finding.contradiction(number, "placement.unreadable", move.word(), reference));
        }
        Act act = move.act() == Act.PLAYED && score.isEmpty() ? Act.NOTHING : move.act();
        turns.add(new Turn(number, move.player(), board, move.draw(), act, score, printed, move.points(), Tops.NONE));
        if (score.isPresent()) {
            before = board;
            board = board.with(score.get().placement());
        }
        move.player().ifPresent(player -> total(number, player, move));
    }

    private void total(int number, int player, ClassicMove move) {
        totals.computeIfAbsent(player, first -> new TotalCheck())
                .round(number, move.points(), move.total())
                .ifPresent(findings::add);
    }

    /** Letters on the board and in one hand together are never more than there are tiles. */
    private void inBag(int number, Rack rack) {
        Rack left = Bag.full(tiles).asRack();
        List<Tile> missing = new ArrayList<>();
        Map<Tile, Integer> used = new HashMap<>();
        for (String row : board.rows()) {
            row.chars()
                    .filter(square -> square != Board.NONE)
                    .mapToObj(square -> Character.isLowerCase(square) ? Tile.JOKER : new Tile((char) square))
                    .forEach(tile -> used.merge(tile, 1, Integer::sum));
        }
        for (Tile tile : rack.tiles()) {
            if (used.merge(tile, 1, Integer::sum) > left.count(tile)) {
                missing.add(tile);
            }
        }
        if (!missing.isEmpty()) {
            findings.add(Finding.contradiction(
                    number, "rack.not-in-bag", Rack.of(missing).toString()));
        }
    }

    /** The whole word, the board's letters filled in; empty when it cannot be one. */
    private Optional<Placement> placement(ClassicMove move) {
        Answer<Coord> coord = Coord.parse(move.coord());
        if (!coord.isAccepted() || !move.word().matches("[A-Za-z.]{1,15}")) {
            return Optional.empty();
        }
        StringBuilder letters = new StringBuilder();
        for (int position = 0; position < move.word().length(); position++) {
            char letter = move.word().charAt(position);
            char there = boardLetter(coord.value(), position);
            letters.append(letter == '.' ? there : letter);
        }
        return letters.indexOf(".") >= 0
                ? Optional.empty()
                : Optional.of(new Placement(coord.value(), new Spelling(letters.toString())));
    }

    private char boardLetter(Coord coord, int position) {
        int row = coord.isAcross() ? coord.row() : coord.row() + position;
        int column = coord.isAcross() ? coord.column() + position : coord.column();
        return Square.isOnBoard(row, column) ? board.at(row, column) : Board.NONE;
    }

    private Optional<Score> score(int number, ClassicMove move, Placement placement) {
        MoveReading reading = new MoveReading(board, scorer, placement);
        Rack rack = move.draw().rack();
        Placement played = rack.isEmpty() ? placement : reading.withJokers(rack, OptionalInt.of(move.points()));
        Answer<Score> score = scorer.score(board, played);
        String word = placement.spelling().word();
        if (!score.isAccepted()) {
            findings.add(Finding.contradiction(number, "placement", word, placement.coord(), score.refusal()));
            return Optional.empty();
        }
        Rack lacking = rack.isEmpty() ? Rack.EMPTY : reading.lacking(rack);
        if (!lacking.isEmpty()) {
            findings.add(Finding.contradiction(number, "word.not-in-rack", word, lacking.toString()));
        }
        int points = score.value().points().value();
        if (points != move.points()) {
            findings.add(Finding.contradiction(number, "score", move.points(), points, played));
        }
        return Optional.of(score.value());
    }
}
