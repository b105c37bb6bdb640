package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;

/** A slip of the second round or later: all its acceptable readings (R§5.4). */
record LaterWord(Examined slip, RuleSet.SlipFigures figures) {

    List<Reading> read() {
        if (!slip.isAdmitted()) {
            return List.of();
        }
        Located located = Located.of(slip);
        List<Reading> readings = new ArrayList<>();
        located.places().stream().map(place -> atPlace(place, located.faults())).forEach(readings::add);
        Optional<Reading> right = settle(readings);
        List<Reading> all = new ArrayList<>(right.stream().toList());
        if (right.isEmpty() || slip.claim() instanceof ScoreClaim.Given given && !isExact(right.get(), given)) {
            elsewhere(located).ifPresent(all::add);
        }
        return all;
    }

    private static boolean isExact(Reading reading, ScoreClaim.Given given) {
        return reading.counted().equals(given.points());
    }

    /** Several places: the one that gives the claimed score, else the least of them. */
    private Optional<Reading> settle(List<Reading> readings) {
        Optional<Reading> claimed = readings.stream()
                .filter(reading -> slip.scoreFault(reading.counted()).isEmpty())
                .findFirst();
        return claimed.or(() -> readings.stream().min(Comparator.comparing(Reading::counted)));
    }

    private Reading atPlace(Place place, List<Ground> faults) {
        List<Score> choices = slip.choices(place);
        List<Score> claimed = choices.stream()
                .filter(choice -> slip.claim() instanceof ScoreClaim.Given given
                        && choice.points().equals(given.points()))
                .toList();
        return circled(place, claimed, faults)
                .or(() -> claimed.stream().findFirst().map(choice -> withFaults(choice, faults, circleFault())))
                .or(() -> circled(place, choices, faults))
                .orElseGet(() -> withFaults(least(choices), faults, circleFault()));
    }

    /** The choice that the circles show, if it is one of these. */
    private Optional<Reading> circled(Place place, List<Score> choices, List<Ground> faults) {
        return choices.stream()
                .filter(choice -> slip.circles(place, choice))
                .findFirst()
                .map(choice -> withFaults(choice, faults, Stream.empty()));
    }

    private Stream<Ground> circleFault() {
        return Stream.of(slip.circleFault());
    }

    private Reading withFaults(Score score, List<Ground> faults, Stream<Ground> circle) {
        Stream<Ground> wrongScore = slip.scoreFault(score.points()).stream();
        return Reading.atItsPlace(
                score,
                Stream.of(wrongScore, circle, faults.stream())
                        .flatMap(grounds -> grounds)
                        .toList());
    }

    /** No choice is shown: the least score, the joker standing only for letters the rack lacks. */
    private static Score least(List<Score> choices) {
        int fewest = choices.get(0).used().count(Tile.JOKER);
        return choices.stream()
                .filter(choice -> choice.used().count(Tile.JOKER) == fewest)
                .min(Comparator.comparing(Score::points))
                .orElseThrow();
    }

    /** The claimed score less a penalty, when the word makes it somewhere in the direction it was written. */
    private Optional<Reading> elsewhere(Located located) {
        if (!(slip.claim() instanceof ScoreClaim.Given given) || given.points().value() < figures.lowestElsewhere()) {
            return Optional.empty();
        }
        return directions(located)
                .flatMap(direction -> slip.places().in(direction).stream())
                .filter(slip::isInRack)
                .flatMap(place -> slip.choices(place).stream()
                        .filter(choice -> choice.points().equals(given.points()))
                        .limit(1)
                        .filter(choice -> slip.isRight(place)))
                .findFirst()
                .map(score -> penalised(score, given.points()));
    }

    private Stream<Direction> directions(Located located) {
        Optional<Direction> written = located.places().stream()
                .findFirst()
                .map(Place::coord)
                .or(slip::reference)
                .map(coord -> coord.direction());
        return written.map(Stream::of).orElseGet(() -> Stream.of(Direction.values()));
    }

    private Reading penalised(Score score, Points claimed) {
        Points paid = Points.of(claimed.value() - figures.penalty());
        Ground ground = Ground.of(
                Reason.SCORE_FOUND_ELSEWHERE,
                claimed.value(),
                score.placement().coord().toString(),
                figures.penalty(),
                paid.value());
        return new Reading(score, claimed, paid, Sanction.PENALTY, List.of(ground));
    }
}
