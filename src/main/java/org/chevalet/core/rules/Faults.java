package org.chevalet.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.board.Coord;
import org.chevalet.core.board.Direction;

/** Why a slip has no acceptable reading (R§5.3): every fault worth a nil, the word itself first. */
record Faults(Examined slip) {

    private static final Map<String, Reason> BOARD_FAULTS = Map.of(
            "placement.off-edge", Reason.OFF_THE_BOARD,
            "placement.conflict", Reason.SQUARE_TAKEN,
            "placement.incomplete", Reason.WORD_INCOMPLETE,
            "placement.no-new-tile", Reason.NO_NEW_LETTER,
            "placement.not-connected", Reason.NOT_CONNECTED,
            "placement.too-many", Reason.TOO_MANY_LETTERS);

    List<Ground> grounds() {
        List<Ground> grounds = new ArrayList<>();
        if (!slip.isAdmitted()) {
            grounds.add(Ground.of(Reason.WORD_NOT_ADMITTED, slip.word()));
        }
        placeFault().ifPresent(grounds::add);
        return grounds;
    }

    /** Judged where the slip puts the word; without a usable reference, wherever it comes closest to being playable. */
    private Optional<Ground> placeFault() {
        Optional<Coord> reference = slip.isFirstWord() ? Optional.empty() : slip.reference();
        List<Place> places = reference.map(this::atReference).orElseGet(this::anywhere);
        if (places.isEmpty()) {
            return Optional.of(doesNotFit(reference));
        }
        List<Place> inRack = places.stream().filter(slip::isInRack).toList();
        return inRack.isEmpty() ? Optional.of(lacking(places.get(0))) : crossFault(inRack);
    }

    private List<Place> atReference(Coord reference) {
        return slip.places().at(reference).stream().toList();
    }

    private List<Place> anywhere() {
        return Stream.of(Direction.values())
                .flatMap(direction -> slip.places().in(direction).stream())
                .toList();
    }

    /** Playable somewhere: then only the place is missing. */
    private Optional<Ground> crossFault(List<Place> places) {
        if (places.stream().anyMatch(slip::isRight)) {
            return slip.isAdmitted() ? Optional.of(Ground.of(Reason.NO_PLACE, slip.word())) : Optional.empty();
        }
        return places.get(0)
                .falseCrossWord(slip.context().words())
                .map(cross -> Ground.of(
                        Reason.CROSS_WORD_NOT_ADMITTED,
                        cross.placement().spelling().word(),
                        cross.square()));
    }

    private Ground lacking(Place place) {
        return Ground.of(Reason.LETTER_NOT_IN_RACK, slip.lacking(place), slip.word());
    }

    private Ground doesNotFit(Optional<Coord> reference) {
        return reference
                .map(slip.places()::score)
                .filter(answer -> !answer.isAccepted())
                .map(Answer::refusal)
                .or(slip.places()::tooManyTiles)
                .map(this::boardFault)
                .orElseGet(() -> Ground.of(Reason.DOES_NOT_FIT, slip.word()));
    }

    private Ground boardFault(Refusal refusal) {
        Reason reason = BOARD_FAULTS.get(refusal.key());
        return reason == null ? Ground.of(Reason.DOES_NOT_FIT, slip.word()) : new Ground(reason, refusal.args());
    }
}
