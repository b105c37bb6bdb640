package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Direction;
import org.chevalet.core.board.Score;
import org.chevalet.core.tile.Points;

/**
 * A slip of the first round (R§5.4.2.a): a valid word is paid its maximum over all places and all choices of the joker
 * letter, whatever reference, direction or circle was written.
 */
record FirstWord(Examined slip) {

    Verdict judge() {
        return read().map(reading -> Verdict.of(reading, List.of(), List.of()))
                .orElseGet(() -> Verdict.nil(new Faults(slip).grounds()));
    }

    private Optional<Reading> read() {
        List<Option> options = slip.isAdmitted() ? options() : List.of();
        return options.stream()
                .map(option -> option.score().points())
                .max(Comparator.naturalOrder())
                .map(maximum -> paid(options.stream()
                        .filter(option -> option.score().points().equals(maximum))
                        .toList()));
    }

    private record Option(Place place, Score score) {}

    /** The first word is announced across, always (R§3.4); the places down score the same. */
    private List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (Place place : slip.places().in(Direction.ACROSS)) {
            if (slip.isInRack(place)) {
                slip.choices(place).forEach(score -> options.add(new Option(place, score)));
            }
        }
        return options;
    }

    private Reading paid(List<Option> best) {
        List<Option> circled = best.stream()
                .filter(option -> slip.circles(option.place(), option.score()))
                .toList();
        Score score = atReference(circled.isEmpty() ? best : circled).score();
        List<Ground> faults = new ArrayList<>();
        slip.scoreFault(score.points()).ifPresent(faults::add);
        if (circled.isEmpty()) {
            faults.add(slip.circleFault(best.get(0).place()));
        }
        Reading reading = Reading.atItsPlace(score, faults);
        return isElsewhere(score) ? withMaximum(reading) : reading;
    }

    private Option atReference(List<Option> options) {
        return options.stream()
                .filter(option ->
                        slip.reference().filter(option.place().coord()::equals).isPresent())
                .findFirst()
                .orElse(options.get(0));
    }

    /** A reference was written, and the maximum lies elsewhere: no fault, but the player will want to know. */
    private boolean isElsewhere(Score score) {
        return slip.reference()
                .map(reference ->
                        !reference.square().equals(score.placement().coord().square()))
                .orElse(slip.hasReference());
    }

    private static Reading withMaximum(Reading reading) {
        List<Ground> grounds = new ArrayList<>(reading.grounds());
        Points maximum = reading.counted();
        grounds.add(Ground.of(
                Reason.FIRST_ROUND_MAXIMUM,
                maximum.value(),
                reading.score().placement().coord()));
        return new Reading(reading.score(), maximum, maximum, reading.sanction(), grounds);
    }
}
