package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;

/**
 * Where a slip places its word: the places its reference or its connecting letters point to and where the word may be
 * played (R§4.3, 5.2, 5.4).
 *
 * @param spots usually one; empty when the place is missing or wrong
 * @param falsePlace one of several places that the connecting letters fit makes a cross-word that is not admitted
 */
record Located(List<Spot> spots, Optional<Place> falsePlace) {

    /**
     * A place where the word may be played.
     *
     * @param faults of the way it was located
     */
    record Spot(Place place, List<Ground> faults) {}

    private static final Located NOWHERE = new Located(List.of(), Optional.empty());

    static Located of(Examined slip) {
        Optional<Coord> reference = slip.reference();
        return reference
                .flatMap(coord -> byReference(slip, coord))
                .or(() -> ByLetters.locate(slip))
                .orElse(NOWHERE);
    }

    private static Located at(Place place, List<Ground> faults) {
        return new Located(List.of(new Spot(place, faults)), Optional.empty());
    }

    private static Optional<Located> byReference(Examined slip, Coord reference) {
        Optional<Direction> written = slip.writtenDirection();
        if (written.isPresent() && written.get() != reference.direction()) {
            return eitherWay(slip, reference);
        }
        Optional<Located> asWritten = right(slip, reference).map(place -> at(place, connectionFaults(slip, place)));
        return written.isPresent() ? asWritten : asWritten.or(() -> inverted(slip, reference));
    }

    /**
     * H8 for 8H. On a slip whose written direction is not known it shows when the word can only be played the other way
     * from that square.
     */
    private static Optional<Located> inverted(Examined slip, Coord reference) {
        return right(slip, reference.flipped())
                .map(place -> at(place, List.of(ground(Reason.REFERENCE_INVERTED, place))));
    }

    /** Reference and writing disagree: one of the two is inverted, whichever fits. */
    private static Optional<Located> eitherWay(Examined slip, Coord reference) {
        List<Spot> spots = Stream.of(reference, reference.flipped())
                .flatMap(coord -> right(slip, coord).stream())
                .map(place -> new Spot(place, List.of(directionFault(reference, place))))
                .toList();
        return spots.isEmpty() ? Optional.empty() : Optional.of(new Located(spots, Optional.empty()));
    }

    private static Ground directionFault(Coord reference, Place place) {
        boolean wordTurned = place.coord().equals(reference);
        return ground(wordTurned ? Reason.WRONG_DIRECTION : Reason.REFERENCE_INVERTED, place);
    }

    private static Optional<Place> right(Examined slip, Coord coord) {
        return slip.places().at(coord).filter(slip::isRight);
    }

    /**
     * Both ways of locating used, and the copied letters locate nothing: too few are left once those that belong
     * neither to the word nor to its connecting letters are ignored, as they are on any slip. Fewer letters than can
     * locate a word are no way of locating it.
     */
    private static List<Ground> connectionFaults(Examined slip, Place place) {
        Connection connection = Connection.of(slip, place);
        int enough = slip.figures().connectingLetters() - 1;
        boolean wrong = connection.strays() > 0 && connection.copied() >= enough && connection.letters() < enough;
        return wrong ? List.of(Ground.of(Reason.CONNECTING_LETTERS_WRONG)) : List.of();
    }

    private static Ground ground(Reason reason, Place place) {
        return Ground.of(reason, place.coord());
    }
}
