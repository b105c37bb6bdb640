package org.chevalet.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.board.Square;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.Tile;

/**
 * Which letters of a printed move are jokers. Print marks a joker or leaves it to the reader: what the rack lacks must be
 * one. A mark on a letter that was on the board already says nothing new.
 */
final class MoveReading {

    private final Board board;
    private final Scorer scorer;
    private final Placement printed;
    private final List<Integer> fresh = new ArrayList<>();

    MoveReading(Board board, Scorer scorer, Placement printed) {
        this.board = board;
        this.scorer = scorer;
        this.printed = printed;
        for (int position = 0; position < printed.spelling().length(); position++) {
            if (Square.isOnBoard(printed.row(position), printed.column(position))
                    && board.isEmpty(printed.row(position), printed.column(position))) {
                fresh.add(position);
            }
        }
    }

    /**
     * The move with the jokers this rack must or may have given, as the marks say where they say something possible,
     * else so that the points agree, else with as few jokers and as many points as possible. Without jokers when the
     * rack cannot make the word at all.
     */
    Placement withJokers(Rack rack, OptionalInt points) {
        List<Placement> readings = new ArrayList<>();
        designate(0, capitals(), rack, readings);
        Placement marked = marked();
        return readings.stream()
                .min(Comparator.comparing((Placement reading) -> !(reading.equals(marked) && hasMarks(marked)))
                        .thenComparing(reading -> points.isPresent() && score(reading) != points.getAsInt())
                        .thenComparing(MoveReading::jokers)
                        .thenComparing(reading -> -score(reading)))
                .orElse(marked);
    }

    /** Letters the move takes from the rack that the rack has not, once its jokers are used up; empty when it can. */
    Rack lacking(Rack rack) {
        List<Tile> lacking = new ArrayList<>();
        int[] used = new int[Tile.KINDS];
        for (int position : fresh) {
            Tile tile = new Tile(printed.spelling().word().charAt(position));
            if (++used[tile.index()] > rack.count(tile)) {
                lacking.add(tile);
            }
        }
        int helped = Math.min(rack.count(Tile.JOKER), lacking.size());
        return Rack.of(lacking.subList(helped, lacking.size()));
    }

    private void designate(int from, Spelling spelling, Rack rack, List<Placement> readings) {
        Placement reading = new Placement(printed.coord(), spelling);
        if (rack.covers(used(spelling))) {
            readings.add(reading);
        }
        if (jokers(reading) == rack.count(Tile.JOKER)) {
            return;
        }
        for (int index = from; index < fresh.size(); index++) {
            designate(index + 1, withJoker(spelling, fresh.get(index)), rack, readings);
        }
    }

    private Rack used(Spelling spelling) {
        return Rack.of(fresh.stream()
                .map(position -> spelling.isJoker(position)
                        ? Tile.JOKER
                        : new Tile(spelling.text().charAt(position)))
                .toList());
    }

    private Spelling capitals() {
        return new Spelling(printed.spelling().word());
    }

    /** The printed marks, on new letters only. */
    private Placement marked() {
        Spelling spelling = capitals();
        for (int position : fresh) {
            spelling = printed.spelling().isJoker(position) ? withJoker(spelling, position) : spelling;
        }
        return new Placement(printed.coord(), spelling);
    }

    private static Spelling withJoker(Spelling spelling, int position) {
        char[] letters = spelling.text().toCharArray();
        letters[position] = Character.toLowerCase(letters[position]);
        return new Spelling(new String(letters));
    }

    private static boolean hasMarks(Placement placement) {
        return placement.spelling().hasJoker();
    }

    private static int jokers(Placement placement) {
        return (int) placement
                .spelling()
                .text()
                .chars()
                .filter(Character::isLowerCase)
                .count();
    }

    private int score(Placement reading) {
        Answer<Score> score = scorer.score(board, reading);
        return score.isAccepted() ? score.value().points().value() : 0;
    }
}
