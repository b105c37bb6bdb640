package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.board.Score;

/** A solution of the second round or later (R§5.4): all its acceptable readings, and the one that is paid. */
record LaterWord(Examined slip) {

    Verdict judge() {
        if (!slip.isAdmitted()) {
            return Verdict.nil(new Faults(slip).grounds());
        }
        Located located = Located.of(slip);
        Optional<RightPlace.Outcome> right = rightPlace(located);
        if (right.filter(this::isExact).isPresent()) {
            return paid(readings(right, Optional.empty()), List.of());
        }
        if (located.falsePlace().isPresent()) {
            return Verdict.nil(falseConnection(located.falsePlace().get()));
        }
        return slip.claimed()
                .map(claimed -> withClaim(right, Elsewhere.of(slip, located, claimed)))
                .orElseGet(() -> paid(readings(right, Optional.empty()), List.of()));
    }

    private boolean isExact(RightPlace.Outcome outcome) {
        return slip.claimed().filter(outcome::gives).isPresent();
    }

    /** Several places: the one that gives the claimed score, else the least of them. */
    private Optional<RightPlace.Outcome> rightPlace(Located located) {
        List<RightPlace.Outcome> outcomes = located.places().stream()
                .map(place -> new RightPlace(slip, place, located.faults()).read())
                .toList();
        return outcomes.stream()
                .filter(this::isExact)
                .findFirst()
                .or(() -> outcomes.stream()
                        .min(Comparator.comparing(outcome -> outcome.reading().counted())));
    }

    private Verdict withClaim(Optional<RightPlace.Outcome> right, Elsewhere elsewhere) {
        if (right.filter(outcome -> !outcome.settled()).isPresent()) {
            return paid(readings(right, Optional.empty()), List.of());
        }
        List<Reading> doubtful = elsewhere.doubtful();
        if (slip.has(SlipMark.PLAUSIBLE_CROSS_WORD) && !doubtful.isEmpty()) {
            return Verdict.nil(falseConnection(doubtful.get(0).score()));
        }
        List<Reading> readings = readings(right, elsewhere.penalised());
        if (readings.isEmpty() && elsewhere.exists()) {
            return Verdict.nil(
                    Ground.of(Reason.SCORE_TOO_LOW, elsewhere.claimed().value()));
        }
        return paid(readings, doubtful);
    }

    private static List<Reading> readings(Optional<RightPlace.Outcome> right, Optional<Reading> elsewhere) {
        List<Reading> readings = new ArrayList<>();
        right.map(RightPlace.Outcome::reading).ifPresent(readings::add);
        elsewhere.ifPresent(readings::add);
        return readings;
    }

    /** The reading that pays the player most on this round; the lighter sanction of two that pay the same. */
    private Verdict paid(List<Reading> readings, List<Reading> doubtful) {
        return readings.stream()
                .reduce((one, other) -> other.isBetterThan(one) ? other : one)
                .map(best -> Verdict.of(best, readings, doubtful))
                .orElseGet(() -> Verdict.nil(new Faults(slip).grounds()));
    }

    private Ground falseConnection(Place place) {
        return falseConnection(place.score());
    }

    private Ground falseConnection(Score score) {
        Score.CrossWord cross = score.crossWords().stream()
                .filter(word -> !slip.context()
                        .words()
                        .admits(word.placement().spelling().word()))
                .findFirst()
                .orElseThrow();
        return Ground.of(
                Reason.FALSE_CONNECTION,
                cross.placement().spelling().word(),
                score.placement().coord().toString(),
                score.points().value());
    }
}
