package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;

/**
 * Where a slip places its word: the places its reference or its connecting letters point to and where the word may be
 * played (R§4.3, 5.2, 5.4).
 *
 * @param places usually one; empty when the place is missing or wrong
 * @param faults of the way it was located
 */
record Located(List<Place> places, List<Ground> faults) {

    private static final Located NOWHERE = new Located(List.of(), List.of());

    /** Connecting letters that locate a word; one fewer does with a warning (R§4.3.2). */
    private static final int ENOUGH = 3;

    static Located of(Examined slip) {
        return byReference(slip)
                .or(() -> byInvertedReference(slip))
                .or(() -> byLetters(slip))
                .orElse(NOWHERE);
    }

    boolean isNowhere() {
        return places.isEmpty();
    }

    private static Optional<Located> byReference(Examined slip) {
        return rightAt(slip, slip.reference()).map(place -> new Located(List.of(place), List.of()));
    }

    /** H8 for 8H. On a typed slip it shows when the word can only be played the other way from that square. */
    private static Optional<Located> byInvertedReference(Examined slip) {
        return rightAt(slip, slip.reference().map(Coord::flipped))
                .map(place -> new Located(
                        List.of(place),
                        List.of(Ground.of(
                                Reason.REFERENCE_INVERTED, place.coord().toString()))));
    }

    private static Optional<Place> rightAt(Examined slip, Optional<Coord> coord) {
        return coord.flatMap(slip.places()::at).filter(slip::isRight);
    }

    private static Optional<Located> byLetters(Examined slip) {
        List<Place> right = Stream.of(Direction.values())
                .flatMap(direction -> slip.places().in(direction).stream())
                .filter(place -> place.oldLetters() >= ENOUGH - 1)
                .filter(slip::isRight)
                .toList();
        return extending(right).or(() -> joined(slip, right));
    }

    /** Extending a word of three letters or more locates it; the reference does not matter, even wrong. */
    private static Optional<Located> extending(List<Place> right) {
        return some(right.stream()
                        .filter(place -> place.longestExtended() >= ENOUGH)
                        .toList())
                .map(places -> new Located(places, List.of()));
    }

    private static Optional<Located> joined(Examined slip, List<Place> right) {
        Optional<List<Place>> enough = some(
                right.stream().filter(place -> place.oldLetters() >= ENOUGH).toList());
        List<Ground> faults = new ArrayList<>();
        if (slip.hasReference()) {
            faults.add(Ground.of(Reason.REFERENCE_WRONG));
        }
        if (enough.isEmpty() && !slip.followsTwoLetterWord()) {
            faults.add(Ground.of(Reason.TWO_CONNECTING_LETTERS));
        }
        return enough.or(() -> some(right)).map(places -> new Located(places, faults));
    }

    private static Optional<List<Place>> some(List<Place> places) {
        return places.isEmpty() ? Optional.empty() : Optional.of(places);
    }
}
