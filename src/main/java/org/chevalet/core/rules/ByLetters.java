package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Locates a word by its connecting letters, when no reference does (R§4.3.2, 5.2). */
record ByLetters(Examined slip, List<Candidate> candidates) {

    /** A place that rack and board allow, with its connecting letters; its cross-words may be false. */
    private record Candidate(Place place, int letters) {}

    static Optional<Located> locate(Examined slip) {
        ByLetters located = of(slip);
        return located.extending().or(located::joined);
    }

    /** The places where the word extends one of three letters or more. */
    static Optional<Located> extending(Examined slip) {
        return of(slip).extending();
    }

    private static ByLetters of(Examined slip) {
        int least = slip.figures().connectingLetters() - 1;
        List<Candidate> candidates = slip.directions()
                .flatMap(direction -> slip.places().in(direction).stream())
                .filter(place -> place.oldLetters() + slip.connecting().size() >= least)
                .filter(slip::isInRack)
                .map(place -> new Candidate(place, Connection.of(slip, place).letters()))
                .filter(candidate -> candidate.letters() >= least)
                .toList();
        return new ByLetters(slip, candidates);
    }

    private int enough() {
        return slip.figures().connectingLetters();
    }

    /** Extending a word of three letters or more locates it; the reference does not matter, even wrong. */
    private Optional<Located> extending() {
        return located(
                candidates.stream()
                        .filter(candidate -> candidate.place().longestExtended() >= enough())
                        .toList(),
                List.of());
    }

    private Optional<Located> joined() {
        List<Candidate> many = candidates.stream()
                .filter(candidate -> candidate.letters() >= enough())
                .toList();
        List<Ground> faults = new ArrayList<>();
        if (slip.hasReference()) {
            faults.add(Ground.of(Reason.REFERENCE_WRONG));
        }
        if (!many.isEmpty()) {
            return located(many, faults);
        }
        if (!slip.followsTwoLetterWord()) {
            faults.add(Ground.of(Reason.TWO_CONNECTING_LETTERS));
        }
        return located(candidates, faults);
    }

    /** Located when the word may be played at one of the places; a false one among several is remembered. */
    private Optional<Located> located(List<Candidate> fitting, List<Ground> faults) {
        List<Located.Spot> right = fitting.stream()
                .map(Candidate::place)
                .filter(slip::isRight)
                .map(place -> new Located.Spot(place, faults))
                .toList();
        Optional<Place> falsePlace = fitting.stream()
                .map(Candidate::place)
                .filter(place -> !slip.isRight(place))
                .findFirst();
        return right.isEmpty() ? Optional.empty() : Optional.of(new Located(right, falsePlace));
    }
}
