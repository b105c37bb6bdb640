package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.tile.Points;

/** A solution of the second round or later (R§5.4): all its acceptable readings, and the one that is paid. */
record LaterWord(Examined slip) {

    Verdict judge() {
        if (!slip.isAdmitted()) {
            return Verdict.nil(new Faults(slip).grounds());
        }
        Located located = Located.of(slip);
        Optional<RightPlace.Outcome> right = rightPlace(located);
        boolean exact = right.filter(this::isExact).isPresent();
        Optional<Place> falsePlace = located.falsePlace().filter(place -> !exact && hasCopiedLetters());
        if (falsePlace.isPresent()) {
            return Verdict.nil(
                    Elsewhere.falseConnection(slip, falsePlace.get().score()).grounds());
        }
        boolean leastOfTheJoker = right.filter(outcome -> !outcome.settled()).isPresent();
        List<Reading> readings = new ArrayList<>();
        right.map(RightPlace.Outcome::reading).map(this::orExtending).ifPresent(readings::add);
        return exact || leastOfTheJoker || slip.claimed().isEmpty()
                ? paid(readings, List.of())
                : withClaim(readings, located, slip.claimed().get());
    }

    /** Letters inside the word alone, which nobody copied on purpose, are no attempt to have it both ways. */
    private boolean hasCopiedLetters() {
        return !slip.connecting().isEmpty();
    }

    private boolean isExact(RightPlace.Outcome outcome) {
        return slip.claimed().filter(outcome::gives).isPresent();
    }

    /** Several places: the one that gives the claimed score, else the least of them. */
    private Optional<RightPlace.Outcome> rightPlace(Located located) {
        List<RightPlace.Outcome> outcomes = outcomes(located);
        return outcomes.stream()
                .filter(this::isExact)
                .findFirst()
                .or(() -> outcomes.stream()
                        .min(Comparator.comparing(outcome -> outcome.reading().counted())));
    }

    private List<RightPlace.Outcome> outcomes(Located located) {
        return located.spots().stream()
                .map(spot -> new RightPlace(slip, spot.place(), spot.faults()).read())
                .toList();
    }

    /** The place, if any, does not give the claimed score: it may exist elsewhere. */
    private Verdict withClaim(List<Reading> readings, Located located, Points claimed) {
        Elsewhere elsewhere = Elsewhere.of(slip, located, claimed);
        List<Reading> doubtful = elsewhere.doubtful();
        if (slip.has(SlipMark.PLAUSIBLE_CROSS_WORD) && !doubtful.isEmpty()) {
            return Verdict.nil(doubtful.get(0).grounds());
        }
        extending().ifPresent(readings::add);
        elsewhere.penalised().ifPresent(readings::add);
        if (readings.isEmpty() && elsewhere.exists()) {
            return Verdict.nil(Ground.of(Reason.SCORE_TOO_LOW, claimed.value()));
        }
        return paid(readings, doubtful);
    }

    /** A word that extends another where its reference puts it needs no reference: a wrong one is no fault. */
    private Reading orExtending(Reading referred) {
        return ByLetters.extending(slip).stream()
                .flatMap(extension -> outcomes(extension).stream())
                .map(RightPlace.Outcome::reading)
                .filter(extending ->
                        extending.score().placement().equals(referred.score().placement()))
                .filter(extending -> !referred.isBetterThan(extending))
                .findFirst()
                .orElse(referred);
    }

    /** The claimed score made by extending a word, whatever the reference. */
    private Optional<Reading> extending() {
        return ByLetters.extending(slip).stream()
                .flatMap(extension -> outcomes(extension).stream())
                .filter(this::isExact)
                .map(RightPlace.Outcome::reading)
                .findFirst();
    }

    /** The reading that pays the player most on this round; the lighter sanction of two that pay the same. */
    private Verdict paid(List<Reading> readings, List<Reading> doubtful) {
        return readings.stream()
                .reduce((one, other) -> other.isBetterThan(one) ? other : one)
                .map(best -> Verdict.of(best, readings, doubtful))
                .orElseGet(() -> Verdict.nil(new Faults(slip).grounds()));
    }
}
