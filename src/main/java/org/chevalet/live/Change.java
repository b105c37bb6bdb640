package org.chevalet.live;

import java.util.List;
import org.chevalet.core.game.GameEvent;
import org.chevalet.tournament.ReceivedSlip;

/** What a command wants written to a game, at once. */
public record Change(List<ReceivedSlip> slips, List<GameEvent> events) {

    /** Nothing to write. */
    public static final Change NONE = new Change(List.of(), List.of());

    public Change {
        slips = List.copyOf(slips);
        events = List.copyOf(events);
    }

    public static Change of(GameEvent... events) {
        return new Change(List.of(), List.of(events));
    }

    public static Change of(List<? extends GameEvent> events) {
        return new Change(List.of(), List.copyOf(events));
    }

    public static Change of(ReceivedSlip slip, GameEvent... events) {
        return new Change(List.of(slip), List.of(events));
    }

    /** Both, this one first. */
    public Change and(Change next) {
        return all(List.of(this, next));
    }

    /** All of them as one, in order. */
    public static Change all(List<Change> changes) {
        return new Change(
                changes.stream().flatMap(change -> change.slips().stream()).toList(),
                changes.stream().flatMap(change -> change.events().stream()).toList());
    }
}
