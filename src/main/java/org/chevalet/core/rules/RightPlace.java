package org.chevalet.core.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;
import org.chevalet.core.tile.Tile;

/**
 * A word read at a place where it may be played (R§5.4): the lines of the table for scores and circles, in its order.
 *
 * @param faults of the way the place was found
 */
record RightPlace(Examined slip, Place place, List<Ground> faults) {

    /**
     * A reading there.
     *
     * @param settled false when neither score nor circle says which letter the joker stands for, so that the least
     *     choice was taken
     */
    record Outcome(Reading reading, boolean settled) {

        boolean gives(Points claimed) {
            return reading.counted().equals(claimed);
        }
    }

    Outcome read() {
        List<Score> choices = slip.choices(place);
        List<Score> claimed = choices.stream()
                .filter(choice -> slip.claimed().filter(choice.points()::equals).isPresent())
                .toList();
        return circled(claimed)
                .or(() -> claimed.stream().findFirst().map(choice -> settled(choice, circleFault())))
                .or(() -> circled(choices))
                .orElseGet(() -> new Outcome(reading(least(choices), circleFault()), !slip.holdsJoker()));
    }

    /** The choice that the circles show, if it is one of these; without circles the choice that uses no joker. */
    private Optional<Outcome> circled(List<Score> choices) {
        return choices.stream()
                .filter(choice -> slip.circles(place, choice))
                .findFirst()
                .map(choice -> settled(choice, Stream.empty()));
    }

    /** The least score, the joker standing only for letters the rack lacks. */
    private static Score least(List<Score> choices) {
        int fewest = choices.get(0).used().count(Tile.JOKER);
        return choices.stream()
                .filter(choice -> choice.used().count(Tile.JOKER) == fewest)
                .min(Comparator.comparing(Score::points))
                .orElseThrow();
    }

    private Stream<Ground> circleFault() {
        return Stream.of(slip.circleFault(place));
    }

    private Outcome settled(Score score, Stream<Ground> circle) {
        return new Outcome(reading(score, circle), true);
    }

    private Reading reading(Score score, Stream<Ground> circle) {
        Stream<Ground> wrongScore = slip.scoreFault(score.points()).stream();
        List<Ground> grounds = Stream.of(wrongScore, circle, faults.stream())
                .flatMap(ground -> ground)
                .toList();
        return Reading.atItsPlace(score, grounds);
    }
}
