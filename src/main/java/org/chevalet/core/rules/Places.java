package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.BoardLayout;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;

/** Looks for the places where a word fits the board by the letters on it alone. */
final class Places {

    private final Scorer scorer;
    private final Board board;
    private final Spelling word;
    private final Map<Direction, List<Place>> found = new EnumMap<>(Direction.class);

    Places(Scorer scorer, Board board, String word) {
        this.scorer = scorer;
        this.board = board;
        this.word = new Spelling(word);
    }

    Optional<Place> at(Coord coord) {
        Answer<Score> score = score(coord);
        return score.isAccepted() ? Optional.of(place(score.value())) : Optional.empty();
    }

    /** The score of the word there, or why it does not fit. */
    Answer<Score> score(Coord coord) {
        return scorer.score(board, new Placement(coord, word));
    }

    /** The word with the board's own letters as they lie there, jokers in lower case. */
    private Place place(Score plain) {
        Placement placement = plain.placement();
        StringBuilder text = new StringBuilder(word.text());
        for (int position = 0; position < word.length(); position++) {
            char there = board.at(placement.row(position), placement.column(position));
            if (Character.isLowerCase(there)) {
                text.setCharAt(position, there);
            }
        }
        Placement spelled = new Placement(placement.coord(), new Spelling(text.toString()));
        return new Place(board, new Score(spelled, plain.points(), plain.crossWords(), plain.used(), plain.bonus()));
    }

    /** Every place in a direction; looked for once, however many lines of the table ask. */
    List<Place> in(Direction direction) {
        return found.computeIfAbsent(direction, this::search);
    }

    private List<Place> search(Direction direction) {
        List<Place> places = new ArrayList<>();
        for (Coord coord : mayFit(direction)) {
            at(coord).ifPresent(places::add);
        }
        return places;
    }

    private List<Coord> mayFit(Direction direction) {
        List<Coord> coords = new ArrayList<>();
        for (int line = 0; line < BoardLayout.SIZE; line++) {
            for (int start = 0; start + word.length() <= BoardLayout.SIZE; start++) {
                if (mayFit(line, start, direction)) {
                    coords.add(coord(line, start, direction));
                }
            }
        }
        return coords;
    }

    private static Coord coord(int line, int start, Direction direction) {
        return direction == Direction.ACROSS ? new Coord(line, start, direction) : new Coord(start, line, direction);
    }

    /** Would the word fit somewhere, were it not for the number of tiles placed? What is refused then. */
    Optional<Refusal> tooManyTiles() {
        return Stream.of(Direction.values())
                .flatMap(direction -> mayFit(direction).stream())
                .map(this::score)
                .filter(answer -> !answer.isAccepted())
                .map(Answer::refusal)
                .filter(refusal -> refusal.key().equals("placement.too-many"))
                .findFirst();
    }

    /** A cheap look before the full score: most squares of a board fail on their first letter or far from any word. */
    private boolean mayFit(int line, int start, Direction direction) {
        boolean touches = board.isEmpty() && coversCentre(line, start);
        for (int position = 0; position < word.length(); position++) {
            char there = at(line, start + position, direction);
            if (there == Board.NONE) {
                touches |= at(line - 1, start + position, direction) != Board.NONE
                        || at(line + 1, start + position, direction) != Board.NONE;
            } else if (Character.toUpperCase(there) != word.text().charAt(position)) {
                return false;
            } else {
                touches = true;
            }
        }
        return touches
                && at(line, start - 1, direction) == Board.NONE
                && at(line, start + word.length(), direction) == Board.NONE;
    }

    private boolean coversCentre(int line, int start) {
        int centre = BoardLayout.CENTRE;
        return line == centre && start <= centre && centre < start + word.length();
    }

    private char at(int line, int along, Direction direction) {
        return direction == Direction.ACROSS ? board.at(line, along) : board.at(along, line);
    }
}
