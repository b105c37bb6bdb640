package org.chevalet.arbitration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.ActionUndone;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.rules.Slip;
import org.chevalet.language.Messages;
import org.chevalet.live.Change;
import org.chevalet.live.Moment;

/** Taking back what the arbiter did last, by new events: nothing is ever struck out of the journal. */
final class UndoCommands {

    private UndoCommands() {}

    /** @param mark of the action the asking window was shown */
    record Undo(long mark) {}

    /** What would be undone: its mark, and the action in words. */
    record Undoable(long mark, String what) {}

    /**
     * @return the last action, or {@code undo.nothing}, or {@code undo.impossible} (the action in words)
     */
    static Answer<Undoable> last(Moment moment, List<Slip> slips, Messages messages) {
        return action(moment).then(action -> {
            String what = inWords(action, moment.game(), messages);
            return events(moment, slips, action).isPresent()
                    ? Answer.of(new Undoable(action.mark(), what))
                    : Answer.refuse(impossible(what));
        });
    }

    /** @return what takes the action back, or {@code game.moved-on} when it is not the last one, or as for {@link #last} */
    static Answer<Change> undo(Moment moment, List<Slip> slips, Undo asked, Messages messages) {
        return action(moment)
                .then(action -> action.mark() == asked.mark()
                        ? events(moment, slips, action)
                                .map(back -> Answer.of(Change.of(marked(moment, action, back))))
                                .orElseGet(() -> Answer.refuse(impossible(inWords(action, moment.game(), messages))))
                        : moment.movedOn());
    }

    private static Answer<LastAction> action(Moment moment) {
        return LastAction.of(moment.game(), moment.journal())
                .map(Answer::of)
                .orElseGet(() -> Answer.refuse("undo.nothing"));
    }

    private static Refusal impossible(String what) {
        return Refusal.of("undo.impossible", what);
    }

    private static Optional<List<GameEvent>> events(Moment moment, List<Slip> slips, LastAction action) {
        int first = action.entries().isEmpty() ? moment.journal().size() + 1 : action.first();
        Game before = Game.replay(moment.journal().subList(0, first - 1), slips);
        return new Undoing(moment, before).undo(action);
    }

    private static List<GameEvent> marked(Moment moment, LastAction action, List<GameEvent> back) {
        List<GameEvent> all = new ArrayList<>(back);
        all.add(new ActionUndone(action.first(), action.last(), moment.game().version() + 1));
        return all;
    }

    private static String inWords(LastAction action, Game game, Messages messages) {
        JournalText text = new JournalText(game, messages);
        if (action.entries().isEmpty()) {
            String whose =
                    action.slips().stream().map(slip -> text.who(slip.player())).collect(Collectors.joining(", "));
            int round = action.slips().get(0).round().value();
            return messages.text("undo.slips", round, whose);
        }
        return action.entries().stream().map(JournalEntry::event).map(text::of).collect(Collectors.joining(" ; "));
    }
}
