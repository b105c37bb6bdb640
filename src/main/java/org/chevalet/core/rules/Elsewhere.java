package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;

/**
 * A claimed score that the word makes, in the direction it was written, somewhere else than where it was put (R§5.4).
 *
 * @param claimed the score written
 * @param right places that make it
 * @param doubtful places that make it but for a cross-word that is not admitted
 */
record Elsewhere(Examined slip, Points claimed, List<Score> right, List<Reading> doubtful) {

    static Elsewhere of(Examined slip, Located located, Points claimed) {
        List<Found> found = directions(slip, located)
                .flatMap(direction -> slip.places().in(direction).stream())
                .filter(slip::isInRack)
                .flatMap(place -> find(slip, place, claimed))
                .toList();
        return new Elsewhere(
                slip,
                claimed,
                found.stream().filter(Found::right).map(Found::score).toList(),
                found.stream()
                        .filter(place -> !place.right())
                        .map(place -> falseConnection(slip, place.score()))
                        .toList());
    }

    /** The nil of a place whose false cross-word is held to be plausible (raccordement fallacieux). */
    static Reading falseConnection(Examined slip, Score score) {
        Score.CrossWord cross = score.crossWords().stream()
                .filter(word -> !slip.context()
                        .words()
                        .admits(word.placement().spelling().word()))
                .findFirst()
                .orElseThrow();
        Ground ground = Ground.of(
                Reason.FALSE_CONNECTION,
                cross.placement().spelling().word(),
                score.placement().coord(),
                score.points().value());
        return new Reading(score, Points.ZERO, Points.ZERO, Sanction.NIL, List.of(ground));
    }

    private record Found(Score score, boolean right) {}

    private static Stream<Found> find(Examined slip, Place place, Points claimed) {
        return slip.choices(place).stream()
                .filter(choice -> choice.points().equals(claimed))
                .limit(1)
                .map(choice -> new Found(choice, slip.isRight(place)));
    }

    /** As written; else as the reference says and as it was understood; without a reference both ways. */
    private static Stream<Direction> directions(Examined slip, Located located) {
        return slip.writtenDirection()
                .map(Stream::of)
                .or(() -> slip.reference()
                        .map(reference -> Stream.concat(
                                        Stream.of(reference),
                                        located.spots().stream()
                                                .map(spot -> spot.place().coord()))
                                .map(Coord::direction)
                                .distinct()))
                .orElseGet(slip::directions);
    }

    boolean exists() {
        return !right.isEmpty();
    }

    boolean isTooLow() {
        return claimed.value() < slip.figures().lowestElsewhere();
    }

    /** The claimed score less a penalty. */
    Optional<Reading> penalised() {
        return isTooLow() ? Optional.empty() : right.stream().findFirst().map(this::penalised);
    }

    private Reading penalised(Score score) {
        int penalty = slip.figures().penalty();
        Points paid = Points.of(claimed.value() - penalty);
        Ground ground = Ground.of(
                Reason.SCORE_FOUND_ELSEWHERE, claimed.value(), score.placement().coord(), penalty, paid.value());
        return new Reading(score, claimed, paid, Sanction.PENALTY, List.of(ground));
    }
}
