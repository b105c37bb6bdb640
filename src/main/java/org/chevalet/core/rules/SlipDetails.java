package org.chevalet.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.board.Direction;

/**
 * What else can be seen on a paper slip, typed by the arbiter when it matters.
 *
 * @param direction the way the word is written on the grid of the slip; when it is not noted, the reference's
 * @param connecting board letters copied beside the word (lettres de raccord, R§4.3.2)
 * @param marks what the arbiter saw or decided about the slip
 * @param others further solutions on the same slip, each with its own marks
 */
public record SlipDetails(
        Optional<Direction> direction,
        List<ConnectingLetter> connecting,
        Set<SlipMark> marks,
        List<WrittenSlip> others) {

    public static final SlipDetails NONE = new SlipDetails(Optional.empty(), List.of(), Set.of(), List.of());

    public SlipDetails {
        connecting = List.copyOf(connecting);
        marks = Set.copyOf(marks);
        others = List.copyOf(others);
    }

    public static SlipDetails written(Direction direction) {
        return new SlipDetails(Optional.of(direction), List.of(), Set.of(), List.of());
    }

    public static SlipDetails connected(ConnectingLetter... letters) {
        return new SlipDetails(Optional.empty(), List.of(letters), Set.of(), List.of());
    }

    public static SlipDetails marked(SlipMark... marks) {
        return new SlipDetails(Optional.empty(), List.of(), Set.of(marks), List.of());
    }

    public SlipDetails withOthers(WrittenSlip... solutions) {
        return new SlipDetails(direction, connecting, marks, List.of(solutions));
    }
}
