package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.board.Board;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Placement;
import org.chevalet.core.board.Score;
import org.chevalet.core.board.Scorer;
import org.chevalet.core.board.Spelling;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;

/** A slip under the arbiter's eyes: what was written, beside the board and the rack it was written for. */
final class Examined {

    private final Scorer scorer;
    private final SlipContext context;
    private final WrittenSlip slip;
    private final WrittenWord word;
    private final Places places;
    private final RuleSet.SlipFigures figures;

    Examined(RuleSet.SlipFigures figures, Scorer scorer, SlipContext context, WrittenSlip slip, WrittenWord word) {
        this.figures = figures;
        this.scorer = scorer;
        this.context = context;
        this.slip = slip;
        this.word = context.rack().count(Tile.JOKER) > 0 ? word : word.withoutCaseMarks();
        this.places = new Places(scorer, context.board(), word.letters());
    }

    SlipContext context() {
        return context;
    }

    boolean isFirstWord() {
        return context.board().isEmpty();
    }

    /** In round 2, after a first word of two letters, two connecting letters are all there can be (R§4.3.2). */
    boolean followsTwoLetterWord() {
        long tiles = context.board().rows().stream()
                .flatMapToInt(String::chars)
                .filter(square -> square != Board.NONE)
                .count();
        return context.round().value() == 2 && tiles == 2;
    }

    String word() {
        return word.letters();
    }

    RuleSet.SlipFigures figures() {
        return figures;
    }

    /** The claimed score, if one was written. */
    Optional<Points> claimed() {
        return slip.claim() instanceof ScoreClaim.Given given ? Optional.of(given.points()) : Optional.empty();
    }

    List<ConnectingLetter> connecting() {
        return slip.details().connecting();
    }

    boolean has(SlipMark mark) {
        return slip.details().marks().contains(mark);
    }

    Optional<Direction> writtenDirection() {
        return slip.details().direction();
    }

    /** The ways the word may be meant to run: as written, else both. */
    Stream<Direction> directions() {
        return writtenDirection().map(Stream::of).orElseGet(() -> Stream.of(Direction.values()));
    }

    Places places() {
        return places;
    }

    boolean isAdmitted() {
        return context.words().admits(word.letters());
    }

    boolean holdsJoker() {
        return context.rack().count(Tile.JOKER) > 0;
    }

    /** The reference, if one was written that can be read. */
    Optional<Coord> reference() {
        Answer<Coord> reference = Coord.parse(slip.reference());
        return reference.isAccepted() ? Optional.of(reference.value()) : Optional.empty();
    }

    boolean hasReference() {
        return !slip.reference().isBlank();
    }

    /** The place may be played: letters in the rack, cross-words admitted. */
    boolean isRight(Place place) {
        return isInRack(place) && place.falseCrossWord(context.words()).isEmpty();
    }

    boolean isInRack(Place place) {
        return place.missing(context.rack()).size() <= context.rack().count(Tile.JOKER);
    }

    /**
     * The letters that neither tiles nor jokers of the rack give at this place, in the word's order: {@code "O, U, V"}.
     * Jokers stand where they are circled, else for the first letters wanting.
     */
    String lacking(Place place) {
        StringBuilder missing = new StringBuilder(place.missing(context.rack()).toString());
        Set<Integer> circled = circled(place);
        List<Integer> wanting = Arrays.stream(place.newPositions())
                .boxed()
                .sorted(Comparator.comparing((Integer position) -> !circled.contains(position)))
                .filter(position -> take(missing, place.word().charAt(position)))
                .toList();
        return wanting.stream()
                .skip(context.rack().count(Tile.JOKER))
                .sorted()
                .map(position -> String.valueOf(place.word().charAt(position)))
                .collect(Collectors.joining(", "));
    }

    private static boolean take(StringBuilder letters, char letter) {
        int at = letters.indexOf(String.valueOf(letter));
        if (at >= 0) {
            letters.deleteCharAt(at);
        }
        return at >= 0;
    }

    /** What the word scores at a place the rack allows, for every choice of the joker letter, fewest jokers first. */
    List<Score> choices(Place place) {
        if (!holdsJoker()) {
            return List.of(place.score());
        }
        List<Score> choices = new ArrayList<>();
        for (Spelling spelling : JokerChoices.of(place, context.rack())) {
            choices.add(scorer.score(context.board(), new Placement(place.coord(), spelling))
                    .value());
        }
        return choices;
    }

    /** Are the circled letters the jokers of this choice? Jokers already on the board may be circled or not. */
    boolean circles(Place place, Score choice) {
        Set<Integer> jokers = new HashSet<>();
        for (int position : place.newPositions()) {
            if (choice.placement().spelling().isJoker(position)) {
                jokers.add(position);
            }
        }
        return circled(place).equals(jokers);
    }

    /** Letters circled there, jokers of the board apart; more in lower case than the rack has jokers is a way of typing. */
    private Set<Integer> circled(Place place) {
        Set<Integer> circled = new HashSet<>(word.circled());
        circled.removeIf(place::isBoardJoker);
        return word.byCase() && circled.size() > context.rack().count(Tile.JOKER) ? Set.of() : circled;
    }

    /** The fault of circles that do not fit: none drawn, or drawn round another letter. */
    Ground circleFault(Place place) {
        return Ground.of(circled(place).isEmpty() ? Reason.JOKER_NOT_CIRCLED : Reason.JOKER_WRONGLY_CIRCLED);
    }

    /** The fault of a score that is not the one counted; none when it is, or when scores are not asked. */
    Optional<Ground> scoreFault(Points counted) {
        if (slip.claim() instanceof ScoreClaim.Given given) {
            return given.points().equals(counted)
                    ? Optional.empty()
                    : Optional.of(Ground.of(Reason.SCORE_WRONG, given.points().value(), counted.value()));
        }
        return slip.claim() instanceof ScoreClaim.Missing
                ? Optional.of(Ground.of(Reason.SCORE_MISSING, counted.value()))
                : Optional.empty();
    }
}
