package org.chevalet.arbitration;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chevalet.core.game.Game;
import org.chevalet.core.game.GameEvent;
import org.chevalet.core.game.GameEvent.ActionUndone;
import org.chevalet.core.game.GameEvent.ClockPaused;
import org.chevalet.core.game.GameEvent.ClockResumed;
import org.chevalet.core.game.GameEvent.PlayerLeft;
import org.chevalet.core.game.GameEvent.PlayerSeated;
import org.chevalet.core.game.GameEvent.Ruling;
import org.chevalet.core.game.JournalEntry;
import org.chevalet.core.game.Round;
import org.chevalet.core.rules.Slip;
import org.chevalet.tournament.GameRepository;

/**
 * What the arbiter did last and has not taken back: entries of the journal written at once, or slips typed at once in the
 * round that takes slips.
 *
 * @param entries in order, none for slips
 * @param slips none for entries
 */
record LastAction(List<JournalEntry> entries, List<Slip> slips) {

    /** Empty when the arbiter has done nothing yet, or has taken everything back. */
    static Optional<LastAction> of(Game game, List<JournalEntry> journal) {
        Optional<LastAction> written = written(journal);
        Optional<LastAction> typed = typed(game.current());
        boolean slipsLater = typed.isPresent()
                && written.map(action -> !typed.get().at().isBefore(action.at()))
                        .orElse(true);
        return slipsLater ? typed : written;
    }

    private Instant at() {
        return entries.isEmpty() ? slips.get(0).receivedAt() : entries.get(0).at();
    }

    /** Number of the first entry; 0 for slips. */
    int first() {
        return entries.isEmpty() ? 0 : entries.get(0).number();
    }

    int last() {
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).number();
    }

    /** What names this action among all: no other has this first entry, or this first slip. */
    long mark() {
        return entries.isEmpty() ? -slips.get(0).id().value() : first();
    }

    private static Optional<LastAction> typed(Round round) {
        if (!round.phase().isOpen()) {
            return Optional.empty();
        }
        List<Slip> paper = round.slips().stream()
                .filter(slip -> slip.source() == Slip.Source.PAPER && counts(slip, round))
                .toList();
        return paper.stream()
                .map(Slip::receivedAt)
                .max(Instant::compareTo)
                .map(last -> paper.stream()
                        .filter(slip -> slip.receivedAt().equals(last))
                        .toList())
                .map(slips -> new LastAction(List.of(), slips));
    }

    /** One that another slip has taken the place of is no longer what the arbiter would take back. */
    private static boolean counts(Slip slip, Round round) {
        return round.slip(slip.player()).filter(slip::equals).isPresent();
    }

    private static Optional<LastAction> written(List<JournalEntry> journal) {
        Set<Integer> undone = new HashSet<>();
        int index = journal.size() - 1;
        while (index > 0) {
            JournalEntry entry = journal.get(index);
            if (entry.event() instanceof ActionUndone undo) {
                for (int number = undo.first(); number <= undo.last(); number++) {
                    undone.add(number);
                }
                index = undo.by() - 2;
            } else if (isArbiters(entry) && !undone.contains(entry.number())) {
                return Optional.of(endingAt(journal, index, undone));
            } else {
                index--;
            }
        }
        return Optional.empty();
    }

    /**
     * Who comes and who leaves is put right in the list of players, a pause by its own button: neither stands in the way of
     * what was done before.
     */
    private static boolean isArbiters(JournalEntry entry) {
        GameEvent event = entry.event();
        boolean ofTheList = event instanceof PlayerSeated || event instanceof PlayerLeft;
        boolean ofThePause = event instanceof ClockPaused || event instanceof ClockResumed;
        return GameRepository.isArbiter(entry.actor()) && !ofTheList && !ofThePause;
    }

    private static LastAction endingAt(List<JournalEntry> journal, int end, Set<Integer> undone) {
        JournalEntry last = journal.get(end);
        int begin = end;
        while (begin > 1 && isSameAction(journal.get(begin - 1), last, undone)) {
            begin--;
        }
        return new LastAction(List.copyOf(journal.subList(begin, end + 1)), List.of());
    }

    private static boolean isSameAction(JournalEntry before, JournalEntry last, Set<Integer> undone) {
        boolean twoDecisions = before.event() instanceof Ruling && last.event() instanceof Ruling;
        return isArbiters(before)
                && before.at().equals(last.at())
                && !twoDecisions
                && !(before.event() instanceof ActionUndone)
                && !undone.contains(before.number());
    }
}
