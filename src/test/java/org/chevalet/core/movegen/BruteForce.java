package org.chevalet.core.movegen;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.PlayLimits;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.board.Square;
import org.chevalet.core.tile.Rack;
import org.chevalet.core.tile.TileSet;

/**
 * Finds plays the obvious way, sharing nothing with the search: every word of the list, on every square, in both
 * directions, with every choice of jokers, scored by the rules' own {@link Scorer}.
 */
final class BruteForce {

    static final Comparator<Play> ORDER = Comparator.comparing(Play::points)
            .reversed()
            .thenComparing(play -> play.placement().coord())
            .thenComparing(play -> play.placement().spelling());

    private final Set<String> words;
    private final Board board;
    private final Rack rack;
    private final PlayLimits limits;
    private final Scorer scorer;

    /** By the tiles placed and their squares: a single tile that makes words both ways is one play, given across. */
    private final Map<String, Play> plays = new TreeMap<>();

    private BruteForce(
            Collection<String> words, BoardLayout layout, TileSet tiles, Board board, Rack rack, PlayLimits limits) {
        this.words = new HashSet<>(words);
        this.board = board;
        this.rack = rack;
        this.limits = limits;
        this.scorer = new Scorer(layout, tiles, limits);
    }

    static List<Play> plays(
            Collection<String> words, BoardLayout layout, TileSet tiles, Board board, Rack rack, PlayLimits limits) {
        BruteForce search = new BruteForce(words, layout, tiles, board, rack, limits);
        for (Direction direction : Direction.values()) {
            for (int square = 0; square < BoardLayout.SIZE * BoardLayout.SIZE; square++) {
                Coord coord = new Coord(square / BoardLayout.SIZE, square % BoardLayout.SIZE, direction);
                search.words.forEach(word -> search.tryWord(word, coord));
            }
        }
        return search.plays.values().stream().sorted(ORDER).toList();
    }

    private void tryWord(String word, Coord coord) {
        int start = coord.isAcross() ? coord.column() : coord.row();
        if (start + word.length() <= BoardLayout.SIZE && couldFit(word, coord)) {
            tryLetters(word, coord, new StringBuilder(), rack);
        }
    }

    /** Spares most of the work: the board's letters agree, and rack and jokers are enough for the others. */
    private boolean couldFit(String word, Coord coord) {
        int[] needed = new int[26];
        int placed = 0;
        int lacking = 0;
        for (int position = 0; position < word.length(); position++) {
            char there = coord.isAcross()
                    ? board.at(coord.row(), coord.column() + position)
                    : board.at(coord.row() + position, coord.column());
            if (there == Board.NONE) {
                placed++;
                int letter = word.charAt(position) - 'A';
                lacking += ++needed[letter] > rack.count(letter) ? 1 : 0;
            } else if (Character.toUpperCase(there) != word.charAt(position)) {
                return false;
            }
        }
        return placed > 0 && placed <= limits.mostPlaced() && lacking <= rack.count(26);
    }

    private void tryLetters(String word, Coord coord, StringBuilder spelled, Rack left) {
        int position = spelled.length();
        if (position == word.length()) {
            tryPlacement(new Placement(coord, new Spelling(spelled.toString())));
            return;
        }
        char letter = word.charAt(position);
        char there = coord.isAcross()
                ? board.at(coord.row(), coord.column() + position)
                : board.at(coord.row() + position, coord.column());
        if (there != Board.NONE) {
            if (Character.toUpperCase(there) == letter) {
                goOn(word, coord, spelled, left, there);
            }
            return;
        }
        for (char tile : new char[] {letter, '?'}) {
            Rack one = Rack.ofText(String.valueOf(tile));
            if (left.covers(one)) {
                goOn(word, coord, spelled, left.minus(one), tile == '?' ? Character.toLowerCase(letter) : letter);
            }
        }
    }

    private void goOn(String word, Coord coord, StringBuilder spelled, Rack left, char symbol) {
        spelled.append(symbol);
        tryLetters(word, coord, spelled, left);
        spelled.setLength(spelled.length() - 1);
    }

    private void tryPlacement(Placement placement) {
        var answer = scorer.score(board, placement);
        if (!answer.isAccepted()) {
            return;
        }
        Score score = answer.value();
        boolean admitted = score.crossWords().stream()
                .allMatch(cross -> words.contains(cross.placement().spelling().word()));
        if (admitted && score.tilesPlaced() <= limits.mostPlaced()) {
            plays.putIfAbsent(tilesPlaced(placement), new Play(placement, score.points()));
        }
    }

    private String tilesPlaced(Placement placement) {
        List<String> tiles = new ArrayList<>();
        for (int position = 0; position < placement.spelling().length(); position++) {
            if (board.isEmpty(placement.row(position), placement.column(position))) {
                tiles.add(new Square(placement.row(position), placement.column(position)).toString()
                        + placement.spelling().text().charAt(position));
            }
        }
        return tiles.size() == 1
                ? tiles.get(0)
                : tiles + placement.coord().direction().name();
    }
}
